import { LONGEST_REPEAT, SHORTEST_REPEAT } from '../../api/writing/repeats.js';

/** Of the symbols that begin a literal or a repeat: the literals are 0 to 255 (RFC 1951, 3.2.5). */
export const [END_OF_BLOCK, FIRST_LENGTH_SYMBOL] = [256, 257] as const;
export const [LITERAL_AND_LENGTH_SYMBOLS, DISTANCE_SYMBOLS] = [286, 30] as const;

/** What one symbol means: the values from `first`; extra bits say which. */
interface ValueRange {
  readonly first: number;
  readonly extraBits: number;
}

/** Ranges of values in order, by the extra bits of each. */
function rangesFrom(first: number, extraBits: readonly number[]): ValueRange[] {
  let next = first;
  return extraBits.map((bits) => {
    const range = { first: next, extraBits: bits };
    next += 2 ** bits;
    return range;
  });
}

/** The lengths of repeats by symbol: eight of one length, then four of each size, and the longest alone. */
export const LENGTH_RANGES: readonly ValueRange[] = [
  ...rangesFrom(SHORTEST_REPEAT, [0, 0, 0, 0, ...[0, 1, 2, 3, 4, 5].flatMap((bits) => [bits, bits, bits, bits])]),
  { first: LONGEST_REPEAT, extraBits: 0 },
];

/** How many extra bits a distance has: its symbol is of the two highest bits of the distance less one. */
export const extraBitsOfDistance = (distance: number): number => Math.max(0, 30 - Math.clz32(distance - 1));

export function distanceSymbol(distance: number): number {
  const extraBits = extraBitsOfDistance(distance);
  return 2 * extraBits + ((distance - 1) >> extraBits);
}
