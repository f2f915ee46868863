import { dayFrameAt } from '../sky/dayFrame.js';
import type { Observatory } from '../sky/observatory.js';
import { fractionLeft } from '../time/interval.js';
import { type CivilDate, type JulianDayUt, weekdayOf } from '../time/julianDay.js';
import { nakshatraOf, type Pada } from '../zodiac/nakshatras.js';
import { type Weekday, weekdayAt } from '../zodiac/weekdays.js';
import { type AngaSpan, spanAt } from './angaSpans.js';
import type { AngaId } from './angas.js';
import type { Luminaries } from './luminaries.js';
import type { CivilPlace, SunDay, SunRules } from './sunDay.js';

/** The anga of a moment. */
export interface RunningAnga extends AngaSpan {
  /** Remaining share of the anga, by time, 0..1. */
  readonly fractionLeft: number;
}

/** The angas of one moment, each with its own start and end (docs/rules/07-panchang-calendar-transits.md#section-4). */
export interface AngasAtMoment {
  readonly tithi: RunningAnga;
  readonly nakshatra: RunningAnga;
  readonly pada: Pada;
  readonly yoga: RunningAnga;
  readonly karana: RunningAnga;
  readonly moonSign: RunningAnga;
}

/** The angas that run at a moment. */
export function angasAt(luminaries: Luminaries, jdUt: JulianDayUt): AngasAtMoment {
  const running = (id: AngaId): RunningAnga => runningAnga(luminaries, id, jdUt);
  return {
    tithi: running('tithi'),
    nakshatra: running('nakshatra'),
    pada: nakshatraOf(luminaries.moonDeg(jdUt)).pada,
    yoga: running('yoga'),
    karana: running('karana'),
    moonSign: running('moon_sign'),
  };
}

/** The part of one anga that runs at a moment, with its remaining share. */
export function runningAnga(luminaries: Luminaries, id: AngaId, jdUt: JulianDayUt): RunningAnga {
  const span = spanAt(luminaries, id, jdUt);
  return { ...span, fractionLeft: fractionLeft(span, jdUt) };
}

/**
 * The weekday of a Vedic day, and whether that day starts with a transit of the Sun less 6 hours
 * (docs/rules/02-points-and-arudhas.md#section-1).
 */
export interface Vara {
  readonly weekday: Weekday;
  readonly substituted: boolean;
}

/**
 * The vara of a moment: the weekday of the date on which its Vedic day started
 * (docs/rules/07-panchang-calendar-transits.md#section-3). `sunDay` is the Vedic day that starts on the civil date of
 * the moment, null if there is none. If the Sun does not rise or set at all the day starts six hours before its
 * transit, as for a birth (docs/rules/02-points-and-arudhas.md#section-1).
 */
export function varaAt(
  observatory: Observatory,
  jdUt: JulianDayUt,
  date: CivilDate,
  { place, clock }: CivilPlace,
  sunDay: SunDay | null,
  rules: SunRules,
): Vara {
  if (sunDay !== null && sunDay.sunriseJdUt <= jdUt && jdUt < sunDay.nextSunriseJdUt) {
    return { weekday: weekdayAt(weekdayOf(date)), substituted: false };
  }
  const { weekday, substituted } = dayFrameAt(observatory, jdUt, place, clock.offsetHoursAt(jdUt), rules);
  return { weekday: weekdayAt(weekday), substituted };
}
