import { NATAL_RULES } from '@ganita/core/rules/areas.js';
import { DEFAULT_RULES, RULE_CHOICES } from '@ganita/core/rules/rules.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { GOLDEN_BIRTHS } from './births.js';
import { CHOICE_MOVES } from './choiceMoves.js';
import { unmeant, watchMoves } from './movedPaths.js';
import { expectOwnValuesMoved } from './ownValues.js';

const BIRTHS = Object.values(GOLDEN_BIRTHS).filter((_, index) => index % longCases(12, 3) === 0);
/** A user's ayanamsa needs its degrees. */
const NEEDS_MORE: readonly unknown[] = ['SIDM_USER'];

describe('every value of every choice of a natal chart', () => {
  let moved: ReturnType<typeof watchMoves>;
  beforeAll(async () => {
    moved = watchMoves('natalChart', await openPorts());
  });

  it.each(NATAL_RULES)('%s moves its own values and no other, within its reach', (name) =>
    expectOwnValuesMoved(name, moved),
  );

  it.each(NATAL_RULES)('%s moves its own values and no other, for birth after birth', (name) => {
    const { moves, fields, rules = {} } = CHOICE_MOVES[name];
    const values = (RULE_CHOICES[name].values as readonly unknown[]).filter(
      (value) => value !== DEFAULT_RULES[name] && !NEEDS_MORE.includes(value),
    );
    for (const birth of BIRTHS) {
      for (const value of values) {
        const paths = moved({ dasha_levels: 1, ...birth, ...fields, rules }, { [name]: value });
        expect([name, value, unmeant(paths, moves)]).toEqual([name, value, []]);
      }
    }
  });
});
