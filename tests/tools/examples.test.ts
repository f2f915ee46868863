import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { bounded } from '../../tools/examples/bounded.js';

const cut = (value: unknown, schema: object) => bounded(value, JSON.parse(JSON.stringify(schema)));

describe('a bounded example', () => {
  it('has the first record of a list, and three plain values', () => {
    const schema = Type.Object({
      rows: Type.Array(Type.Object({ at: Type.Integer() })),
      numbers: Type.Array(Type.Integer()),
    });
    expect(cut({ rows: [{ at: 1 }, { at: 2 }], numbers: [1, 2, 3, 4] }, schema)).toEqual({
      rows: [{ at: 1 }],
      numbers: [1, 2, 3],
    });
  });

  it('has the first entries of a map, and all listed properties', () => {
    const schema = Type.Object({
      map: Type.Record(Type.String(), Type.Object({ a: Type.Integer() })),
      x: Type.Integer(),
      y: Type.Integer(),
    });
    expect(cut({ map: { one: { a: 1 }, two: { a: 2 } }, x: 1, y: 2 }, schema)).toEqual({
      map: { one: { a: 1 } },
      x: 1,
      y: 2,
    });
  });

  it('keeps lists of a fixed length', () => {
    const row = Type.Array(Type.Integer(), { minItems: 5 });
    expect(cut([1, 2, 3, 4, 5, 6], row)).toEqual([1, 2, 3, 4, 5]);
    expect(cut([{ a: 1 }, { a: 2 }], Type.Tuple([Type.Object({}), Type.Object({})]))).toEqual([{ a: 1 }, { a: 2 }]);
  });
});
