/** The longest code of deflate (RFC 1951, 3.2.7), in bits. */
const LONGEST_CODE = 15;

/** The codes of symbols by their lengths in bits (RFC 1951, 3.2.2), as deflate packs them: the first bit is the lowest. */
export function prefixCode(lengths: Uint8Array): Uint16Array {
  const counts = new Uint16Array(LONGEST_CODE + 1);
  for (const length of lengths) (counts[length] as number)++;
  const next = new Uint16Array(LONGEST_CODE + 1);
  for (let length = 2; length <= LONGEST_CODE; length++) {
    next[length] = ((next[length - 1] as number) + (counts[length - 1] as number)) << 1;
  }
  return Uint16Array.from(lengths, (length) => reversed((next[length] as number)++, length));
}

/** The lowest `length` bits of a number in the opposite order. */
export function reversed(value: number, length: number): number {
  let result = 0;
  for (let bit = 0; bit < length; bit++) result |= ((value >> bit) & 1) << (length - 1 - bit);
  return result;
}
