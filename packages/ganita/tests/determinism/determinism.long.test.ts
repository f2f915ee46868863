import { it } from 'vitest';
import { expectSameBytes } from './sameBytes.js';

it('every golden chart is the same bytes in any order, worker, time zone, language and mixture of ayanamsas', async () => {
  await expectSameBytes(1, 4);
});
