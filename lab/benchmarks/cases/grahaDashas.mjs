/** All graha dashas at their default levels, from a prepared sky to the wire record: counted, computed and written. */

import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky } from '@ganita/core/sky/sky.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { grahaDashasSection } from 'ganita/api/horoscope/dashas/graha.js';
import { momentCharts } from 'ganita/calculations/natal/chartSet.js';
import { natalDashas } from 'ganita/calculations/natal/dashaCalculations.js';
import { rejectTooManyPeriods } from 'ganita/calculations/natal/dashaTrees.js';
import { grahaDashas, grahaDashaTrees } from 'ganita/calculations/natal/sections/dashaResults.js';

export const name = 'graha dashas of a chart, all 29 systems, counted and written';
export const budgetMs = 7;
/** A thousand different trees a second make much garbage: batches long enough to include their share of its collection. */
export const options = { warmUpMs: 4000, batchMs: 60 };

const BIRTHS = 64;
const INPUT = { dasha_systems: null, dasha_at: null, dasha_levels: null, gender: null };
const CHART = { divisional_chart_factor: 1, chart_method: 1, base_rasi: null, count_from_end_of_sign: null };

/** Skies of births through two centuries and from south to north. */
export async function setup() {
  const { ephemeris } = await openPorts();
  const observatory = openObservatory(ephemeris, DEFAULT_RULES);
  const skies = Array.from({ length: BIRTHS }, (_, i) => {
    const place = { latitudeDeg: -60 + (120 * i) / BIRTHS, longitudeDeg: -170 + (340 * i) / BIRTHS };
    return observeSky(observatory, 2_415_021 + 1_141.37 * i, place, Math.round(place.longitudeDeg / 15), DEFAULT_RULES);
  });
  return { observatory, skies, next: 0 };
}

/** What a section of the natal chart is made from, for the next birth in turn. */
export function contextOf(bench, changes = {}) {
  const sky = bench.skies[bench.next];
  bench.next = (bench.next + 1) % BIRTHS;
  const natal = momentCharts(sky, CHART, DEFAULT_RULES);
  const input = { ...INPUT, ...changes };
  const dashas = natalDashas(natal, bench.observatory, input, DEFAULT_RULES);
  return {
    ...natal,
    natal,
    input,
    rules: DEFAULT_RULES,
    dashas: () => dashas,
    annualDashas: () => null,
    pravesha: null,
  };
}

export function run(bench) {
  const context = contextOf(bench);
  rejectTooManyPeriods(grahaDashaTrees(context));
  return grahaDashasSection.record(grahaDashas(context), 'en');
}
