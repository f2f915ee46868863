import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import type { Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { Planet } from '../zodiac/grahas.js';
import type { Weekday } from '../zodiac/weekdays.js';
import {
  CHOGHADIYA_DAY,
  CHOGHADIYA_NIGHT,
  type Choghadiya,
  GOWRI_DAY,
  GOWRI_NIGHT,
  type Gowri,
  HORAS_DAY,
  HORAS_NIGHT,
  MUHURTAS_DAY,
  MUHURTAS_NIGHT,
  type Muhurta,
  type NamedPart,
  namedParts,
} from './dayParts.js';
import type { SunDay } from './sunDay.js';
import { durmuhurtaOf, WINDOW_IDS, type WindowId, windowOf } from './windows.js';

export type WindowRules = Pick<Rules, 'abhijit_on_wednesday'>;

/** Everything of a Vedic day that follows from its sunrise, sunset and weekday alone. */
export interface DayWindows {
  /** Middle of the day between sunrise and sunset. */
  readonly madhyahnaJdUt: JulianDayUt;
  /** Each window that occurs once a day; null if it is void. */
  readonly windows: Readonly<Record<WindowId, Interval | null>>;
  readonly durmuhurta: readonly Interval[];
  readonly choghadiyaOfDay: readonly NamedPart<Choghadiya>[];
  readonly choghadiyaOfNight: readonly NamedPart<Choghadiya>[];
  readonly gowriOfDay: readonly NamedPart<Gowri>[];
  readonly gowriOfNight: readonly NamedPart<Gowri>[];
  readonly muhurtasOfDay: readonly NamedPart<Muhurta>[];
  readonly muhurtasOfNight: readonly NamedPart<Muhurta>[];
  readonly horasOfDay: readonly NamedPart<Planet>[];
  readonly horasOfNight: readonly NamedPart<Planet>[];
}

/** The windows of one day and its night (docs/rules/07-panchang-calendar-transits.md#section-8). */
export function dayWindowsOf(day: SunDay, weekday: Weekday, rules: WindowRules): DayWindows {
  return {
    madhyahnaJdUt: julianDayUt((day.sunriseJdUt + day.sunsetJdUt) / 2),
    windows: recordFrom(WINDOW_IDS, (id) => windowByRules(id, day, weekday, rules)),
    durmuhurta: durmuhurtaOf(day, weekday),
    choghadiyaOfDay: namedParts(CHOGHADIYA_DAY, day, weekday),
    choghadiyaOfNight: namedParts(CHOGHADIYA_NIGHT, day, weekday),
    gowriOfDay: namedParts(GOWRI_DAY, day, weekday),
    gowriOfNight: namedParts(GOWRI_NIGHT, day, weekday),
    muhurtasOfDay: namedParts(MUHURTAS_DAY, day, weekday),
    muhurtasOfNight: namedParts(MUHURTAS_NIGHT, day, weekday),
    horasOfDay: namedParts(HORAS_DAY, day, weekday),
    horasOfNight: namedParts(HORAS_NIGHT, day, weekday),
  };
}

/** A window that occurs once a day; null if it is void or the previous night is not known. */
export const windowByRules = (id: WindowId, day: SunDay, weekday: Weekday, rules: WindowRules): Interval | null =>
  isVoid(id, weekday, rules) ? null : windowOf(id, day, weekday);

/** Whether a window is void: Abhijit on Wednesday, if the rules choose that. */
const isVoid = (id: WindowId, weekday: Weekday, rules: WindowRules): boolean =>
  id === 'abhijit' && weekday === 'Wednesday' && rules.abhijit_on_wednesday === 'void';
