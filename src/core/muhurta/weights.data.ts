// Weights and values of the five factors of a score: docs/rules/08-match-and-muhurta.md#section-13.

/** What a score is made of. */
export const FACTORS = ['vara', 'nakshatra', 'tithi', 'tara_bala', 'chandra_bala'] as const;
export type Factor = (typeof FACTORS)[number];

/**
 * Percentages by kind of event. No text gives any; their order follows the verse that ranks tithi below vara and
 * nakshatra, and these below tara and chandra.
 */
export const WEIGHT_PROFILES = {
  standard: { vara: 15, nakshatra: 30, tithi: 20, tara_bala: 15, chandra_bala: 20 },
  vivaha: { vara: 10, nakshatra: 30, tithi: 15, tara_bala: 20, chandra_bala: 25 },
  travel: { vara: 20, nakshatra: 30, tithi: 15, tara_bala: 15, chandra_bala: 20 },
  commerce: { vara: 20, nakshatra: 30, tithi: 20, tara_bala: 15, chandra_bala: 15 },
  medical: { vara: 15, nakshatra: 30, tithi: 15, tara_bala: 20, chandra_bala: 20 },
} as const satisfies Readonly<Record<string, Readonly<Record<Factor, number>>>>;
export type WeightProfile = keyof typeof WEIGHT_PROFILES;

/** Value of a class of vara, star or tithi. */
export const CLASS_VALUES = { favourable: 1, neutral: 0.5, unfavourable: 0 } as const;

/** Value of the Moon's sign by its count from the janma sign, 1 first, in each paksha. */
export const CHANDRA_VALUES = {
  shukla: [1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0],
  krishna: [1, 0.5, 1, 0, 0.5, 1, 1, 0, 0.5, 1, 1, 0],
} as const;
