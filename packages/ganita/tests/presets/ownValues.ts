import type { NATAL_RULES } from '@ganita/core/rules/areas.js';
import { DEFAULT_RULES, RULE_CHOICES, type RuleName } from '@ganita/core/rules/rules.js';
import { CHOICE_REACH } from 'ganita/calculations/natal/choiceReach.js';
import { SECTION_KEYS } from 'ganita/calculations/natal/sectionKeys.js';
import { expect } from 'vitest';
import { GOLDEN_BIRTHS } from './births.js';
import { CHOICE_MOVES, type ChoiceMoves, RARE_BIRTHS } from './choiceMoves.js';
import { unmeant, type watchMoves } from './movedPaths.js';

const firstValue = (name: RuleName, { value }: ChoiceMoves): unknown =>
  value ?? (RULE_CHOICES[name].values as readonly unknown[]).find((one) => one !== DEFAULT_RULES[name]);

/** One other value of a choice moves the values of its row, no other, and none outside the reach that the answer states. */
export function expectOwnValuesMoved(name: (typeof NATAL_RULES)[number], moved: ReturnType<typeof watchMoves>): void {
  const row: ChoiceMoves = CHOICE_MOVES[name];
  const birth = { ...RARE_BIRTHS, ...GOLDEN_BIRTHS }[row.birth ?? 'b01'];
  const body = { dasha_levels: 1, sections: SECTION_KEYS, ...birth, ...row.fields, rules: row.rules ?? {} };
  const paths = moved(body, { [name]: firstValue(name, row) });
  expect(unmeant(paths, row.moves)).toEqual([]);
  expect(paths.length > 0).toBe(row.moves.length > 0);
  const reach: readonly string[] = [...CHOICE_REACH[name], 'chosen_chart', 'pravesha'];
  /** A section, also for what is in its details. */
  const sectionOf = (path: string): string => path.replace(/^details\//, '').split('/')[0] ?? '';
  expect(paths.map(sectionOf).filter((key) => !reach.includes(key))).toEqual([]);
}
