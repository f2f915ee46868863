import { readFileSync } from 'node:fs';
import { comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { birthStates } from '@ganita/core/facts/birthStates.js';
import { factsOf } from '@ganita/core/facts/chartFacts.js';
import { membersOf } from '@ganita/core/facts/grahaSet.js';
import { namedDivision } from '@ganita/core/vargas/division.js';
import { vargaChart } from '@ganita/core/vargas/vargaChart.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Birth, birthOf } from '../../../../lab/conformance/births.js';
import type { Tools } from '../../../../lab/conformance/context.js';
import { GoldenNode } from '../../../../lab/conformance/golden.js';
import { openRealTools } from '../../../../lab/conformance/tools.js';

/** The heads of the charts of yogas.json: what the facts must be before any yoga is looked at. */
const golden = GoldenNode.whole(
  JSON.parse(readFileSync(new URL('../../../../tests/golden/yogas.json', import.meta.url), 'utf8')) as unknown,
);
const CHARTS = { 'D-1': 'D-1_rasi', 'D-9': 'D-9_navamsa', 'D-10': 'D-10_dasamsa' } as const;
type GoldenChart = keyof typeof CHARTS;

const heads = golden
  .at('cases')
  .items()
  .flatMap((one): [string, Birth, GoldenNode][] =>
    (Object.keys(CHARTS) as GoldenChart[]).flatMap((name) => {
      const block = one.at('expected').maybe(name);
      const birth = birthOf(one.at('birth'));
      return block === null ? [] : [[name, birth, block] as [string, Birth, GoldenNode]];
    }),
  );

describe('the facts of the golden births', () => {
  let tools: Tools;
  beforeAll(async () => {
    tools = await openRealTools();
  });

  it.each(heads.map(([name, birth, block]) => [`${birth.id} ${name}`, name, birth, block] as const))(
    'have the lords, benefics, malefics and states of %s',
    (_, name, birth, block) => {
      const rules = tools.rules();
      const sky = tools.sky(birth);
      const chart = vargaChart(sky, namedDivision(CHARTS[name as GoldenChart]));
      const facts = factsOf(chart, comparisonsOf(chart, rules), birthStates(sky, rules), rules);
      expect(facts.lagna).toBe(block.at('ascendant_sign').value);
      expect(facts.signs).toEqual(block.at('planet_signs').value);
      expect({ ...facts.lords }).toEqual(block.at('house_lords').value);
      expect([...membersOf(facts.benefics)].sort()).toEqual(block.at('benefics').value);
      expect([...membersOf(facts.malefics)].sort()).toEqual(block.at('malefics').value);
      if (name === 'D-1') {
        expect(facts.birth.tithi).toBe(block.at('tithi_number').value);
        expect([...membersOf(facts.birth.combust)].sort()).toEqual(block.at('combust_planets').value);
        expect([...membersOf(facts.birth.retrograde)].sort()).toEqual(block.at('retrograde_planets').value);
      }
    },
  );
});
