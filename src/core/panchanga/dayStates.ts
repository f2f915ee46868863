import type { Weekday } from '../zodiac/weekdays.js';
import { type ChandraBala, chandraBalaOf, type TaraBala, taraBalaOf } from './dayBalas.js';
import { type AngaSpans, dayPieces } from './dayPieces.js';
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
import type { Interval } from './spans.js';
import { type GhatiWindowId, ghatiWindowsOf } from './windows.js';

/** Everything of a day that follows from its limbs and weekday. */
export interface DayStates {
  readonly ghatiWindows: Readonly<Record<GhatiWindowId, readonly Interval[]>>;
  readonly yogas: Readonly<Record<DayYogaId, readonly Interval[]>>;
  readonly bhadra: readonly Bhadra[];
  readonly anandadi: readonly NamedStretch<Anandadi>[];
  readonly tamilYogas: readonly NamedStretch<TamilYoga>[];
  readonly chandraBala: readonly ChandraBala[];
  readonly taraBala: readonly TaraBala[];
  readonly panchakaRahita: readonly PanchakaStretch[];
}

/**
 * Yogas, bhadra, ghati windows and strengths of a day (docs/rules/07-panchang-calendar-transits.md#section-8,
 * #section-9 and #section-13).
 */
export function dayStatesOf(
  day: Interval,
  spans: AngaSpans,
  lagnas: readonly LagnaSpan[],
  weekday: Weekday,
): DayStates {
  const pieces = dayPieces(day, spans);
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
    panchakaRahita: panchakaRahitaOf(pieces, lagnas, weekday),
  };
}
