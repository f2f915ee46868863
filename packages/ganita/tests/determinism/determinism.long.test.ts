import { it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { expectSameBytes } from './sameBytes.js';

it('golden charts are the same bytes in any order, worker, time zone, language and mixture of ayanamsas', async () => {
  await expectSameBytes(longCases(4, 1), 4);
});
