import type { Planet } from './grahas.js';
import { PLANETS } from './grahas.js';

/** Weekdays; the Vedic day (vara) runs from sunrise to sunrise. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The weekday of a number, 0 Sunday .. 6 Saturday, any whole number reduced. */
export const weekdayAt = (index: number): Weekday => WEEKDAYS[((index % 7) + 7) % 7] as Weekday;

/** 0 Sunday .. 6 Saturday. */
export const weekdayIndex = (weekday: Weekday): number => WEEKDAYS.indexOf(weekday);

/**
 * Lord of a weekday: Sunday the Sun, Monday the Moon ... Saturday Saturn
 * (docs/rules/07-panchang-calendar-transits.md#section-3).
 */
export const weekdayLord = (weekday: Weekday): Planet => PLANETS[weekdayIndex(weekday)] as Planet;
