import type { House } from '../zodiac/houses.js';

/**
 * Houses that give argala and the house that obstructs each (Jaimini Sutras 1.1;
 * docs/rules/02-points-and-arudhas.md#section-9).
 */
export const ARGALA_PAIRS: readonly { readonly argala: House; readonly obstruction: House }[] = [
  { argala: 2, obstruction: 12 },
  { argala: 4, obstruction: 10 },
  { argala: 11, obstruction: 3 },
  { argala: 5, obstruction: 9 },
];

/** House whose malefics give an unobstructed argala, and how many it takes. */
export const VIPAREETA_ARGALA = { house: 3, malefics: 2 } as const;
