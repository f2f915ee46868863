import type { Weekday } from '../zodiac/weekdays.js';

/**
 * Ghatikas after sunrise (day) or sunset (night) at which Maandi rises, by the weekday of the sunrise
 * (Phaladeepika; docs/rules/02-points-and-arudhas.md#section-3). A ghatika is a thirtieth of that day or night.
 */
export const MAANDI_GHATIKAS: Readonly<Record<'day' | 'night', Readonly<Record<Weekday, number>>>> = {
  day: { Sunday: 26, Monday: 22, Tuesday: 18, Wednesday: 14, Thursday: 10, Friday: 6, Saturday: 2 },
  night: { Sunday: 10, Monday: 6, Tuesday: 2, Wednesday: 26, Thursday: 22, Friday: 18, Saturday: 14 },
};
