import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import type { ClaimedValue } from './comparedValue.js';
import type { LimbName } from './limbs.data.js';

/** A value of a chart, by the selector of its column. */
export interface ColumnFact {
  readonly of: 'column';
  readonly selector: string;
}

/** An end of a Vimsottari period: of a mahadasha, or of an antardasha in one. */
export interface PeriodFact {
  readonly of: 'period';
  readonly lords: readonly Graha[];
  readonly end: 'start' | 'end';
}

/** A limb of the panchang: of a date, YYYY-MM-DD, or of the birth or the day of the request where none is named. */
export interface LimbFact {
  readonly of: 'limb';
  readonly limb: LimbName;
  readonly date: string | null;
  /** null: the place of the request */
  readonly place: string | null;
}

/** The dates of a festival in a year of the civil calendar. */
export interface FestivalFact {
  readonly of: 'festival';
  readonly festival: FestivalId;
  readonly year: number;
  readonly place: string | null;
}

export type Fact = ColumnFact | PeriodFact | LimbFact | FestivalFact;

/** What a claim says: values of facts, all of them, or that they are not these. */
export interface ReadClaim {
  /** The pattern of a sentence; null of a claim in parts. */
  readonly pattern: string | null;
  readonly says: readonly { readonly fact: Fact; readonly value: ClaimedValue }[];
  readonly isNegated: boolean;
}

/** Why a claim has no answer. */
export const REASONS = [
  'unknown_sentence',
  'unknown_subject',
  'unknown_property',
  'unknown_value',
  'ambiguous',
  'unknown_place',
  'needs_birth',
  'no_value',
] as const;

/** A claim that has no answer. */
export interface Unanswered {
  readonly reason: (typeof REASONS)[number];
  /** What is wrong, in words; null where the reason says it. */
  readonly detail: string | null;
}

export const unanswered = (reason: Unanswered['reason'], detail: string | null = null): Unanswered => ({
  reason,
  detail,
});

export const isUnanswered = (one: object): one is Unanswered => 'reason' in one;
