import { recordFrom } from '../records.js';
import type { Sky } from '../sky/sky.js';
import { LAGNA_AND_GRAHAS, type LagnaOrGraha } from '../zodiac/grahas.js';

/** D-1 longitudes, 0 <= x < 360, that the formulas of the points add up. */
export type PointLongitudes = Readonly<Record<LagnaOrGraha, number>>;

/** The longitudes of a sky. */
export const pointLongitudes = (sky: Pick<Sky, 'ascendantDeg' | 'grahas'>): PointLongitudes =>
  recordFrom(LAGNA_AND_GRAHAS, (body) => (body === 'Ascendant' ? sky.ascendantDeg : sky.grahas[body].longitudeDeg));
