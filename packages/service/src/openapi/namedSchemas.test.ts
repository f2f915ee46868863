import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { JsonSchema } from 'ganita/api/schema/jsonSchema.js';
import { partialRecordOf, recordOf } from 'ganita/api/schema/maps.js';
import { signFields } from 'ganita/api/schema/positionFields.js';
import { choicesField } from 'ganita/calculations/fields/rulesField.js';
import { described, nullable, oneOf } from 'ganita/calculations/fields/schema.js';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { DocumentForm } from './documentForm.js';
import { NamedSchemas } from './namedSchemas.js';
import { sharedChoices } from './sharedChoices.js';

const sign = Type.Object({ number: Type.Integer() }, { title: 'SignNumber', description: 'a sign' });
const REF = { $ref: '#/components/schemas/SignNumber' };

const written = (schema: object, form: DocumentForm = 'compact') => {
  const schemas = new NamedSchemas(undefined, form);
  return { text: schemas.written(schema, 'chart'), named: schemas.all() };
};

describe('named schemas', () => {
  it('put a reference in the place of a schema with a title, at any depth', () => {
    const { text, named } = written(Type.Object({ first: sign, all: Type.Array(Type.Object({ sign })) }));
    expect(text).toMatchObject({
      properties: { first: REF, all: { items: { properties: { sign: REF } } } },
    });
    expect(named).toEqual({
      SignNumber: {
        description: 'a sign',
        type: 'object',
        required: ['number'],
        properties: { number: { type: 'integer' } },
      },
    });
  });

  it('keep what a use says of itself beside the reference, and null too', () => {
    const { text, named } = written(Type.Object({ of: described(sign, 'of the Moon'), none: nullable(sign) }));
    expect(text).toMatchObject({
      properties: {
        of: { ...REF, description: 'of the Moon' },
        none: { anyOf: [REF, { type: 'null' }] },
      },
    });
    expect(named.SignNumber).toMatchObject({ description: 'a sign' });
  });

  it('say a default in words in a small file, and as a keyword for a page', () => {
    const fields = Type.Object({
      lord: oneOf(GRAHAS, { description: 'lord of the day', default: 'Sun' }),
      count: Type.Integer({ description: 'how many', default: 3 }),
      all: Type.Boolean({ default: false }),
      set: { ...sign, default: {} },
      none: nullable(Type.Integer({ description: 'null: all', default: null })),
    });
    const GRAHA = { $ref: '#/components/schemas/Graha' };
    expect(written(fields).text).toEqual({
      type: 'object',
      required: ['lord', 'count', 'all', 'set', 'none'],
      properties: {
        lord: { ...GRAHA, description: 'lord of the day; Sun unless given' },
        count: { type: 'integer', description: 'how many; 3 unless given' },
        all: { type: 'boolean', description: 'false unless given' },
        set: REF,
        none: { type: ['integer', 'null'], description: 'null: all' },
      },
    });
    expect(written(fields, 'whole').text).toMatchObject({
      properties: {
        lord: { ...GRAHA, description: 'lord of the day', default: 'Sun' },
        count: { description: 'how many', default: 3 },
        all: { default: false },
        set: { ...REF, default: {} },
      },
    });
  });

  it('name an enumeration after the list of its values', () => {
    const lord = oneOf(GRAHAS, { description: 'lord of the day' });
    const { text, named } = written(Type.Object({ lord, other: nullable(lord) }));
    const use = { description: 'lord of the day' };
    expect(text).toMatchObject({
      properties: {
        lord: { $ref: '#/components/schemas/Graha', ...use },
        other: { anyOf: [{ $ref: '#/components/schemas/Graha' }, { type: 'null' }], ...use },
      },
    });
    expect(named).toEqual({ Graha: { description: 'one of the nine grahas', type: 'string', enum: [...GRAHAS] } });
  });

  it('share each choice between sets of choices, and a set between fields', () => {
    const one = choicesField(['node_type'], {}, 'one');
    const two = choicesField(['node_type', 'positions'], {}, 'two');
    const { text, named } = written(Type.Object({ one, again: one }));
    const reference = { $ref: '#/components/schemas/ChartRules', description: 'one' };
    expect(text).toMatchObject({ properties: { one: reference, again: reference } });
    expect(Object.keys(named)).toEqual(['ChartRules', 'ChoiceNodeType', 'ChoicePreset', 'PresetName']);
    const schemas = new NamedSchemas();
    schemas.written(one, 'chart');
    schemas.written(two, 'match');
    expect(Object.keys(schemas.all())).toEqual([
      'ChartRules',
      'ChoiceNodeType',
      'ChoicePositions',
      'ChoicePreset',
      'MatchRules',
      'PresetName',
    ]);
  });

  it('have choices that several sets have together in a part of its own, closed all the same', () => {
    const sutak = ['sutak_rule', 'sutak_from'] as const;
    const fields = [choicesField(['node_type', ...sutak], {}, 'one'), choicesField([...sutak, 'positions'], {}, 'two')];
    const schemas = new NamedSchemas(sharedChoices(fields as readonly JsonSchema[]));
    for (const [at, field] of fields.entries()) schemas.written(field, `chart${at}`);
    const { SutakChoices, Chart0Rules, Chart1Rules } = schemas.all();
    expect(SutakChoices).toMatchObject({ type: 'object', properties: { sutak_rule: {}, sutak_from: {} } });
    const parts = { allOf: [{ $ref: '#/components/schemas/SutakChoices' }], unevaluatedProperties: false };
    expect(Chart0Rules).toMatchObject({ ...parts, properties: { node_type: {} } });
    expect(Chart1Rules).toMatchObject({ ...parts, properties: { positions: {} } });
    expect(Chart1Rules).not.toHaveProperty('properties.sutak_rule');
  });

  it('refer to a list of ids where a choice has its values', () => {
    const { named } = written(Type.Object({ rules: choicesField(['ayanamsa_mode'], {}, 'one') }));
    expect(named.ChoiceAyanamsaMode).toMatchObject({ $ref: '#/components/schemas/AppliedAyanamsaMode' });
    expect(named.ChoiceAyanamsaMode).not.toHaveProperty('enum');
  });

  it('write keys with equal values as a map, by the list of its ids', () => {
    const points = recordOf(GRAHAS, Type.Number(), { description: 'points' });
    const { text, named } = written(Type.Object({ points, some: partialRecordOf(GRAHAS, Type.Number()) }));
    const map = { propertyNames: { $ref: '#/components/schemas/Graha' } };
    expect(text).toMatchObject({
      properties: {
        points: { ...map, description: 'points', additionalProperties: { type: 'number' }, minProperties: 9 },
        some: { ...map, additionalProperties: { type: 'number' } },
      },
    });
    expect(JSON.stringify(text)).not.toContain('Jupiter');
    expect(Object.keys(named)).toEqual(['Graha']);
  });

  it('give a map of named schemas a name, and its ids where they are no list', () => {
    const signs = recordOf(GRAHAS, sign, { description: 'signs' });
    const pair = recordOf(['one', 'two', 'three'], sign, { title: 'Three', description: 'three' });
    const { text, named } = written(Type.Object({ signs, again: nullable(signs), pair }));
    const reference = { $ref: '#/components/schemas/SignNumberByGraha' };
    expect(text).toMatchObject({
      properties: {
        signs: { ...reference, description: 'signs' },
        again: { anyOf: [reference, { type: 'null' }], description: 'signs' },
        pair: { $ref: '#/components/schemas/Three' },
      },
    });
    expect(named.SignNumberByGraha).toEqual({
      description: 'one `SignNumber` for each `Graha`',
      type: 'object',
      propertyNames: { $ref: '#/components/schemas/Graha' },
      additionalProperties: REF,
      minProperties: 9,
    });
    expect(named.ThreeKey).toEqual({ description: 'a key of Three', type: 'string', enum: ['one', 'two', 'three'] });
  });

  it('refer to a part whose fields other objects have too', () => {
    const row = Type.Object({ ...signFields, house: Type.Integer() }, { title: 'Row' });
    expect(written(row).named.Row).toEqual({
      type: 'object',
      allOf: [{ $ref: '#/components/schemas/NamedSign' }],
      required: ['house'],
      properties: { house: { type: 'integer' } },
    });
  });

  it('leave out keywords of ours', () => {
    expect(written({ type: 'number', 'x-ours': 1 }).text).toEqual({ type: 'number' });
  });

  it('write a tree of one name as a schema that refers to itself', () => {
    const leaf = Type.Object({ lord: Type.String() }, { title: 'Period' });
    const period = Type.Object({ lord: Type.String(), periods: Type.Optional(Type.Array(leaf)) }, { title: 'Period' });
    expect(written(Type.Array(period)).named.Period).toMatchObject({
      properties: { periods: { items: { $ref: '#/components/schemas/Period' } } },
    });
  });

  it('reject two different schemas of one name', () => {
    const other = Type.Object({ number: Type.String() }, { title: 'SignNumber' });
    expect(() => written(Type.Object({ sign, other }))).toThrow('two schemas have the name SignNumber');
  });
});
