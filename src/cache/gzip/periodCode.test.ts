import { describe, expect, it } from 'vitest';
import { CODE_LENGTHS } from './periodCode.js';
import { prefixCode } from './prefixCode.js';

describe.each(Object.entries(CODE_LENGTHS))('the code of %s', (_, lengths) => {
  it('has a code for every symbol, and uses all of them: a decoder accepts nothing else', () => {
    expect(Math.min(...lengths)).toBeGreaterThan(0);
    expect(lengths.reduce((sum, length) => sum + 2 ** -length, 0)).toBe(1);
  });
});

it('codes are in the order of RFC 1951, section 3.2.2, with the first bit lowest', () => {
  // The example there: A to H have the codes 010, 011, 100, 101, 110, 00, 1110 and 1111.
  const codes = prefixCode(Uint8Array.of(3, 3, 3, 3, 3, 2, 4, 4));
  expect([...codes].map((code) => code.toString(2))).toEqual(['10', '110', '1', '101', '11', '0', '111', '1111']);
});
