import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { YOGAS } from '@ganita/core/yogas/yogaCatalogue.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { readRequest } from 'ganita/api/answer.js';
import { yogasSection } from 'ganita/api/horoscope/yogas.js';
import { momentCharts } from 'ganita/calculations/natal/chartSet.js';
import { natalContext } from 'ganita/calculations/natal/natalChart.js';
import { SECTIONS } from 'ganita/calculations/natal/sectionTable.js';
import { birthsInTurn } from '../births.mjs';

export const name = `chart: ${YOGAS.length} yogas in 23 charts, with raja pairs and evidence, from a sky to the record`;
export const budgetMs = 8;
/** Some thousand conditions: the compiler needs a while to know them. */
export const options = { warmUpMs: 1_500 };

const BIRTHS = 100;

export async function setup() {
  const ports = await openPorts();
  const next = birthsInTurn();
  const contexts = Array.from({ length: BIRTHS }, () =>
    natalContext({ input: readRequest('natalChart', next(), ports).input, rules: DEFAULT_RULES }, ports),
  );
  return { contexts, at: { next: 0 } };
}

/** The charts, their facts and comparisons are made again each time. */
export function run({ contexts, at }) {
  at.next = (at.next + 1) % BIRTHS;
  const context = contexts[at.next];
  const charts = momentCharts(context.sky, context.input, context.rules);
  return yogasSection.record(SECTIONS.yogas.compute({ ...context, ...charts }), 'en');
}
