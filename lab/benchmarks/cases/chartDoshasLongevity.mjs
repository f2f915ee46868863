import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky } from '@ganita/core/sky/sky.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { doshasSection } from 'ganita/api/horoscope/doshas.js';
import { longevitySection } from 'ganita/api/horoscope/longevity.js';
import { resolveBirth } from 'ganita/calculations/birthMoment.js';
import { momentCharts } from 'ganita/calculations/natal/chartSet.js';
import { doshas, longevityPrediction } from 'ganita/calculations/natal/sections/judgements.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'chart: doshas and longevity, from a sky to the record';
export const budgetMs = 2;

const NO_CHART = { divisional_chart_factor: 1, chart_method: 1, base_rasi: null, count_from_end_of_sign: null };
const SKIES = 50;

/** Skies of fifty births: what is measured is all that follows the ephemeris. */
export async function setup() {
  const { ephemeris, zones } = await openPorts();
  const rules = DEFAULT_RULES;
  const observatory = openObservatory(ephemeris, rules);
  const next = birthsInTurn();
  const skies = Array.from({ length: SKIES }, () => {
    const { resolved, place } = resolveBirth(next(), zones);
    return observeSky(observatory, resolved.jdUt, place, resolved.offsetHours, rules);
  });
  let turn = 0;
  return {
    rules,
    nextSky() {
      turn = (turn + 1) % SKIES;
      return skies[turn];
    },
  };
}

export function run({ rules, nextSky }) {
  const charts = momentCharts(nextSky(), NO_CHART, rules);
  const context = { ...charts, natal: charts, rules };
  return [doshasSection.record(doshas(context), 'en'), longevitySection.record(longevityPrediction(context), 'en')];
}
