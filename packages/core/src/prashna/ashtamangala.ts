import type { Graha } from '../zodiac/grahas.js';

/** What a digit of ashtamangala means. */
export interface MangalaDigit {
  readonly digit: number;
  readonly graha: Graha;
  readonly yoni: MangalaYoni;
  readonly creature: MangalaCreature;
  readonly element: MangalaElement;
}

export const MANGALA_YONIS = ['dhwaja', 'dhuma', 'simha', 'shvan', 'vrisha', 'khara', 'gaja', 'kaka'] as const;
export type MangalaYoni = (typeof MANGALA_YONIS)[number];
export const MANGALA_CREATURES = ['garuda', 'cat', 'lion', 'dog', 'serpent', 'mouse', 'elephant', 'hare'] as const;
export type MangalaCreature = (typeof MANGALA_CREATURES)[number];
export const MANGALA_ELEMENTS = ['earth', 'fire', 'ether', 'water', 'air'] as const;
export type MangalaElement = (typeof MANGALA_ELEMENTS)[number];

/** Rulers of the digits 1 to 8 (Prasna Marga 7; docs/rules/12-kp-and-prashna.md#section-10). */
const RULERS: readonly (readonly [Graha, MangalaElement])[] = [
  ['Sun', 'earth'],
  ['Mars', 'fire'],
  ['Jupiter', 'earth'],
  ['Mercury', 'ether'],
  ['Venus', 'water'],
  ['Saturn', 'air'],
  ['Moon', 'water'],
  ['Rahu', 'ether'],
];
const DIGITS = RULERS.length;

/** Shells of the three heaps together. */
export const SHELLS = 108;

/** The digit of a heap of shells: what is left over when eights are taken away, 1..8. */
export const digitOfHeap = (heap: number): number => ((heap - 1) % DIGITS) + 1;

/** What a digit 1..8 means. */
export function mangalaDigit(digit: number): MangalaDigit {
  const [graha, element] = RULERS[digit - 1] as (typeof RULERS)[number];
  return {
    digit,
    graha,
    yoni: MANGALA_YONIS[digit - 1] as MangalaYoni,
    creature: MANGALA_CREATURES[digit - 1] as MangalaCreature,
    element,
  };
}
