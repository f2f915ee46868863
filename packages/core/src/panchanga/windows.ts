import { contains, type Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { Weekday } from '../zodiac/weekdays.js';
import type { AngaSpan } from './angaSpans.js';
import { ofWeekday } from './daySegments.js';
import type { SunDay } from './sunDay.js';
import {
  type DayStretch,
  DURMUHURTA,
  GHATI_WINDOWS,
  type GhatiWindowId,
  SINGLE_WINDOWS,
  type WindowId,
  type WindowRow,
} from './windows.data.js';

export type { GhatiWindowId, WindowId };
export const WINDOW_IDS = Object.keys(SINGLE_WINDOWS) as WindowId[];

/** The day or the night after it. */
export const halfOf = (day: SunDay, half: 'day' | 'night'): Interval =>
  half === 'day'
    ? { startJdUt: day.sunriseJdUt, endJdUt: day.sunsetJdUt }
    : { startJdUt: day.sunsetJdUt, endJdUt: day.nextSunriseJdUt };

/** The day, the night after it, or the night before it; that one is null if it is not known. */
function stretchOf(day: SunDay, stretch: DayStretch): Interval | null {
  if (stretch !== 'previous_night') return halfOf(day, stretch);
  const { previousSunsetJdUt } = day;
  return previousSunsetJdUt && { startJdUt: previousSunsetJdUt, endJdUt: day.sunriseJdUt };
}

/** One of `parts` equal parts of an interval, the first numbered 1. Neighbours share their boundary exactly. */
export const partOfInterval = (whole: Interval, parts: number, part: number): Interval => ({
  startJdUt: boundaryOf(whole, parts, part - 1),
  endJdUt: boundaryOf(whole, parts, part),
});

const boundaryOf = ({ startJdUt, endJdUt }: Interval, parts: number, index: number): JulianDayUt =>
  index === parts ? endJdUt : julianDayUt(startJdUt + ((endJdUt - startJdUt) * index) / parts);

/** Every position of a window on a weekday. */
const windowsOf = (row: WindowRow, day: SunDay, weekday: Weekday): readonly Interval[] =>
  ofWeekday(row.places, weekday).flatMap(({ stretch, parts, part }) => {
    const whole = stretchOf(day, stretch);
    return whole === null ? [] : [partOfInterval(whole, parts, part)];
  });

/** A window that occurs once a day, or null if the previous night is not known. */
export const windowOf = (id: WindowId, day: SunDay, weekday: Weekday): Interval | null =>
  windowsOf(SINGLE_WINDOWS[id], day, weekday)[0] ?? null;

/** The one or two bad muhurtas of a day. */
export const durmuhurtaOf = (day: SunDay, weekday: Weekday): readonly Interval[] => windowsOf(DURMUHURTA, day, weekday);

const GHATIS = 60;
const GHATI_WINDOW_LENGTH = 4;

/**
 * Windows of four sixtieths of a nakshatra's duration that start within the day, from the nakshatras that overlap it.
 */
export function ghatiWindowsOf(id: GhatiWindowId, stars: readonly AngaSpan[], day: Interval): readonly Interval[] {
  const windows: Interval[] = [];
  for (const { number, startJdUt, endJdUt } of stars) {
    const ghati = (endJdUt - startJdUt) / GHATIS;
    for (const startGhati of GHATI_WINDOWS[id][number - 1] as readonly number[]) {
      const start = julianDayUt(startJdUt + startGhati * ghati);
      if (!contains(day, start)) continue;
      windows.push({ startJdUt: start, endJdUt: julianDayUt(start + GHATI_WINDOW_LENGTH * ghati) });
    }
  }
  return windows;
}
