import { chartPoint, mapBodies } from '../../../core/charts/chart.js';
import { mapPerBody } from '../../../core/charts/perBody.js';
import { nishekaJdUt } from '../../../core/points/nisheka.js';
import { SAHAMS, sahams as sahamLongitudes } from '../../../core/points/sahams/sahams.js';
import { amsaPointLongitudes, mapAmsaPoints } from '../../../core/points/specialPoints.js';
import { yogiPlanets } from '../../../core/points/sphutas/sphutas.js';
import { minutesFromSunrise } from '../../../core/sky/dayFrame.js';
import { amsaRulersOf } from '../../../core/vargas/amsaRulers.js';
import { nadiamsaOf } from '../../../core/vargas/nadiamsa.js';
import { mrityuBhagaAt } from '../../../core/zodiac/criticalDegrees.js';
import { nakshatraOf } from '../../../core/zodiac/nakshatras.js';
import { SPECIAL_LAGNAS, SPHUTAS, UPAGRAHAS, VARNADAS } from '../../../core/zodiac/points.js';
import { weekdayAt } from '../../../core/zodiac/weekdays.js';
import type { NatalContext } from '../context.js';

/** Star and nadiamsa (D-150) of the 59 points and rulers of the other amsas, all from D-1; null for an outer planet the calculation does not have. */
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
  return mapBodies(SAHAMS, (id) => chartPoint(longitudes[id], rasi.ascendant.sign));
}

/** The eleven upagrahas in the chosen chart, how those of time were found, and what rests on Maandi. */
export function upagrahas({ points, chosen, sky, rules }: NatalContext) {
  const { bodies, upagrahas: found } = points();
  const { maandi } = found.longitudesDeg;
  return {
    points: mapBodies(UPAGRAHAS, (id) => chosen.point(found.longitudesDeg[id])),
    risen: found.risen,
    utcOffsetHours: sky.utcOffsetHours,
    maandiMrityuBhaga: mrityuBhagaAt('maandi', maandi),
    nishekaJdUt: rules.nisheka === 'bphs' ? nishekaJdUt(sky.jdUt, bodies, maandi) : null,
  };
}

/** The nine special lagnas in the chosen chart, and the Vedic day they are counted from. */
export function specialLagnas({ points, chosen, sky }: NatalContext) {
  const { dayFrame } = sky;
  return {
    points: mapBodies(SPECIAL_LAGNAS, (id) => chosen.point(points().lagnas[id])),
    day: {
      frame: dayFrame,
      weekday: weekdayAt(dayFrame.weekday),
      utcOffsetHours: sky.utcOffsetHours,
      minutesFromSunrise: minutesFromSunrise(dayFrame, sky.jdUt),
      sunAtSunriseDeg: sky.sunAtSunriseDeg,
    },
  };
}

/** V1..V12 in the chosen chart. */
export const houseVarnadas = ({ points, chosen }: NatalContext) =>
  mapBodies(VARNADAS, (id) => chosen.point(points().varnadas[id]));

/** The fourteen sphutas in the chosen chart, and the yogi planets. */
export const sphutas = ({ points, chosen }: NatalContext) => ({
  points: mapBodies(SPHUTAS, (id) => chosen.point(points().sphutas[id])),
  yogi: yogiPlanets(points().sphutas),
});
