// Runs of values that several events share: docs/rules/08-match-and-muhurta.md#section-14 and #section-15.
import type { Sign } from '../../zodiac/signs.js';
import type { Weekday } from '../../zodiac/weekdays.js';
import type { Lists } from '../eventRow.js';
import type { ExclusionId } from '../exclusions.js';
import { tithis } from './lists.js';

/** No rule: every value is neutral. */
export const NO_RULE: Lists<never> = { favourable: [], unfavourable: [] };

/** Weekdays of the benefics Moon, Mercury, Jupiter and Venus. */
export const BENEFIC_WEEKDAYS: readonly Weekday[] = ['Monday', 'Wednesday', 'Thursday', 'Friday'];

export const MOVABLE_SIGNS: readonly Sign[] = ['Aries', 'Cancer', 'Libra', 'Capricorn'];
export const FIXED_SIGNS: readonly Sign[] = ['Taurus', 'Leo', 'Scorpio', 'Aquarius'];
export const DUAL_SIGNS: readonly Sign[] = ['Gemini', 'Virgo', 'Sagittarius', 'Pisces'];

/** Tithis that most events favour: the good ones, in Krishna only to Dashami. */
export const COMMON_TITHIS = tithis({
  both: ['dwitiya', 'tritiya', 'panchami', 'saptami', 'dashami'],
  shukla: ['ekadashi', 'dwadashi', 'trayodashi'],
});

/** Tithis of purchases: all but rikta, the full and the new moon and Krishna Trayodashi. */
export const PURCHASE_TITHIS = tithis({
  both: ['nanda', 'bhadra', 'tritiya', 'panchami', 'ashtami', 'dashami'],
  shukla: ['trayodashi', 'purnima'],
});

/** The empty tithis (4, 9 and 14 of each paksha) and the new moon. */
export const RIKTA_AND_AMAVASYA = tithis({ both: ['rikta'], krishna: ['amavasya'] });

/** Exclusions of nearly every event. */
export const COMMON_EXCLUSIONS: readonly ExclusionId[] = ['vishti', 'vyatipata', 'vaidhriti', 'grahana_day'];

/** Exclusions of marriage and the other great rites. */
export const GREAT_RITE_EXCLUSIONS: readonly ExclusionId[] = [
  'adhika_masa',
  'kshaya_masa',
  'guru_asta',
  'shukra_asta',
  'pitru_paksha',
  ...COMMON_EXCLUSIONS,
  'sankranti',
];

/** Cautions of everyday undertakings. */
export const COMMON_CAUTIONS: readonly ExclusionId[] = [
  'sankranti',
  'pitru_paksha',
  'bad_yoga',
  'krakacha',
  'dagdha_tithi',
  'chandrashtama',
];

/** Cautions of the rites of life, where a sankranti is forbidden outright. */
export const RITE_CAUTIONS: readonly ExclusionId[] = [
  'bad_yoga',
  'krakacha',
  'dagdha_tithi',
  'gandanta',
  'chandrashtama',
];

/** Cautions of marriage and the other great rites. */
export const GREAT_RITE_CAUTIONS: readonly ExclusionId[] = [
  'bad_yoga',
  'krakacha',
  'dagdha_tithi',
  'masa_dagdha_tithi',
  'gandanta',
  'chandrashtama',
  'holashtaka',
  'simhastha_guru',
];

/** Cautions of harsh acts, for which most of the bad times are suitable. */
export const HARSH_CAUTIONS: readonly ExclusionId[] = ['vyatipata', 'vaidhriti', 'chandrashtama'];
