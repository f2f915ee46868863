import { describe, expect, it } from 'vitest';
import { runExplain } from './measure.mjs';

describe('derivations', () => {
  it('of thirty random charts follow by the tables of the checker, and planted errors do not', async () => {
    const { counts, faults } = await runExplain({ charts: 30, seed: 5 });
    expect(faults).toEqual([]);
    expect(counts.rejected).toBe(counts.planted);
    expect(counts.planted).toBe(counts.derived);
    expect(counts.derived).toBeGreaterThan(1000);
  });
});
