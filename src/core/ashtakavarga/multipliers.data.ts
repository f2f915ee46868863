/**
 * Multipliers of the rasi and graha pindas (docs/rules/03-strengths.md#section-14; Virgo 5 as in the book of P.V.R.
 * Narasimha Rao).
 */
import type { Planet } from '../zodiac/grahas.js';
import type { Sign } from '../zodiac/signs.js';

export const RASI_MULTIPLIERS: Readonly<Record<Sign, number>> = {
  Aries: 7,
  Taurus: 10,
  Gemini: 8,
  Cancer: 4,
  Leo: 10,
  Virgo: 5,
  Libra: 7,
  Scorpio: 8,
  Sagittarius: 9,
  Capricorn: 5,
  Aquarius: 11,
  Pisces: 12,
};

export const GRAHA_MULTIPLIERS: Readonly<Record<Planet, number>> = {
  Sun: 5,
  Moon: 5,
  Mars: 8,
  Mercury: 5,
  Jupiter: 10,
  Venus: 7,
  Saturn: 5,
};
