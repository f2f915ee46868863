import { arc } from '../../angles/angles.js';
import { mapBodies } from '../../charts/chart.js';
import type { Rules } from '../../rules/rules.js';
import { PLANETS } from '../../zodiac/grahas.js';
import type { Nature } from '../natures.js';
import type { ByPlanet } from '../strengthChart.js';
import { drishtiVirupas } from './drishti.js';

/** Sign of an aspect in a sum: benefics help, malefics harm. */
export const ASPECT_SIGN: Readonly<Record<Nature, number>> = { benefic: 1, malefic: -1, neither: 0 };

/** Drishti of every planet on every other in virupas: aspecting, then aspected. A planet does not aspect itself: 0. */
export const drishtiTable = (longitudesDeg: ByPlanet, rules: Pick<Rules, 'drishti'>): ByPlanet<ByPlanet> =>
  mapBodies(PLANETS, (from) =>
    mapBodies(PLANETS, (to) => drishtiVirupas(from, arc(longitudesDeg[from], longitudesDeg[to]), rules)),
  );

/** Drik bala in virupas, signed: a quarter of the aspects received, benefic less malefic (rules 03 section 6). */
export function drikBala(longitudesDeg: ByPlanet, natures: ByPlanet<Nature>, rules: Pick<Rules, 'drishti'>): ByPlanet {
  const table = drishtiTable(longitudesDeg, rules);
  return mapBodies(PLANETS, (to) =>
    PLANETS.reduce((sum, from) => sum + (ASPECT_SIGN[natures[from]] * table[from][to]) / 4, 0),
  );
}
