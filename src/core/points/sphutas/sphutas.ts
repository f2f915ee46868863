import { type SiderealDegrees, siderealDegrees } from '../../angles/angles.js';
import { mapBodies } from '../../charts/chart.js';
import type { Graha, Planet } from '../../zodiac/grahas.js';
import { lordOf } from '../../zodiac/lordships.js';
import { nakshatraOf } from '../../zodiac/nakshatras.js';
import { SPHUTAS, type Sphuta } from '../../zodiac/points.js';
import { signOf } from '../../zodiac/signs.js';
import type { PointLongitudes } from '../pointLongitudes.js';
import { SPHUTA_TERMS, type SphutaTerms } from './sphutas.data.js';

export type Sphutas = Readonly<Record<Sphuta, SiderealDegrees>>;

/** D-1 longitude of one sphuta; Gulika by the chosen option. */
export function sphuta(id: Sphuta, longitudes: PointLongitudes, gulikaDeg: number): SiderealDegrees {
  const terms: SphutaTerms = SPHUTA_TERMS[id];
  return siderealDegrees(
    (terms.Ascendant ?? 0) * longitudes.Ascendant +
      (terms.Sun ?? 0) * longitudes.Sun +
      (terms.Moon ?? 0) * longitudes.Moon +
      (terms.Mars ?? 0) * longitudes.Mars +
      (terms.Jupiter ?? 0) * longitudes.Jupiter +
      (terms.Venus ?? 0) * longitudes.Venus +
      (terms.Rahu ?? 0) * longitudes.Rahu +
      (terms.gulika ?? 0) * gulikaDeg +
      (terms.addDeg ?? 0),
  );
}

/** D-1 longitudes of the fourteen. Beeja is meant for men and kshetra for women; both are always given. */
export const sphutas = (longitudes: PointLongitudes, gulikaDeg: number): Sphutas =>
  mapBodies(SPHUTAS, (id) => sphuta(id, longitudes, gulikaDeg));

/** Yogi, its duplicate and avayogi (docs/rules/02-points-and-arudhas.md#section-4). */
export interface YogiPlanets {
  /** lord of the yogi point's star */
  readonly yogi: Graha;
  /** lord of the yogi point's sign (duplicate yogi) */
  readonly sahayogi: Planet;
  /** lord of the avayogi point's star */
  readonly avayogi: Graha;
}

export const yogiPlanets = ({ yogi_sphuta, avayogi_sphuta }: Sphutas): YogiPlanets => ({
  yogi: nakshatraOf(yogi_sphuta).lord,
  sahayogi: lordOf(signOf(yogi_sphuta)),
  avayogi: nakshatraOf(avayogi_sphuta).lord,
});
