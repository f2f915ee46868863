// Pairs of stars, yonis and planets that poruthams ask about: docs/rules/08-match-and-muhurta.md#section-4 and
// #section-7.
import type { Planet } from '../zodiac/grahas.js';
import type { Yoni } from './attributes.data.js';

/** Stars that pierce each other, 1 Ashwini .. 27 Revati; the order of a pair does not matter. */
export const VEDHA_PAIRS: readonly (readonly [number, number])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [5, 14],
  [5, 23],
  [14, 23],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
];

/** Animals that are enemies in the ten poruthams; the order of a pair does not matter. */
export const YONI_ENEMIES: readonly (readonly [Yoni, Yoni])[] = [
  ['horse', 'buffalo'],
  ['elephant', 'lion'],
  ['sheep', 'monkey'],
  ['serpent', 'mongoose'],
  ['dog', 'deer'],
  ['cat', 'rat'],
  ['cow', 'tiger'],
  ['serpent', 'rat'],
];

/**
 * Friends in the list of the Yavanas (Brihat Jataka, chapter on planetary natures;
 * docs/rules/08-match-and-muhurta.md#section-7).
 */
export const YAVANA_FRIENDS: Readonly<Record<Planet, readonly Planet[]>> = {
  Sun: ['Jupiter'],
  Moon: ['Mercury', 'Jupiter'],
  Mars: ['Mercury', 'Venus'],
  Mercury: ['Moon', 'Mars', 'Jupiter', 'Venus', 'Saturn'],
  Jupiter: ['Sun', 'Moon', 'Mercury', 'Venus', 'Saturn'],
  Venus: ['Mars', 'Mercury', 'Jupiter', 'Saturn'],
  Saturn: ['Mercury', 'Jupiter', 'Venus'],
};
