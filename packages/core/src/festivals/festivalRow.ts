import type { LunarMonthName } from '../panchanga/lunarMonths.js';
import type { SolarCalendarId } from '../regionalCalendars/regionalDates.js';
import type { Nakshatra } from '../zodiac/nakshatras.js';
import type { Sign } from '../zodiac/signs.js';
import type { Weekday } from '../zodiac/weekdays.js';
import type { KaalaChoice } from './dayChoice.js';
import type { Dispute } from './disputes.js';
import type { FestivalSource } from './sources.data.js';
import type { WindowName } from './windowNames.js';

export const CATEGORIES = [
  'festival',
  'vrata',
  'jayanti',
  'new_year',
  'sankranti',
  'solar',
  'parva',
  'shraddha',
  'yugadi',
  'manvadi',
  'temple',
  'jain',
  'sikh',
  'calendar',
  'civil',
] as const;
export type FestivalCategory = (typeof CATEGORIES)[number];

/** Special procedures of docs/rules/10-festivals.md#section-7 that replace the choice by a kaala. */
export const PROCEDURES = [
  'raksha_bandhan',
  'holika_dahan',
  'three_muhurtas',
  'vijayadashami',
  'kojagara',
  'day_of_start',
  'jayanti_yoga',
] as const;
export type Procedure = (typeof PROCEDURES)[number];

/** How the day of an anga is chosen. */
export type DayRule = KaalaChoice | { readonly procedure: Procedure };

/** Months in which a row of a tithi is kept. `adhika_first`: in the adhika month of the name where there is one. */
export type MonthChoice =
  | 'every'
  | 'adhika'
  | { readonly names: readonly LunarMonthName[]; readonly adhikaFirst: boolean };

/** What a festival depends on. */
export type FestivalRule =
  | { readonly kind: 'tithi'; readonly months: MonthChoice; readonly tithis: readonly number[]; readonly day: DayRule }
  | { readonly kind: 'sun_tithi'; readonly sign: Sign; readonly tithi: number; readonly day: KaalaChoice }
  /** A tithi of the Surya Siddhanta, in the month that the tithi of that number is in. */
  | { readonly kind: 'siddhanta_tithi'; readonly month: LunarMonthName; readonly tithi: number; readonly day: DayRule }
  | {
      readonly kind: 'sun_tithi_nakshatra';
      readonly sign: Sign;
      readonly tithi: number;
      readonly nakshatra: Nakshatra;
      readonly day: KaalaChoice;
    }
  | { readonly kind: 'sun_nakshatra'; readonly sign: Sign; readonly nakshatra: Nakshatra; readonly day: KaalaChoice }
  | {
      readonly kind: 'fortnight_nakshatra';
      readonly month: LunarMonthName;
      readonly paksha: 'shukla' | 'krishna';
      readonly nakshatra: Nakshatra;
      readonly day: DayRule;
    }
  | { readonly kind: 'every_nakshatra'; readonly nakshatra: Nakshatra; readonly day: KaalaChoice }
  | { readonly kind: 'ekadashi'; readonly month: LunarMonthName | 'adhika'; readonly tithi: 11 | 26 }
  | { readonly kind: 'ekadashi_in_sign'; readonly sign: Sign }
  | { readonly kind: 'offset'; readonly of: string; readonly days: number; readonly notAfterAdhika?: true }
  | {
      readonly kind: 'on_weekday';
      readonly of: string;
      readonly weekday: Weekday;
      readonly search: 'same' | 'on_or_before';
    }
  | {
      readonly kind: 'weekday_after';
      /** The day that is counted from. */
      readonly from: FestivalRule;
      /** Days after it (before, when negative) from which a weekday is looked for; 0: it may be that day itself. */
      readonly days: number;
      readonly weekdays: readonly Weekday[];
      /** Weeks after the first that is found. */
      readonly weeks: number;
      /** Kept only in civil years that two divides. */
      readonly evenYears?: true;
    }
  | { readonly kind: 'tibetan'; readonly month: number; readonly day: number }
  | { readonly kind: 'sunrise_tithi_on_weekday'; readonly tithis: readonly number[]; readonly weekday: Weekday }
  | {
      readonly kind: 'weekdays_of_shravana';
      readonly weekday: Weekday;
      /** Whether months end with the full moon or with the new moon. */
      readonly month: 'purnimanta' | 'amanta';
    }
  | {
      readonly kind: 'sankranti';
      readonly sign: Sign;
      readonly day: SankrantiDay;
      /** By the Sun of the Surya Siddhanta, not that of the request. */
      readonly bySiddhanta?: true;
    }
  | { readonly kind: 'sun_degree'; readonly degree: number }
  | {
      readonly kind: 'solar_day';
      readonly calendar: SolarCalendarId;
      readonly sign: Sign;
      readonly day: number;
      /** By the Sun of the Vakyas, not that of the calendar. */
      readonly byVakya?: true;
    }
  | { readonly kind: 'chandra_darshana'; readonly month: LunarMonthName | null }
  | { readonly kind: 'sandhi' };

/** Kinds of rules, for the schema of an answer. */
export const RULE_KINDS = [
  'tithi',
  'siddhanta_tithi',
  'sun_tithi',
  'sun_tithi_nakshatra',
  'sun_nakshatra',
  'fortnight_nakshatra',
  'every_nakshatra',
  'ekadashi',
  'ekadashi_in_sign',
  'offset',
  'on_weekday',
  'weekday_after',
  'tibetan',
  'sunrise_tithi_on_weekday',
  'weekdays_of_shravana',
  'sankranti',
  'sun_degree',
  'solar_day',
  'chandra_darshana',
  'sandhi',
] as const satisfies readonly FestivalRule['kind'][];

/** The day of a sankranti: by the rule of the request, the Vedic day, the civil date, or the first sunrise after it. */
export type SankrantiDay = 'by_rule' | 'vedic_day' | 'civil_date' | 'first_sunrise';

/** One row of the table of festivals (docs/rules/10-festivals.md#section-10). */
export interface FestivalRow {
  readonly id: string;
  readonly category: FestivalCategory;
  /** Regions and communities that keep it; `all` everyone. */
  readonly audiences: readonly Audience[];
  readonly rule: FestivalRule;
  readonly windows: readonly WindowName[];
  readonly sources: readonly FestivalSource[];
  /** Festival of several days: the row of its last day, or its number of days. */
  readonly until: string | number | null;
  /** The row that other traditions keep in its place. */
  readonly variantOf: string | null;
  /** The row in whose place its regions keep it: their usual lists have this one alone. */
  readonly replaces: string | null;
  /** A named other rule of choice that gives another day in some years; null where none is known. */
  readonly dispute: Dispute<FestivalRule> | null;
  /** Whether no text, gazette or three printed years confirm the rule. */
  readonly undecided: boolean;
}

export const REGIONS = [
  'north',
  'gujarati',
  'marathi',
  'telugu',
  'telangana',
  'kannada',
  'tamil',
  'kerala',
  'bengali',
  'odia',
  'assamese',
  'nepali',
  'bihari',
  'rajasthani',
  'punjabi',
  'sindhi',
  'kashi',
  'braj',
  'mithila',
  'south',
  'central',
  'konkani',
  'sri_lanka',
  'uttarakhand',
  'himachal',
  'jammu',
  'kashmir',
  'ladakh',
  'jharkhand',
  'chhattisgarh',
  'goa',
  'tripura',
  'manipur',
  'sikkim',
] as const;
export type Region = (typeof REGIONS)[number];

export const COMMUNITIES = [
  'smarta',
  'vaishnava',
  'sri_vaishnava',
  'madhva',
  'pushti',
  'swaminarayan',
  'shaiva',
  'shakta',
  'shrauta',
  'rigveda',
  'yajurveda',
  'samaveda',
  'jain',
  'sikh',
  'buddhist',
  'kabirpanthi',
  'ravidasia',
  'arya_samaj',
  'maheshwari',
] as const;
export type Community = (typeof COMMUNITIES)[number];

export type Audience = 'all' | Region | Community;

/** The regions of a group of regions. */
export const REGION_GROUPS: Readonly<Partial<Record<Region, readonly Region[]>>> = {
  south: ['telugu', 'telangana', 'kannada', 'tamil', 'kerala'],
  telugu: ['telangana'],
  north: ['uttarakhand', 'himachal', 'jammu', 'jharkhand', 'chhattisgarh'],
};
