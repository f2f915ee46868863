import type { Rules } from '../rules/rules.js';

/** Named rules of choice: which day is kept where authorities differ. */
export const READINGS = [
  'nishitha',
  'jayanti_yoga',
  'first_of_two',
  'second_of_two',
  'longer_part',
  'at_sunrise',
  'three_muhurtas',
  'shravana',
  'at_nishitha',
  'at_madhyahna',
  'in_the_afternoon',
  'in_the_evening',
  'after_bhadra',
  'else_at_sunrise',
  'else_at_start',
  'by_drik',
  'by_surya_siddhanta',
  'by_vakya',
  'nakshatra_at_sunrise',
  'nakshatra_at_midnight',
  'last_friday',
  'friday_before',
] as const;
export type Reading = (typeof READINGS)[number];

/** Who keeps a day by a reading: a digest, a publisher, a government or a body. */
export const AUTHORITIES = [
  'dharmasindhu',
  'nirnayasindhu',
  'drik_panchang',
  'nepal',
  'bengal',
  'odisha_government',
  'reform_committee',
  'stock_exchange',
  'tamil_nadu',
  'andhra_pradesh',
  'telangana',
  'karnataka',
  'kerala',
  'sri_lanka',
  'other_almanacs',
] as const;
export type Authority = (typeof AUTHORITIES)[number];

/** A reading, and who keeps it. */
export interface NamedReading {
  readonly reading: Reading;
  readonly followers: readonly Authority[];
}

/** The choices of a request that put the other rule of a row first. */
export type DisputeChoice =
  | 'janmashtami_rule'
  | 'diwali_rule'
  | 'radha_ashtami_rule'
  | 'raksha_bandhan_rule'
  | 'vijayadashami_rule'
  | 'pongal_rule'
  | 'thrissur_pooram_rule';

/** Two rules of one festival; in some years they give two days. */
export interface Dispute<Rule = unknown> {
  readonly own: NamedReading;
  readonly other: NamedReading & { readonly rule: Rule };
  /** The choice whose value is the reading that is kept; null where the request has none. */
  readonly choice: DisputeChoice | null;
}

/** The choices that decide which of two rules of a row is kept. */
export type DisputeRules = Pick<Rules, DisputeChoice>;

/** Whether a request keeps the other rule of a dispute. */
export const keepsOther = ({ other, choice }: Dispute, rules: DisputeRules): boolean =>
  choice !== null && rules[choice] === other.reading;
