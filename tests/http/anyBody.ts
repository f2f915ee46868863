import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect } from 'vitest';
import { SECTION_KEYS } from '../../src/calculations/natal/sectionKeys.js';
import { CALCULATIONS, type CalculationName } from '../../src/calculations/table.js';
import { CALCULATION_ENDPOINTS } from '../../src/server/endpoints.js';
import { bodiesAround } from './schemaBodies.js';
import type { TestService } from './service.js';

/** Fields held small, so that thousands of answers stay affordable. */
const NARROW: Readonly<Partial<Record<CalculationName, Readonly<Record<string, fc.Arbitrary<unknown>>>>>> = {
  natalChart: { sections: fc.subarray([...SECTION_KEYS], { minLength: 0, maxLength: 2 }) },
  horoscopeCompare: { sections: fc.subarray([...SECTION_KEYS], { minLength: 0, maxLength: 2 }) },
  gocharEvents: { from_date: fc.constant('2025-03-01'), to_date: fc.constantFrom('2025-03-01', '2025-05-30') },
  gocharaRange: { from_date: fc.constant('2025-03-01'), to_date: fc.constantFrom('2025-03-01', '2025-03-03') },
  planetIngress: { from_date: fc.constant('2025-03-01'), to_date: fc.constantFrom('2025-03-01', '2026-03-01') },
  muhurtaScan: { from_date: fc.constant('2026-01-30'), to_date: fc.constantFrom('2026-01-30', '2026-02-02') },
};

/**
 * Send `count` bodies around the schemas of all endpoints: never a 5xx, never a stack, a single detail on every
 * refusal, and every answer valid against its own schema.
 */
export async function holdsForAnyBody(service: TestService, count: number, seed: number): Promise<void> {
  const each = Math.ceil(count / CALCULATION_ENDPOINTS.length);
  for (const endpoint of CALCULATION_ENDPOINTS) {
    const { calculation } = endpoint;
    const row = CALCULATIONS[calculation];
    const output = Compile(row.output);
    const answered = { ok: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(bodiesAround(row.input, NARROW[calculation]), async (body) => {
        const { status, body: answer } = await service.ask(endpoint, body);
        if (status === 200) {
          answered.ok++;
          expect(output.Errors(answer).slice(0, 3)).toEqual([]);
        } else {
          answered.refused++;
          expect([400, 413, 422]).toContain(status);
          expect(Object.keys(answer)).toEqual(['detail']);
          expect(answer.detail).not.toMatch(/\n|node_modules|\.js:\d/);
        }
      }),
      { numRuns: each, seed },
    );
    // A generator that is always refused would prove nothing.
    expect(answered.ok).toBeGreaterThan(0);
    expect(answered.refused).toBeGreaterThan(0);
  }
}
