import { describe, expect, it } from 'vitest';
import {
  angle,
  type Comparator,
  compareWith,
  each,
  eachAndNoMore,
  either,
  exact,
  fields,
  fieldsBy,
  mapped,
  moment,
  rowsBy,
  set,
  within,
} from './compare.js';
import { GoldenNode } from './golden.js';

/** Paths of the values that differ. */
function differing(comparator: Comparator, golden: unknown, ours: unknown): readonly string[] {
  const paths: string[] = [];
  compareWith(comparator, GoldenNode.whole(golden), ours, (node, mine, { judge }) => {
    if (!judge(node.value, mine).agrees) paths.push(node.path);
  });
  return paths;
}
const agree = (comparator: Comparator, golden: unknown, ours: unknown): boolean =>
  differing(comparator, golden, ours).length === 0;

describe('angles', () => {
  it.each([
    [0, 359.999999, true],
    [359.9999995, 0.0000005, true],
    [0, 359.999998, true],
    [0, 359.9999979, false],
    [180, -180, true],
    [10, 10.0000021, false],
  ])('%s and %s within 2e-6 degrees: %s', (golden, ours, expected) => {
    expect(agree(angle(2e-6), golden, ours)).toBe(expected);
  });
});

describe('numbers', () => {
  it('agree at just one tolerance, whatever their binary form', () => {
    for (const golden of [0.000001, 22.438936, 299.999999, 2_450_424.711111]) {
      expect(agree(within(1e-6, 'degrees'), golden, Number((golden + 1e-6).toFixed(6)))).toBe(true);
      expect(agree(within(1e-6, 'degrees'), golden, Number((golden + 2e-6).toFixed(6)))).toBe(false);
    }
  });

  it('never agree with text, nothing or NaN', () => {
    for (const ours of ['1', null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(agree(within(5, 'days'), 1, ours)).toBe(false);
    }
  });

  it('that are null in the file are met by null alone', () => {
    expect(agree(within(5, 'days'), null, null)).toBe(true);
    expect(agree(within(5, 'days'), null, 0)).toBe(false);
    expect(agree(within(5, 'days'), null, undefined)).toBe(false);
  });
});

describe('moments', () => {
  it.each([
    ['2000-02-28T23:59:59', '2000-02-29T00:00:01', true],
    ['2000-02-28T23:59:59', '2000-02-29T00:00:02', false],
    ['1999-12-31T23:59', '2000-01-01T00:00:02', false],
    ['2000-01-01T00:00:00Z', '2000-01-01T00:00:02Z', true],
    ['2000-01-01T00:00:00Z', '2000-01-01T00:00:00', false],
    ['06:00:00', '06:00:02', true],
    ['2000-01-01', '2000-01-01', true],
    ['2000-01-01', '2000-01-02', false],
    ['2000-01-01', '2000-01-01T00:00:00', false],
    ['soon', 'soon', false],
  ])('%s and %s within two seconds: %s', (golden, ours, expected) => {
    expect(agree(moment(2), golden, ours)).toBe(expected);
  });
});

describe('lists', () => {
  it('as sets do not mind order, also of records whatever the order of their keys', () => {
    expect(
      agree(
        set,
        [
          { a: 1, b: 2 },
          { a: 3, b: 4 },
        ],
        [
          { b: 4, a: 3 },
          { b: 2, a: 1 },
        ],
      ),
    ).toBe(true);
    expect(agree(set, ['x', 'x'], ['x'])).toBe(false);
    expect(agree(exact, ['x', 'y'], ['y', 'x'])).toBe(false);
  });

  it('of rows are known by a name', () => {
    const rows = rowsBy((row) => String((row as { id: string }).id), fields({ id: exact, n: within(1, 'x') }));
    const golden = [
      { id: 'one', n: 1 },
      { id: 'two', n: 2 },
    ];
    expect(
      agree(rows, golden, [
        { id: 'two', n: 3 },
        { id: 'one', n: 1 },
      ]),
    ).toBe(true);
    expect(differing(rows, golden, [{ id: 'one', n: 9 }])).toEqual(['names', 'one/n', 'two/id', 'two/n']);
    expect(agree(rows, [], [])).toBe(true);
    expect(agree(rows, [], [{ id: 'one' }])).toBe(false);
  });
});

describe('records', () => {
  it.each([
    ['each', each(exact)],
    ['eachAndNoMore', eachAndNoMore(exact)],
    ['fields', fields({ a: exact })],
  ])('that are empty in the file are met by an empty record alone: %s', (_, comparator) => {
    expect(differing(comparator, {}, {})).toEqual([]);
    expect(differing(comparator, {}, { a: 1 })).toEqual(['']);
    expect(differing(comparator, {}, undefined)).toEqual(['']);
  });

  it('may be required to have no further key', () => {
    expect(differing(each(exact), { a: 1 }, { a: 1, b: 2 })).toEqual([]);
    expect(differing(eachAndNoMore(exact), { a: 1 }, { a: 1, b: 2 })).toEqual(['keys']);
  });
});

describe('shapes', () => {
  it('may depend on the golden value, and ours may be brought into them', () => {
    const comparator = either(
      (golden) => golden === 'none',
      mapped((ours) => ours ?? 'none', exact),
      exact,
    );
    expect(agree(comparator, 'none', null)).toBe(true);
    expect(agree(comparator, 'some', null)).toBe(false);
  });

  it('may be read from the names of fields; an unread field is left over', () => {
    const comparator = fieldsBy((key, ours) =>
      key.startsWith('sep') ? { ours: (ours as { apart: number }).apart, comparator: exact } : null,
    );
    expect(differing(comparator, { separation: 1, other: 2 }, { apart: 2 })).toEqual(['separation']);
  });
});
