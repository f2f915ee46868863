import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { momentDateText } from '@ganita/core/time/civilText.js';
import { type JulianDayUt, julianDayOf, julianDayUt, MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import { type Crescent, type CrescentDay, type CrescentRule, crescentOf } from '@ganita/core/visibility/crescent.js';
import { newMoons } from '@ganita/core/visibility/moonPhases.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ephemeris: Ephemeris;
let observatory: Observatory;
beforeAll(async () => {
  ephemeris = await createSwissEphemeris();
  observatory = openObservatory(ephemeris, DAILY_RULES);
});

const INDIA_HOURS = 5.5;
const NEW_DELHI = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };

/** A date and a time of day, `HH:MM`, of India. */
function jdOf(date: string, time: string): JulianDayUt {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return julianDayOf({ year, month, day, hour, minute, second: 0 }, INDIA_HOURS);
}

/** The crescent of the last new moon before noon of a date. */
function crescentNear(date: string, rule: CrescentRule, time: 'evening' | 'morning' = 'evening'): Crescent {
  const noon = jdOf(date, '12:00');
  const newMoon = newMoons(ephemeris, { startJdUt: julianDayUt(noon - 20), endJdUt: noon }).at(-1);
  if (newMoon === undefined) throw new Error('no new moon');
  return crescentOf(observatory, newMoon, time, { place: NEW_DELHI, rule, moonHorizon: 'disc_centre_no_refraction' });
}

const dateOf = ({ sunJdUt }: CrescentDay): string => momentDateText(sunJdUt, INDIA_HOURS);
const firstDate = (crescent: Crescent): string | null => (crescent.first === null ? null : dateOf(crescent.first));

/** Printed by Drik for New Delhi: the evening, the moonset, and what is computed there (tests/golden/visibility.json). */
const PRINTED = [
  ['2020-07-21', '20:01', { q: 0.04, arcv: 10.26, arcl: 11.57, lag: 47.1, before: null }],
  ['2021-02-13', '19:37', { q: 1.434, arcv: 20.11, arcl: 21.6, lag: 91.8, before: -0.228 }],
  ['2021-06-11', '20:12', { q: 0.225, arcv: 11.87, arcl: 12.73, lag: 57.7, before: -1.015 }],
  ['2023-05-20', '19:57', { q: 0.142, arcv: 11.4, arcl: 11.44, lag: 54.3, before: null }],
  ['2023-07-19', '20:38', { q: 1.108, arcv: 17.5, arcl: 20.64, lag: 83.6, before: -0.042 }],
] as const;

describe('the first crescent at New Delhi', () => {
  it.each(PRINTED)('is that of the printed evening of %s, with moonset at %s', (date, moonset, expected) => {
    const crescent = crescentNear(date, 'yallop_b');
    expect(firstDate(crescent)).toBe(date);
    const { moonJdUt, lagMinutes, view } = crescent.first as CrescentDay;
    expect(Math.abs((moonJdUt ?? 0) - jdOf(date, moonset)) * MINUTES_PER_DAY).toBeLessThan(1.5);
    expect(view?.q).toBeCloseTo(expected.q, 2);
    expect(view?.arcvDeg).toBeCloseTo(expected.arcv, 1);
    expect(view?.arclDeg).toBeCloseTo(expected.arcl, 1);
    expect(lagMinutes).toBeCloseTo(expected.lag, 0);
    const before = crescent.days[crescent.days.indexOf(crescent.first as CrescentDay) - 1];
    if (expected.before === null) expect(before).toBeUndefined();
    else expect(before?.view?.q).toBeCloseTo(expected.before, 2);
  });

  it('is looked for on four evenings, from that of the new moon itself', () => {
    // docs/rules/11-eclipses-and-visibility.md#section-7; new moons of 2021-06-10 10:53 and 2023-05-19 15:53 UTC.
    expect(crescentNear('2021-06-11', 'yallop_b').days.map(dateOf)).toEqual(
      [10, 11, 12, 13].map((day) => `2021-06-${day}`),
    );
    expect(crescentNear('2023-05-20', 'yallop_b').days.map(dateOf)).toEqual(
      [20, 21, 22, 23].map((day) => `2023-05-${day}`),
    );
  });

  it.each([
    ['yallop_a', '2021-06-11', 'q 0.225 is above 0.216', '2021-06-11'],
    ['yallop_a', '2023-05-20', 'q 0.142 is not', '2023-05-21'],
    ['surya_siddhanta', '2021-06-11', 'the elongation is 12.73°', '2021-06-11'],
    ['surya_siddhanta', '2023-05-20', 'it is 11.44°', '2023-05-21'],
    ['age_24h', '2021-06-11', 'the Moon is 27 hours old', '2021-06-11'],
    ['age_24h', '2023-05-20', 'it is 22 hours old', '2023-05-21'],
  ] as const)('by %s after the new moon before %s: %s', (rule, near, _because, date) => {
    // docs/rules/11-eclipses-and-visibility.md#section-7
    expect(firstDate(crescentNear(near, rule))).toBe(date);
  });

  it('has the classes of Yallop by their limits', () => {
    // docs/rules/11-eclipses-and-visibility.md#section-7: A above 0.216, B -0.014, C -0.160, D -0.232, E -0.293, else F.
    const classes = PRINTED.flatMap(([date]) => crescentNear(date, 'yallop_b').days).flatMap(({ view }) =>
      view === null ? [] : [[view.q, view.class] as const],
    );
    for (const [q, name] of classes) {
      const limits = [0.216, -0.014, -0.16, -0.232, -0.293];
      const below = limits.findIndex((limit) => q > limit);
      expect([q, name]).toEqual([q, 'ABCDEF'[below < 0 ? 5 : below]]);
    }
  });
});

describe('the last crescent', () => {
  it('is looked for on the four mornings before the new moon, the nearest first', () => {
    // docs/rules/11-eclipses-and-visibility.md#section-7: by symmetry; new moon of 2021-06-10 10:53 UTC, 16:23 in India.
    const { days, first } = crescentNear('2021-06-11', 'age_24h', 'morning');
    expect(days.map(dateOf)).toEqual(['2021-06-10', '2021-06-09', '2021-06-08', '2021-06-07']);
    expect(first && dateOf(first)).toBe('2021-06-09');
    for (const { lagMinutes, moonJdUt, sunJdUt } of days.slice(1)) {
      expect(lagMinutes).toBeGreaterThan(0);
      expect(moonJdUt).toBeLessThan(sunJdUt);
    }
  });
});
