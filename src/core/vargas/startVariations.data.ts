/**
 * Signs added to the seed of a custom chart, by start variation 0..9
 * (docs/rules/01-positions-and-vargas.md#section-7).
 */
import type { PerClass } from './vargaRule.js';

export const START_VARIATIONS = {
  0: { all: 0 },
  1: { odd: 0, even: 6 },
  2: { odd: 0, even: 8 },
  3: { odd: 0, even: 4 },
  4: { odd: 0, even: 10 },
  5: { odd: 0, even: 2 },
  6: { movable: 0, fixed: 4, dual: 8 },
  7: { movable: 0, fixed: 8, dual: 4 },
  8: { fire: 0, earth: 3, air: 6, water: 9 },
  9: { fire: 0, earth: 9, air: 6, water: 3 },
} as const satisfies Readonly<Record<number, PerClass<number>>>;
