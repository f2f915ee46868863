import { timeText } from '../../core/time/civilText.js';
import { civilOf, HOURS_PER_DAY, julianDayUt } from '../../core/time/julianDay.js';
import { round6 } from './numbers.js';

/** Midnight of some day, from which a length of less than a day reads as a time. */
const MIDNIGHT = julianDayUt(2_451_544.5);

/** A length of less than a day as `HH:MM:SS` and in hours, both null where there is none. */
export const durationRecord = <N extends string>(name: N, days: number | null) =>
  ({
    [name]: days === null ? null : timeText(civilOf(julianDayUt(MIDNIGHT + days), 0)),
    [`${name}_hours`]: days === null ? null : round6(days * HOURS_PER_DAY),
  }) as Readonly<Record<N, string | null> & Record<`${N}_hours`, number | null>>;
