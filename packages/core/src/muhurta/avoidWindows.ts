import { karanaFacts } from '../panchanga/angaNames.js';
import type { SunDay } from '../panchanga/sunDay.js';
import { durmuhurtaOf, ghatiWindowsOf, windowOf } from '../panchanga/windows.js';
import { type Interval, intersection } from '../time/interval.js';
import type { Weekday } from '../zodiac/weekdays.js';
import type { AngaTimeline } from './angaTimeline.js';

/** Windows to avoid, in the order of their names. */
export const AVOID_NAMES = ['bhadra', 'durmuhurta', 'gulika', 'rahu_kalam', 'varjyam', 'yamaganda'] as const;
export type AvoidName = (typeof AVOID_NAMES)[number];

export interface AvoidWindow extends Interval {
  readonly name: AvoidName;
}

/**
 * The windows of a Vedic day and its night to avoid, by their start, then by name
 * (docs/rules/08-match-and-muhurta.md#section-17).
 */
export function avoidWindows(almanac: AngaTimeline, sunDay: SunDay, vara: Weekday): readonly AvoidWindow[] {
  const day = vedicDay(sunDay);
  const single = (name: 'gulika' | 'rahu_kalam' | 'yamaganda'): readonly Interval[] => {
    const window = windowOf(name, sunDay, vara);
    return window === null ? [] : [window];
  };
  const windows: Readonly<Record<AvoidName, readonly Interval[]>> = {
    bhadra: almanac
      .spansIn('karana', day)
      .filter(({ number }) => karanaFacts(number).karana === 'vishti')
      .flatMap((span) => intersection(span, day) ?? []),
    durmuhurta: durmuhurtaOf(sunDay, vara),
    gulika: single('gulika'),
    rahu_kalam: single('rahu_kalam'),
    varjyam: ghatiWindowsOf('varjyam', almanac.spansIn('nakshatra', day), day),
    yamaganda: single('yamaganda'),
  };
  // The sort is stable: windows with the same start remain in the order of their names.
  return AVOID_NAMES.flatMap((name) => windows[name].map((window) => ({ name, ...window }))).sort(
    (a, b) => a.startJdUt - b.startJdUt,
  );
}

export const vedicDay = ({ sunriseJdUt, nextSunriseJdUt }: SunDay): Interval => ({
  startJdUt: sunriseJdUt,
  endJdUt: nextSunriseJdUt,
});
