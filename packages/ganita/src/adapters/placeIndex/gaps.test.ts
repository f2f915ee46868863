import { describe, expect, it } from 'vitest';
import { forEachNumber, gapsOf } from './gaps.js';

const readBack = (bytes: readonly number[]): number[] => {
  const numbers: number[] = [];
  // Among other lists, as in the index.
  forEachNumber(Uint8Array.from([200, ...bytes, 7]), 1, 1 + bytes.length, (number) => numbers.push(number));
  return numbers;
};

describe('numbers written as gaps', () => {
  it.each([[[]], [[0]], [[0, 1, 2]], [[127, 128, 255, 256]], [[5, 132, 133, 16_517, 16_518, 2_113_670]], [[367_288]]])(
    'are read back: %j',
    (numbers) => {
      expect(readBack(gapsOf(numbers))).toEqual(numbers);
    },
  );

  it('take one byte up to 127, two up to 16,383', () => {
    expect([[127], [128], [16_383], [16_384]].map((numbers) => gapsOf(numbers).length)).toEqual([1, 2, 2, 3]);
  });
});
