import { describe, expect, it } from 'vitest';
import { withoutSingles, withSharedFields } from './compact.js';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const ZONE = { type: ['string', 'null'], description: 'IANA time zone, such as Asia/Kolkata; null: that of the place' };
const object = (properties: object) => ({ type: 'object', properties });

describe('fields of a compact document', () => {
  it('are written once where many objects have them alike', () => {
    const count = { type: 'integer' };
    const all = (zone: object) =>
      Object.fromEntries(['Day', 'Month', 'Year'].map((name) => [name, object({ zone, count })]));
    expect(withSharedFields(all(ZONE))).toEqual({ ...all(ref('ZoneField')), ZoneField: ZONE });
  });

  it('stay in their places where their words or their names differ', () => {
    const schemas = {
      Day: object({ zone: ZONE, zone_of_birth: ZONE }),
      Month: object({ zone_of_place: ZONE }),
      Year: object({ zone: { ...ZONE, description: `${ZONE.description}, if it has one` } }),
    };
    expect(withSharedFields(schemas)).toEqual(schemas);
  });

  it('give their name to the form that saves most', () => {
    const other = { ...ZONE, maxLength: 64 };
    const days = Object.fromEntries(['A', 'B', 'C'].map((name) => [name, object({ zone: ZONE })]));
    const years = { D: object({ zone: other }), E: object({ zone: other }) };
    expect(withSharedFields({ ...years, ...days })).toMatchObject({ ZoneField: ZONE, D: object({ zone: other }) });
  });
});

describe('schemas of a compact document that are used in one place', () => {
  const described = (schemas: Readonly<Record<string, object>>) => ({ paths: {}, components: { schemas } });

  it('are written there, with what the place says of them', () => {
    const Kind = { type: 'string', description: 'a kind', enum: ['a', 'b'] };
    const document = described({
      Kind,
      Kinds: { type: 'array', items: ref('Kind') },
      Used: { type: 'object', properties: { kinds: { ...ref('Kinds'), description: 'its kinds' } } },
    });
    expect(withoutSingles(document).components.schemas).toEqual({
      Used: object({ kinds: { type: 'array', items: Kind, description: 'its kinds' } }),
    });
  });

  it('are null or an object there, in one schema', () => {
    const Pair = { ...object({ one: { type: 'string' } }), description: 'a pair' };
    const none = { type: 'null' };
    const document = described({
      Pair,
      Used: object({ pair: { anyOf: [ref('Pair'), none], description: 'its pair' } }),
    });
    expect(withoutSingles(document).components.schemas).toEqual({
      Used: object({ pair: { ...Pair, type: ['object', 'null'], description: 'its pair' } }),
    });
  });

  it('keep their names where they have many fields, and where they are used again', () => {
    const Shared = { type: 'string', enum: ['a', 'b'] };
    const Part = object(Object.fromEntries([...'abcdefg'].map((field) => [field, ref('Shared')])));
    const PartRequest = object({ one: ref('Shared') });
    const document = described({ Part, PartRequest, Shared, Used: object({ a: ref('Part'), b: ref('PartRequest') }) });
    expect(withoutSingles(document)).toEqual(document);
  });

  it('keep their names where another has the same fields', () => {
    const form = object({ at: { type: 'number' } });
    const One = { ...form, description: 'one' };
    const Other = { ...form, description: 'other' };
    const document = described({ One, Other, Used: object({ one: ref('One'), other: ref('Other') }) });
    expect(withoutSingles(document)).toEqual(document);
  });

  it('are not looked for in examples', () => {
    const Used = object({ kind: ref('Kind') });
    const document = { ...described({ Kind: { type: 'string' }, Used }), paths: { '/': { example: Used } } };
    expect(withoutSingles(document).paths).toEqual({ '/': { example: Used } });
  });
});
