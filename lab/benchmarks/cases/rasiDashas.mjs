/** All rasi dashas at their default levels, from the prepared charts of a birth: the trees with their moments. */

import { expandedPeriods } from '@ganita/core/dashas/expand.js';
import { defaultRasiLevels } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky } from '@ganita/core/sky/sky.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { momentCharts } from 'ganita/calculations/natal/chartSet.js';
import { natalDashas } from 'ganita/calculations/natal/dashaCalculations.js';

export const name = 'rasi dashas of a chart, all systems';
export const budgetMs = 4;

const BIRTHS = 64;
const ASKED = { dasha_systems: null, dasha_at: null, gender: null };
const CHART = { divisional_chart_factor: 1, chart_method: 1, base_rasi: null, count_from_end_of_sign: null };

export async function setup() {
  const observatory = openObservatory(await createSwissEphemeris(), DEFAULT_RULES);
  const skies = Array.from({ length: BIRTHS }, (_, i) => {
    const place = { latitudeDeg: -60 + (120 * i) / BIRTHS, longitudeDeg: -170 + (340 * i) / BIRTHS };
    return observeSky(observatory, 2_415_021 + 1_141.37 * i, place, Math.round(place.longitudeDeg / 15), DEFAULT_RULES);
  });
  return { observatory, skies, next: 0 };
}

export function run(context) {
  const sky = context.skies[context.next];
  context.next = (context.next + 1) % BIRTHS;
  const of = natalDashas(momentCharts(sky, CHART, DEFAULT_RULES), context.observatory, ASKED, DEFAULT_RULES);
  return of.rasi().map(({ id, dasha }) => expandedPeriods(dasha, defaultRasiLevels(id), of.year.limitAt));
}
