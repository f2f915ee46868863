import { describe, expect, it } from 'vitest';
import { apart } from './figures.js';
import { differences, valueCount } from './walk.js';

function found(first: unknown, second: unknown): readonly (readonly [string, unknown, unknown])[] {
  const rows: (readonly [string, unknown, unknown])[] = [];
  differences(first, second, (way, one, other) => rows.push([way.join('/'), one, other]));
  return rows;
}

describe('the values in which two records differ', () => {
  it('are found at any depth, each with the way to it', () => {
    expect(found({ a: { b: [1, 2, { c: 3 }] }, d: 4 }, { a: { b: [1, 5, { c: 6 }] }, d: 4 })).toEqual([
      ['a/b/1', 2, 5],
      ['a/b/2/c', 3, 6],
    ]);
  });

  it('are whole where only one side has a record, and where plain lists are not of one length', () => {
    expect(found({ a: { b: 1 }, list: ['Sun'] }, { list: ['Sun', 'Mars'], c: { d: 2 } })).toEqual([
      ['a', { b: 1 }, undefined],
      ['list', ['Sun'], ['Sun', 'Mars']],
      ['c', undefined, { d: 2 }],
    ]);
    expect(found([{ a: 1 }], [{ a: 1 }, { a: 2 }])).toEqual([['1', undefined, { a: 2 }]]);
  });

  it('leave out words, and numbers of words, whose ids are in the same record', () => {
    const first = { name: 'Sun', dignity: 'own', dignity_name: 'Own sign', sign: 'Leo', sign_index: 4 };
    const second = { name: 'Surya', dignity: 'own', dignity_name: 'Svakshetra', sign: 'Virgo', sign_index: 5 };
    expect(found(first, second)).toEqual([['sign', 'Leo', 'Virgo']]);
    expect(valueCount(first)).toBe(2);
  });

  it('are none between a record and itself', () => {
    const record = { a: [1, { b: null }], c: 'x' };
    expect(found(record, structuredClone(record))).toEqual([]);
    expect(valueCount(record)).toBe(3);
  });
});

describe('how far two figures are apart', () => {
  it('is the second less the first, longitudes the short way round', () => {
    expect(apart('total', 1.5, 1.25)).toEqual({ difference: -0.25, unit: null });
    expect(apart('absolute_longitude', 359.5, 0.5)).toEqual({ difference: 1, unit: null });
    expect(apart('absolute_longitude', 0.5, 359.5)).toEqual({ difference: -1, unit: null });
    expect(apart('middle', 350, 5)).toEqual({ difference: 15, unit: null });
    expect(apart('A12', 350, 5)).toEqual({ difference: 15, unit: null });
    expect(apart('sav', 350, 5)).toEqual({ difference: -345, unit: null });
  });

  it('is in seconds between moments and times of day, in days between dates', () => {
    expect(apart('start', '2026-01-30T23:59:59', '2026-01-31T00:00:02')).toEqual({ difference: 3, unit: 'seconds' });
    expect(apart('sunrise', '06:30:00', '06:29:58')).toEqual({ difference: -2, unit: 'seconds' });
    expect(apart('midnight', '23:59:58', '00:00:03')).toEqual({ difference: 5, unit: 'seconds' });
    expect(apart('date', '2024-02-28', '2024-03-01')).toEqual({ difference: 2, unit: 'days' });
  });

  it('is null for names, for missing values, or between a moment and a date', () => {
    const nothing = { difference: null, unit: null };
    expect(apart('sign', 'Leo', 'Virgo')).toEqual(nothing);
    expect(apart('years', 3, null)).toEqual(nothing);
    expect(apart('start', '2024-02-28', '2024-02-28T00:00:00')).toEqual(nothing);
  });
});
