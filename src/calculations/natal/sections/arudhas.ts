import { argalas } from '../../../core/arudhas/argala.js';
import {
  arudhaLongitudes,
  grahaArudhas as arudhasOfGrahas,
  bhavaArudhas,
  chandraArudhas,
  suryaArudhas,
} from '../../../core/arudhas/arudha.js';
import { mapBodies } from '../../../core/charts/chart.js';
import { moonNature, naturesOf } from '../../../core/charts/natures.js';
import { VARGA_KEYS } from '../../../core/zodiac/vargaKeys.js';
import type { NatalContext } from '../context.js';

/** Arudhas of the grahas in the chosen chart, and the D-1 longitudes of the arudhas of houses. */
export function grahaArudhas({ chosenComparisons, comparisons, points, rules }: NatalContext) {
  const { bodies } = points();
  const rasi = comparisons('D-1_rasi');
  return {
    arudhas: arudhasOfGrahas(chosenComparisons(), rules),
    longitudes: {
      ascendant: arudhaLongitudes(rasi, bodies, bodies.Ascendant, rules),
      sun: arudhaLongitudes(rasi, bodies, bodies.Sun, rules),
      moon: arudhaLongitudes(rasi, bodies, bodies.Moon, rules),
    },
  };
}

/** S1..S12 in the chosen chart. */
export const suryaArudhasOfChart = ({ chosenComparisons, rules }: NatalContext) =>
  suryaArudhas(chosenComparisons(), rules);

/** M1..M12 in the chosen chart. */
export const chandraArudhasOfChart = ({ chosenComparisons, rules }: NatalContext) =>
  chandraArudhas(chosenComparisons(), rules);

/** A1..A12 in all 23 charts. */
export const arudhaPadhas = ({ comparisons, rules }: NatalContext) =>
  mapBodies(VARGA_KEYS, (key) => bhavaArudhas(comparisons(key), rules));

/** Argala and virodhargala on the houses of the chosen chart. */
export function houseRelationships({ chosen, sky, rules }: NatalContext) {
  const moon = moonNature(sky.grahas.Sun.longitudeDeg, sky.grahas.Moon.longitudeDeg, rules.benefics_yoga);
  return argalas(chosen.chart, rules, naturesOf(chosen.chart.grahas, moon).malefics);
}
