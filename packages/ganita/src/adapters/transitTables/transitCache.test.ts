import { describe, expect, it } from 'vitest';
import { createTransitTables } from '../blockCaches.js';

describe('transit tables', () => {
  const counted = () => {
    const made: string[] = [];
    const make = (key: string) => () => {
      made.push(key);
      return { motions: [], signChanges: [] };
    };
    return { made, make };
  };

  it('make a block once and give the same one again', () => {
    const tables = createTransitTables();
    const { made, make } = counted();
    const [first, again] = [tables.block('a', make('a')), tables.block('a', make('a'))];
    expect(again).toBe(first);
    expect(made).toEqual(['a']);
  });

  it('drop the block that was not used for longest when they are full', () => {
    const tables = createTransitTables(2);
    const { made, make } = counted();
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) tables.block(key, make(key));
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keep nothing of a block that could not be made', () => {
    const tables = createTransitTables();
    expect(() =>
      tables.block('a', () => {
        throw new Error('outside');
      }),
    ).toThrow('outside');
    expect(tables.block('a', counted().make('a'))).toEqual({ motions: [], signChanges: [] });
  });
});
