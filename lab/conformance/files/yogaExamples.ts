import type { Rules } from '@ganita/core/rules/rules.js';
import { chosenYogas } from '@ganita/core/yogas/yoga.js';
import { YOGAS } from '@ganita/core/yogas/yogaCatalogue.js';
import { yogasIn } from '@ganita/core/yogas/yogas.js';
import { exact } from '../compare.js';
import type { GoldenNode } from '../golden.js';
import type { GoldenReader } from '../reader.js';
import { factsOfExample, type WrittenChart, type WrittenInputs } from './exampleChart.js';

/** Choices of the rules by the sign whose lord an example forces. */
const OWNER_CHOICES = { Scorpio: 'scorpio_owner', Aquarius: 'aquarius_owner' } as const;

const ownersOf = (forced: Readonly<Record<string, unknown>>): Readonly<Partial<Rules>> =>
  Object.fromEntries(
    Object.entries(forced).map(([sign, lord]) => [OWNER_CHOICES[sign as keyof typeof OWNER_CHOICES], lord]),
  );

const record = (node: GoldenNode | null): Readonly<Record<string, unknown>> => (node?.value ?? {}) as never;

/** Written charts in which a yoga is, or is not, present (docs/rules/06-yogas-doshas-longevity.md#section-7). */
export const yogaExamples: GoldenReader = {
  file: 'yoga_examples.json',
  notCompared: [
    { path: 'cases/*/chart/**', because: 'the chart of the example' },
    { path: 'cases/*/navamsa_chart/**', because: 'the navamsa of the example' },
    { path: 'cases/*/inputs/**', because: 'further inputs of the example' },
    { path: 'cases/*/forced_lords/**', because: 'lords that the example fixes' },
    { path: 'cases/*/repeated_planets/**', because: 'a remark on the writing of the chart' },
    { path: 'cases/*/yoga', because: 'the name of the example' },
    { path: 'cases/*/yoga_ids/**', because: 'yogas that the example illustrates' },
    { path: 'cases/*/reference_passes', because: 'information on another engine' },
    { path: 'cases/*/use_as_test', because: 'whether the file relies on this example' },
    { path: 'cases/*/differs_because', because: 'why the rules differ from what was collected' },
  ],
  async read(golden, context) {
    const section = context.section('examples');
    await context.forEachItem(golden.at('cases'), (example) => {
      const rules = context.rules(ownersOf(record(example.maybe('forced_lords'))));
      const facts = factsOfExample(
        example.at('chart').value as WrittenChart,
        (example.maybe('navamsa_chart')?.value ?? null) as WrittenChart | null,
        record(example.maybe('inputs')) as WrittenInputs,
        rules,
      );
      const wanted = example.at('yoga_ids').value as readonly string[];
      const rows = YOGAS.filter(({ id }) => wanted.includes(id));
      if (rows.length !== wanted.length) throw new Error(`no yoga ${wanted.join(', ')}`);
      const present = yogasIn(facts, chosenYogas(rows, rules), rules).present.length > 0;
      section.compare(example.at('our_rule_result'), present, exact);
      section.compare(example.at('expected'), present, exact);
    });
  },
};
