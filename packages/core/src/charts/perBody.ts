import { recordFrom } from '../records.js';
import { type Body, LAGNA_AND_GRAHAS, type LagnaOrGraha, OUTER_PLANETS, type OuterPlanet } from '../zodiac/grahas.js';
import type { Chart, ChartPoint } from './chart.js';

/**
 * A value for each of the thirteen bodies; only that of an outer planet may be null, where the calculation has none.
 */
export type PerBody<T> = Readonly<Record<LagnaOrGraha, T> & Record<OuterPlanet, T | null>>;

/** Compute a value for each body, in the order of every response. */
const perBody = <T>(
  ofLagnaOrGraha: (body: LagnaOrGraha) => T,
  ofOuterPlanet: (body: OuterPlanet) => T | null,
): PerBody<T> => Object.assign(recordFrom(LAGNA_AND_GRAHAS, ofLagnaOrGraha), recordFrom(OUTER_PLANETS, ofOuterPlanet));

/** Compute a value from the point of each body of a chart. */
export const mapChart = <T>(chart: Chart, value: (point: ChartPoint, body: Body) => T): PerBody<T> =>
  perBody(
    (body) => value(body === 'Ascendant' ? chart.ascendant : chart.grahas[body], body),
    (body) => chart.outerPlanets && value(chart.outerPlanets[body], body),
  );

/** Compute a value from the value of each body. */
export const mapPerBody = <T, R>(values: PerBody<T>, value: (of: T, body: Body) => R): PerBody<R> =>
  perBody(
    (body) => value(values[body], body),
    (body) => {
      const of = values[body];
      return of === null ? null : value(of, body);
    },
  );
