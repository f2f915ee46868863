/**
 * The five svaras in order: element and vowel (docs/rules/04-graha-dashas.md#section-4-11,
 * docs/rules/05-rasi-dashas.md#section-6-2).
 */
export const SVARAS = [
  { element: 'akasha', letter: 'A' },
  { element: 'agni', letter: 'I' },
  { element: 'prithvi', letter: 'U' },
  { element: 'vayu', letter: 'E' },
  { element: 'jala', letter: 'O' },
] as const;

/** Index of the svara of each of 28 equal parts of the zodiac, from Aries; Abhijit is the part 21. */
export const SVARA_OF_PART: readonly number[] = [
  0, 1, 0, 1, 0, 1, 4, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
];
