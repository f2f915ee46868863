import { describe, expect, it } from 'vitest';
import { siderealDegrees } from '../../angles/angles.js';
import { recordFrom } from '../../records.js';
import { DEFAULT_RULES } from '../../rules/rules.js';
import type { BodyState } from '../../sky/observatory.js';
import { GRAHAS, type Graha, LAGNA_AND_GRAHAS, OUTER_PLANETS } from '../../zodiac/grahas.js';
import { NAKSHATRA_DEG } from '../../zodiac/nakshatras.js';
import { type Chart, type ChartedSky, chartOf } from '../chart.js';
import { motionOf } from './combustion.js';
import { divisionSigns, drekkana22, lattaStar, navamsa64, withMalefics } from './latta.js';
import { pachakadiOf } from './pachakadi.js';
import { planetaryStates } from './planetaryStates.js';

const state = (longitude: number, speedDegPerDay = 1): BodyState => ({
  longitudeDeg: siderealDegrees(longitude),
  latitudeDeg: 0.5,
  distanceAu: 1,
  speedDegPerDay,
  declinationDeg: -3,
});

/** A sky with every graha in its own place, except those named. */
const skyWith = (places: Partial<Record<Graha, BodyState>>, ascendant = 5): ChartedSky => ({
  ascendantDeg: siderealDegrees(ascendant),
  grahas: recordFrom(GRAHAS, (graha) => places[graha] ?? state(31 * GRAHAS.indexOf(graha) + 2)),
  outerPlanets: recordFrom(OUTER_PLANETS, (body) => state(300 + 10 * OUTER_PLANETS.indexOf(body), 0.001)),
});
const chartWith = (places: Partial<Record<Graha, BodyState>>, ascendant?: number): Chart =>
  chartOf(skyWith(places, ascendant));

const statesOf = (sky: ChartedSky) => {
  const chart = chartOf(sky);
  const signs = divisionSigns(chart);
  return planetaryStates(sky, chart, { navamsa: signs, drekkana: signs }, DEFAULT_RULES);
};

describe('motion', () => {
  it('is retrograde by speed alone and stationary below a hundredth of a degree a day', () => {
    expect(motionOf(state(0, -0.2))).toEqual({
      speedDegPerDay: -0.2,
      declinationDeg: -3,
      retrograde: true,
      stationary: false,
    });
    expect(motionOf(state(0, -0.0099))).toMatchObject({ retrograde: true, stationary: true });
    expect(motionOf(state(0, 0.01)).stationary).toBe(false);
  });
});

describe('latta', () => {
  const inStar = (number: number): number => (number - 0.5) * NAKSHATRA_DEG;

  it('counts from Shravana as the 23rd of twenty-eight', () => {
    expect(lattaStar('Mars', inStar(22))).toBe('Shatabhisha');
    expect(lattaStar('Mars', inStar(20))).toBe('Abhijit');
    expect(lattaStar('Venus', inStar(27))).toBe('Dhanishta');
    expect(lattaStar('Sun', inStar(1))).toBe('Uttara Phalguni');
    expect(lattaStar('Moon', inStar(22))).toBe('Bharani');
  });

  it('of the Moon, 22 back, is 8 forward round the twenty-eight', () => {
    expect(lattaStar('Moon', inStar(1))).toBe('Pushya');
  });
});

describe('pachakadi', () => {
  it('reports all that are present, in the order of the roles', () => {
    const chart = chartWith({
      Venus: state(100),
      Moon: state(130),
      Mercury: state(250),
      Sun: state(70),
      Saturn: state(200),
    });
    expect(pachakadiOf('Venus', chart)).toEqual([
      { role: 'pachaka', planet: 'Moon', inimical: false },
      { role: 'bodhaka', planet: 'Mercury', inimical: false },
      { role: 'karaka', planet: 'Sun', inimical: false },
      { role: 'vedhaka', planet: 'Saturn', inimical: true },
    ]);
  });
});

describe('malefic company', () => {
  it('is another malefic in the sign, a waning Moon among them, never oneself', () => {
    const alone = chartWith({});
    expect(withMalefics(alone).has('Mars')).toBe(false);
    const waning = chartWith({ Sun: state(10), Moon: state(200), Venus: state(205), Saturn: state(320) });
    expect(withMalefics(waning).has('Venus')).toBe(true);
    const waxing = chartWith({ Sun: state(30), Moon: state(200), Venus: state(205), Saturn: state(320) });
    expect(withMalefics(waxing).has('Venus')).toBe(false);
    expect(withMalefics(chartWith({ Saturn: state(200), Venus: state(205) })).has('Venus')).toBe(true);
  });
});

describe('the fatal divisions', () => {
  it('are the 4th sign from the navamsa and the 8th from the drekkana', () => {
    expect(navamsa64('Cancer')).toEqual({ sign: 'Libra', lord: 'Venus' });
    expect(drekkana22('Virgo')).toEqual({ sign: 'Aries', lord: 'Mars' });
  });
});

describe('planetary states', () => {
  it('say of each body what is defined for it and null for the rest', () => {
    const { planets } = statesOf(skyWith({}));
    expect(planets.Ascendant).toMatchObject({ motion: null, dignityState: null, combustion: null, relations: null });
    expect(planets.Ascendant?.mrityuBhaga).not.toBeNull();
    expect(planets.Ascendant?.kpLords.kpNumber).toBe(5);
    expect(planets.Sun).toMatchObject({ combustion: null, wars: null });
    expect(planets.Moon).toMatchObject({ wars: null });
    expect(planets.Mars?.wars).toEqual([]);
    expect(planets.Rahu).toMatchObject({ combustion: null, avasthas: null, pachakadi: null });
    expect(planets.Rahu?.dignityState).toMatchObject({ deepExalted: null, deepDebilitated: null });
    expect(planets.Uranus).toMatchObject({ dignityState: null, mrityuBhaga: null, drishti: null, navamsa64: null });
    expect(planets.Uranus?.motion?.stationary).toBe(true);
    for (const body of LAGNA_AND_GRAHAS) expect(planets[body]?.drekkana22).not.toBeNull();
  });

  it('have no record of an outer planet that the calculation lacks', () => {
    expect(statesOf({ ...skyWith({}), outerPlanets: null }).planets.Pluto).toBeNull();
  });

  it('keep the retrograde nodes out of the list and in their records', () => {
    const { retrogradePlanets, planets } = statesOf(
      skyWith({ Rahu: state(100, -0.05), Ketu: state(280, -0.05), Venus: state(40, -0.3) }),
    );
    expect(retrogradePlanets).toEqual(['Venus']);
    expect(planets.Rahu?.motion?.retrograde).toBe(true);
  });

  it('judge combustion with the orb of the motion', () => {
    const sun = state(100);
    expect(statesOf(skyWith({ Sun: sun, Venus: state(109, -0.5) })).combustedPlanets).not.toContain('Venus');
    expect(statesOf(skyWith({ Sun: sun, Venus: state(109, 0.5) })).combustedPlanets).toContain('Venus');
  });

  it('give a combust planet kopa and a lone friend its mood', () => {
    const { planets } = statesOf(skyWith({ Sun: state(100), Mercury: state(101) }));
    expect(planets.Mercury?.avasthas).toMatchObject({ deeptadi: 'kopa' });
    expect(planets.Mercury?.avasthas?.deeptadiHolding).toContain('vikala');
  });

  it('count taras from the nakshatra of the Moon and of the ascendant', () => {
    const { planets } = statesOf(skyWith({ Moon: state(15) }, 1));
    expect(planets.Moon?.tara).toEqual({
      fromMoon: { tara: 1, special: 'janma' },
      fromAscendant: { tara: 2, special: null },
    });
  });

  it('list aspects both ways', () => {
    const { planets } = statesOf(skyWith({ Mars: state(5), Saturn: state(95) }));
    expect(planets.Mars?.drishti?.graha.planets).toContain('Saturn');
    expect(planets.Saturn?.drishti?.aspectedByGraha).toContain('Mars');
    expect(planets.Saturn?.drishti?.graha.planets).toContain('Mars');
  });

  it('do not change a frozen chart', () => {
    const freeze = <T>(value: T): T => {
      if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
      return value;
    };
    const sky = freeze(skyWith({}));
    expect(statesOf(sky)).toEqual(statesOf(skyWith({})));
  });
});
