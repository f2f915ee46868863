import { pakshaOf } from '../panchanga/angaNames.js';
import { DAY_YOGAS } from '../panchanga/dayYogas.data.js';
import { dayYogaIsPresent } from '../panchanga/dayYogas.js';
import { monthTithiAt } from '../panchanga/monthTithis.js';
import { nakshatraAt } from '../zodiac/nakshatras.js';
import { isGoodTara, type TaraNumber } from '../zodiac/taras.js';
import type { Weekday } from '../zodiac/weekdays.js';
import { type DateFacts, type InstantAngas, type Janma, type PersonalBalas, personalBalas } from './dateFacts.js';
import { CHANDRA_VALUES, CLASS_VALUES, type EventRow, FACTORS, type Factor, WEIGHT_PROFILES } from './eventRow.js';
import { classIn } from './ratings.js';

/** Points of each factor; they add up to the score. */
export type Breakdown = Readonly<Record<Factor, number>>;

/** A deterministic score of 0 to 100 and its parts (docs/rules/08-match-and-muhurta.md#section-13). */
export interface Score {
  readonly score: number;
  readonly breakdown: Breakdown;
}

/** Weights of an event's factors; they add up to 100. */
export const weightsOf = (event: EventRow): Readonly<Record<Factor, number>> => WEIGHT_PROFILES[event.weights];

/** Score an instant: weight times value for each factor. */
export function scoreOf(event: EventRow, vara: Weekday, angas: InstantAngas, janma: Janma): Score {
  const weights = weightsOf(event);
  const values = valuesOf(event, vara, angas, personalBalas(angas, janma));
  const breakdown = {
    vara: weights.vara * values.vara,
    nakshatra: weights.nakshatra * values.nakshatra,
    tithi: weights.tithi * values.tithi,
    tara_bala: weights.tara_bala * values.tara_bala,
    chandra_bala: weights.chandra_bala * values.chandra_bala,
  };
  return { score: FACTORS.reduce((sum, factor) => sum + breakdown[factor], 0), breakdown };
}

/** Points of an instant for anyone: null for what counts from a birth. */
export interface GeneralScore {
  readonly score: number;
  /** The most that the factors which count can give together. */
  readonly maxScore: number;
  readonly breakdown: Readonly<Record<Factor, number | null>>;
}

/** Score an instant, without the factors of a birth where there is none. */
export function scoreWith(event: EventRow, vara: Weekday, angas: InstantAngas, janma: Janma | null): GeneralScore {
  if (janma !== null) return { ...scoreOf(event, vara, angas, janma), maxScore: 100 };
  const weights = weightsOf(event);
  const values = dayValues(event, vara, angas);
  const breakdown = {
    vara: weights.vara * values.vara,
    nakshatra: weights.nakshatra * values.nakshatra,
    tithi: weights.tithi * values.tithi,
  };
  return {
    score: breakdown.vara + breakdown.nakshatra + breakdown.tithi,
    maxScore: weights.vara + weights.nakshatra + weights.tithi,
    breakdown: { ...breakdown, tara_bala: null, chandra_bala: null },
  };
}

/** Value 0, 0.5 or 1 of the factors of a day. */
const dayValues = (event: EventRow, vara: Weekday, { tithi, nakshatra }: InstantAngas) => ({
  vara: CLASS_VALUES[classIn(event.vara, vara)],
  nakshatra: CLASS_VALUES[classIn(event.nakshatra, nakshatraAt(nakshatra))],
  tithi: CLASS_VALUES[classIn(event.tithi, monthTithiAt(tithi))],
});

/** Value 0, 0.5 or 1 of each factor. */
const valuesOf = (
  event: EventRow,
  vara: Weekday,
  angas: InstantAngas,
  { tara, chandraHouse }: PersonalBalas,
): Readonly<Record<Factor, number>> => ({
  ...dayValues(event, vara, angas),
  tara_bala: taraValue(tara, event),
  chandra_bala: CHANDRA_VALUES[pakshaOf(angas.tithi)][chandraHouse - 1] as number,
});

function taraValue(tara: TaraNumber, event: EventRow): number {
  if (tara === 1) return event.janmaTaraValue;
  return isGoodTara(tara) ? 1 : 0;
}

/** Yogas of the day that support any undertaking (docs/rules/08-match-and-muhurta.md#section-16). */
export const SUPPORTS = ['sarvartha_siddhi', 'amrita_siddhi', 'ravi_pushya', 'guru_pushya'] as const;
export type Support = (typeof SUPPORTS)[number];

/** Those that are present at the instant of evaluation. */
export const supportsOf = ({ vara, numbers }: DateFacts): readonly Support[] =>
  SUPPORTS.filter((id) => dayYogaIsPresent(DAY_YOGAS[id], vara, numbers));
