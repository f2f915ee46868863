import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { HIGHEST_LAGNA_LATITUDE_DEG, lagnaSpansOf } from '../panchanga/lagnaSpans.js';
import { type PanchakaRahita, panchakaOf } from '../panchanga/panchakaRahita.js';
import type { Observatory } from '../sky/observatory.js';
import type { Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt, MINUTES_PER_DAY } from '../time/julianDay.js';
import { type Sign, signAt, signOf } from '../zodiac/signs.js';
import type { Weekday } from '../zodiac/weekdays.js';
import type { AngaTimeline } from './angaTimeline.js';
import { AVOID_NAMES, type AvoidName, type AvoidWindow } from './avoidWindows.js';
import type { Janma } from './dateFacts.js';
import type { EventRow } from './eventRow.js';
import { classOrNull, type MuhurtaClass } from './ratings.js';
import { type Score, scoreOf } from './score.js';

/**
 * Consecutive cells with the same tithi, nakshatra, Moon sign, rising sign and windows to avoid
 * (docs/rules/08-match-and-muhurta.md#section-18).
 */
export interface DayPart extends Interval, Score {
  readonly tithi: number;
  readonly nakshatra: number;
  readonly moonSign: Sign;
  readonly lagna: Sign;
  /** null if the event has no rule for it */
  readonly lagnaClass: MuhurtaClass | null;
  /** null is clean */
  readonly panchaka: PanchakaRahita | null;
  /** Windows that overlap it, in the order of their names. */
  readonly avoid: readonly AvoidName[];
}

/** Inputs of the parts of one date. */
export interface PartSources {
  readonly almanac: AngaTimeline;
  /** The event's share of the Vedic day. */
  readonly span: Interval;
  readonly vara: Weekday;
  readonly risingSign: RisingSign;
  readonly windows: readonly AvoidWindow[];
}

/** What distinguishes a cell. */
interface Cell {
  readonly tithi: number;
  readonly nakshatra: number;
  readonly moonSign: number;
  readonly lagna: Sign;
  /** One bit for each name of `AVOID_NAMES`. */
  readonly avoid: number;
}

/** Cut the event's span into cells of equal length, the last one shorter, and join equal neighbours. */
export function dayParts(
  event: EventRow,
  janma: Janma,
  { almanac, span, vara, risingSign, windows }: PartSources,
  resolutionMinutes: number,
): readonly DayPart[] {
  const cellDays = resolutionMinutes / MINUTES_PER_DAY;
  const tithiAt = follow(almanac, 'tithi', span);
  const nakshatraAt = follow(almanac, 'nakshatra', span);
  const moonSignAt = follow(almanac, 'moon_sign', span);
  const parts: DayPart[] = [];
  let last: { cell: Cell; startJdUt: JulianDayUt } | null = null;
  const close = (endJdUt: JulianDayUt): void => {
    if (last !== null) parts.push(partOf(event, janma, vara, last.cell, { startJdUt: last.startJdUt, endJdUt }));
  };
  for (let index = 0; ; index++) {
    const startJdUt = julianDayUt(span.startJdUt + index * cellDays);
    if (startJdUt >= span.endJdUt) break;
    const endJdUt = Math.min(span.endJdUt, span.startJdUt + (index + 1) * cellDays);
    const cell: Cell = {
      tithi: tithiAt(startJdUt),
      nakshatra: nakshatraAt(startJdUt),
      moonSign: moonSignAt(startJdUt),
      lagna: risingSign(startJdUt),
      avoid: namesIn(windows, startJdUt, endJdUt),
    };
    if (last !== null && isSame(last.cell, cell)) continue;
    close(startJdUt);
    last = { cell, startJdUt };
  }
  close(span.endJdUt);
  return parts;
}

/** The number of an anga at moments in time order. */
function follow(
  almanac: AngaTimeline,
  id: 'tithi' | 'nakshatra' | 'moon_sign',
  span: Interval,
): (jdUt: number) => number {
  const spans = almanac.spansIn(id, span);
  let at = 0;
  return (jdUt) => {
    while ((spans[at]?.endJdUt ?? Number.POSITIVE_INFINITY) <= jdUt) at++;
    const running = spans[at];
    if (running === undefined) throw new Error(`the almanac does not list ${id} at ${jdUt}`);
    return running.number;
  };
}

const BITS = Object.fromEntries(AVOID_NAMES.map((name, index) => [name, 1 << index])) as Record<AvoidName, number>;

/** The names of all windows that overlap a cell, as bits. */
function namesIn(windows: readonly AvoidWindow[], startJdUt: number, endJdUt: number): number {
  let names = 0;
  for (const window of windows) {
    if (window.startJdUt < endJdUt && window.endJdUt > startJdUt) names |= BITS[window.name];
  }
  return names;
}

const isSame = (a: Cell, b: Cell): boolean =>
  a.tithi === b.tithi &&
  a.nakshatra === b.nakshatra &&
  a.moonSign === b.moonSign &&
  a.lagna === b.lagna &&
  a.avoid === b.avoid;

function partOf(event: EventRow, janma: Janma, vara: Weekday, cell: Cell, interval: Interval): DayPart {
  const { tithi, nakshatra, lagna } = cell;
  const moonSign = signAt(cell.moonSign - 1);
  const { score, breakdown } = scoreOf(event, vara, { tithi, nakshatra, moonSign }, janma);
  return {
    startJdUt: interval.startJdUt,
    endJdUt: interval.endJdUt,
    score,
    breakdown,
    tithi,
    nakshatra,
    moonSign,
    lagna,
    lagnaClass: classOrNull(event.lagna, lagna),
    panchaka: panchakaOf({ tithi, nakshatra, weekday: vara, risingSign: lagna }),
    avoid: AVOID_NAMES.filter((name) => (cell.avoid & BITS[name]) !== 0),
  };
}

/** The sign that rises at a moment. Calls must be in time order. */
export type RisingSign = (jdUt: JulianDayUt) => Sign;

/**
 * The rising signs of a day. Where every sign rises each day they are listed once; nearer to the poles, where some fail
 * to rise or pass in an instant, the ascendant of each moment is used.
 */
export function risingSigns(observatory: Observatory, day: Interval, place: GeoPlace): RisingSign {
  if (Math.abs(place.latitudeDeg) > HIGHEST_LAGNA_LATITUDE_DEG) {
    return (jdUt) => signOf(observatory.ascendantDeg(jdUt, place));
  }
  const spans = lagnaSpansOf(observatory, day, place);
  let at = 0;
  return (jdUt) => {
    let span = spans[at];
    while (span !== undefined && span.endJdUt <= jdUt && at < spans.length - 1) span = spans[++at];
    if (span === undefined) throw new Error('no sign rises in the day');
    return span.sign;
  };
}
