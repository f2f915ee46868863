import { openPorts } from 'ganita/adapters/openPorts.js';
import { expect, it } from 'vitest';
import { FIRST_YEAR, offeredInForbidden, PLACES } from './forbiddenStates.js';

const SAMPLE = Array.from({ length: 4 }, (_, index) => [(index * 11) % PLACES, FIRST_YEAR + index * 5] as const);

it.each(SAMPLE)('no time that place %d is offered in %d is in a forbidden state', async (index, year) => {
  const { offered, forbidden, wrong } = offeredInForbidden(await openPorts(), index, year);
  expect(wrong).toEqual([]);
  expect([offered > 0, forbidden > 0]).toEqual([true, true]);
});
