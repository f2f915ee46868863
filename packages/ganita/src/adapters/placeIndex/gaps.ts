const LOW_BITS = 7;
const CONTINUED = 1 << LOW_BITS;

/**
 * Ascending numbers as the gaps between them, the first from 0. A gap is written in groups of seven bits, the lowest
 * first; a byte of 128 or more is continued by the next one. Most gaps of the index take one or two bytes, not four.
 */
export function gapsOf(ascending: readonly number[]): number[] {
  const bytes: number[] = [];
  let before = 0;
  for (const number of ascending) {
    let gap = number - before;
    for (; gap >= CONTINUED; gap >>>= LOW_BITS) bytes.push((gap & (CONTINUED - 1)) | CONTINUED);
    bytes.push(gap);
    before = number;
  }
  return bytes;
}

/** Call with each of the numbers whose gaps are in the bytes `from` to `end`. */
export function forEachNumber(bytes: Uint8Array, from: number, end: number, onNumber: (number: number) => void): void {
  let number = 0;
  for (let at = from; at < end; ) {
    let byte = bytes[at++] ?? 0;
    let gap = byte & (CONTINUED - 1);
    for (let shift = LOW_BITS; byte >= CONTINUED; shift += LOW_BITS) {
      byte = bytes[at++] ?? 0;
      gap |= (byte & (CONTINUED - 1)) << shift;
    }
    number += gap;
    onNumber(number);
  }
}
