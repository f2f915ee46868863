import { openPorts } from 'ganita/adapters/openPorts.js';
import { expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { FIRST_YEAR, offeredInForbidden, PLACES } from './forbiddenStates.js';

/** Every tenth year of twenty, or all of them. */
const YEARS = Array.from({ length: longCases(2, 20) }, (_, index) => FIRST_YEAR + index * longCases(10, 1));

it.each(YEARS)(`no time that ${PLACES} places are offered in %d is in a forbidden state`, async (year) => {
  const ports = await openPorts();
  let periods = 0;
  for (let index = 0; index < PLACES; index++) {
    const { forbidden, wrong } = offeredInForbidden(ports, index, year);
    expect(wrong, `place ${index}`).toEqual([]);
    periods += forbidden;
  }
  // An event that an eclipse alone bars has none at most places.
  expect(periods).toBeGreaterThan(PLACES);
});
