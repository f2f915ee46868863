import { plainSchema } from 'ganita/api/schema/jsonSchema.js';
import { nullable } from 'ganita/calculations/fields/schema.js';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { ofSomeFields } from '../../../tests/http/someFields.js';
import { bounded, shortened } from './bounded.js';

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

  it('has the first entry of an object that is a map, although the schema requires all', () => {
    const row = Type.Object({ at: Type.Integer() });
    const schema = Type.Object({ Sun: row, Moon: row, Pluto: nullable(row) });
    const value = { Sun: { at: 1 }, Moon: { at: 2 }, Pluto: null };
    expect(cut(value, schema)).toEqual({ Sun: { at: 1 } });
    expect(Compile(schema).Check({ Sun: { at: 1 } })).toBe(false);
    expect(Compile(ofSomeFields(plainSchema(schema)) as TSchema).Check({ Sun: { at: 1 } })).toBe(true);
    expect(Compile(ofSomeFields(plainSchema(schema)) as TSchema).Check({ Sun: { at: 'one' } })).toBe(false);
  });

  it('loses the last fields of its longest records where it is too long', () => {
    const value = { long: { a: 1, b: 2, c: 3, d: 4 }, rows: [{ x: 1, y: 2, z: 3 }] };
    const shorter = [value, { ...value, long: { a: 1, b: 2 } }, { long: { a: 1, b: 2 }, rows: [{ x: 1, y: 2 }] }];
    for (const left of shorter) expect(shortened(value, JSON.stringify(left).length)).toEqual(left);
  });

  it('keeps the entries of a tuple', () => {
    expect(cut([{ a: 1 }, { a: 2 }], Type.Tuple([Type.Object({}), Type.Object({})]))).toEqual([{ a: 1 }, { a: 2 }]);
  });
});
