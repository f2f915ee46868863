import { readFileSync } from 'node:fs';
import { columnCatalogue } from 'ganita/api/columns/catalogue.js';
import { familyOf } from 'ganita/api/explain/families.js';
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

  it('are of as many selectors as their page says', () => {
    const { plain, atMoment } = columnCatalogue();
    const families = [
      ...[...plain.values()].map(({ name, needs }) => familyOf(name, needs.section)),
      ...[...atMoment.keys()].map((name) => familyOf(name, null)),
    ];
    const written = (count: number): string => count.toLocaleString('en-US');
    const derived = families.filter((family) => family !== undefined).length;
    const page = readFileSync(new URL('../../docs/explain.md', import.meta.url), 'utf8');
    expect(page).toContain(`Derived: ${written(derived)} of ${written(families.length)} selectors`);
  });
});
