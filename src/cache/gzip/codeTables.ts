import { LONGEST_REPEAT } from '../../api/writing/repeats.js';
import { DISTANCE_SYMBOLS, FIRST_LENGTH_SYMBOL, LENGTH_RANGES, LITERAL_AND_LENGTH_SYMBOLS } from './deflateSymbols.js';
import { CODE_LENGTHS } from './periodCode.js';
import { prefixCode, reversed } from './prefixCode.js';

/** At most so many bits are written at once. */
export const MOST_BITS = 16;
const ASCII = 128;

/** Bits to be written for each of some values, the first bit lowest, and how many they are. */
export interface BitTable {
  readonly bits: Uint16Array;
  readonly counts: Uint8Array;
}

/** The codes of the texts of periods. */
export interface CodeTables {
  /** By byte; after them the end of a block. */
  readonly literals: BitTable;
  /** Of two bytes of ASCII, by 128 times the first and the second; no bits where there are too many. */
  readonly pairs: BitTable;
  /** By length, with the extra bits. */
  readonly lengths: BitTable;
  /** By symbol, without the extra bits. */
  readonly distances: BitTable;
  /** What a block begins with, part by part. */
  readonly header: BitTable;
}

export function codeTables(): CodeTables {
  const symbols = { bits: prefixCode(CODE_LENGTHS.literalsAndLengths), counts: CODE_LENGTHS.literalsAndLengths };
  return {
    literals: symbols,
    pairs: pairsOf(symbols),
    lengths: repeatLengthsOf(symbols),
    distances: { bits: prefixCode(CODE_LENGTHS.distances), counts: CODE_LENGTHS.distances },
    header: tableOf(headerParts()),
  };
}

/** Bits, and how many they are. */
type Part = readonly [bits: number, count: number];

const tableOf = (parts: readonly Part[]): BitTable => ({
  bits: Uint16Array.from(parts, ([bits]) => bits),
  counts: Uint8Array.from(parts, ([, count]) => count),
});
const partOf = ({ bits, counts }: BitTable, index: number): Part => [bits[index] as number, counts[index] as number];

const joined = ([first, firstCount]: Part, [second, secondCount]: Part): Part =>
  firstCount + secondCount > MOST_BITS ? [0, 0] : [first | (second << firstCount), firstCount + secondCount];

function pairsOf(symbols: BitTable): BitTable {
  const parts = Array.from({ length: ASCII }, (_, byte) => partOf(symbols, byte));
  return tableOf(parts.flatMap((first) => parts.map((second) => joined(first, second))));
}

function repeatLengthsOf(symbols: BitTable): BitTable {
  const parts: Part[] = Array.from({ length: LONGEST_REPEAT + 1 }, () => [0, 0]);
  LENGTH_RANGES.forEach(({ first, extraBits }, index) => {
    const symbol = partOf(symbols, FIRST_LENGTH_SYMBOL + index);
    const last = Math.min(first + 2 ** extraBits - 1, LONGEST_REPEAT);
    for (let length = first; length <= last; length++) parts[length] = joined(symbol, [length - first, extraBits]);
  });
  return tableOf(parts);
}

/** The order in which the lengths of the codes for lengths of codes are written (RFC 1951, 3.2.7). */
const LENGTH_CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] as const;

/** The header of a block that is not the last one and has codes of its own (RFC 1951, 3.2.3 and 3.2.7). */
function headerParts(): readonly Part[] {
  const { literalsAndLengths, distances } = CODE_LENGTHS;
  return [
    [0b100, 3],
    [LITERAL_AND_LENGTH_SYMBOLS - 257, 5],
    [DISTANCE_SYMBOLS - 1, 5],
    [LENGTH_CODE_ORDER.length - 4, 4],
    // Each length of a code is written as it is, in four bits; the three symbols for runs are not used.
    ...LENGTH_CODE_ORDER.map((symbol): Part => [symbol < 16 ? 4 : 0, 3]),
    ...[...literalsAndLengths, ...distances].map((length): Part => [reversed(length, 4), 4]),
  ];
}
