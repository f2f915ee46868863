import type { LunarMonthName } from '../panchanga/lunarMonths.js';
import type { MonthTithi } from '../panchanga/monthTithis.js';
import type { Nakshatra } from '../zodiac/nakshatras.js';
import type { Sign } from '../zodiac/signs.js';
import type { Weekday } from '../zodiac/weekdays.js';
import type { ExclusionId } from './exclusions.js';

// Weights and values of the five factors of a score: docs/rules/08-match-and-muhurta.md#section-13.

/** The factors of a score. */
export const FACTORS = ['vara', 'nakshatra', 'tithi', 'tara_bala', 'chandra_bala'] as const;
export type Factor = (typeof FACTORS)[number];

/**
 * Percentages by kind of event. No text gives any; their order follows the verse that ranks tithi below vara and
 * nakshatra, and these below tara and chandra.
 */
export const WEIGHT_PROFILES = {
  standard: { vara: 15, nakshatra: 30, tithi: 20, tara_bala: 15, chandra_bala: 20 },
  vivaha: { vara: 10, nakshatra: 30, tithi: 15, tara_bala: 20, chandra_bala: 25 },
  travel: { vara: 20, nakshatra: 30, tithi: 15, tara_bala: 15, chandra_bala: 20 },
  commerce: { vara: 20, nakshatra: 30, tithi: 20, tara_bala: 15, chandra_bala: 15 },
  medical: { vara: 15, nakshatra: 30, tithi: 15, tara_bala: 20, chandra_bala: 20 },
} as const satisfies Readonly<Record<string, Readonly<Record<Factor, number>>>>;
export type WeightProfile = keyof typeof WEIGHT_PROFILES;

/** Value of a class of vara, nakshatra or tithi. */
export const CLASS_VALUES = { favourable: 1, neutral: 0.5, unfavourable: 0 } as const;

/** Value of the Moon's sign by its count from the janma sign, 1 first, in each paksha. */
export const CHANDRA_VALUES = {
  shukla: [1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0],
  krishna: [1, 0.5, 1, 0, 0.5, 1, 1, 0, 0.5, 1, 1, 0],
} as const;

/** Values that a rule favours and values that it does not; others are neutral, and two empty lists mean no rule. */
export interface Lists<T> {
  readonly favourable: readonly T[];
  readonly unfavourable: readonly T[];
}

/** Source of the lists of an event: the verse of the named text, the named book, or the custom of almanacs. */
export type Basis = 'verse' | 'text' | 'practice';

/**
 * The part of the Vedic day in which an event takes place; `any` is sunrise to next sunrise, `forenoon` ends at midday.
 */
export const EVENT_TIMES = ['any', 'day', 'forenoon', 'night'] as const;
export type EventTime = (typeof EVENT_TIMES)[number];

/** All rules of one kind of event (docs/rules/08-match-and-muhurta.md#section-14 and #section-15). */
export interface EventRow<Id extends string = string> {
  readonly id: Id;
  /** Text and chapter as printed in the response. */
  readonly source: string;
  readonly basis: Basis;
  readonly time: EventTime;
  readonly weights: WeightProfile;
  /** Value of the janma tara: a half, or 0 where the text forbids the birth nakshatra. */
  readonly janmaTaraValue: number;
  readonly vara: Lists<Weekday>;
  readonly nakshatra: Lists<Nakshatra>;
  readonly tithi: Lists<MonthTithi>;
  /** Purnimanta names. */
  readonly lunarMonths: Lists<LunarMonthName>;
  /** Signs of the Sun. */
  readonly solarMonths: Lists<Sign>;
  readonly lagna: Lists<Sign>;
  /** In the order of the response. */
  readonly exclusions: { readonly forbidden: readonly ExclusionId[]; readonly caution: readonly ExclusionId[] };
}

/** Rows whose ids are a type. */
export const eventRows = <const Id extends string>(rows: readonly EventRow<Id>[]): readonly EventRow<Id>[] => rows;
