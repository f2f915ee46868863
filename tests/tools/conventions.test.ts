import { describe, expect, it } from 'vitest';
import { births } from '../../tools/docs/measured/births.js';
import { choiceMoves, duration, mergedMoves, number, type ValueMoves } from '../../tools/docs/measured/choiceMoves.js';
import { addBirth, newMoves, together } from '../../tools/docs/measured/moves.js';

describe('the births of the measurement', () => {
  it('are the same in every run, and the first of many are those of few', () => {
    const ten = births(10);
    expect(births(3)).toEqual(ten.slice(0, 3));
    expect(new Set(ten.map((birth) => JSON.stringify(birth))).size).toBe(10);
  });
});

describe('what a choice moves', () => {
  const lagna = (absolute_longitude: number) => ({ special_lagnas: { vighati_lagna: { absolute_longitude } } });

  it('is counted by birth and part, with the largest move of each field', () => {
    const moves = newMoves();
    addBirth(moves, lagna(10), lagna(12));
    addBirth(moves, lagna(10), lagna(7));
    addBirth(moves, lagna(10), lagna(10));
    expect(moves).toMatchObject({ births: 3, moved: 2 });
    expect(moves.parts.get('special_lagnas')?.fields.get('absolute_longitude')).toEqual({ births: 2, most: 3 });
    expect(together([moves, moves])).toMatchObject({ births: 6, moved: 4 });
  });

  it('has no size where a number only names, or leaps in a divisional chart', () => {
    const moves = newMoves();
    const chart = (longitude: number, pada: number) => ({
      divisional_charts: { 'D-9_navamsa': { Sun: { absolute_longitude: longitude } } },
      amsa_rulers: { Sun: { pada } },
    });
    addBirth(moves, chart(10, 1), chart(100, 4));
    expect([...moves.parts.keys()]).toEqual(['divisional_charts', 'amsa_rulers']);
    for (const { fields } of moves.parts.values()) expect(fields.size).toBe(0);
  });

  it('is described in a line for each value, with share and size', () => {
    const row: ValueMoves = { name: 'vighati_rate', value: 'five_degrees_per_minute', ...newMoves() };
    addBirth(row, lagna(10), lagna(190));
    expect(choiceMoves(['vighati_rate'], [row])).toEqual({
      vighati_rate: [
        {
          value: '`five_degrees_per_minute`',
          births: 1,
          moved: '100 %',
          what: '`special_lagnas` 100 % (absolute_longitude 180°)',
        },
      ],
    });
  });
});

describe('a choice that is measured again', () => {
  const move = (value: string) => [{ value, births: 1, moved: '100 %', what: 'nothing' }];

  it('replaces its own lines and no other, and one that is gone leaves the table', () => {
    const before = { one: move('old'), two: move('kept'), gone: move('old') };
    const fresh = { three: move('new'), one: move('new') };
    expect(Object.entries(mergedMoves(before, fresh, ['one', 'two', 'three']))).toEqual([
      ['one', move('new')],
      ['two', move('kept')],
      ['three', move('new')],
    ]);
  });
});

describe('a figure', () => {
  it('has three digits and loses no zero of a whole number', () => {
    expect([0.0184, 1.5, 20, 110.4, 180].map(number)).toEqual(['0.018', '1.5', '20', '110', '180']);
  });

  it('is written in the unit that people use', () => {
    expect([3, 119.4, 1920, 86_400, 345_600, 3e8].map(duration)).toEqual([
      '3 s',
      '119 s',
      '32 min',
      '24 h',
      '4 d',
      '9.51 years',
    ]);
  });
});
