import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import type { AstaPeriod } from '@ganita/core/visibility/astaPeriod.js';
import { astaPeriods } from '@ganita/core/visibility/astaPeriods.js';
import { STAR_PLANETS } from '@ganita/core/visibility/planets.data.js';
import { elongationAt, solarConjunctions } from '@ganita/core/visibility/solarElongation.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

let observatory: Observatory;
beforeAll(async () => {
  observatory = openObservatory(await createSwissEphemeris(), DEFAULT_RULES);
});

const DELHI = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };

/** Start and end of periods that have both. */
const limitsOf = (periods: readonly AstaPeriod[]): readonly (readonly [number, number])[] =>
  periods.flatMap(({ asta, udaya }) => (asta.jdUt === null || udaya.jdUt === null ? [] : [[asta.jdUt, udaya.jdUt]]));

const YEARS = 12;
const INTERVAL = { startJdUt: julianDayUt(2_451_545), endJdUt: julianDayUt(2_451_545 + 365.25 * YEARS) };

describe.each(STAR_PLANETS)('the periods of asta of %s', (planet) => {
  it.each(['longitude', 'arcus_visionis'] as const)('by %s end after they start and never touch', (method) => {
    const limits = limitsOf(astaPeriods(observatory, planet, method, DELHI, INTERVAL));
    expect(limits.length).toBeGreaterThan(YEARS / 3);
    expect(limits.flat()).toEqual([...new Set(limits.flat())].sort((a, b) => a - b));
  });

  it('have exactly one conjunction with the Sun each, by longitude', () => {
    const periods = limitsOf(astaPeriods(observatory, planet, 'longitude', null, INTERVAL));
    const counts = periods.map(([asta, udaya]) => {
      const period = { startJdUt: julianDayUt(asta), endJdUt: julianDayUt(udaya) };
      return solarConjunctions(observatory, planet, period).length;
    });
    expect(new Set(counts)).toEqual(new Set([1]));
  });
});

describe('a period of asta', () => {
  it('is the time within the orb of combustion, to a second', () => {
    const second = 1 / 86_400;
    const [[asta = 0, udaya = 0] = []] = limitsOf(astaPeriods(observatory, 'Jupiter', 'longitude', null, INTERVAL));
    const apart = (jd: number): number => Math.abs(elongationAt(observatory, 'Jupiter', jd).aheadDeg);
    expect([asta - second, udaya + second].every((jd) => apart(jd) > 11)).toBe(true);
    expect([asta + second, udaya - second].every((jd) => apart(jd) < 11)).toBe(true);
  });
});
