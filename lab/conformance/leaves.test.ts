import { describe, expect, it } from 'vitest';
import { GoldenNode, GoldenShapeError } from './golden.js';
import { leavesOf, pathTest } from './leaves.js';

const FILE = GoldenNode.whole({
  cases: [
    { birth: { id: 'b01' }, expected: { 'Leo/Aquarius': [1, { x: null }], none: {} } },
    { birth: { id: 'b02' }, expected: { list: [] } },
  ],
  rows: [{ id: 'same' }, { id: 'same' }],
});

describe('the leaves of a file', () => {
  it('are its scalars and what is empty, each with a path of its own', () => {
    expect(leavesOf(FILE).map(({ path }) => path)).toEqual([
      'cases/b01/birth/id',
      'cases/b01/expected/Leo~1Aquarius/0',
      'cases/b01/expected/Leo~1Aquarius/1/x',
      'cases/b01/expected/none',
      'cases/b02/birth/id',
      'cases/b02/expected/list',
      'rows/0/id',
      'rows/1/id',
    ]);
  });

  it('have patterns in which the items of lists are alike', () => {
    expect(leavesOf(FILE)[2]?.pattern).toBe('cases/*/expected/Leo~1Aquarius/*/x');
  });
});

describe('a golden node', () => {
  it('of a pair is listed under both birth ids', () => {
    const pairs = GoldenNode.whole([{ boy_birth: { id: 'b01' }, girl_birth: { id: 'b02' }, expected: 1 }]);
    expect(pairs.at('b01+b02', 'expected').value).toBe(1);
  });

  it('is found by the keys of its path', () => {
    expect(FILE.at('cases', 'b01', 'expected', 'Leo/Aquarius', 0).value).toBe(1);
    expect(FILE.at('cases').maybe('b09')).toBeNull();
    expect(FILE.has('rows')).toBe(true);
    expect(FILE.has('toString')).toBe(false);
  });

  it('says where the file has another shape than the reader expects', () => {
    expect(() => FILE.at('cases', 'b03')).toThrow(GoldenShapeError);
    expect(() => FILE.at('rows').text()).toThrow('rows is not text');
    expect(() => FILE.at('cases', 'b01', 'expected').items()).toThrow('is not a list');
  });
});

describe('a path pattern', () => {
  it.each([
    ['settings/**', 'settings', true],
    ['settings/**', 'settings/a/b', true],
    ['settings/**', 'settings_of_another', false],
    ['**/birth/**', 'birth/id', true],
    ['**/birth/**', 'cases/b01/birth/id', true],
    ['**/birth/**', 'cases/b01/girl_birth/id', false],
    ['cases/*/expected/note', 'cases/b01/expected/note', true],
    ['cases/*/expected/note', 'cases/b01/x/expected/note', false],
    ['cases/*/expected/*_by', 'cases/b01/expected/decided_by', true],
    ['cases/*/a.b', 'cases/b01/axb', false],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(pathTest(pattern)(path)).toBe(expected);
  });
});
