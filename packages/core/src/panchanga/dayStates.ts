import type { Interval } from '../time/interval.js';
import { NAKSHATRAS, type Nakshatra, nakshatraAt } from '../zodiac/nakshatras.js';
import { SIGNS, type Sign, signAt } from '../zodiac/signs.js';
import { chandraCount, isChandrashtama, isGoodChandraCount, isGoodTara, taraOf } from '../zodiac/taras.js';
import type { Weekday } from '../zodiac/weekdays.js';
import { type AngaSpans, type DaySegment, daySegments, labelledStretches } from './daySegments.js';
import {
  type Anandadi,
  anandadiOf,
  type Bhadra,
  bhadraOf,
  type DayYogaId,
  dayYogasOf,
  type NamedStretch,
  type TamilYoga,
  tamilYogasOf,
} from './dayYogas.js';
import type { LagnaSpan } from './lagnaSpans.js';
import { type PanchakaStretch, panchakaRahitaOf } from './panchakaRahita.js';
import { type GhatiWindowId, ghatiWindowsOf } from './windows.js';

/** Chandra bala of a sign of the Moon: the janma signs with good chandra bala, and the one in chandrashtama. */
export interface ChandraBala extends Interval {
  readonly moonSign: Sign;
  readonly favourableFor: readonly Sign[];
  readonly chandrashtamaFor: Sign;
}

/** Tara bala of a nakshatra of the Moon: the janma nakshatras with a good tara. */
export interface TaraBala extends Interval {
  readonly moonNakshatra: Nakshatra;
  readonly favourableFor: readonly Nakshatra[];
}

/** Chandra bala through a day (docs/rules/07-panchang-calendar-transits.md#section-13). */
export const chandraBalaOf = (pieces: readonly DaySegment[]): readonly ChandraBala[] =>
  labelledStretches(pieces, ({ numbers }) => signAt(numbers.moon_sign - 1)).map(({ label, startJdUt, endJdUt }) => ({
    startJdUt,
    endJdUt,
    moonSign: label,
    favourableFor: SIGNS.filter((janma) => isGoodChandraCount(chandraCount(janma, label))),
    chandrashtamaFor: SIGNS.find((janma) => isChandrashtama(chandraCount(janma, label))) as Sign,
  }));

/** Tara bala through a day (docs/rules/07-panchang-calendar-transits.md#section-13). */
export const taraBalaOf = (pieces: readonly DaySegment[]): readonly TaraBala[] =>
  labelledStretches(pieces, ({ numbers }) => nakshatraAt(numbers.nakshatra)).map(({ label, startJdUt, endJdUt }) => ({
    startJdUt,
    endJdUt,
    moonNakshatra: label,
    favourableFor: NAKSHATRAS.filter((janma) => isGoodTara(taraOf(janma, label))),
  }));

/** Everything of a day that follows from its angas and weekday. */
export interface DayStates {
  readonly ghatiWindows: Readonly<Record<GhatiWindowId, readonly Interval[]>>;
  readonly yogas: Readonly<Record<DayYogaId, readonly Interval[]>>;
  readonly bhadra: readonly Bhadra[];
  readonly anandadi: readonly NamedStretch<Anandadi>[];
  readonly tamilYogas: readonly NamedStretch<TamilYoga>[];
  readonly chandraBala: readonly ChandraBala[];
  readonly taraBala: readonly TaraBala[];
  /** null where the rising signs are. */
  readonly panchakaRahita: readonly PanchakaStretch[] | null;
}

/**
 * Yogas, bhadra, ghati windows and strengths of a day (docs/rules/07-panchang-calendar-transits.md#section-8,
 * #section-9 and #section-13).
 */
export function dayStatesOf(
  day: Interval,
  spans: AngaSpans,
  lagnas: readonly LagnaSpan[] | null,
  weekday: Weekday,
): DayStates {
  const pieces = daySegments(day, spans);
  return {
    ghatiWindows: {
      varjyam: ghatiWindowsOf('varjyam', spans.nakshatra, day),
      amrita_kala: ghatiWindowsOf('amrita_kala', spans.nakshatra, day),
    },
    yogas: dayYogasOf(pieces, weekday),
    bhadra: bhadraOf(pieces),
    anandadi: anandadiOf(pieces, weekday),
    tamilYogas: tamilYogasOf(pieces, weekday),
    chandraBala: chandraBalaOf(pieces),
    taraBala: taraBalaOf(pieces),
    panchakaRahita: lagnas && panchakaRahitaOf(pieces, lagnas, weekday),
  };
}
