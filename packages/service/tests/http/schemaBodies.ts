import fc from 'fast-check';
import type { TObject } from 'typebox';

type Schema = Readonly<Record<string, unknown>> & {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
};

/** Texts for the patterns of the contract: right forms, sometimes of days that do not exist. */
const patternText = (pattern: string): fc.Arbitrary<string> => {
  const two = (max: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'));
  if (pattern.includes('\\d{4}')) {
    const year = fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1900, max: 2100 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1790, max: 2410 }) },
    );
    return fc
      .tuple(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
      .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`);
  }
  return fc.tuple(two(23), two(59), two(59)).map((parts) => parts.join(':'));
};

/** Values that a schema takes (a text may still name a day that is not in the calendar). */
function valid(schema: Schema): fc.Arbitrary<unknown> {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(valid));
  if (schema.enum !== undefined) return fc.constantFrom(...(schema.enum as unknown[]));
  return fc.oneof(...types.map((type) => validOf(type, schema)));
}

function validOf(type: string, schema: Schema): fc.Arbitrary<unknown> {
  const min = (schema.minimum as number | undefined) ?? -1000;
  const max = (schema.maximum as number | undefined) ?? Math.max(1000, min);
  switch (type) {
    case 'string':
      return typeof schema.pattern === 'string'
        ? patternText(schema.pattern)
        : fc.string({ unit: 'binary', maxLength: Math.min(50, (schema.maxLength as number | undefined) ?? 50) });
    case 'number':
      return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max));
    case 'integer':
      return fc.integer({ min, max });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valid(schema.items ?? { type: 'string' }), { maxLength: 3 });
    case 'object':
      return schema.properties === undefined ? fc.constant({}) : validBody(schema);
    default:
      return fc.constant(null);
  }
}

function validBody(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const properties = schema.properties ?? {};
  const arbitraries = Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, valid(of)]));
  return fc.record(arbitraries, { requiredKeys: [...(schema.required ?? [])] }) as fc.Arbitrary<
    Record<string, unknown>
  >;
}

/** Anything JSON can contain, with what breaks careless programs. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -0,
    1e308,
    -1,
    'NaN',
    'Infinity',
    '1e5',
    '2000-02-30',
    '25:00:00',
    [],
    {},
    true,
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

/** Bodies around a schema: taken ones, and ones with a field lost, replaced or added. */
export function bodiesAround(schema: TObject, narrow: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}) {
  const names = Object.keys(schema.properties);
  const narrowed = fc.record(narrow);
  const body = fc
    .tuple(validBody(schema as unknown as Schema), narrowed)
    .map(([whole, part]): Record<string, unknown> => ({ ...whole, ...part }));
  const changed = fc
    .tuple(body, fc.constantFrom(...names), anything)
    .map(([whole, name, value]) => ({ ...whole, [name]: value }));
  const lost = fc.tuple(body, fc.constantFrom(...names)).map(([whole, name]) => {
    const { [name]: _gone, ...rest } = whole;
    return rest;
  });
  const added = fc
    .tuple(body, fc.string({ minLength: 1, maxLength: 30 }), anything)
    .map(([whole, name, value]) => ({ ...whole, [name]: value }));
  return fc.oneof(
    { weight: 3, arbitrary: body },
    { weight: 4, arbitrary: changed },
    { weight: 1, arbitrary: lost },
    { weight: 1, arbitrary: added },
  );
}
