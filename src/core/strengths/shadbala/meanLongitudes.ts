import { norm360 } from '../../angles/angles.js';
import { mapBodies } from '../../charts/chart.js';
import type { Sky } from '../../sky/sky.js';
import { civilOf } from '../../time/julianDay.js';
import { MEAN_BODIES, type MeanBody, type MeanElements } from './meanElements.data.js';

/** Mean longitudes, of Mercury and Venus the sighroccas, 0 <= x < 360. */
export type MeanLongitudes = Readonly<Record<MeanBody, number>>;

const JD_OF_1900 = 2_415_020.5;
/** Ujjain, 76 degrees east of Greenwich. */
const UJJAIN_DAYS = 76 / 360;

/** Days of Ujjain since 1900-01-01 0h. */
export const daysSince1900 = ({ jdUt }: Pick<Sky, 'jdUt'>): number => jdUt + UJJAIN_DAYS - JD_OF_1900;

/** Mean longitudes from elements of 1900; the correction goes by the civil year of the moment. */
export function meanLongitudes(
  sky: Pick<Sky, 'jdUt' | 'utcOffsetHours'>,
  elements: MeanElements,
  lessDays = 0,
): MeanLongitudes {
  const days = daysSince1900(sky) - lessDays;
  const years = civilOf(sky.jdUt, sky.utcOffsetHours).year - 1900;
  return mapBodies(MEAN_BODIES, (body) => {
    const { epochDeg, degPerDay, correctionDeg, correctionDegPerYear } = elements[body];
    return norm360(epochDeg + degPerDay * days + correctionDeg + correctionDegPerYear * years);
  });
}
