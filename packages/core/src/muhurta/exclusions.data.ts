// Tables of the exclusions: docs/rules/08-match-and-muhurta.md#section-16.
import type { NityaYoga } from '../panchanga/angaNames.js';
import type { ByWeekday } from '../panchanga/daySegments.js';
import type { Sign } from '../zodiac/signs.js';

/** The bad nitya yogas that have no exclusion of their own. */
export const LESSER_BAD_YOGAS: readonly NityaYoga[] = [
  'vishkambha',
  'atiganda',
  'shula',
  'ganda',
  'vyaghata',
  'vajra',
  'parigha',
];

/** Nitya yogas that are bad. */
export const BAD_YOGAS: readonly NityaYoga[] = [...LESSER_BAD_YOGAS, 'vyatipata', 'vaidhriti'];

/** The burnt (dagdha) tithi of a paksha on each weekday, Sunday first. */
export const DAGDHA_TITHIS: ByWeekday<number> = [12, 11, 5, 3, 6, 8, 9];

/** The burnt (dagdha) tithi of a paksha with the Sun in each sign. */
export const MASA_DAGDHA_TITHIS: Readonly<Record<Sign, number>> = {
  Aries: 6,
  Taurus: 4,
  Gemini: 8,
  Cancer: 6,
  Leo: 10,
  Virgo: 8,
  Libra: 12,
  Scorpio: 10,
  Sagittarius: 2,
  Capricorn: 12,
  Aquarius: 4,
  Pisces: 2,
};

/** Tithi of the paksha and number of the weekday (Sunday 1) add up to this at krakacha. */
export const KRAKACHA_SUM = 13;

/** Signs of the Sun at dhanu and mina masa (kharmas). */
export const KHARMAS_SIGNS: readonly Sign[] = ['Sagittarius', 'Pisces'];

/** Signs of the Sun in the southern course, sidereal. */
export const DAKSHINAYANA_SIGNS: readonly Sign[] = ['Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius'];

/** Counts from the Sun's nakshatra to the Moon's, both included, at which the earth sleeps. */
export const BHUMI_SHAYANA_COUNTS: readonly number[] = [5, 7, 9, 12, 19, 26];

/** The same counts at which the kalasha chakra is bad. */
export const KALASHA_BAD_COUNTS: readonly number[] = [1, 2, 3, 4, 5, 14, 15, 16, 17, 18, 19, 20, 21];

/** Boundaries of a water and a fire sign, and the distance from them within which the Moon is in gandanta. */
export const GANDANTA_DEG: readonly number[] = [0, 120, 240];
export const GANDANTA_ORB_DEG = 10 / 3;

/** A planet is old for so many days before its asta, and young for as many after its udaya. */
export const BALA_VRIDDHA_DAYS = 3;

/** Sixteen ghatis, before and after the Sun's entry into a sign. */
export const SANKRANTI_DAYS = 16 / 60;

/** The Moon beyond this is in panchaka. */
export const PANCHAKA_FROM_DEG = 300;
