import type { Planet } from './grahas.js';
import type { Sign } from './signs.js';

/** Lord of each sign among the seven planets (BPHS 4; docs/rules/01-positions-and-vargas.md#section-10). */
const SIGN_LORDS: Readonly<Record<Sign, Planet>> = {
  Aries: 'Mars',
  Taurus: 'Venus',
  Gemini: 'Mercury',
  Cancer: 'Moon',
  Leo: 'Sun',
  Virgo: 'Mercury',
  Libra: 'Venus',
  Scorpio: 'Mars',
  Sagittarius: 'Jupiter',
  Capricorn: 'Saturn',
  Aquarius: 'Saturn',
  Pisces: 'Jupiter',
};

export const lordOf = (sign: Sign): Planet => SIGN_LORDS[sign];
