/**
 * The methods that are tables (docs/rules/01-positions-and-vargas.md#section-6): Raman and Kashinatha hora,
 * panchamsa, trimsamsa, Kalachakra navamsa. Kashinatha hora uses only the seven planets as lords.
 */
import type { Sign } from '../zodiac/signs.js';
import type { PerClass, UnequalPart } from './vargaRule.js';

export const RAMAN_HORA: Readonly<Record<Sign, readonly Sign[]>> = {
  Aries: ['Scorpio', 'Capricorn'],
  Taurus: ['Taurus', 'Pisces'],
  Gemini: ['Virgo', 'Aries'],
  Cancer: ['Cancer', 'Libra'],
  Leo: ['Leo', 'Gemini'],
  Virgo: ['Gemini', 'Cancer'],
  Libra: ['Libra', 'Leo'],
  Scorpio: ['Aries', 'Virgo'],
  Sagittarius: ['Pisces', 'Taurus'],
  Capricorn: ['Capricorn', 'Scorpio'],
  Aquarius: ['Aquarius', 'Sagittarius'],
  Pisces: ['Sagittarius', 'Aquarius'],
};

export const KASHINATHA_HORA: Readonly<Record<Sign, readonly Sign[]>> = {
  Aries: ['Scorpio', 'Aries'],
  Taurus: ['Taurus', 'Libra'],
  Gemini: ['Virgo', 'Gemini'],
  Cancer: ['Cancer', 'Cancer'],
  Leo: ['Leo', 'Leo'],
  Virgo: ['Gemini', 'Virgo'],
  Libra: ['Libra', 'Taurus'],
  Scorpio: ['Aries', 'Scorpio'],
  Sagittarius: ['Pisces', 'Sagittarius'],
  Capricorn: ['Capricorn', 'Aquarius'],
  Aquarius: ['Aquarius', 'Capricorn'],
  Pisces: ['Sagittarius', 'Pisces'],
};

export const PANCHAMSA: PerClass<readonly Sign[]> = {
  odd: ['Aries', 'Aquarius', 'Sagittarius', 'Gemini', 'Libra'],
  even: ['Taurus', 'Virgo', 'Pisces', 'Capricorn', 'Scorpio'],
};

/** Upper limits are open: 5 degrees of an odd sign is Aquarius. */
export const TRIMSAMSA: { readonly odd: readonly UnequalPart[]; readonly even: readonly UnequalPart[] } = {
  odd: [
    { uptoDeg: 5, sign: 'Aries' },
    { uptoDeg: 10, sign: 'Aquarius' },
    { uptoDeg: 18, sign: 'Sagittarius' },
    { uptoDeg: 25, sign: 'Gemini' },
    { uptoDeg: 30, sign: 'Libra' },
  ],
  even: [
    { uptoDeg: 5, sign: 'Taurus' },
    { uptoDeg: 12, sign: 'Virgo' },
    { uptoDeg: 20, sign: 'Pisces' },
    { uptoDeg: 25, sign: 'Capricorn' },
    { uptoDeg: 30, sign: 'Scorpio' },
  ],
};

/** Signs of the four padas; the row is the nakshatra counted from 0 Ashwini, repeating every six. */
export const KALACHAKRA_NAVAMSA: readonly (readonly Sign[])[] = [
  ['Aries', 'Taurus', 'Gemini', 'Cancer'],
  ['Leo', 'Virgo', 'Libra', 'Scorpio'],
  ['Sagittarius', 'Capricorn', 'Aquarius', 'Pisces'],
  ['Scorpio', 'Libra', 'Virgo', 'Cancer'],
  ['Leo', 'Gemini', 'Taurus', 'Aries'],
  ['Pisces', 'Aquarius', 'Capricorn', 'Sagittarius'],
];
