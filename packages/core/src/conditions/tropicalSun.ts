import { siderealDegrees } from '../angles/angles.js';
import { type Luminaries, openLuminaries } from '../panchanga/luminaries.js';
import { tropicalSun } from '../panchanga/samvatsaras.js';
import type { Observatory } from '../sky/observatory.js';

/** The Sun counted from the true equinox of date, for the search of tropical seasons. */
export const tropicalLuminaries = (observatory: Observatory): Luminaries =>
  openLuminaries({
    ...observatory,
    ayanamsaDeg: () => 0,
    motion(_body, jdUt) {
      const { longitudeDeg, speedDegPerDay } = tropicalSun(observatory, jdUt);
      return { longitudeDeg: siderealDegrees(longitudeDeg), speedDegPerDay };
    },
  });
