import { type Chart, chartOf } from '../charts/chart.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { recordFrom } from '../records.js';
import type { Observatory } from '../sky/observatory.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { namedDivision } from '../vargas/division.js';
import { vargaPlacing } from '../vargas/vargaChart.js';
import { OUTER_PLANETS } from '../zodiac/grahas.js';
import type { NamedVargaKey } from '../zodiac/vargaKeys.js';
import type { TransitingGrahas } from './transitingGrahas.js';

/** The charts of a transit: rasi and navamsa. */
export const TRANSIT_CHARTS = ['D-1_rasi', 'D-9_navamsa'] as const satisfies readonly NamedVargaKey[];
export type TransitChartKey = (typeof TRANSIT_CHARTS)[number];

/** The thirteen bodies of a moment from a place. */
export function transitCharts(
  observatory: Observatory,
  jdUt: JulianDayUt,
  place: GeoPlace,
  grahas: TransitingGrahas,
): Readonly<Record<TransitChartKey, Chart>> {
  const sky = {
    ascendantDeg: observatory.ascendantDeg(jdUt, place),
    grahas,
    outerPlanets: recordFrom(OUTER_PLANETS, (planet) => observatory.motion(planet, jdUt)),
  };
  return recordFrom(TRANSIT_CHARTS, (key) => chartOf(sky, vargaPlacing(namedDivision(key))));
}
