import { type DayFrame, type DayFrameRules, dayFrameAt } from '../sky/dayFrame.js';
import type { Observatory } from '../sky/observatory.js';
import { julianDayUt } from '../time/julianDay.js';
import type { BirthWindow } from './birthWindow.js';

/** A Vedic day, from the first to the last moment of a window that is in it. */
export interface FrameSpan {
  readonly fromDays: number;
  readonly toDays: number;
  readonly frame: DayFrame;
}

/** A change of the Vedic day that no sunrise explains is found to this: a tenth of a second. */
const TOLERANCE_DAYS = 1e-6;

/** Where the Sun rises and sets every day, a Vedic day ends with its next sunrise. */
const SURE_LATITUDE = 60;

/**
 * The Vedic days of a window in order of time. Below 60 degrees of latitude the next one starts at the sunrise that
 * ends the one before; nearer to the poles, where a sunrise may be substituted, the change is searched.
 */
export function framesBetween(
  observatory: Observatory,
  { jdUt, place, utcOffsetHours, fromDays, toDays }: BirthWindow,
  rules: DayFrameRules,
): readonly FrameSpan[] {
  const frameAt = (days: number): DayFrame =>
    dayFrameAt(observatory, julianDayUt(jdUt + days), place, utcOffsetHours, rules);
  const isSure = Math.abs(place.latitudeDeg) < SURE_LATITUDE;
  const spans: FrameSpan[] = [];
  let from = fromDays;
  while (from < toDays) {
    // Just after the limit: a sunrise is a moment that rounding can put on either side of itself.
    const frame = frameAt(spans.length === 0 ? from : from + TOLERANCE_DAYS);
    const next = Math.min(toDays, Math.max(frame.nextSunriseJdUt - jdUt, from + 2 * TOLERANCE_DAYS));
    const to = isSure ? next : changeBetween(frameAt, frame, from, next);
    spans.push({ fromDays: from, toDays: Math.min(to, toDays), frame });
    from = to;
  }
  return spans;
}

const isSame = (a: DayFrame, b: DayFrame): boolean =>
  a.sunriseJdUt === b.sunriseJdUt && a.substituted === b.substituted;

/** The first change of the Vedic day in an interval, or its end: the frame of its start changes once, if at all. */
function changeBetween(frameAt: (days: number) => DayFrame, frame: DayFrame, from: number, to: number): number {
  if (isSame(frameAt(to - TOLERANCE_DAYS), frame)) return to;
  let [same, other] = [from, to];
  while (other - same > TOLERANCE_DAYS) {
    const middle = (same + other) / 2;
    if (isSame(frameAt(middle), frame)) same = middle;
    else other = middle;
  }
  return other;
}

/** Moments of a window at which a Vedic day starts or its Sun sets. */
export const sunLimits = (spans: readonly FrameSpan[], jdUt: number): readonly number[] =>
  spans.flatMap(({ fromDays, toDays, frame }, index) => {
    const sunset = frame.sunsetJdUt - jdUt;
    return [...(index > 0 ? [fromDays] : []), ...(sunset > fromDays && sunset < toDays ? [sunset] : [])];
  });

/** The Vedic day of a moment of a window; whether it is day is that of the moment. */
export function frameAt(spans: readonly FrameSpan[], days: number, birthJdUt: number): DayFrame {
  const { frame } = spans.find(({ toDays }) => days < toDays) ?? (spans.at(-1) as FrameSpan);
  return { ...frame, isDayBirth: birthJdUt + days < frame.sunsetJdUt };
}
