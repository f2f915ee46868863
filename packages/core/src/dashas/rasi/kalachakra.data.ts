import type { Sign } from '../../zodiac/signs.js';

/** Tables of the Kalachakra dasha (BPHS, PVR book; docs/rules/05-rasi-dashas.md#section-5). */

/** Years of the signs. */
export const KALACHAKRA_YEARS: Readonly<Record<Sign, number>> = {
  Aries: 7,
  Taurus: 16,
  Gemini: 9,
  Cancer: 21,
  Leo: 5,
  Virgo: 9,
  Libra: 16,
  Scorpio: 7,
  Sagittarius: 10,
  Capricorn: 4,
  Aquarius: 4,
  Pisces: 10,
};

/**
 * Groups 0 and 1 are savya, 2 and 3 apasavya; a group's fourth pada is followed by the first of its partner, 0 and 1, 2
 * and 3.
 */
export type KalachakraGroup = 0 | 1 | 2 | 3;

/** Group of each nakshatra, Ashwini .. Revati. Revati goes with Ashwini, as the third of its triplet. */
export const KALACHAKRA_GROUPS: readonly KalachakraGroup[] = [
  0, 1, 0, 2, 3, 3, 0, 1, 0, 2, 3, 3, 0, 1, 0, 2, 3, 3, 0, 1, 0, 2, 3, 3, 0, 1, 0,
];

/** The nine signs of each pada of each group. */
export const KALACHAKRA_PADAS: Readonly<Record<KalachakraGroup, readonly (readonly Sign[])[]>> = {
  0: [
    ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius'],
    ['Capricorn', 'Aquarius', 'Pisces', 'Scorpio', 'Libra', 'Virgo', 'Cancer', 'Leo', 'Gemini'],
    ['Taurus', 'Aries', 'Pisces', 'Aquarius', 'Capricorn', 'Sagittarius', 'Aries', 'Taurus', 'Gemini'],
    ['Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces'],
  ],
  1: [
    ['Scorpio', 'Libra', 'Virgo', 'Cancer', 'Leo', 'Gemini', 'Taurus', 'Aries', 'Pisces'],
    ['Aquarius', 'Capricorn', 'Sagittarius', 'Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo'],
    ['Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces', 'Scorpio', 'Libra', 'Virgo'],
    ['Cancer', 'Leo', 'Gemini', 'Taurus', 'Aries', 'Pisces', 'Aquarius', 'Capricorn', 'Sagittarius'],
  ],
  2: [
    ['Sagittarius', 'Capricorn', 'Aquarius', 'Pisces', 'Aries', 'Taurus', 'Gemini', 'Leo', 'Cancer'],
    ['Virgo', 'Libra', 'Scorpio', 'Pisces', 'Aquarius', 'Capricorn', 'Sagittarius', 'Scorpio', 'Libra'],
    ['Virgo', 'Leo', 'Cancer', 'Gemini', 'Taurus', 'Aries', 'Sagittarius', 'Capricorn', 'Aquarius'],
    ['Pisces', 'Aries', 'Taurus', 'Gemini', 'Leo', 'Cancer', 'Virgo', 'Libra', 'Scorpio'],
  ],
  3: [
    ['Pisces', 'Aquarius', 'Capricorn', 'Sagittarius', 'Scorpio', 'Libra', 'Virgo', 'Leo', 'Cancer'],
    ['Gemini', 'Taurus', 'Aries', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces', 'Aries', 'Taurus'],
    ['Gemini', 'Leo', 'Cancer', 'Virgo', 'Libra', 'Scorpio', 'Pisces', 'Aquarius', 'Capricorn'],
    ['Sagittarius', 'Scorpio', 'Libra', 'Virgo', 'Leo', 'Cancer', 'Gemini', 'Taurus', 'Aries'],
  ],
};
