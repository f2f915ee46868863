import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascii, copyAscii, OVERRUN, putAscii } from './ascii.js';

const textIn = (view: DataView, from: number, to: number): string =>
  Buffer.from(view.buffer, view.byteOffset, view.byteLength).toString('latin1', from, to);
const anyText = fc.string({ unit: 'binary-ascii', maxLength: 40 });

describe('a text of ASCII', () => {
  it('is put at any place, with whatever bytes it has, and the next one follows it', () => {
    fc.assert(
      fc.property(fc.nat(9), anyText, anyText, (at, one, other) => {
        const view = new DataView(new ArrayBuffer(100 + OVERRUN));
        const end = putAscii(view, putAscii(view, at, ascii(one)), ascii(other));
        expect(textIn(view, at, end)).toBe(one + other);
      }),
    );
  });

  it('is copied from one place to another', () => {
    const view = new DataView(new ArrayBuffer(64));
    putAscii(view, 3, ascii('2000-01-01T00:00:00'));
    copyAscii(view, 30, view, 3, 19);
    expect(textIn(view, 30, 49)).toBe('2000-01-01T00:00:00');
  });

  it('does not take other characters', () => {
    expect(() => ascii('é')).toThrow(RangeError);
  });
});
