import fc from 'fast-check';

/** Values as they may be in JSON, or may not. */
const VALUES: readonly string[] = [
  ...[
    '1e400',
    '-1e400',
    '1e-400',
    '-0',
    '9007199254740993',
    `${'9'.repeat(400)}`,
    '1.0',
    '1.5',
    '01',
    '+1',
    '.5',
    '1.',
  ],
  ...['0x10', 'NaN', '-Infinity', 'undefined', 'null', 'true', '[]', '{}', "'x'", '""', '" "', '"NaN"', '"Infinity"'],
  ...['"1e5"', '"0x10"', '"-0"', '"null"', '"2000-02-30"', '"0000-00-00"', '"٢٠٠٠-٠١-٠١"', '"2000-01-01\\n"'],
  ...['"12:00:00\\u0000"', '"24:00:00"', '"lahiri"', '"LAHIRI\\u200b"', '"ı"', '"ſ"', '"\\ud800"', '"\\udc00\\ud800"'],
  ...['"\u202eabc\u2066"', '"\u200b\u200d\ufeff"', '"\\u0000"', '"\u0001"', '"\u2028"', '"\\x41"', '"\\u00"', '"\t"'],
  ...[`"${'x'.repeat(300)}"`, `"${'é'.repeat(30_000)}"`, `[${'0,'.repeat(20_000)}0]`, `[${'"Sun",'.repeat(500)}"Sun"]`],
  ...[`${'['.repeat(30_000)}${']'.repeat(30_000)}`, `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ...['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '{"toString":1,"valueOf":1}'],
  ...['{"length":1e9}', '{"then":1}', '{"toJSON":1}', '[null]', '[{}]', '[[]]', '["__proto__"]', '["constructor"]'],
  ...['{"preset":"__proto__"}', '{"preset":"constructor"}', '{"ayanamsa_mode":{"toString":1}}', '{"node_type":"TRUE"}'],
];

/** Names that mean something to careless programs. */
const NAMES: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'toJSON', 'then', 'length'],
  ...['__defineGetter__', '', '\\u0000', '\\ud800', '\u202e', 'date ', 'DATE', 'a/b~0~1', '%s', `${'x'.repeat(1000)}`],
];

const value = fc.constantFrom(...VALUES);
const pairOf = (name: string, text: string): string => `"${name}":${text}`;

/** JSON of fields with one of them written as `text`. */
const withField = (fields: Readonly<Record<string, unknown>>, name: string, text: string): string =>
  `{${Object.keys(fields)
    .map((key) => pairOf(key, key === name ? text : JSON.stringify(fields[key])))
    .join(',')}}`;

/** What can be done to the bytes of a body. */
const DAMAGES: readonly ((bytes: Buffer, at: number) => Uint8Array)[] = [
  (bytes, at) => bytes.subarray(0, at),
  (bytes, at) => Buffer.concat([bytes.subarray(0, at), Buffer.from([0x80 + (at % 0x80)]), bytes.subarray(at)]),
  (bytes, at) => Buffer.concat([bytes.subarray(0, at), Buffer.from([at % 0x20]), bytes.subarray(at)]),
  (bytes) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
  (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le'),
  (bytes) => Buffer.concat([bytes, bytes]),
  (bytes) => Buffer.concat([Buffer.from('['), bytes, Buffer.from(']')]),
  (bytes) => Buffer.concat([Buffer.from('/* */'), bytes]),
  (bytes) => Buffer.from(bytes.toString('utf8').replaceAll('"', "'")),
  (bytes) => Buffer.from(JSON.stringify(bytes.toString('utf8'))),
  (bytes) => Buffer.concat([bytes, Buffer.alloc(70_000, ' ')]),
];

/**
 * Bodies written by hand around a request that is taken: a field with another text, names and fields given twice, choices
 * with odd names, bytes that are damaged.
 */
export function hostileJson(fields: Readonly<Record<string, unknown>>): fc.Arbitrary<Uint8Array> {
  const known = fc.constantFrom(...Object.keys(fields));
  const text = JSON.stringify(fields);
  const added = (name: string, of: string) => `${text.slice(0, -1)},${pairOf(name, of)}}`;
  const texts = fc.oneof(
    fc.tuple(known, value).map(([name, of]) => withField(fields, name, of)),
    fc.tuple(fc.oneof(known, fc.constantFrom(...NAMES)), value).map(([name, of]) => added(name, of)),
    fc.tuple(fc.constantFrom(...NAMES), value).map(([name, of]) => added('rules', `{${pairOf(name, of)}}`)),
    value,
  );
  const damaged = fc
    .tuple(fc.constantFrom(...DAMAGES), fc.nat({ max: text.length }))
    .map(([damage, at]) => damage(Buffer.from(text), at));
  return fc.oneof({ weight: 4, arbitrary: texts.map((one) => Buffer.from(one)) }, { weight: 1, arbitrary: damaged });
}
