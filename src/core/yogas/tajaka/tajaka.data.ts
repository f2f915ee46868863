import { inHouses } from '../../facts/conditions/places.js';
import { allOf } from '../../facts/criteria.js';
import { THE_SEVEN } from '../../facts/who.js';
import type { Planet } from '../../zodiac/grahas.js';
import { APOKLIMAS, type House, KENDRAS, PANAPARAS } from '../../zodiac/houses.js';

/**
 * Tables of the tajaka yogas (Neelakanthi; PVR, chapter on Tajaka;
 * docs/rules/06-yogas-doshas-longevity.md#section-4).
 */

/** Orb of each planet in degrees. */
export const DEEPTAMSAS_DEG: Readonly<Record<Planet, number>> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};

/** The seven from the slowest to the fastest. */
export const BY_SPEED: readonly Planet[] = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];

export type TajakaAspect = 'friendly' | 'hostile' | 'neutral';

/** Aspects by the house of one planet counted from the other; none from the 6th and the 8th. */
export const TAJAKA_ASPECTS: Readonly<Record<House, TajakaAspect | null>> = {
  1: 'hostile',
  2: 'neutral',
  3: 'friendly',
  4: 'hostile',
  5: 'friendly',
  6: null,
  7: 'hostile',
  8: null,
  9: 'friendly',
  10: 'hostile',
  11: 'friendly',
  12: 'neutral',
};

/** Yogas of all seven by their houses. */
export const TAJAKA_OF_HOUSES = {
  ishkavala: allOf(
    inHouses(
      THE_SEVEN,
      [...KENDRAS, ...PANAPARAS].sort((a, b) => a - b),
    ),
  ),
  induvara: allOf(inHouses(THE_SEVEN, APOKLIMAS)),
} as const;
