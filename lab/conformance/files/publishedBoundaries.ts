import { spanAt } from '@ganita/core/panchanga/angaSpans.js';
import { openLuminaries } from '@ganita/core/panchanga/luminaries.js';
import { solarMonthObservatory, solarMonthOf } from '@ganita/core/panchanga/solarMonths.js';
import type { CivilPlace } from '@ganita/core/panchanga/sunDay.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import {
  addDays,
  type CivilDate,
  type JulianDayUt,
  julianDayUt,
  MINUTES_PER_DAY,
  SECONDS_PER_DAY,
} from '@ganita/core/time/julianDay.js';
import { type Sign, signIndex, signOf } from '@ganita/core/zodiac/signs.js';
import type { Judge } from '../compare.js';
import { sameValue } from '../compare.js';

/**
 * A state at an instant, and the states that would be there if the boundary next to it came a little earlier or
 * later. Almanacs whose anga ends are within a tolerance of ours may print the neighbour where the boundary is that near.
 */
export interface Candidate<T> {
  readonly value: T;
  /** Seconds by which the boundary would have to move; 0 for the state itself. */
  readonly secondsAway: number;
}

/** The golden value is a state whose boundary is not further from the instant than so many minutes. Ours: candidates. */
export const nearInstant = (minutes: number): Judge => ({
  judge(golden, ours) {
    const candidates = Array.isArray(ours) ? (ours as readonly Candidate<unknown>[]) : [];
    const found = candidates.find(({ value }) => sameValue(golden, value));
    if (found === undefined) return { agrees: false, margin: null };
    const tolerance = 60 * minutes;
    return {
      agrees: found.secondsAway <= tolerance,
      margin: { difference: found.secondsAway, tolerance, unit: 'seconds' },
    };
  },
});

/** The candidate with a value that passes, else the first, which is the state itself. */
export const chosen = <T>(candidates: readonly Candidate<T>[], passes: (value: T) => boolean): Candidate<T> =>
  candidates.find(({ value }) => passes(value)) ?? (candidates[0] as Candidate<T>);

const TITHIS = 30;
const around = (number: number): number => ((number - 1 + TITHIS) % TITHIS) + 1;

/** The tithi at a moment, and its neighbours with their distance in time. */
export function tithiCandidates(observatory: Observatory, jdUt: JulianDayUt): readonly Candidate<number>[] {
  const { number, startJdUt, endJdUt } = spanAt(openLuminaries(observatory), 'tithi', jdUt);
  return [
    { value: number, secondsAway: 0 },
    { value: around(number + 1), secondsAway: (endJdUt - jdUt) * SECONDS_PER_DAY },
    { value: around(number - 1), secondsAway: (jdUt - startJdUt) * SECONDS_PER_DAY },
  ];
}

/** Month 1 Chithirai .. 12 and day of a Tamil date. */
export interface TamilDate {
  readonly month: number;
  readonly day: number;
}

const METHOD = { tamil_month_method: 3 } as const;

/** The Tamil date, and the one that would apply if the Sun entered its sign up to so many minutes earlier or later. */
export function tamilCandidates(
  observatory: Observatory,
  date: CivilDate,
  where: CivilPlace,
  minutes: number,
): readonly Candidate<TamilDate>[] {
  const solar = solarMonthObservatory(observatory);
  const signAt = (day: CivilDate, shiftMinutes: number): Sign => {
    const midnight = where.clock.startOf(day);
    const sunset = solar.riseSet('Sun', 'set', midnight, where.place, 'hindu_disc_centre');
    if (sunset === null) throw new Error('the Sun sets every day at the places of the file');
    return signOf(solar.longitudeDeg('Sun', julianDayUt(sunset + shiftMinutes / MINUTES_PER_DAY)));
  };
  const { sign, day } = solarMonthOf(observatory, date, where, METHOD);
  const month = signIndex(sign) + 1;
  const first = addDays(date, 1 - day);
  const candidates: Candidate<TamilDate>[] = [{ value: { month, day }, secondsAway: 0 }];
  const add = (value: TamilDate) => candidates.push({ value, secondsAway: 60 * minutes });
  if (signAt(date, minutes) !== sign) add({ month: signIndex(signAt(date, minutes)) + 1, day: 1 });
  if (signAt(addDays(first, -1), minutes) === sign) add({ month, day: day + 1 });
  if (signAt(first, -minutes) !== sign) {
    const before = solarMonthOf(observatory, addDays(first, -1), where, METHOD);
    add(day > 1 ? { month, day: day - 1 } : { month: signIndex(before.sign) + 1, day: before.day + 1 });
  }
  return candidates;
}
