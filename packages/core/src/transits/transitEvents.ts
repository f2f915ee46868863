import type { CivilClock } from '../time/civilClock.js';
import type { Interval } from '../time/interval.js';
import { addDays, type CivilDate, type JulianDayUt, julianDayUt, SECONDS_PER_DAY } from '../time/julianDay.js';
import { type PrintedRounding, writtenEarlyDays } from '../time/printedMoment.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { type Nakshatra, nakshatraAt } from '../zodiac/nakshatras.js';
import { type Sign, signAt } from '../zodiac/signs.js';
import { enteredPart, leftPart, NAKSHATRA_DIVISION, SIGN_DIVISION } from './divisions.js';
import type { GrahaPaths } from './grahaPaths.js';

/** From the first to the last of some civil dates, both whole. */
export const wholeDays = (first: CivilDate, last: CivilDate, clock: CivilClock): Interval => ({
  startJdUt: clock.startOf(first),
  endJdUt: clock.startOf(addDays(last, 1)),
});

/**
 * Whole days as far as events are written with one of their dates. Moments are written to the nearest second (or minute), so
 * the window is half of that early at both ends: its moments are written with a date of the window.
 */
export function civilDays(
  first: CivilDate,
  last: CivilDate,
  clock: CivilClock,
  rounding: PrintedRounding = 'nearest_second',
): Interval {
  const early = writtenEarlyDays(rounding);
  const { startJdUt, endJdUt } = wholeDays(first, last, clock);
  return { startJdUt: julianDayUt(startJdUt - early), endJdUt: julianDayUt(endJdUt - early) };
}

interface EventOfGraha {
  readonly graha: Graha;
  readonly jdUt: JulianDayUt;
}

/** Kinds of events, in their order at one moment. */
export const TRANSIT_EVENT_TYPES = ['sign_change', 'nakshatra_change', 'retrograde_station'] as const;
export type TransitEventType = (typeof TRANSIT_EVENT_TYPES)[number];

export interface SignChange extends EventOfGraha {
  readonly type: 'sign_change';
  readonly from: Sign;
  readonly to: Sign;
  readonly forward: boolean;
}

export interface NakshatraChange extends EventOfGraha {
  readonly type: 'nakshatra_change';
  readonly to: Nakshatra;
  readonly forward: boolean;
}

export interface RetrogradeStation extends EventOfGraha {
  readonly type: 'retrograde_station';
  /** Direction of motion afterwards. */
  readonly direction: 'retrograde' | 'direct';
  readonly longitudeDeg: number;
}

export type TransitEvent = SignChange | NakshatraChange | RetrogradeStation;

/**
 * Sign changes of every requested graha, nakshatra changes of all but the Moon, stations of Mars to Saturn, in time
 * order; events of the same second are in the order of the grahas, the sign before the nakshatra
 * (docs/rules/07-panchang-calendar-transits.md#section-12).
 */
export function transitEvents(paths: GrahaPaths, grahas: readonly Graha[], window: Interval): readonly TransitEvent[] {
  return GRAHAS.filter((graha) => grahas.includes(graha))
    .flatMap((graha) => eventsOfGraha(paths, graha, window))
    .sort((a, b) => secondOf(a) - secondOf(b));
}

const secondOf = ({ jdUt }: TransitEvent): number => Math.round(jdUt * SECONDS_PER_DAY);

function eventsOfGraha(paths: GrahaPaths, graha: Graha, window: Interval): readonly TransitEvent[] {
  const path = paths.of(graha);
  const signs = path.crossings(SIGN_DIVISION, window).map(
    (crossing): SignChange => ({
      type: 'sign_change',
      graha,
      jdUt: crossing.jdUt,
      from: signAt(leftPart(SIGN_DIVISION, crossing)),
      to: signAt(enteredPart(SIGN_DIVISION, crossing)),
      forward: crossing.forward,
    }),
  );
  if (graha === 'Moon') return signs;
  const stars = path.crossings(NAKSHATRA_DIVISION, window).map(
    (crossing): NakshatraChange => ({
      type: 'nakshatra_change',
      graha,
      jdUt: crossing.jdUt,
      to: nakshatraAt(enteredPart(NAKSHATRA_DIVISION, crossing) + 1),
      forward: crossing.forward,
    }),
  );
  const stations = path
    .stations(window)
    .map((station): RetrogradeStation => ({ type: 'retrograde_station', graha, ...station }));
  return [...signs, ...stars, ...stations];
}
