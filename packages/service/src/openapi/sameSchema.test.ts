import { describe, expect, it } from 'vitest';
import { isSameSchema } from './sameSchema.js';

const SCHEMAS: readonly unknown[] = [
  { type: 'string' },
  { type: 'string', enum: ['a', 'b'] },
  { type: 'string', enum: ['b', 'a'] },
  { enum: ['a', 'b'], type: 'string' },
  { type: 'object', properties: { a: { type: 'null' } } },
  { type: 'object', properties: { a: { type: null } } },
  { items: [] },
  { items: {} },
  {},
  [],
  null,
  0,
  'a',
];

describe('two schemas', () => {
  it('are the same where they are written as the same JSON', () => {
    for (const one of SCHEMAS) {
      for (const other of SCHEMAS) {
        const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
        expect([a, b, isSameSchema(structuredClone(one), other)]).toEqual([a, b, a === b]);
      }
    }
  });
});
