/**
 * The lengths of the codes, in bits, that texts of dasha periods are compressed with: one hexadecimal digit for each symbol
 * in order. They are the optimal ones (Huffman, at most 13 and 9 bits) for the symbols of 100 charts. Every symbol has a code.
 */
export const CODE_LENGTHS = {
  /** Literals 0 to 255, the end of a block, and the lengths of repeats. */
  literalsAndLengths: lengthsOf([
    'dddddddddddddddddddddddddddddddddd6ddddddddd74cd34455555553ddddd',
    'dcdddddddddddddddddc4dddddddd7dad8bba9daa9dc9b99bd888adbdbdad7dd',
    'dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd',
    'dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd',
    'ddddddddc66674657bdddaabbaaaad',
  ]),
  /** Distances of repeats. */
  distances: lengthsOf(['999999999934266876234599999999']),
} as const;

function lengthsOf(rows: readonly string[]): Uint8Array {
  return Uint8Array.from(rows.join(''), (digit) => Number.parseInt(digit, 16));
}
