import type { Weekday } from '../zodiac/weekdays.js';
import { ofWeekday } from './byWeekday.js';
import { MUHURTAS, type Muhurta, type PartsRow } from './dayParts.data.js';
import type { Interval } from './spans.js';
import type { SunDay } from './sunDay.js';
import { halfOf, partOfInterval } from './windows.js';

/** A named part of a day or night. */
export interface NamedPart<Name extends string> extends Interval {
  readonly name: Name;
}

/** Every part of a day or night with its name, in order of time. */
export function namedParts<Name extends string>(
  row: PartsRow<Name>,
  day: SunDay,
  weekday: Weekday,
): readonly NamedPart<Name>[] {
  const whole = halfOf(day, row.stretch);
  const names = ofWeekday(row.names, weekday);
  return names.map((name, index) => ({ name, ...partOfInterval(whole, names.length, index + 1) }));
}

const AUSPICIOUS: ReadonlySet<Muhurta> = new Set(MUHURTAS.filter(([, good]) => good).map(([name]) => name));

/** Whether one of the thirty muhurtas is auspicious. */
export const isAuspiciousMuhurta = (muhurta: Muhurta): boolean => AUSPICIOUS.has(muhurta);
