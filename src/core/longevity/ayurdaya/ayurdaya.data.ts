import type { Planet } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';

/** Full years of each planet (BPHS; Varahamihira; docs/rules/06-yogas-doshas-longevity.md#section-6-4). */
export const FULL_YEARS = {
  pinda: { Sun: 19, Moon: 25, Mars: 15, Mercury: 12, Jupiter: 15, Venus: 21, Saturn: 20 },
  nisarga: { Sun: 20, Moon: 1, Mars: 2, Mercury: 9, Jupiter: 18, Venus: 20, Saturn: 50 },
} as const satisfies Readonly<Record<string, Readonly<Record<Planet, number>>>>;

/** Navamsas in a degree, and the years after which amsa begins anew. */
export const NAVAMSAS_PER_DEGREE = 0.3;
export const AMSA_CYCLE_YEARS = 12;

/** Planets that count as malefic, and as benefic, in ayurdaya. */
export const AYUR_MALEFICS: readonly Planet[] = ['Sun', 'Mars', 'Saturn'];
export const AYUR_BENEFICS: readonly Planet[] = ['Moon', 'Mercury', 'Jupiter', 'Venus'];

/** One of so many parts of its years a malefic loses in the visible half; a benefic loses half of that. */
export const VISIBLE_HALF_PARTS: Readonly<Partial<Record<House, number>>> = { 12: 1, 11: 2, 10: 3, 9: 4, 8: 5, 7: 6 };

/** Factors of the other reductions and of the increases. */
export const COMBUST_FACTOR = 1 / 2;
export const ENEMY_SIGN_FACTOR = 2 / 3;
export const RETROGRADE_OR_DIGNIFIED_INCREASE = 3;
export const OWN_DIVISION_INCREASE = 2;
