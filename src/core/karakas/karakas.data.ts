import type { Graha, Planet } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';

/** The chara karakas from the first rank down (Jaimini; docs/rules/02-points-and-arudhas.md#section-7). */
export const CHARA_KARAKA_SCHEMES = {
  eight: ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'jnati', 'dara'],
  seven: ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'jnati', 'dara'],
} as const;

/**
 * Relations of the fixed karakas, and whom they stand for; father and mother are chosen by strength
 * (docs/rules/02-points-and-arudhas.md#section-7).
 */
export const STHIRA_KARAKAS = {
  younger_siblings: 'Mars',
  siblings_in_law: 'Mars',
  maternal_relatives: 'Mercury',
  paternal_grandparents: 'Jupiter',
  husband: 'Jupiter',
  sons: 'Jupiter',
  wife: 'Venus',
  parents_of_wife: 'Venus',
  maternal_grandparents: 'Venus',
  elder_siblings: 'Saturn',
} as const satisfies Readonly<Record<string, Planet>>;

/** The pairs of which the stronger planet is taken, in the order in which they are compared. */
export const STHIRA_PARENTS = {
  father: ['Sun', 'Venus'],
  mother: ['Moon', 'Mars'],
} as const satisfies Readonly<Record<string, readonly [Graha, Graha]>>;

/** Naisargika karaka of each house (docs/rules/02-points-and-arudhas.md#section-7). */
export const NAISARGIKA_KARAKAS: Readonly<Record<House, Planet>> = {
  1: 'Sun',
  2: 'Jupiter',
  3: 'Mars',
  4: 'Moon',
  5: 'Jupiter',
  6: 'Mars',
  7: 'Venus',
  8: 'Saturn',
  9: 'Jupiter',
  10: 'Mercury',
  11: 'Jupiter',
  12: 'Saturn',
};
