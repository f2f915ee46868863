import { described } from 'ganita/calculations/fields/schema.js';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../tools/types/declarations.js';

const one = (schema: object): string => declarations([{ name: 'ChartResponse', schema }]);

describe('declarations of a schema', () => {
  it('write fields with their description, bounds and default, and leave optional ones open', () => {
    const schema = Type.Object({
      longitude: Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'degrees' }),
      'D-1_rasi': Type.Optional(Type.Integer({ default: 1 })),
    });
    expect(one(schema)).toBe(`export interface ChartResponse {
  /** degrees. 0 to 360, 360 excluded. */
  readonly longitude: number;
  /** Default: 1. */
  readonly "D-1_rasi"?: number;
}
`);
  });

  it('write unions of literals, null and lists', () => {
    const schema = Type.Object({
      node: Type.Union([Type.Literal('mean'), Type.Literal('true')]),
      at: Type.Union([Type.String(), Type.Null()]),
      zone: Type.Unsafe({ type: ['string', 'null'] }),
      kinds: Type.Array(Type.Unsafe({ type: 'string', enum: ['a', 'b'] })),
      pair: Type.Tuple([Type.Number(), Type.String()]),
    });
    const text = one(schema);
    expect(text).toContain('readonly node: "mean" | "true";');
    expect(text).toContain('readonly at: string | null;');
    expect(text).toContain('readonly zone: string | null;');
    expect(text).toContain('readonly kinds: readonly ("a" | "b")[];');
    expect(text).toContain('readonly pair: readonly [number, string];');
  });

  it('give a long union, and each object inside, a name of its own, once for each shape', () => {
    const period = Type.Object({ lord: Type.String(), start: Type.String() });
    const id = Type.Unsafe({ type: 'string', enum: ['a', 'b', 'c', 'd', 'e'] });
    const text = one(Type.Object({ id, periods: Type.Array(period), first: period }));
    expect(text.match(/^export \w+ \w+/gm)).toEqual([
      'export interface ChartResponse',
      'export type ChartId',
      'export interface ChartPeriod',
    ]);
    expect(text).toContain('readonly periods: readonly ChartPeriod[];');
    expect(text).toContain('readonly first: ChartPeriod;');
  });

  it('take the name from the title of a schema', () => {
    const text = one(Type.Object({ sun: Type.Object({ sign: Type.String() }, { title: 'Planet' }) }));
    expect(text).toContain('readonly sun: Planet;');
    expect(text).toContain('export interface Planet {');
  });

  it('leave the name of a root type out where two share a shape', () => {
    const meta = Type.Object({ version: Type.String() });
    const text = declarations([
      { name: 'ChartResponse', schema: Type.Object({ meta }) },
      { name: 'MatchResponse', schema: Type.Object({ meta }) },
    ]);
    expect(text.match(/^export \w+ \w+/gm)?.at(-1)).toBe('export interface Meta');
  });

  it('write a map of its keys where many keys have the same type, and of any key where the keys are not known', () => {
    const body = Type.Object({ sign: Type.Integer() });
    const keys = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter'];
    const text = one(
      Type.Object({
        planets: Type.Object(Object.fromEntries(keys.map((key) => [key, body]))),
        any: Type.Record(Type.String(), Type.Number()),
      }),
    );
    expect(text).toContain('readonly planets: Readonly<Record<ChartPlanetKey, ChartPlanet>>;');
    expect(text).toContain('readonly any: Readonly<Record<string, number>>;');
  });

  it('write a map of some of its keys where a pattern lists them', () => {
    const text = one(Type.Object({ years: Type.Record(Type.String({ pattern: '^(a|b)$' }), Type.Number()) }));
    expect(text).toContain('readonly years: Readonly<Partial<Record<"a" | "b", number>>>;');
  });

  it('keep null beside a shape and out of its name', () => {
    const fields = { sign: { type: 'string' } };
    const id = { type: 'string', enum: ['a', 'b', 'c', 'd', 'e'] };
    const text = one({
      type: 'object',
      properties: {
        planet: { type: 'object', properties: fields },
        outer: { type: ['object', 'null'], properties: fields },
        id,
        id_or_null: { type: ['string', 'null'], enum: [...id.enum, null] },
      },
    });
    expect(text).toContain('readonly planet?: ChartPlanet;');
    expect(text).toContain('readonly outer?: ChartPlanet | null;');
    expect(text).toContain('readonly id?: ChartId;');
    expect(text).toContain('readonly id_or_null?: ChartId | null;');
  });

  it('say what a named schema is in the place that uses it', () => {
    const moment = Type.String({ description: 'YYYY-MM-DDTHH:MM:SS' });
    const sign = Type.Object({ id: Type.String() }, { title: 'SignOfChart', description: 'a sign' });
    const text = one(
      Type.Object({ rises: described(moment, 'when it rises'), moon: described(sign, 'of the Moon'), sign }),
    );
    expect(text).toContain('/** when it rises. YYYY-MM-DDTHH:MM:SS. */\n  readonly rises: string;');
    expect(text).toContain('/** of the Moon. */\n  readonly moon: SignOfChart;');
    expect(text).toContain('/** a sign. */\n  readonly sign: SignOfChart;');
  });

  it('name known lists of ids, as values and as keys', () => {
    const keys = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter'];
    const schema = Type.Object({
      lord: Type.Unsafe({ type: 'string', enum: keys }),
      strengths: Type.Object(Object.fromEntries(keys.map((key) => [key, Type.Number()]))),
    });
    const text = declarations([{ name: 'ChartResponse', schema }], { Planet: keys });
    expect(text).toContain('readonly lord: Planet;');
    expect(text).toContain('readonly strengths: Readonly<Record<Planet, number>>;');
  });

  it('write one type for an object that holds shorter ones of its own title', () => {
    const leaf = Type.Object({ lord: Type.String() }, { title: 'Period' });
    const period = Type.Object({ lord: Type.String(), periods: Type.Optional(Type.Array(leaf)) }, { title: 'Period' });
    const text = one(Type.Object({ first: period }));
    expect(text).toContain(
      'export interface Period {\n  readonly lord: string;\n  readonly periods?: readonly Period[];\n}',
    );
    const other = Type.Object({ lord: Type.String(), own: Type.Number() }, { title: 'Period' });
    const wrong = Type.Object({ lord: Type.String(), below: other }, { title: 'Period' });
    expect(() => one(Type.Object({ first: wrong }))).toThrow('two types have the name Period');
  });

  it('end with an error where a type is unknown or two have one name', () => {
    expect(() => one({ type: 'object', properties: { a: { type: 'date' } } })).toThrow('no TypeScript type for "date"');
    const schema = Type.Object({ a: Type.Object({ b: Type.String() }, { title: 'ChartResponse' }) });
    expect(() => one(schema)).toThrow('two types have the name ChartResponse');
  });
});
