import type { Graha } from './grahas.js';

/**
 * Years of each graha in the cycle of 120, which also weigh the Krishnamurti subdivisions (BPHS;
 * docs/rules/01-positions-and-vargas.md#section-11).
 */
export const VIMSHOTTARI_YEARS: Readonly<Record<Graha, number>> = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
};

/**
 * The 27 nakshatras from 0 degrees Aries; the id is the only spelling
 * (docs/rules/01-positions-and-vargas.md#section-4).
 */
export const NAKSHATRAS = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const;
export type Nakshatra = (typeof NAKSHATRAS)[number];
export type Pada = 1 | 2 | 3 | 4;

/** Lords of the nakshatras in Vimshottari order, beginning with Ashwini, repeating every nine. */
export const NAKSHATRA_LORDS: readonly Graha[] = [
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
];

/** Length of a nakshatra and of a pada in degrees. */
export const NAKSHATRA_DEG = 360 / 27;
export const PADA_DEG = 360 / 108;

const NUMBER: Readonly<Record<Nakshatra, number>> = Object.fromEntries(NAKSHATRAS.map((n, i) => [n, i + 1])) as Record<
  Nakshatra,
  number
>;

/** Place of a longitude among the nakshatras. */
export interface NakshatraPlace {
  readonly nakshatra: Nakshatra;
  /** 1 Ashwini .. 27 Revati */
  readonly number: number;
  readonly pada: Pada;
  readonly lord: Graha;
  /** 0 <= x < 13 degrees 20 minutes */
  readonly degreesInNakshatra: number;
}

/** 1 Ashwini .. 27 Revati. */
export const nakshatraNumber = (nakshatra: Nakshatra): number => NUMBER[nakshatra];

/** The nakshatra of a whole number, 1..27, any integer reduced. */
export const nakshatraAt = (number: number): Nakshatra => NAKSHATRAS[(((number - 1) % 27) + 27) % 27] as Nakshatra;

/** The n-th nakshatra from `from` counted inclusively; n = 1 is the nakshatra itself. */
export const nakshatraFrom = (from: Nakshatra, n: number): Nakshatra => nakshatraAt(nakshatraNumber(from) + n - 1);

/** Inclusive count of nakshatras from `from` to `to`, 1..27. */
export const countNakshatras = (from: Nakshatra, to: Nakshatra): number =>
  ((nakshatraNumber(to) - nakshatraNumber(from) + 27) % 27) + 1;

export const nakshatraLord = (nakshatra: Nakshatra): Graha =>
  NAKSHATRA_LORDS[(nakshatraNumber(nakshatra) - 1) % 9] as Graha;

/** Nakshatra, pada and lord of a longitude 0 <= x < 360; a boundary belongs to the later part. */
export function nakshatraOf(longitudeDeg: number): NakshatraPlace {
  const index = Math.min(26, Math.floor((longitudeDeg * 27) / 360));
  const rest = Math.max(0, longitudeDeg - index * NAKSHATRA_DEG);
  const nakshatra = NAKSHATRAS[index] as Nakshatra;
  return {
    nakshatra,
    number: index + 1,
    pada: Math.min(4, Math.floor((longitudeDeg * 108) / 360) - 4 * index + 1) as Pada,
    lord: NAKSHATRA_LORDS[index % 9] as Graha,
    degreesInNakshatra: rest,
  };
}
