import { BIRTH_YEARS } from '@ganita/core/time/civilText.js';
import fc from 'fast-check';
import { CALCULATION_NAMES, type CalculationName, calculationRow } from 'ganita/api/endpoints.js';
import { failureOf } from 'ganita/api/errors.js';
import type { WantedErrors } from 'ganita/calculations/validation/requestErrors.js';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../../tests/cases.js';
import { bodiesOf } from './anyBody.js';

const RUNS = cases(60, 300);

/** Bodies with several fields that are lost, replaced or added. */
const spoiledBodies = (name: CalculationName) =>
  fc.array(bodiesOf(name), { minLength: 1, maxLength: 4 }).map((bodies) => Object.assign({}, ...bodies));

/** What the check of a body reports; null where it passes. */
function reported(name: CalculationName, body: unknown, wanted: WantedErrors) {
  try {
    calculationRow(name).calculation.check(body, { birthYears: BIRTH_YEARS }, wanted);
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

describe.each(CALCULATION_NAMES)('all errors of a request of %s', (name) => {
  it('begin with the one that is reported alone, and none is listed twice', () => {
    let rejected = 0;
    fc.assert(
      fc.property(spoiledBodies(name), (body) => {
        const [alone, all] = [reported(name, body, 'first'), reported(name, body, 'all')];
        expect([all?.status, all?.errors[0]]).toEqual([alone?.status, alone?.errors[0]]);
        if (all === null) return;
        rejected++;
        expect(new Set(all.errors.map(({ detail }) => detail)).size).toBe(all.errors.length);
        for (const { code } of all.errors) expect(typeof code).toBe('string');
      }),
      { numRuns: RUNS, seed: 26 },
    );
    expect(rejected).toBeGreaterThan(0);
  });
});
