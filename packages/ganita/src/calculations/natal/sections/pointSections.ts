import { argalas } from '@ganita/core/arudhas/argala.js';
import {
  arudhaLongitudes,
  grahaArudhas as arudhasOfGrahas,
  bhavaArudhas,
  chandraArudhas,
  suryaArudhas,
} from '@ganita/core/arudhas/arudha.js';
import { chartPoint } from '@ganita/core/charts/chart.js';
import { moonNature, naturesOf } from '@ganita/core/charts/natures.js';
import { mapPerBody } from '@ganita/core/charts/perBody.js';
import { NAISARGIKA_KARAKAS, charaKarakas as rankKarakas, sthiraKarakas } from '@ganita/core/karakas/karakas.js';
import { nishekaJdUt } from '@ganita/core/points/nisheka.js';
import { SAHAMS, sahams as sahamLongitudes } from '@ganita/core/points/sahams.js';
import { amsaPointLongitudes, mapAmsaPoints } from '@ganita/core/points/specialPoints.js';
import { yogiPlanets } from '@ganita/core/points/sphutas.js';
import { recordFrom } from '@ganita/core/records.js';
import { amsaRulersOf } from '@ganita/core/vargas/amsaRulers.js';
import { nadiamsaOf } from '@ganita/core/vargas/nadiamsa.js';
import { mrityuBhagaAt } from '@ganita/core/zodiac/criticalDegrees.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { SPECIAL_LAGNAS, SPHUTAS, UPAGRAHAS, VARNADAS } from '@ganita/core/zodiac/points.js';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import type { NatalContext } from '../context.js';
import { vedicDayOf } from '../vedicDayCalculation.js';

/**
 * Nakshatra and nadiamsa (D-150) of the 59 points and rulers of the other amsas, all from D-1; null for an outer planet
 * the calculation does not have.
 */
export function amsaRulers({ points, sky, rasi }: NatalContext) {
  const longitudes = amsaPointLongitudes(points(), sky.outerPlanets);
  return {
    points: mapAmsaPoints(longitudes, (longitudeDeg) => ({
      point: chartPoint(longitudeDeg, rasi.ascendant.sign),
      star: nakshatraOf(longitudeDeg),
      nadiamsa: nadiamsaOf(longitudeDeg),
    })),
    rulers: mapPerBody(longitudes, (longitudeDeg) => amsaRulersOf(longitudeDeg)),
  };
}

/** The 36 sahams, D-1 only. */
export function sahams({ points, sky, rasi }: NatalContext) {
  const longitudes = sahamLongitudes(points().bodies, sky.dayFrame.isDayBirth);
  return recordFrom(SAHAMS, (id) => chartPoint(longitudes[id], rasi.ascendant.sign));
}

/** The eleven upagrahas in the chosen chart, how those of time were found, and what depends on Maandi. */
export function upagrahas({ points, chosen, sky, rules }: NatalContext) {
  const { bodies, upagrahas: found } = points();
  const { maandi } = found.longitudesDeg;
  return {
    points: recordFrom(UPAGRAHAS, (id) => chosen.point(found.longitudesDeg[id])),
    risen: found.risen,
    utcOffsetHours: sky.utcOffsetHours,
    maandiMrityuBhaga: mrityuBhagaAt('maandi', maandi),
    nishekaJdUt: rules.nisheka === 'bphs' ? nishekaJdUt(sky.jdUt, bodies, maandi) : null,
  };
}

/** The nine special lagnas in the chosen chart, and the Vedic day they are counted from. */
export const specialLagnas = ({ points, chosen, sky, rules }: NatalContext) => ({
  points: recordFrom(SPECIAL_LAGNAS, (id) => chosen.point(points().lagnas[id])),
  day: vedicDayOf(sky, rules),
});

/** V1..V12 in the chosen chart. */
export const houseVarnadas = ({ points, chosen }: NatalContext) =>
  recordFrom(VARNADAS, (id) => chosen.point(points().varnadas[id]));

/** The fourteen sphutas in the chosen chart, and the yogi planets. */
export const sphutas = ({ points, chosen }: NatalContext) => ({
  points: recordFrom(SPHUTAS, (id) => chosen.point(points().sphutas[id])),
  yogi: yogiPlanets(points().sphutas),
});

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
  recordFrom(VARGA_KEYS, (key) => bhavaArudhas(comparisons(key), rules));

/** Argala and virodhargala on the houses of the chosen chart. */
export function houseRelationships({ chosen, sky, rules }: NatalContext) {
  const moon = moonNature(sky.grahas.Sun.longitudeDeg, sky.grahas.Moon.longitudeDeg, rules.benefics_yoga);
  return argalas(chosen.chart, rules, naturesOf(chosen.chart.grahas, moon).malefics);
}

/**
 * Chara karakas ranked in D-1, the position of each in D-1, D-9 and the chosen chart; sthira and naisargika karakas.
 */
export function charaKarakas({ rasi, firstVarga, chosen, comparisons, rules }: NatalContext) {
  const navamsa = firstVarga('D-9_navamsa');
  return {
    scheme: rules.karaka_scheme,
    ranked: rankKarakas(rasi.grahas, rules.karaka_scheme).map((row) => ({
      ...row,
      point: rasi.grahas[row.graha],
      navamsaSign: navamsa.grahas[row.graha].sign,
      chosenSign: chosen.chart.grahas[row.graha].sign,
    })),
    sthira: sthiraKarakas(comparisons('D-1_rasi')),
    naisargika: NAISARGIKA_KARAKAS,
  };
}
