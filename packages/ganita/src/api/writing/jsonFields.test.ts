import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteSink } from './byteSink.js';
import { jsonFields, jsonRecords, type SelfWriting } from './jsonFields.js';

const textOf = (value: SelfWriting): string => {
  const sink = new ByteSink();
  value(sink);
  return sink.written().toString();
};

describe('an object whose fields are written one by one', () => {
  it('has the text of JSON.stringify, whatever its values are', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.option(fc.jsonValue(), { nil: undefined })),
        (fields) => {
          expect(textOf(jsonFields(fields))).toBe(JSON.stringify(fields));
        },
      ),
    );
  });

  it('has the text of what writes itself in the place of its value', () => {
    const fields = { a: 1, b: jsonFields({}), c: jsonFields({ d: jsonFields({ e: [] }) }), f: undefined };
    expect(textOf(jsonFields(fields))).toBe('{"a":1,"b":{},"c":{"d":{"e":[]}}}');
  });

  it('may be one of many', () => {
    expect(textOf(jsonRecords({ x: { a: 1, b: jsonFields({}) }, y: {} }))).toBe('{"x":{"a":1,"b":{}},"y":{}}');
  });
});
