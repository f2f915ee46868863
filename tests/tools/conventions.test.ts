import { describe, expect, it } from 'vitest';
import { RULE_CHOICES } from '../../src/core/rules/rules.js';
import { projectRoot } from '../architecture/sourceFiles.js';

type Fields = Readonly<Record<string, unknown>>;
type Move = readonly [way: readonly (string | number)[], first: unknown, second: unknown];
interface Moves {
  readonly births: number;
  readonly moved: number;
  readonly parts: ReadonlyMap<string, { readonly births: number; readonly fields: ReadonlyMap<string, object> }>;
}

const at = (file: string): Promise<unknown> => import(`${projectRoot}tools/conventions/${file}.mjs`);
const { births } = (await at('births')) as { births: (count: number) => Iterable<Fields> };
const { addBirth, newMoves, together } = (await at('moves')) as {
  addBirth: (core: object, moves: Moves, before: object, after: object) => void;
  newMoves: () => Moves;
  together: (rows: readonly Moves[]) => Moves;
};
const { duration, measuredTable, mergedTable, number } = (await at('measuredTable')) as {
  duration: (seconds: number) => string;
  measuredTable: (measured: object) => string;
  mergedTable: (before: string, fresh: string, names: readonly string[]) => string;
  number: (x: number) => string;
};

/** Moves as if two answers differed in them, each by the difference of its figures. */
const coreOf = (moves: readonly Move[]): object => ({
  RULE_CHOICES,
  PRESETS: { jhora: { vighati_rate: 'five_degrees_per_minute' } },
  differences: (_before: object, _after: object, visit: (...move: Move) => void) => {
    for (const move of moves) visit(...move);
  },
  apart: (_key: string, first: unknown, second: unknown) => ({
    difference: typeof first === 'number' && typeof second === 'number' ? second - first : null,
    unit: null,
  }),
});

describe('the births of the measurement', () => {
  it('are the same in every run, and the first of many are those of few', () => {
    const ten = [...births(10)];
    expect([...births(3)]).toEqual(ten.slice(0, 3));
    expect(new Set(ten.map((birth) => JSON.stringify(birth))).size).toBe(10);
  });
});

describe('what a choice moves', () => {
  const lagna = ['special_lagnas', 'vighati_lagna', 'absolute_longitude'];

  it('is counted by birth and part, with the largest move of each field', () => {
    const moves = newMoves();
    addBirth(coreOf([[lagna, 10, 12]]), moves, {}, {});
    addBirth(coreOf([[lagna, 10, 7]]), moves, {}, {});
    addBirth(coreOf([]), moves, {}, {});
    expect(moves).toMatchObject({ births: 3, moved: 2 });
    expect(moves.parts.get('special_lagnas')?.fields.get('absolute_longitude')).toEqual({ births: 2, most: 3 });
    expect(together([moves, moves])).toMatchObject({ births: 6, moved: 4 });
  });

  it('has no size where a number only names, or leaps in a divisional chart', () => {
    const moves = newMoves();
    const leap = ['divisional_charts', 'D-9_navamsa', 'Sun', 'absolute_longitude'];
    addBirth(
      coreOf([
        [leap, 10, 100],
        [['amsa_rulers', 'Sun', 'pada'], 1, 4],
      ] as const),
      moves,
      {},
      {},
    );
    expect([...moves.parts.keys()]).toEqual(['divisional_charts', 'amsa_rulers']);
    for (const { fields } of moves.parts.values()) expect(fields.size).toBe(0);
  });

  it('is described in a line for each value, with share and size', () => {
    const core = coreOf([[lagna, 10, 190]]);
    const row = { name: 'vighati_rate', value: 'five_degrees_per_minute', ...newMoves() };
    addBirth(core, row, {}, {});
    const lines = measuredTable({ core, names: ['vighati_rate'], counted: [row] }).split('\n');
    expect(lines[2]).toBe(
      '| `vighati_rate` | `five_degrees_per_minute` | 1 | 100 % | `special_lagnas` 100 % (absolute_longitude 180°) |',
    );
  });
});

describe('a choice that is measured again', () => {
  const tableOf = (...lines: readonly string[]): string => ['| choice | value |', '| --- | --- |', ...lines].join('\n');

  it('replaces its own lines and no other, and one that is gone leaves the table', () => {
    const before = tableOf('| `one` | old |', '|  | old |', '| `two` | kept |', '|  | kept |', '| `gone` | old |');
    const fresh = tableOf('| `one` | new |', '| `three` | new |');
    expect(mergedTable(`\n\n${before}\n\n`, fresh, ['one', 'two', 'three'])).toBe(
      tableOf('| `one` | new |', '| `two` | kept |', '|  | kept |', '| `three` | new |'),
    );
    expect(mergedTable('\n\n', fresh, ['one', 'two', 'three'])).toBe(fresh);
  });
});

describe('a figure', () => {
  it('has three digits and loses no zero of a whole number', () => {
    expect([0.0184, 1.5, 20, 110.4, 180].map(number)).toEqual(['0.018', '1.5', '20', '110', '180']);
  });

  it('is written in the unit that people use', () => {
    expect([3, 119.4, 1920, 86_400, 345_600, 3e8].map(duration)).toEqual([
      '3 s',
      '119 s',
      '32 min',
      '24 h',
      '4 d',
      '9.51 years',
    ]);
  });
});
