import { readFileSync } from 'node:fs';
import { evidenceOf, meets } from '@ganita/core/facts/criteria.js';
import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { describe, expect, it } from 'vitest';
import { IMPOSSIBLE_IN_RASI, SUBJECTS } from '../../../../tools/yogas/subjects.js';
import { type WrittenSky, yogaFactsOf } from '../../../../tools/yogas/writtenSky.js';

interface Written extends WrittenSky {
  readonly chart: VargaKey;
}

/** Two births for each yoga, found by tools/yogas/findCharts.ts. */
const CHARTS = JSON.parse(readFileSync(new URL('charts.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, { readonly holds: Written; readonly fails: Written & { readonly condition: string } }>
>;

const chartsOf = (name: string) => {
  const charts = CHARTS[name];
  if (charts === undefined) throw new Error(`no charts for ${name}: npm run yogas:charts -- ${name}`);
  return charts;
};

describe('each of the yogas, of the further ones and of the other readings', () => {
  it('has two charts, and nothing else has', () => {
    expect(Object.keys(CHARTS)).toEqual(SUBJECTS.map(({ name }) => name));
  });

  it.each(SUBJECTS)('is present in a chart: $name', ({ name, criteria, cancellations }) => {
    const { holds } = chartsOf(name);
    const facts = yogaFactsOf(holds)(holds.chart);
    expect(evidenceOf(criteria, facts)?.length).toBeGreaterThan(0);
    expect(cancellations.filter((one) => meets(one.criteria, facts))).toEqual([]);
    expect(holds.chart).toBe(IMPOSSIBLE_IN_RASI.includes(name) ? 'D-9_navamsa' : 'D-1_rasi');
  });

  it.each(SUBJECTS)('fails where one condition of a way fails: $name', ({ name, criteria }) => {
    const { fails } = chartsOf(name);
    const facts = yogaFactsOf(fails)(fails.chart);
    expect(meets(criteria, facts)).toBe(false);
    const failing = criteria.anyOf.map((way) => way.filter((one) => !one.test(facts)).map(({ id }) => id));
    expect(failing).toContainEqual([fails.condition]);
  });
});
