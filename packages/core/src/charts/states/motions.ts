import type { BodyState } from '../../sky/observatory.js';
import { type Body, GRAHAS, type Graha, isGraha, isPlanet } from '../../zodiac/grahas.js';
import type { Chart, ChartedSky } from '../chart.js';
import { type CombustiblePlanet, type Combustion, combustionOf, type Motion, motionOf } from './combustion.js';

function stateOf(sky: ChartedSky, body: Body): BodyState | null {
  if (body === 'Ascendant') return null;
  if (isGraha(body)) return sky.grahas[body];
  return sky.outerPlanets?.[body] ?? null;
}

/** Motion of a body; null for the Ascendant, and for an outer planet that the sky does not have. */
export function motionIn(sky: ChartedSky, body: Body): Motion | null {
  const state = stateOf(sky, body);
  return state && motionOf(state);
}

const canBurn = (graha: Graha): graha is CombustiblePlanet => isPlanet(graha) && graha !== 'Sun';

/** Combustion of a graha in D-1; null for the Sun and the nodes. `sky` and `chart` are of the same moment. */
export const combustionIn = (sky: ChartedSky, chart: Chart, graha: Graha): Combustion | null =>
  canBurn(graha)
    ? combustionOf(
        graha,
        chart.grahas[graha].longitudeDeg,
        chart.grahas.Sun.longitudeDeg,
        sky.grahas[graha].speedDegPerDay < 0,
      )
    : null;

/** Planets that move backward, Mars to Saturn: the luminaries never do, the nodes as good as always. */
export const retrogradePlanetsIn = (sky: ChartedSky): readonly Graha[] =>
  GRAHAS.filter((graha) => canBurn(graha) && graha !== 'Moon' && motionOf(sky.grahas[graha]).retrograde);

/** Combust planets in D-1. `sky` and `chart` are of the same moment. */
export const combustPlanetsIn = (sky: ChartedSky, chart: Chart): readonly Graha[] =>
  GRAHAS.filter((graha) => combustionIn(sky, chart, graha)?.combust === true);
