import type { Rules } from '../rules/rules.js';

/** Lengths of life that the three pairs distinguish. */
export const LIFE_CATEGORIES = ['short', 'middle', 'long'] as const;
export type LifeCategory = (typeof LIFE_CATEGORIES)[number];

/** Bands of the combinations. */
export const BANDS = ['balarishta', 'alpayu', 'madhyayu', 'poornayu'] as const;
export type Band = (typeof BANDS)[number];

/** The band of each category. */
export const BAND_OF: Readonly<Record<LifeCategory, Band>> = { short: 'alpayu', middle: 'madhyayu', long: 'poornayu' };

/** Last year of each category by school (docs/rules/06-yogas-doshas-longevity.md#section-6-2). */
export const CATEGORY_LIMITS: Readonly<Record<Rules['longevity_limits'], Readonly<Record<LifeCategory, number>>>> = {
  '32_70_100': { short: 32, middle: 70, long: 100 },
  '36_72_120': { short: 36, middle: 72, long: 120 },
};

/** The category a number of steps longer, never beyond short and long. */
export function stepped(category: LifeCategory, steps: number): LifeCategory {
  const index = Math.min(Math.max(LIFE_CATEGORIES.indexOf(category) + steps, 0), LIFE_CATEGORIES.length - 1);
  return LIFE_CATEGORIES[index] as LifeCategory;
}
