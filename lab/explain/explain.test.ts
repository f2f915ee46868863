import { describe, expect, it } from 'vitest';
import { runExplain } from './measure.mjs';

describe('derivations', () => {
  it('of thirty random charts follow by the tables of the checker, and planted errors do not', async () => {
    const { counts, faults } = await runExplain({ charts: 30, seed: 5 });
    expect(faults).toEqual([]);
    expect(counts).toMatchObject({ planted: 30, rejected: 30 });
    expect(counts.derived).toBeGreaterThan(450);
  });
});
