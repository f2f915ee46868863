// Yogas of the day by weekday, tithi, nakshatra and sign: docs/rules/07-panchang-calendar-transits.md#section-9.
// Nakshatras are
// numbered 1 Ashwini .. 27 Revati.
import type { Sign } from '../zodiac/signs.js';
import type { Weekday } from '../zodiac/weekdays.js';
import type { ByWeekday } from './daySegments.js';

/** Conditions of a yoga of the day; every given condition must be true. */
export interface DayYogaRow {
  readonly id: string;
  readonly weekdays?: readonly Weekday[];
  /** The Moon's nakshatra. */
  readonly stars?: readonly number[];
  /** The Moon's nakshatra, by weekday, Sunday first. */
  readonly starsByWeekday?: ByWeekday<readonly number[]>;
  /** Tithi 1..15 of either paksha. */
  readonly tithis?: readonly number[];
  readonly moonSigns?: readonly Sign[];
  /** Count from the Sun's nakshatra to the Moon's in the twenty-seven, 1..27. */
  readonly countsFromSun?: readonly number[];
  /** The same count in the twenty-eight, with Abhijit. */
  readonly countsFromSun28?: readonly number[];
  readonly source: string;
}

const SOURCE = 'docs/rules/07-panchang-calendar-transits.md#section-9';

export const DAY_YOGAS = {
  sarvartha_siddhi: {
    id: 'sarvartha_siddhi',
    starsByWeekday: [
      [13, 19, 21, 12, 26, 1, 8],
      [22, 4, 5, 8, 17],
      [1, 26, 3, 9],
      [4, 17, 13, 3, 5],
      [27, 17, 1, 7, 8],
      [27, 17, 1, 7, 22],
      [22, 4, 15],
    ],
    source: SOURCE,
  },
  amrita_siddhi: { id: 'amrita_siddhi', starsByWeekday: [[13], [5], [1], [17], [8], [27], [4]], source: SOURCE },
  ravi_pushya: { id: 'ravi_pushya', weekdays: ['Sunday'], stars: [8], source: SOURCE },
  guru_pushya: { id: 'guru_pushya', weekdays: ['Thursday'], stars: [8], source: SOURCE },
  dwipushkar: {
    id: 'dwipushkar',
    weekdays: ['Sunday', 'Tuesday', 'Saturday'],
    tithis: [2, 7, 12],
    stars: [5, 14, 23],
    source: SOURCE,
  },
  tripushkar: {
    id: 'tripushkar',
    weekdays: ['Sunday', 'Tuesday', 'Saturday'],
    tithis: [2, 7, 12],
    stars: [3, 7, 12, 16, 21, 25],
    source: SOURCE,
  },
  ravi_yoga: { id: 'ravi_yoga', countsFromSun: [4, 6, 9, 10, 13, 20], source: SOURCE },
  aadal: { id: 'aadal', countsFromSun28: [2, 7, 9, 14, 16, 21, 23, 28], source: SOURCE },
  vidaal: { id: 'vidaal', countsFromSun28: [3, 6, 10, 13, 17, 20, 24, 27], source: SOURCE },
  ganda_moola: { id: 'ganda_moola', stars: [1, 9, 10, 18, 19, 27], source: SOURCE },
  panchaka: { id: 'panchaka', moonSigns: ['Aquarius', 'Pisces'], source: SOURCE },
  mrityu: { id: 'mrityu', starsByWeekday: [[17], [21], [24], [1], [5], [18], [13]], source: SOURCE },
  dagdha: { id: 'dagdha', starsByWeekday: [[2], [14], [21], [23], [12], [9], [27]], source: SOURCE },
  yamaghata: { id: 'yamaghata', starsByWeekday: [[10], [16], [6], [19], [3], [4], [13]], source: SOURCE },
  utpata: { id: 'utpata', starsByWeekday: [[16], [20], [23], [27], [4], [8], [12]], source: SOURCE },
} as const satisfies Readonly<Record<string, DayYogaRow>>;
export type DayYogaId = keyof typeof DAY_YOGAS;

/** The twenty-eight Anandadi yogas in order. */
export const ANANDADI_YOGAS = [
  'ananda',
  'kaladanda',
  'dhumra',
  'dhata',
  'saumya',
  'dhwanksha',
  'dhwaja',
  'shrivatsa',
  'vajra',
  'mudgara',
  'chhatra',
  'mitra',
  'manasa',
  'padma',
  'lumbaka',
  'utpata',
  'mrityu',
  'kana',
  'siddhi',
  'shubha',
  'amrita',
  'mushala',
  'gada',
  'matanga',
  'rakshasa',
  'chara',
  'sthira',
  'vardhamana',
] as const;

/** The nakshatra of Ananda on each weekday, Sunday first. */
export const ANANDA_STARS = [
  'Ashwini',
  'Mrigashira',
  'Ashlesha',
  'Hasta',
  'Anuradha',
  'Uttara Ashadha',
  'Shatabhisha',
] as const;

/** Letters of the Tamil yoga table. */
export const TAMIL_YOGA_LETTERS = { S: 'siddha', P: 'prabalarishta', M: 'marana', A: 'amrita' } as const;

/**
 * Tamil yoga by weekday (Sunday first) and nakshatra, Ashwini to Revati. Tables of other almanacs differ in some cells.
 */
export const TAMIL_YOGAS: ByWeekday<string> = [
  'SPSSSSSSSMSASSSMMMASAAMSSAA',
  'SSMASSASSMSSSPAMSSSMMASSSSS',
  'SSSASMSSSSSASSSMSMASPSSMMAS',
  'MSASSSSSSSAAMSSSSSMAASPSASM',
  'ASMMMMASSASMSSASSPSSSSSMSSS',
  'ASSMSSSMMMSSASSSSMAPSMSSSSS',
  'SSSASSSSMASMMMSSSSSSSSSAMSP',
];

/** The direction in which not to travel, Sunday first. */
export const DISHA_SHOOL = ['west', 'east', 'north', 'north', 'south', 'west', 'east'] as const;

/** Where Agni resides, by (tithi 1..30 + weekday 1..7 + 1) mod 4. */
export const AGNI_VASA = ['earth', 'heaven', 'nether', 'earth'] as const;

/** Where Shiva resides, by (2 tithi + 5) mod 7. */
export const SHIVA_VASA = [
  'cremation_ground',
  'kailasa',
  'with_gauri',
  'on_nandi',
  'in_assembly',
  'at_meal',
  'at_play',
] as const;

/** The world of Bhadra (Vishti karana), by the Moon's sign. */
export const BHADRA_RESIDENCES: Readonly<Record<Sign, 'heaven' | 'nether' | 'earth'>> = {
  Aries: 'heaven',
  Taurus: 'heaven',
  Gemini: 'heaven',
  Cancer: 'earth',
  Leo: 'earth',
  Virgo: 'nether',
  Libra: 'nether',
  Scorpio: 'heaven',
  Sagittarius: 'nether',
  Capricorn: 'nether',
  Aquarius: 'earth',
  Pisces: 'earth',
};

/** Panchaka rahita by (tithi 1..30 + nakshatra 1..27 + weekday 1..7 + rising sign 1..12) mod 9; null is clean. */
export const PANCHAKA_RAHITA = [null, 'mrityu', 'agni', null, 'raja', null, 'chora', null, 'roga'] as const;
