import { beforeAll, describe, expect, it } from 'vitest';
import { openPorts } from '../../src/adapters/openPorts.js';
import { CHOICE_REACH } from '../../src/calculations/natal/choiceReach.js';
import { NATAL_RULES } from '../../src/core/rules/areas.js';
import { DEFAULT_RULES, RULE_CHOICES, type RuleName } from '../../src/core/rules/rules.js';
import { GOLDEN_BIRTHS } from './births.js';
import { CHOICE_MOVES, type ChoiceMoves, RARE_BIRTHS } from './choiceMoves.js';
import { unmeant, watchMoves } from './movedPaths.js';

const firstValue = (name: RuleName, { value }: ChoiceMoves): unknown =>
  value ?? (RULE_CHOICES[name].values as readonly unknown[]).find((one) => one !== DEFAULT_RULES[name]);

describe('each choice of a natal chart', () => {
  let moved: ReturnType<typeof watchMoves>;
  beforeAll(async () => {
    moved = watchMoves('natalChart', await openPorts());
  });
  const rows = NATAL_RULES.map((name): readonly [(typeof NATAL_RULES)[number], ChoiceMoves] => [
    name,
    CHOICE_MOVES[name],
  ]);

  it.each(rows)('%s moves its own values and no other', (name, row) => {
    const birth = { ...RARE_BIRTHS, ...GOLDEN_BIRTHS }[row.birth ?? 'b01'];
    const paths = moved(
      { dasha_levels: 1, ...birth, ...row.fields, rules: row.rules ?? {} },
      {
        [name]: firstValue(name, row),
      },
    );
    expect(unmeant(paths, row.moves)).toEqual([]);
    expect(paths.length > 0).toBe(row.moves.length > 0);
    const reach: readonly string[] = [...CHOICE_REACH[name], 'chosen_chart', 'pravesha'];
    expect(paths.map((path) => path.split('/')[0] ?? '').filter((key) => !reach.includes(key))).toEqual([]);
  });
});
