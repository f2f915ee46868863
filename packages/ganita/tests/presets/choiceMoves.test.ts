import { NATAL_RULES } from '@ganita/core/rules/areas.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { beforeAll, describe, it } from 'vitest';
import { watchMoves } from './movedPaths.js';
import { expectOwnValuesMoved } from './ownValues.js';

/** All others are in choiceMoves.long.test.ts. */
const SOME = NATAL_RULES.filter((_, index) => index % 5 === 0);

describe('each choice of a natal chart', () => {
  let moved: ReturnType<typeof watchMoves>;
  beforeAll(async () => {
    moved = watchMoves('natalChart', await openPorts());
  });

  it.each(SOME)('%s moves its own values and no other', (name) => expectOwnValuesMoved(name, moved));
});
