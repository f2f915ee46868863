// Names, lords and classes of the angas: docs/rules/07-panchang-calendar-transits.md#section-4.
import type { Graha } from '../zodiac/grahas.js';

/** Tithis of a paksha; the fifteenth has its own name in each. */
export const TITHIS = [
  'pratipada',
  'dwitiya',
  'tritiya',
  'chaturthi',
  'panchami',
  'shashthi',
  'saptami',
  'ashtami',
  'navami',
  'dashami',
  'ekadashi',
  'dwadashi',
  'trayodashi',
  'chaturdashi',
  'purnima',
  'amavasya',
] as const;

export const PAKSHAS = ['shukla', 'krishna'] as const;

/** Classes of the tithis by (n - 1) mod 5 within the paksha. */
export const TITHI_CLASSES = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna'] as const;

/** Lords of the tithis by number in the paksha, 1..15 (Purnima Saturn). */
export const TITHI_LORDS: readonly Graha[] = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
];
export const AMAVASYA_LORD: Graha = 'Rahu';

export const NITYA_YOGAS = [
  'vishkambha',
  'priti',
  'ayushman',
  'saubhagya',
  'shobhana',
  'atiganda',
  'sukarma',
  'dhriti',
  'shula',
  'ganda',
  'vriddhi',
  'dhruva',
  'vyaghata',
  'harshana',
  'vajra',
  'siddhi',
  'vyatipata',
  'variyana',
  'parigha',
  'shiva',
  'siddha',
  'sadhya',
  'shubha',
  'shukla',
  'brahma',
  'indra',
  'vaidhriti',
] as const;

/** Lord and avayogi of the nitya yogas, repeating every nine. */
export const NITYA_YOGA_LORDS: readonly (readonly [lord: Graha, avayogi: Graha])[] = [
  ['Saturn', 'Moon'],
  ['Mercury', 'Mars'],
  ['Ketu', 'Rahu'],
  ['Venus', 'Jupiter'],
  ['Sun', 'Saturn'],
  ['Moon', 'Mercury'],
  ['Mars', 'Ketu'],
  ['Rahu', 'Venus'],
  ['Jupiter', 'Sun'],
];

/** The seven movable karanas, then the four fixed ones. */
export const KARANAS = [
  'bava',
  'balava',
  'kaulava',
  'taitila',
  'gara',
  'vanija',
  'vishti',
  'shakuni',
  'chatushpada',
  'naga',
  'kimstughna',
] as const;

/** Lords of the karanas in the order of `KARANAS`. */
export const KARANA_LORDS: readonly Graha[] = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
];
