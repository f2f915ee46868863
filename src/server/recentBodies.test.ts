import { describe, expect, it } from 'vitest';
import { rememberBodies } from './recentBodies.js';

describe('bodies that come again', () => {
  const readBody = () => rememberBodies((bytes) => JSON.parse(bytes.toString()));

  it('are one value that cannot be changed, for the same bytes alone', () => {
    const read = readBody();
    const first = read(Buffer.from('{"place":"నెల్లూరు","rules":{"preset":"drik"}}')) as { rules: { preset: string } };
    expect(read(Buffer.from('{"place":"నెల్లూరు","rules":{"preset":"drik"}}'))).toBe(first);
    expect(read(Buffer.from('{"place":"Nellore","rules":{"preset":"drik"}}'))).not.toBe(first);
    expect(() => {
      first.rules.preset = 'jhora';
    }).toThrow(TypeError);
  });

  it('are remembered in a bounded number, however small they are', () => {
    const read = readBody();
    const body = (n: number): Buffer => Buffer.from(JSON.stringify({ n }));
    const first = read(body(0));
    for (let n = 1; n < 500; n++) read(body(n));
    expect(read(body(0))).toBe(first);
    for (let n = 1000; n < 1500; n++) read(body(n));
    expect(read(body(0))).not.toBe(first);
  });

  it('are read each time where they are large or cannot be read', () => {
    const read = readBody();
    const large = Buffer.from(JSON.stringify('x'.repeat(5000)));
    expect([read(large), read(large)]).toEqual([JSON.parse(large.toString()), JSON.parse(large.toString())]);
    for (const _again of [1, 2]) expect(() => read(Buffer.from('{'))).toThrow(SyntaxError);
  });
});
