import type { Rules } from '../../rules/rules.js';
import { type DashaPlan, equalDivision } from '../period.js';
import { rotated } from './antardashaOrder.js';

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

/** Degrees of such a part. */
export const SVARA_PART_DEG = 360 / SVARA_OF_PART.length;

export type Svara = (typeof SVARAS)[number]['element'] | (typeof SVARAS)[number]['letter'];

/** The part of the zodiac that the dasha starts from. */
export interface SvaraSeed {
  readonly kind: 'part_of_28';
  /** 1..28 */
  readonly number: number;
  /** Share of the part that has passed, 0 <= x < 1. */
  readonly elapsed: number;
}

const YEARS = 12;
const ROUNDS = 2;

/**
 * Panchasvara (docs/rules/04-graha-dashas.md#section-4-11): five svaras of twelve years, twice, from that of the
 * Moon's part of 28; the first period only with its balance. The parts of every period start with the svara of birth.
 */
export function panchasvara(
  moonLongitudeDeg: number,
  rules: Pick<Rules, 'panchasvara_names'>,
): { readonly seed: SvaraSeed; readonly plan: DashaPlan<Svara> } {
  const place = (moonLongitudeDeg * SVARA_OF_PART.length) / 360;
  const part = Math.min(SVARA_OF_PART.length - 1, Math.floor(place));
  const elapsed = place - part;
  const keys = rotated([...SVARAS.keys()], SVARA_OF_PART[part] as number);
  const division = equalDivision(keys);
  const plan: DashaPlan<Svara> = {
    lords: SVARAS.map((svara) => (rules.panchasvara_names === 'letters' ? svara.letter : svara.element)),
    mahadashas: Array.from({ length: ROUNDS * SVARAS.length }, (_, index) => ({
      key: keys[index % SVARAS.length] as number,
      years: index === 0 ? YEARS * (1 - elapsed) : YEARS,
    })),
    divide: () => division,
  };
  return { seed: { kind: 'part_of_28', number: part + 1, elapsed }, plan };
}
