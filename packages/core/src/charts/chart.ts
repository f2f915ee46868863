import { type SiderealDegrees, siderealDegrees } from '../angles/angles.js';
import { recordFrom } from '../records.js';
import type { Sky } from '../sky/sky.js';
import type { Body, Graha, OuterPlanet } from '../zodiac/grahas.js';
import { GRAHAS, OUTER_PLANETS } from '../zodiac/grahas.js';
import { type House, houseOf } from '../zodiac/houses.js';
import { degreesInSign, type Sign, signOf } from '../zodiac/signs.js';

/** A point in any chart. */
export interface ChartPoint {
  /** 0 <= x < 360 in that chart */
  readonly longitudeDeg: SiderealDegrees;
  readonly sign: Sign;
  /** 0 <= x < 30 */
  readonly degreesInSign: number;
  /** whole-sign house from that chart's Ascendant */
  readonly house: House;
}

/** The bodies of one chart (D-1 or a varga). Outer planets are null where the calculation type has none. */
export interface Chart {
  readonly ascendant: ChartPoint;
  readonly grahas: Readonly<Record<Graha, ChartPoint>>;
  readonly outerPlanets: Readonly<Record<OuterPlanet, ChartPoint>> | null;
}

/** A point relative to an ascendant sign. */
export function chartPoint(longitude: number, ascendantSign: Sign): ChartPoint {
  const longitudeDeg = siderealDegrees(longitude);
  const sign = signOf(longitudeDeg);
  return { longitudeDeg, sign, degreesInSign: degreesInSign(longitudeDeg), house: houseOf(ascendantSign, sign) };
}

/** What a chart is computed from. */
export type ChartedSky = Pick<Sky, 'ascendantDeg' | 'grahas' | 'outerPlanets'>;

/** The part of a sky that a chart needs: longitudes 0 <= x < 360. */
export interface ChartLongitudes {
  readonly ascendantDeg: number;
  readonly grahas: Readonly<Record<Graha, { readonly longitudeDeg: number }>>;
  readonly outerPlanets: Readonly<Record<OuterPlanet, { readonly longitudeDeg: number }>> | null;
}

/** Build a chart from D-1 longitudes through one placing function (identity for D-1, a division for a varga). */
export function chartOf(sky: ChartLongitudes, place: (longitudeDeg: number) => number = (x) => x): Chart {
  const ascendantLongitude = place(sky.ascendantDeg);
  const ascendantSign = signOf(siderealDegrees(ascendantLongitude));
  const point = (longitude: number): ChartPoint => chartPoint(place(longitude), ascendantSign);
  const { outerPlanets } = sky;
  return {
    ascendant: chartPoint(ascendantLongitude, ascendantSign),
    grahas: recordFrom(GRAHAS, (graha) => point(sky.grahas[graha].longitudeDeg)),
    outerPlanets: outerPlanets && recordFrom(OUTER_PLANETS, (body) => point(outerPlanets[body].longitudeDeg)),
  };
}

/** The point of any of the thirteen bodies, or null for an outer planet the chart does not have. */
export function pointOf(chart: Chart, body: Body): ChartPoint | null {
  if (body === 'Ascendant') return chart.ascendant;
  return body in chart.grahas
    ? chart.grahas[body as Graha]
    : ((chart.outerPlanets?.[body as OuterPlanet] ?? null) as ChartPoint | null);
}
