import type { Sign } from '../zodiac/signs.js';

/**
 * The 8th sign of each sign as Rudra and the three pairs count it (Jaimini Sutras 2.1;
 * docs/rules/06-yogas-doshas-longevity.md#section-6-2).
 */
export const RUDRA_EIGHTH: Readonly<Record<Sign, Sign>> = {
  Aries: 'Scorpio',
  Taurus: 'Gemini',
  Gemini: 'Capricorn',
  Cancer: 'Sagittarius',
  Leo: 'Cancer',
  Virgo: 'Aquarius',
  Libra: 'Taurus',
  Scorpio: 'Sagittarius',
  Sagittarius: 'Cancer',
  Capricorn: 'Gemini',
  Aquarius: 'Capricorn',
  Pisces: 'Leo',
};
