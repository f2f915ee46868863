import type { DaysRange } from '../search/sampledPath.js';
import { SKY_BODIES } from '../zodiac/grahas.js';
import type { WindowSky } from './windowSky.js';

/** Headings of the discrete results of a birth, in the order of every response. */
export const MARGIN_GROUPS = [
  'lagna',
  'midheaven',
  'kp_cusps',
  ...SKY_BODIES,
  'panchanga',
  'dashas',
  'rasi_dashas',
  'chara_karakas',
  'houses',
  'special_lagnas',
  'upagrahas',
  'arudhas',
  'day_parts',
  'avasthas',
  'yogas',
  'doshas',
] as const;
export type MarginGroup = (typeof MARGIN_GROUPS)[number];

/** A discrete result: an id, a number, a yes or no, a list of ids; null where it is not defined. */
export type DiscreteValue = string | number | boolean | readonly string[] | null;

/** What a value is the id of: the vocabulary that has a word for it, or none. */
export type ValueKind =
  | 'sign'
  | 'signs'
  | 'svara'
  | 'graha'
  | 'grahas'
  | 'dignity'
  | 'baladi'
  | 'jagradadi'
  | 'deeptadi'
  | 'yogas'
  | 'doshas'
  | 'tithi'
  | 'karana'
  | 'yoga'
  | 'nakshatra'
  | 'nakshatra_pada'
  | 'weekday'
  | 'choghadiya'
  | 'gowri'
  | 'muhurta'
  | 'plain';

/** One discrete result of a birth in a window of time. */
export interface MarginKey {
  readonly key: string;
  readonly group: MarginGroup;
  readonly kind: ValueKind;
  /** Keys whose limits are the only moments at which it can change; for a composite. */
  readonly inputs?: readonly string[];
  /** Moments of a range at which it may change, in days from the birth, in no order; others may be among them. */
  readonly limits: (range: DaysRange) => readonly number[];
  /** The value of a moment that is no limit. */
  readonly valueAt: (days: number) => DiscreteValue;
}

/** Whether two values are the same result. */
export const isSameValue = (a: DiscreteValue, b: DiscreteValue): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((id, at) => id === b[at]));

/** Makes the keys of a part of the chart. */
export type KeysOf = (sky: WindowSky) => readonly MarginKey[];
