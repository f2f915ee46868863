import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRAHAS } from '../zodiac/grahas.js';
import { common, contains, has, isEmpty, membersOf, overlap, setOf, sizeOf, union, without } from './grahaSet.js';

const some = fc.subarray([...GRAHAS]);

describe('a set of grahas', () => {
  it('gives back its members in the order Sun to Ketu, whatever the order they came in', () => {
    fc.assert(
      fc.property(some, (members) => {
        expect(membersOf(setOf([...members].reverse()))).toEqual(members);
        expect(sizeOf(setOf(members))).toBe(members.length);
      }),
    );
  });

  it('joins, meets and takes away as lists do', () => {
    fc.assert(
      fc.property(some, some, (a, b) => {
        const [first, second] = [setOf(a), setOf(b)];
        expect(membersOf(union(first, second))).toEqual(GRAHAS.filter((one) => a.includes(one) || b.includes(one)));
        expect(membersOf(common(first, second))).toEqual(a.filter((one) => b.includes(one)));
        expect(membersOf(without(first, second))).toEqual(a.filter((one) => !b.includes(one)));
        expect(overlap(first, second)).toBe(a.some((one) => b.includes(one)));
        expect(contains(first, second)).toBe(b.every((one) => a.includes(one)));
        expect(isEmpty(first)).toBe(a.length === 0);
        expect(GRAHAS.filter((one) => has(first, one))).toEqual(a);
      }),
    );
  });
});
