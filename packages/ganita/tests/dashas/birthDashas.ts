import { siderealDegrees } from '@ganita/core/angles/angles.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { momentCharts } from 'ganita/calculations/natal/chartSet.js';
import { type NatalDashas, natalDashas } from 'ganita/calculations/natal/dashaCalculations.js';

export const PLAIN_CHART = {
  divisional_chart_factor: 1,
  chart_method: 1,
  base_rasi: null,
  count_from_end_of_sign: null,
};

/** A sky with some longitudes put in by hand. */
export function withLongitudes(sky: Sky, longitudes: Partial<Record<Graha | 'Ascendant', number>>): Sky {
  const { Ascendant } = longitudes;
  return {
    ...sky,
    ascendantDeg: Ascendant === undefined ? sky.ascendantDeg : siderealDegrees(Ascendant),
    grahas: recordFrom(GRAHAS, (graha) => {
      const longitudeDeg = longitudes[graha];
      const state = sky.grahas[graha];
      return longitudeDeg === undefined ? state : { ...state, longitudeDeg: siderealDegrees(longitudeDeg) };
    }),
  };
}

/** The dashas of a sky. */
export const dashasOfSky = (
  sky: Sky,
  observatory: Observatory,
  rules: Rules,
  systems: string[] | null = null,
): NatalDashas =>
  natalDashas(
    momentCharts(sky, PLAIN_CHART, rules),
    observatory,
    { dasha_systems: systems, dasha_at: null, gender: null },
    rules,
  );
