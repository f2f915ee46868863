import { arc, type SiderealDegrees, siderealDegrees } from '../angles/angles.js';
import { BODIES, type Body } from '../zodiac/grahas.js';
import { HOUSES, type House } from '../zodiac/houses.js';
import { type KpLords, kpLords } from '../zodiac/kpDivisions.js';
import type { Sign } from '../zodiac/signs.js';
import { type BhavaMethod, type BhavaSpan, divideHouses } from './bhavaMethods.js';
import { type Chart, pointOf } from './chart.js';

/** A house with its boundaries, 0 <= x < 360, and its occupants. */
export interface Bhava {
  readonly house: House;
  readonly startDeg: SiderealDegrees;
  readonly middleDeg: SiderealDegrees;
  readonly endDeg: SiderealDegrees;
  readonly sign: Sign;
  /** Of its start; in method 4 that is the cusp (docs/rules/12-kp-and-prashna.md#section-1). */
  readonly kpLords: KpLords;
  readonly bodies: readonly Body[];
}

export interface BhavaChart {
  readonly method: BhavaMethod;
  /** houses 1..12 */
  readonly houses: readonly Bhava[];
}

/**
 * Houses of a D-1 chart by one of five methods, every body in exactly one house
 * (docs/rules/01-positions-and-vargas.md#section-5). A house includes its start and not its end.
 */
export const bhavaChart = (chart: Chart, cuspsDeg: readonly number[], method: BhavaMethod): BhavaChart =>
  bhavaChartOf(chart, method, divideHouses(method, { ascendantDeg: chart.ascendant.longitudeDeg, cuspsDeg }));

/** The same for houses that are divided already; `method` is what was requested. */
export function bhavaChartOf(chart: Chart, method: BhavaMethod, spans: readonly BhavaSpan[]): BhavaChart {
  const starts = spans.map(({ startDeg }) => startDeg);
  const tenants: Body[][] = HOUSES.map(() => []);
  for (const body of BODIES) {
    const point = pointOf(chart, body);
    if (point !== null) tenants[houseAt(starts, point.longitudeDeg) - 1]?.push(body);
  }
  return {
    method,
    houses: spans.map((span, index) => ({
      house: HOUSES[index] as House,
      startDeg: siderealDegrees(span.startDeg),
      middleDeg: siderealDegrees(span.middleDeg),
      endDeg: siderealDegrees(endOf(spans, index)),
      sign: span.sign,
      kpLords: kpLords(siderealDegrees(span.startDeg)),
      bodies: tenants[index] as Body[],
    })),
  };
}

/** A house ends where the next starts. */
const endOf = (spans: readonly BhavaSpan[], index: number): number =>
  (spans[index + 1] ?? (spans[0] as BhavaSpan)).startDeg;

/**
 * The last house that starts at or before a longitude. Houses tile the circle, so this is the house that contains it;
 * rounding can neither put it in two houses nor in none. A house without extent has no occupants.
 */
export function houseAt(startsDeg: readonly number[], longitudeDeg: number): House {
  let [best, bestArc] = [0, Number.POSITIVE_INFINITY];
  startsDeg.forEach((startDeg, index) => {
    const since = arc(startDeg, longitudeDeg);
    if (since < bestArc && startDeg !== startsDeg[(index + 1) % startsDeg.length]) [best, bestArc] = [index, since];
  });
  return HOUSES[best] as House;
}
