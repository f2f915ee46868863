import { siderealDegrees } from '../../src/core/angles/angles.js';
import { ashtakavargaOf, placementOf } from '../../src/core/ashtakavarga/ashtakavarga.js';
import { chartOf, mapBodies } from '../../src/core/charts/chart.js';
import { comparisonsOf } from '../../src/core/comparisons/comparisons.js';
import type { DashaSubject } from '../../src/core/dashas/graha/subject.js';
import { type TwilightAt, twilightAt } from '../../src/core/dashas/twilight.js';
import { birthStates } from '../../src/core/facts/birthStates.js';
import { factsOf } from '../../src/core/facts/chartFacts.js';
import { ayurdaya } from '../../src/core/longevity/ayurdaya/ayurdaya.js';
import { specialPoints } from '../../src/core/points/specialPoints.js';
import type { Rules } from '../../src/core/rules/rules.js';
import type { Observatory } from '../../src/core/sky/observatory.js';
import { previousSunset } from '../../src/core/sky/previousSunset.js';
import type { Sky } from '../../src/core/sky/sky.js';
import { namedDivision } from '../../src/core/vargas/division.js';
import { vargaChart } from '../../src/core/vargas/vargaChart.js';
import { GRAHAS, type Graha } from '../../src/core/zodiac/grahas.js';

/** A sky with some longitudes put in by hand. */
export function withLongitudes(sky: Sky, longitudes: Partial<Record<Graha | 'Ascendant', number>>): Sky {
  const { Ascendant } = longitudes;
  return {
    ...sky,
    ascendantDeg: Ascendant === undefined ? sky.ascendantDeg : siderealDegrees(Ascendant),
    grahas: mapBodies(GRAHAS, (graha) => {
      const longitudeDeg = longitudes[graha];
      const state = sky.grahas[graha];
      return longitudeDeg === undefined ? state : { ...state, longitudeDeg: siderealDegrees(longitudeDeg) };
    }),
  };
}

/** What the dashas of a sky are reckoned from. */
export function subjectOf(sky: Sky, rules: Rules, twilight: () => TwilightAt): DashaSubject {
  const rasi = chartOf(sky);
  const navamsa = vargaChart(sky, namedDivision('D-9_navamsa'));
  const comparisons = comparisonsOf(rasi, rules);
  const birth = birthStates(sky, rules);
  return {
    rasi,
    navamsa,
    speedDegPerDay: mapBodies(GRAHAS, (graha) => sky.grahas[graha].speedDegPerDay),
    comparisons,
    points: () => specialPoints(sky, rules),
    ashtakavarga: () => ashtakavargaOf(placementOf(rasi)),
    ayurdaya: () =>
      ayurdaya(
        {
          rasi,
          navamsa,
          drekkana: vargaChart(sky, namedDivision('D-3_drekkana')),
          facts: factsOf(rasi, comparisons, birth, rules),
          navamsaFacts: factsOf(navamsa, comparisonsOf(navamsa, rules), birth, rules),
        },
        rules,
      ),
    twilight,
  };
}

/** Where a sky stands between sunsets and sunrises. */
export function twilightOf(sky: Sky, observatory: Observatory, rules: Rules): TwilightAt {
  const previousSunsetJdUt = previousSunset(observatory, sky.dayFrame, sky.place, rules).jdUt;
  return twilightAt({ ...sky.dayFrame, previousSunsetJdUt }, sky.jdUt);
}
