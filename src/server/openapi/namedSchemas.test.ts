import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { choicesField } from '../../calculations/fields/rulesField.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { GRAHAS } from '../../core/zodiac/grahas.js';
import { NamedSchemas } from './namedSchemas.js';

const sign = Type.Object({ number: Type.Integer() }, { title: 'SignNumber', description: 'a sign' });
const REF = { $ref: '#/components/schemas/SignNumber' };

const written = (schema: object) => {
  const schemas = new NamedSchemas();
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
    const { text, named } = written(
      Type.Object({ of: described(sign, 'of the Moon'), none: nullable(sign), set: { ...sign, default: {} } }),
    );
    expect(text).toMatchObject({
      properties: {
        of: { ...REF, description: 'of the Moon' },
        none: { anyOf: [REF, { type: 'null' }] },
        set: { ...REF, default: {} },
      },
    });
    expect(named.SignNumber).toMatchObject({ description: 'a sign' });
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
    const two = choicesField(['node_type', 'ayanamsa_mode'], {}, 'two');
    const { text, named } = written(Type.Object({ one, again: one }));
    const reference = { $ref: '#/components/schemas/ChartRules', description: 'one', default: {} };
    expect(text).toMatchObject({ properties: { one: reference, again: reference } });
    expect(Object.keys(named)).toEqual(['ChartRules', 'ChoiceNodeType', 'ChoicePreset']);
    const schemas = new NamedSchemas();
    schemas.written(one, 'chart');
    schemas.written(two, 'match');
    expect(Object.keys(schemas.all())).toEqual([
      'ChartRules',
      'ChoiceAyanamsaMode',
      'ChoiceNodeType',
      'ChoicePreset',
      'MatchRules',
    ]);
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
