import { plainSchema } from 'ganita/api/schema/jsonSchema.js';
import { partialRecordOf } from 'ganita/api/schema/maps.js';
import { nullable } from 'ganita/calculations/fields/schema.js';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { bounded } from './bounded.js';

const cut = (value: unknown, schema: object) => bounded(value, plainSchema(schema));

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

  it('has every entry that the schema requires', () => {
    const row = Type.Object({ at: Type.Integer() });
    const schema = Type.Object({
      map: Type.Object({ Sun: row, Moon: row, Pluto: nullable(row) }),
      some: partialRecordOf(['Sun', 'Moon', 'Pluto'], row),
      two: Type.Array(row, { minItems: 2 }),
    });
    const rows = [{ at: 1 }, { at: 2 }, { at: 3 }];
    const map = { Sun: { at: 1 }, Moon: { at: 2 }, Pluto: null };
    const shown = cut({ map, some: { Sun: { at: 1 }, Moon: { at: 2 } }, two: rows }, schema);
    expect(shown).toEqual({ map, some: { Sun: { at: 1 } }, two: rows.slice(0, 2) });
    expect(Compile(schema).Check(shown)).toBe(true);
  });

  it('keeps the entries of a tuple', () => {
    expect(cut([{ a: 1 }, { a: 2 }], Type.Tuple([Type.Object({}), Type.Object({})]))).toEqual([{ a: 1 }, { a: 2 }]);
  });
});
