import { type Interval, intersection } from '../time/interval.js';
import type { Sign } from '../zodiac/signs.js';
import { signIndex } from '../zodiac/signs.js';
import { type Weekday, weekdayIndex } from '../zodiac/weekdays.js';
import type { DaySegment } from './daySegments.js';
import { PANCHAKA_RAHITA } from './dayYogas.data.js';
import type { LagnaSpan } from './lagnaSpans.js';

export type PanchakaRahita = Exclude<(typeof PANCHAKA_RAHITA)[number], null>;

/** An interval with one rising sign, tithi and nakshatra, and the panchaka of their sum; null is clean. */
export interface PanchakaStretch extends Interval {
  readonly sign: Sign;
  readonly panchaka: PanchakaRahita | null;
}

/** The angas and the rising sign of an instant. */
export interface PanchakaAngas {
  /** 1..30 */
  readonly tithi: number;
  /** 1..27 */
  readonly nakshatra: number;
  readonly weekday: Weekday;
  readonly risingSign: Sign;
}

/** The panchaka of an instant; null is clean. */
export function panchakaOf({ tithi, nakshatra, weekday, risingSign }: PanchakaAngas): PanchakaRahita | null {
  const sum = tithi + nakshatra + (weekdayIndex(weekday) + 1) + (signIndex(risingSign) + 1);
  return PANCHAKA_RAHITA[sum % PANCHAKA_RAHITA.length] ?? null;
}

/**
 * Panchaka rahita through a day: (tithi 1..30 + nakshatra 1..27 + weekday 1..7 + rising sign 1..12) mod 9,
 * with the angas of each instant; pieces and rising signs in time order (docs/rules/07-panchang-calendar-transits.md#section-8).
 */
export function panchakaRahitaOf(
  pieces: readonly DaySegment<'tithi' | 'nakshatra'>[],
  lagnas: readonly LagnaSpan[],
  weekday: Weekday,
): readonly PanchakaStretch[] {
  const stretches: PanchakaStretch[] = [];
  for (let l = 0, p = 0; l < lagnas.length && p < pieces.length; ) {
    const [lagna, piece] = [lagnas[l] as LagnaSpan, pieces[p] as DaySegment<'tithi' | 'nakshatra'>];
    if (lagna.endJdUt < piece.endJdUt) l++;
    else p++;
    const both = intersection(lagna, piece);
    if (both === null) continue;
    const { tithi, nakshatra } = piece.numbers;
    const panchaka = panchakaOf({ tithi, nakshatra, weekday, risingSign: lagna.sign });
    const last = stretches.at(-1);
    if (last !== undefined && last.sign === lagna.sign && last.panchaka === panchaka) {
      stretches[stretches.length - 1] = { ...last, endJdUt: both.endJdUt };
    } else stretches.push({ ...both, sign: lagna.sign, panchaka });
  }
  return stretches;
}
