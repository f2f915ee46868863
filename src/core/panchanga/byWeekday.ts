import { type Weekday, weekdayIndex } from '../zodiac/weekdays.js';

/** One value for each weekday, Sunday first. */
export type ByWeekday<T> = readonly [T, T, T, T, T, T, T];

/** The value of a weekday. */
export const ofWeekday = <T>(table: ByWeekday<T>, weekday: Weekday): T => table[weekdayIndex(weekday)] as T;

/** The same value on every weekday. */
export const everyWeekday = <T>(value: T): ByWeekday<T> => [value, value, value, value, value, value, value];

/** Values by a rule, Sunday (0) to Saturday (6). */
export const weekdaysFrom = <T>(value: (index: number) => T): ByWeekday<T> => [
  value(0),
  value(1),
  value(2),
  value(3),
  value(4),
  value(5),
  value(6),
];
