import { readFileSync } from 'node:fs';
import { separation, signedArc } from '@ganita/core/angles/angles.js';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import { DEFAULT_RULES, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

type Mode = Rules['ayanamsa_mode'];
type Positions = Exclude<Rules['positions'], 'apparent_true_equinox'>;

/** A chart as the library gives it, degrees (tools/golden/starCusps.ts). */
interface StarChart {
  readonly mode: Mode;
  readonly positions: Positions;
  readonly jdUt: number;
  readonly place: { readonly latitudeDeg: number; readonly longitudeDeg: number };
  readonly angles: readonly number[];
}

const CHARTS: readonly StarChart[] = readFileSync(new URL('./starCusps.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => {
    const [mode, positions, ...figures] = line.split('\t');
    const [jdUt, latitudeDeg, longitudeDeg, ...angles] = figures.map(Number) as [number, number, number, ...number[]];
    return {
      mode: mode as Mode,
      positions: positions as Positions,
      jdUt,
      place: { latitudeDeg, longitudeDeg },
      angles,
    };
  });
const STAR_MODES = [...new Set(CHARTS.map(({ mode }) => mode))];
const POSITIONS: readonly Positions[] = ['geometric', 'apparent'];
const ARCSECONDS = 3600;

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await createSwissEphemeris();
});
const observatoryOf = (ayanamsa_mode: Mode, positions: Positions): Observatory =>
  openObservatory(ephemeris, resolveRules(DEFAULT_RULES, { ayanamsa_mode, positions }), {
    valueDeg: 23.4,
    atJdUt: 2_450_000,
  });

describe.each(POSITIONS)('a zodiac that a star fixes, by %s positions', (positions) => {
  it.each(STAR_MODES)('%s has the Sun, the angles and the cusps of the library within 0.001 second of arc', (mode) => {
    const observatory = observatoryOf(mode, positions);
    const charts = CHARTS.filter((chart) => chart.mode === mode && chart.positions === positions);
    expect(charts).toHaveLength(24);
    for (const { jdUt, place, angles } of charts) {
      const { ascendantDeg, midheavenDeg, cuspsDeg } = observatory.cusps(julianDayUt(jdUt), place);
      const found = [observatory.longitudeDeg('Sun', julianDayUt(jdUt)), ascendantDeg, midheavenDeg, ...cuspsDeg];
      expect(found).toHaveLength(angles.length);
      found.forEach((angle, index) => {
        expect(separation(angle, angles[index] as number) * ARCSECONDS).toBeLessThan(0.001);
      });
    }
  });
});

describe.each(POSITIONS)('by %s places', (positions) => {
  // Tropical places of these rules: planets from the mean equinox where they are geometric, angles always from the true one.
  it.each(AYANAMSA_MODES)('%s shifts angles, cusps and planets alike', (mode) => {
    const observatory = observatoryOf(mode, positions);
    const nutation = positions === 'geometric' ? 'without' : 'with';
    const tropical = { zodiac: { kind: 'tropical' }, correction: positions, nutation } as const;
    for (const { jdUt: at, place } of CHARTS.slice(0, 24)) {
      const jdUt = julianDayUt(at);
      const dpsi = ephemeris.obliquity(jdUt).nutationLongitudeDeg;
      const [inPlanets, inAngles] = [nutation === 'with' ? dpsi : 0, dpsi];
      const houses = ephemeris.houses(jdUt, place, tropical.zodiac, positions);
      const cusps = observatory.cusps(jdUt, place);
      const ayanamsaDeg = observatory.ayanamsaDeg(jdUt);
      const moved = (from: number, to: number, nutationDeg: number): number =>
        (signedArc(to, from) - nutationDeg - ayanamsaDeg) * ARCSECONDS;
      for (const graha of GRAHAS.filter((one) => one !== 'Rahu' && one !== 'Ketu')) {
        const { longitudeDeg } = ephemeris.ecliptic(graha, jdUt, tropical);
        expect(moved(longitudeDeg, observatory.longitudeDeg(graha, jdUt), inPlanets)).toBeCloseTo(0, 3);
      }
      expect(moved(houses.ascendantDeg, cusps.ascendantDeg, inAngles)).toBeCloseTo(0, 3);
      expect(moved(houses.midheavenDeg, cusps.midheavenDeg, inAngles)).toBeCloseTo(0, 3);
      houses.cuspsDeg.forEach((cusp, house) => {
        expect(moved(cusp, cusps.cuspsDeg[house] as number, inAngles)).toBeCloseTo(0, 3);
      });
    }
  });
});
