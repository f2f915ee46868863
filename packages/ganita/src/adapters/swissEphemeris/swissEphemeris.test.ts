import type { AyanamsaAnchor, Ephemeris, PlaceOptions } from '@ganita/core/ephemeris/ephemeris.js';
import { LAHIRI_ANCHOR } from '@ganita/core/sky/ayanamsa.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSwissModule } from './module.js';
import { swissEphemerisOn } from './swissEphemerisOn.js';
import { requireDataFiles, type SwissModule } from './swissModule.js';

const sidereal: PlaceOptions = {
  zodiac: { kind: 'sidereal', ayanamsa: LAHIRI_ANCHOR },
  correction: 'geometric',
  nutation: 'without',
};
const BODIES = ['Sun', 'Moon', 'Mars', 'Saturn', 'mean_node', 'true_node'] as const;
const birth = julianDayUt(2_450_424.71111111);

describe('the Swiss Ephemeris adapter', () => {
  let module: SwissModule;
  let ephemeris: Ephemeris;
  beforeAll(async () => {
    module = await loadSwissModule();
    ephemeris = swissEphemerisOn(module);
  });

  it('gives the Sun of the worked example', () => {
    expect(ephemeris.ecliptic('Sun', birth, sidereal).longitudeDeg).toBeCloseTo(231.565282, 5);
  });

  it('gives speeds and a signed ayanamsa where an ayanamsa passes zero', () => {
    const at = (valueDeg: number) =>
      ({ kind: 'epoch', epochJd: birth, epochScale: 'ut', valueDeg }) as const satisfies AyanamsaAnchor;
    const speeds = (valueDeg: number) => {
      const options: PlaceOptions = { ...sidereal, zodiac: { kind: 'sidereal', ayanamsa: at(valueDeg) } };
      return BODIES.map((body) => ephemeris.ecliptic(body, birth, options).speedDegPerDay);
    };
    for (const near of [0, 1e-9, 1e-8, -1e-9, 9.4e-323]) {
      speeds(near).forEach((speed, at) => {
        expect(speed).toBeCloseTo(speeds(20)[at] ?? Number.NaN, 6);
      });
    }
    for (const value of [-30, -0.5, 0, 0.5, 30]) {
      expect(ephemeris.ayanamsaDeg(birth, at(value), 'geometric')).toBeCloseTo(value, 9);
    }
  });

  it('keeps the requested ayanamsa whatever was requested in between', () => {
    const before = ephemeris.ecliptic('Moon', birth, sidereal);
    ephemeris.ayanamsaDeg(birth, { kind: 'model', swissId: 27 }, 'geometric');
    ephemeris.houses(birth, { latitudeDeg: 60, longitudeDeg: 10 }, { kind: 'tropical' }, 'geometric');
    expect(ephemeris.ecliptic('Moon', birth, sidereal)).toEqual(before);
  });

  it.each([2_378_300, 2_597_700, Number.NaN])('rejects the moment %s outside its data', (jd) => {
    expect(() => ephemeris.ecliptic('Moon', julianDayUt(jd), sidereal)).toThrow(/outside the ephemeris data/);
  });

  it('names Porphyry where Placidus does not exist', () => {
    const systemAt = (latitudeDeg: number) =>
      ephemeris.houses(birth, { latitudeDeg, longitudeDeg: 19 }, sidereal.zodiac, 'geometric').system;
    expect(systemAt(70)).toBe('porphyry');
    expect(systemAt(13)).toBe('placidus');
  });

  it('finds the total solar eclipse of 1999-08-11', () => {
    const eclipse = ephemeris.nextSolarEclipse(julianDayUt(2_451_300));
    expect(eclipse.type).toBe('total');
    expect(eclipse.maximumJdUt).toBeCloseTo(2_451_401.96, 1);
  });
});

describe('a Swiss Ephemeris without its files', () => {
  it.each(['sefstars.txt', 'semo_18.se1'])('is rejected when %s is missing', async (file) => {
    const module = await loadSwissModule();
    module.FS.unlink(`/sweph/${file}`);
    expect(() => requireDataFiles(module)).toThrow(file);
  });

  it('never passes on an answer of another ephemeris', async () => {
    const module = await loadSwissModule();
    const moshier = (): number => 4;
    const replaced: SwissModule = Object.assign(Object.create(module) as SwissModule, { _swe_calc_ut: moshier });
    expect(() => swissEphemerisOn(replaced)).toThrow(/another ephemeris/);
    const later: SwissModule = Object.assign(Object.create(module) as SwissModule, {
      _swe_get_ayanamsa_ex_ut: moshier,
    });
    const ephemeris = swissEphemerisOn(later);
    expect(() => ephemeris.ayanamsaDeg(birth, LAHIRI_ANCHOR, 'geometric')).toThrow(/another ephemeris/);
  });
});
