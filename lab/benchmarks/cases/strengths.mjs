/** Every strength and the ashtakavarga of a chart, from a prepared Sky: shadbala, bhava bala, the other balas, vimsopaka. */

import { ashtakavargaOf, placementOf } from '@ganita/core/ashtakavarga/ashtakavarga.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky } from '@ganita/core/sky/sky.js';
import { strengthChart } from '@ganita/core/strengths/strengthChart.js';
import { strengthsOf } from '@ganita/core/strengths/strengths.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';

export const name = 'strengths and ashtakavarga of a chart';
export const budgetMs = 3;

const BIRTHS = 64;

export async function setup() {
  const observatory = openObservatory(await createSwissEphemeris(), DEFAULT_RULES);
  const skies = Array.from({ length: BIRTHS }, (_, i) => {
    const place = { latitudeDeg: -60 + (120 * i) / BIRTHS, longitudeDeg: -170 + (340 * i) / BIRTHS };
    return observeSky(observatory, 2_415_021 + 1_141.37 * i, place, Math.round(place.longitudeDeg / 15), DEFAULT_RULES);
  });
  return { skies, next: 0 };
}

export function run(context) {
  const sky = context.skies[context.next];
  context.next = (context.next + 1) % BIRTHS;
  const chart = strengthChart(sky, DEFAULT_RULES);
  return [strengthsOf(chart, DEFAULT_RULES), ashtakavargaOf(placementOf(chart.rasi))];
}
