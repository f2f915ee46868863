import { describe, expect, it } from 'vitest';
import type { Sign } from '../zodiac/signs.js';
import { rowOf, type SignRow } from './signRow.js';
import { ekadhipatyaSodhana, trikonaSodhana } from './sodhana.js';

const pair = (aries: number, scorpio: number): SignRow =>
  rowOf([
    ['Aries', aries],
    ['Scorpio', scorpio],
  ]);
const occupied = (...signs: readonly Sign[]): ReadonlySet<Sign> => new Set(signs);

describe('trikona sodhana', () => {
  const trine = (a: number, b: number, c: number): SignRow =>
    rowOf([
      ['Aries', a],
      ['Leo', b],
      ['Sagittarius', c],
    ]);

  it('takes the least of a trine from all three signs', () => {
    expect(trikonaSodhana(trine(5, 3, 4))).toEqual(trine(2, 0, 1));
  });
  it('leaves a trine with a zero unchanged', () => {
    expect(trikonaSodhana(trine(5, 0, 4))).toEqual(trine(5, 0, 4));
  });
  it('takes three equal values away', () => {
    expect(trikonaSodhana(trine(4, 4, 4))).toEqual(trine(0, 0, 0));
  });
});

describe('ekadhipatya sodhana', () => {
  it.each([
    ['leaves a pair with a zero unchanged', pair(0, 3), occupied(), pair(0, 3)],
    ['leaves two occupied signs', pair(2, 3), occupied('Aries', 'Scorpio'), pair(2, 3)],
    ['takes two equal empty signs away', pair(3, 3), occupied(), pair(0, 0)],
    ['gives two unequal empty signs the lesser value', pair(5, 3), occupied(), pair(3, 3)],
    ['takes an empty sign away that is less than the occupied one', pair(3, 2), occupied('Aries'), pair(3, 0)],
    ['takes an empty sign away that equals the occupied one', pair(3, 3), occupied('Aries'), pair(3, 0)],
    ['brings a greater empty sign down to the occupied one', pair(3, 5), occupied('Aries'), pair(3, 3)],
    ['does the same the other way round', pair(5, 3), occupied('Scorpio'), pair(3, 3)],
  ])('%s', (_, row, signs, expected) => {
    expect(ekadhipatyaSodhana(row, signs)).toEqual(expected);
  });

  it('works on all five pairs and leaves Cancer and Leo', () => {
    const ones = new Array<number>(12).fill(1);
    expect(ekadhipatyaSodhana(ones, occupied())).toEqual([0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('makes a new row', () => {
    const row = Object.freeze([...pair(5, 3)]);
    ekadhipatyaSodhana(row, occupied());
    expect(row).toEqual(pair(5, 3));
  });
});
