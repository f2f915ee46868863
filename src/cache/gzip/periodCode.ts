/** From so many bytes without a repeat, zlib looks for what our writers do not know, and has codes of its own. */
export const LEAST_FOR_ZLIB = 1024;

/**
 * The lengths of the codes, in bits, that texts of dasha periods are compressed with: one hexadecimal digit for each symbol in
 * order. They are the optimal ones (Huffman) for the symbols of 100 charts, and `benchmarks/periodCode.mjs` makes them.
 */
export const CODE_LENGTHS = {
  /** Literals 0 to 255, the end of a block, and the lengths of repeats. */
  literalsAndLengths: codeLengths([
    'dddddddddddddddddddddddddddddddddd6ddddddddd74cd34455555553ddddd',
    'dcdddddddddddddddddc4dddddddd7dad8bb99daa9dc9b99bd888adbdbd9d7dd',
    'dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd',
    'dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd',
    'ddddddddc66674657adddaaccbbbbd',
  ]),
  /** Distances of repeats. */
  distances: codeLengths(['999999999934266876234599999999']),
} as const;

function codeLengths(rows: readonly string[]): Uint8Array {
  return Uint8Array.from(rows.join(''), (digit) => Number.parseInt(digit, 16));
}
