import { type SiderealDegrees, siderealDegrees } from '../angles/angles.js';
import { recordFrom } from '../records.js';

import type { Graha, Planet } from '../zodiac/grahas.js';
import { lordOf } from '../zodiac/houses.js';
import { nakshatraOf } from '../zodiac/nakshatras.js';
import { SPHUTAS, type Sphuta } from '../zodiac/points.js';
import { signOf } from '../zodiac/signs.js';
import type { PointLongitudes } from './pointLongitudes.js';

/** Terms of a sum of longitudes: how often each is counted, and degrees added. */
export interface SphutaTerms {
  readonly Ascendant?: number;
  readonly Sun?: number;
  readonly Moon?: number;
  readonly Mars?: number;
  readonly Jupiter?: number;
  readonly Venus?: number;
  readonly Rahu?: number;
  readonly gulika?: number;
  readonly addDeg?: number;
}

const YOGI_DEG = 93 + 20 / 60;
const AVAYOGI_DEG = 186 + 40 / 60;

/** The fourteen sphutas (docs/rules/02-points-and-arudhas.md#section-4), those that use others written out in full. */
export const SPHUTA_TERMS = {
  tri_sphuta: { Moon: 1, Ascendant: 1, gulika: 1 },
  chatur_sphuta: { Moon: 1, Ascendant: 1, gulika: 1, Sun: 1 },
  pancha_sphuta: { Moon: 1, Ascendant: 1, gulika: 1, Sun: 1, Rahu: 1 },
  prana_sphuta: { Ascendant: 5, gulika: 1 },
  deha_sphuta: { Moon: 8, gulika: 1 },
  mrityu_sphuta: { gulika: 7, Sun: 1 },
  sookshma_tri_sphuta: { Ascendant: 5, Moon: 8, gulika: 9, Sun: 1 },
  beeja_sphuta: { Sun: 1, Jupiter: 1, Venus: 1 },
  kshetra_sphuta: { Moon: 1, Jupiter: 1, Mars: 1 },
  tithi_sphuta: { Moon: 1, Sun: -1 },
  yoga_sphuta: { Moon: 1, Sun: 1 },
  yogi_sphuta: { Moon: 1, Sun: 1, addDeg: YOGI_DEG },
  avayogi_sphuta: { Moon: 1, Sun: 1, addDeg: YOGI_DEG + AVAYOGI_DEG },
  rahu_tithi_sphuta: { Rahu: 1, Sun: -1 },
} as const satisfies Readonly<Record<Sphuta, SphutaTerms>>;

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

/** D-1 longitudes of the fourteen. Beeja is for men and kshetra for women; both are always computed. */
export const sphutas = (longitudes: PointLongitudes, gulikaDeg: number): Sphutas =>
  recordFrom(SPHUTAS, (id) => sphuta(id, longitudes, gulikaDeg));

/** Yogi, its duplicate and avayogi (docs/rules/02-points-and-arudhas.md#section-4). */
export interface YogiPlanets {
  /** lord of the yogi point's nakshatra */
  readonly yogi: Graha;
  /** lord of the yogi point's sign (duplicate yogi) */
  readonly sahayogi: Planet;
  /** lord of the avayogi point's nakshatra */
  readonly avayogi: Graha;
}

export const yogiPlanets = ({ yogi_sphuta, avayogi_sphuta }: Sphutas): YogiPlanets => ({
  yogi: nakshatraOf(yogi_sphuta).lord,
  sahayogi: lordOf(signOf(yogi_sphuta)),
  avayogi: nakshatraOf(avayogi_sphuta).lord,
});
