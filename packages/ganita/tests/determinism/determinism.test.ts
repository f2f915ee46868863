import { it } from 'vitest';
import { expectSameBytes } from './sameBytes.js';

it('some golden charts are the same bytes in any order, worker, time zone, language and mixture of ayanamsas', async () => {
  await expectSameBytes(6, 2);
});
