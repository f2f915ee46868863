/**
 * Classes of signs for the dig bala of houses, by half sign (first 15 degrees, the rest), and the house in which each
 * class is strongest (docs/rules/03-strengths.md#section-9-item-2).
 */
import type { House } from '../zodiac/houses.js';
import type { Sign } from '../zodiac/signs.js';

export type BhavaClass = 'nara' | 'jalachara' | 'keeta' | 'chatushpada';

export const BHAVA_CLASS_PEAKS: Readonly<Record<BhavaClass, House>> = {
  nara: 1,
  jalachara: 4,
  keeta: 7,
  chatushpada: 10,
};

export const CLASS_OF_HALF_SIGN: Readonly<Record<Sign, readonly [BhavaClass, BhavaClass]>> = {
  Aries: ['chatushpada', 'chatushpada'],
  Taurus: ['chatushpada', 'chatushpada'],
  Gemini: ['nara', 'nara'],
  Cancer: ['jalachara', 'jalachara'],
  Leo: ['chatushpada', 'chatushpada'],
  Virgo: ['nara', 'nara'],
  Libra: ['nara', 'nara'],
  Scorpio: ['keeta', 'keeta'],
  Sagittarius: ['nara', 'chatushpada'],
  Capricorn: ['chatushpada', 'jalachara'],
  Aquarius: ['nara', 'nara'],
  Pisces: ['jalachara', 'jalachara'],
};
