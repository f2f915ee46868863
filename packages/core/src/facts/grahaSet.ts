import { GRAHAS, type Graha, NODES, PLANETS } from '../zodiac/grahas.js';

/**
 * A set of grahas in one whole number: a bit for each in the order Sun..Ketu. Combined and compared without allocation.
 */
export type GrahaSet = number & { readonly __members: 'grahas' };

const BITS: Readonly<Record<Graha, number>> = Object.fromEntries(
  GRAHAS.map((graha, index) => [graha, 1 << index]),
) as Record<Graha, number>;

const asSet = (bits: number): GrahaSet => bits as GrahaSet;

/** The set of one graha. */
export const only = (graha: Graha): GrahaSet => BITS[graha] as GrahaSet;

/** The set of some grahas. */
export function setOf(grahas: Iterable<Graha>): GrahaSet {
  let bits = 0;
  for (const graha of grahas) bits |= BITS[graha];
  return asSet(bits);
}

export const NO_GRAHA: GrahaSet = asSet(0);
export const ALL_GRAHAS: GrahaSet = setOf(GRAHAS);
export const SEVEN: GrahaSet = setOf(PLANETS);
export const LUNAR_NODES: GrahaSet = setOf(NODES);

export const union = (a: GrahaSet, b: GrahaSet): GrahaSet => asSet(a | b);
/** Members of both. */
export const common = (a: GrahaSet, b: GrahaSet): GrahaSet => asSet(a & b);
/** Members of the first that are not in the second. */
export const without = (a: GrahaSet, b: GrahaSet): GrahaSet => asSet(a & ~b);

export const has = (set: GrahaSet, graha: Graha): boolean => (set & BITS[graha]) !== 0;
export const isEmpty = (set: GrahaSet): boolean => set === 0;
export const overlap = (a: GrahaSet, b: GrahaSet): boolean => (a & b) !== 0;
/** True when every member of `part` is in `whole`. */
export const contains = (whole: GrahaSet, part: GrahaSet): boolean => (part & ~whole) === 0;

/** The members of every possible set, by its number. */
const MEMBERS: readonly (readonly Graha[])[] = Array.from({ length: 1 << GRAHAS.length }, (_, bits) =>
  Object.freeze(GRAHAS.filter((graha) => has(asSet(bits), graha))),
);

/** The members in the order Sun..Ketu. */
export const membersOf = (set: GrahaSet): readonly Graha[] => MEMBERS[set] as readonly Graha[];

/** Number of members. */
export const sizeOf = (set: GrahaSet): number => membersOf(set).length;
