import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRAHAS } from './grahas.js';
import { compoundRelation, compoundRelationOf, naturalRelation, temporaryRelation } from './relations.js';
import { SIGNS, signFrom } from './signs.js';

const sign = fc.constantFrom(...SIGNS);
const pair = fc.tuple(fc.constantFrom(...GRAHAS), fc.constantFrom(...GRAHAS)).filter(([a, b]) => a !== b);

describe('natural relations', () => {
  it('names the friends of docs/rules/06-yogas-doshas-longevity.md#section-1-5', () => {
    const friends = Object.fromEntries(
      GRAHAS.map((of) => [of, GRAHAS.filter((to) => to !== of && naturalRelation(of, to) === 'friend')]),
    );
    expect(friends).toEqual({
      Sun: ['Moon', 'Mars', 'Jupiter'],
      Moon: ['Sun', 'Mercury'],
      Mars: ['Sun', 'Moon', 'Jupiter'],
      Mercury: ['Sun', 'Venus'],
      Jupiter: ['Sun', 'Moon', 'Mars'],
      Venus: ['Mercury', 'Saturn', 'Rahu'],
      Saturn: ['Mercury', 'Venus', 'Rahu'],
      Rahu: ['Venus', 'Saturn'],
      Ketu: ['Sun', 'Mars'],
    });
  });

  it('names the enemies of the table', () => {
    const enemies = Object.fromEntries(
      GRAHAS.map((of) => [of, GRAHAS.filter((to) => to !== of && naturalRelation(of, to) === 'enemy')]),
    );
    expect(enemies).toEqual({
      Sun: ['Venus', 'Saturn', 'Rahu'],
      Moon: [],
      Mars: ['Mercury'],
      Mercury: ['Moon', 'Ketu'],
      Jupiter: ['Mercury', 'Venus', 'Rahu'],
      Venus: ['Sun', 'Moon'],
      Saturn: ['Sun', 'Moon', 'Mars', 'Ketu'],
      Rahu: ['Sun', 'Moon', 'Mars'],
      Ketu: ['Venus', 'Saturn'],
    });
  });

  it('are not symmetric, and not defined towards oneself', () => {
    expect(naturalRelation('Moon', 'Mercury')).toBe('friend');
    expect(naturalRelation('Mercury', 'Moon')).toBe('enemy');
    expect(() => naturalRelation('Sun', 'Sun')).toThrow('Sun has no relation to itself');
  });
});

describe('temporary relations', () => {
  it('are symmetric in any two signs', () => {
    fc.assert(fc.property(sign, sign, (a, b) => temporaryRelation(a, b) === temporaryRelation(b, a)));
  });

  it('make friends in the 2nd, 3rd, 4th, 10th, 11th and 12th sign only', () => {
    const friendly = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
      (n) => temporaryRelation('Leo', signFrom('Leo', n)) === 'friend',
    );
    expect(friendly).toEqual([2, 3, 4, 10, 11, 12]);
  });
});

describe('compound relations', () => {
  it('add the natural and the temporary relation', () => {
    expect(compoundRelation('friend', 'friend')).toBe('great_friend');
    expect(compoundRelation('friend', 'enemy')).toBe('neutral');
    expect(compoundRelation('neutral', 'friend')).toBe('friend');
    expect(compoundRelation('neutral', 'enemy')).toBe('enemy');
    expect(compoundRelation('enemy', 'friend')).toBe('neutral');
    expect(compoundRelation('enemy', 'enemy')).toBe('great_enemy');
  });

  it('depend on the places only through their distance', () => {
    fc.assert(
      fc.property(
        pair,
        sign,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        ([a, b], s, n, shift) => {
          const here = compoundRelationOf(a, s, b, signFrom(s, n));
          const moved = signFrom(s, shift);
          return compoundRelationOf(a, moved, b, signFrom(moved, n)) === here;
        },
      ),
    );
  });
});
