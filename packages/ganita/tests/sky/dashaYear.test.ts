import { readFileSync } from 'node:fs';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { bracketedZero } from '@ganita/core/search/crossings.js';
import { type DashaYearRules, dashaYearDays, type YearBirth } from '@ganita/core/sky/dashaYear.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayOf, julianDayUt } from '@ganita/core/time/julianDay.js';
import fc from 'fast-check';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

interface GoldenCase {
  readonly birth: {
    readonly id: string;
    readonly date: string;
    readonly time: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly timezone: number;
  };
  readonly expected: { readonly inputs: { readonly true_sidereal_year_days: number } };
}

const { cases } = JSON.parse(
  readFileSync(new URL('../../../../tests/golden/rasi_dashas.json', import.meta.url), 'utf8'),
) as { cases: readonly GoldenCase[] };

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await createSwissEphemeris();
});
const yearOf = (birth: YearBirth, chosen: Pick<DashaYearRules, 'year_length'> & Partial<DashaYearRules>): number => {
  const rules = { ...DEFAULT_RULES, ...chosen };
  return dashaYearDays(openObservatory(ephemeris, rules), birth, rules);
};
const birthOf = ({ date, time, latitude, longitude, timezone }: GoldenCase['birth']): YearBirth => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = `${date}T${time}`.split(/[-T:]/).map(Number);
  return {
    jdUt: julianDayOf({ year, month, day, hour, minute, second }, timezone),
    place: { latitudeDeg: latitude, longitudeDeg: longitude },
    utcOffsetHours: timezone,
  };
};

/** Seven years on either side of a mean length, far wider than any true year departs from it. */
const MEANS: Readonly<Record<DashaYearRules['year_length'], readonly [days: number, slack: number]>> = {
  mean_sidereal: [365.256364, 0],
  true_sidereal: [365.256364, 0.02],
  mean_tropical: [365.24219, 0],
  true_tropical: [365.24219, 0.02],
  savana: [360, 0.03],
  savana_around_birth: [360, 0.03],
  savana_until_birth: [360, 0.03],
  mean_lunar: [354.36707, 0],
  true_lunar: [354.36707, 1],
  gregorian: [365.2425, 0],
  julian: [365.25, 0],
  savana_360: [360, 0],
};

describe('the year of a dasha', () => {
  /**
   * The golden figures are sharp for fourteen births. In the other ten they are off by up to 0.002 days: b22 and b57
   * were born between the same two entries of the Sun and have two figures there
   * (docs/rules/05-rasi-dashas.md#section-1-2 gives them one).
   */
  it.each(cases)('$birth.id has the true sidereal year of the golden file', ({ birth, expected }) => {
    const days = yearOf(birthOf(birth), { year_length: 'true_sidereal' });
    expect(Math.abs(days - expected.inputs.true_sidereal_year_days)).toBeLessThan(0.002);
  });

  it('from one entry of the Sun into Aries to the next is the same for all who are born between them', () => {
    const observatory = openObservatory(ephemeris, DEFAULT_RULES);
    const place = { latitudeDeg: 0, longitudeDeg: 0 };
    fc.assert(
      fc.property(
        fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true }),
        fc.double({ min: 0.01, max: 365.2, noNaN: true }),
        (jd, later) => {
          const entry = jd - (observatory.longitudeDeg('Sun', julianDayUt(jd)) / 360) * 365.256364;
          const yearAt = (jdUt: number): number =>
            yearOf({ jdUt: julianDayUt(jdUt), place, utcOffsetHours: 0 }, { year_length: 'true_sidereal' });
          const start = bracketedZero(
            (t) => ((observatory.longitudeDeg('Sun', julianDayUt(t)) + 540) % 360) - 180,
            entry - 6,
            entry + 6,
          );
          const days = yearAt(start + later);
          expect(observatory.longitudeDeg('Sun', julianDayUt(start + days + 1e-5))).toBeLessThan(2e-5);
          expect(Math.abs(days - yearAt(start + 1e-3))).toBeLessThan(2e-6);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('is near its mean by every method, at any place and time', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true }),
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.constantFrom(...(Object.keys(MEANS) as DashaYearRules['year_length'][])),
        (jd, latitudeDeg, longitudeDeg, year_length) => {
          const birth = {
            jdUt: julianDayUt(jd),
            place: { latitudeDeg, longitudeDeg },
            utcOffsetHours: longitudeDeg / 15,
          };
          const [mean, slack] = MEANS[year_length];
          const polar = slack > 0 && year_length.startsWith('savana') && Math.abs(latitudeDeg) > 60 ? 0.5 : 0;
          expect(Math.abs(yearOf(birth, { year_length }) - mean)).toBeLessThanOrEqual(slack + polar);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('measured between sunrises depends on which sunrises are taken', () => {
    const birth = birthOf((cases[0] as GoldenCase).birth);
    const spans = (['savana', 'savana_around_birth', 'savana_until_birth'] as const).map((year_length) =>
      yearOf(birth, { year_length }),
    );
    expect(new Set(spans).size).toBe(3);
  });

  it('of twelve lunations brings the elongation of birth back', () => {
    const birth = birthOf((cases[0] as GoldenCase).birth);
    const observatory = openObservatory(ephemeris, DEFAULT_RULES);
    const elongation = (jd: number): number =>
      observatory.longitudeDeg('Moon', julianDayUt(jd)) - observatory.longitudeDeg('Sun', julianDayUt(jd));
    const later = elongation(birth.jdUt + yearOf(birth, { year_length: 'true_lunar' }));
    expect(Math.abs(((later - elongation(birth.jdUt) + 540) % 360) - 180)).toBeLessThan(1e-6);
  });
});
