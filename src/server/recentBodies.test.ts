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

  it('are read each time where they are large or cannot be read', () => {
    const read = readBody();
    const large = Buffer.from(JSON.stringify('x'.repeat(5000)));
    expect([read(large), read(large)]).toEqual([JSON.parse(large.toString()), JSON.parse(large.toString())]);
    for (const _again of [1, 2]) expect(() => read(Buffer.from('{'))).toThrow(SyntaxError);
  });
});
