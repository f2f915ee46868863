import { type SiderealDegrees, siderealDegrees } from '../angles/angles.js';
import { recordFrom } from '../records.js';

import type { Rules } from '../rules/rules.js';
import { HOUSES, type House } from '../zodiac/houses.js';
import { VARNADAS, type Varnada } from '../zodiac/points.js';
import {
  DEGREES_PER_SIGN,
  degreesInSign,
  isOddSign,
  type Sign,
  signAt,
  signFrom,
  signIndex,
  signOf,
} from '../zodiac/signs.js';

export type VarnadaMethod = Rules['varnada_method'];

/** The two inputs of a varnada: a house of the ascendant and the same house of the hora lagna. */
interface VarnadaPair {
  readonly lagnaSign: Sign;
  readonly horaSign: Sign;
  readonly lagnaDegrees: number;
  readonly horaDegrees: number;
}

/** Odd signs are counted from Aries, even signs backward from Pisces: always an odd number, 1..11. */
export const varnadaCount = (sign: Sign): number => (isOddSign(sign) ? signIndex(sign) + 1 : 12 - signIndex(sign));

/** The longitude in degrees from Aries in an odd sign, backward from the end of Pisces in an even one. */
const turnedPlace = (sign: Sign, degrees: number): number => {
  const place = signIndex(sign) * DEGREES_PER_SIGN + degrees;
  return isOddSign(sign) ? place : 360 - place;
};

const inSign = (index: number, degrees: number): number => signIndex(signAt(index)) * DEGREES_PER_SIGN + degrees;

/** The four readings of BPHS 5 (docs/rules/02-points-and-arudhas.md#section-5), in degrees before reduction. */
const METHODS: Readonly<Record<VarnadaMethod, (pair: VarnadaPair) => number>> = {
  // Raman and PVR: counts are added if both signs are odd or both even, else subtracted.
  1: ({ lagnaSign, horaSign, lagnaDegrees }) => {
    const [a, h] = [varnadaCount(lagnaSign), varnadaCount(horaSign)];
    const count = isOddSign(lagnaSign) === isOddSign(horaSign) ? a + h : Math.abs(a - h);
    return inSign(isOddSign(lagnaSign) ? count - 1 : 12 - count, lagnaDegrees);
  },
  // Sharma and Santhanam compare the counts, which are always odd: always added, always backward.
  2: ({ lagnaSign, horaSign, lagnaDegrees }) =>
    inSign(12 - varnadaCount(lagnaSign) - varnadaCount(horaSign), lagnaDegrees),
  // Sanjay Rath: the same by longitudes.
  3: ({ lagnaSign, horaSign, lagnaDegrees, horaDegrees }) => {
    const [a, h] = [turnedPlace(lagnaSign, lagnaDegrees), turnedPlace(horaSign, horaDegrees)];
    const sum = isOddSign(lagnaSign) === isOddSign(horaSign) ? a + h : Math.abs(a - h);
    return isOddSign(lagnaSign) ? sum : -sum;
  },
  // Sitaram Jha: the second by longitudes, reversed if the sum falls in an even sign (our own reading).
  4: ({ lagnaSign, horaSign, lagnaDegrees, horaDegrees }) => {
    const sum = siderealDegrees(turnedPlace(lagnaSign, lagnaDegrees) + turnedPlace(horaSign, horaDegrees));
    return isOddSign(signOf(sum)) ? sum : -sum;
  },
};

/** D-1 longitude of the varnada of a house, from the ascendant and the hora lagna. */
export function varnada(lagnaDeg: number, horaLagnaDeg: number, house: House, method: VarnadaMethod): SiderealDegrees {
  return siderealDegrees(
    METHODS[method]({
      lagnaSign: signFrom(signOf(lagnaDeg), house),
      horaSign: signFrom(signOf(horaLagnaDeg), house),
      lagnaDegrees: degreesInSign(lagnaDeg),
      horaDegrees: degreesInSign(horaLagnaDeg),
    }),
  );
}

/** D-1 longitudes of V1..V12. */
export const varnadas = (
  lagnaDeg: number,
  horaLagnaDeg: number,
  method: VarnadaMethod,
): Readonly<Record<Varnada, SiderealDegrees>> =>
  recordFrom(VARNADAS, (id) => varnada(lagnaDeg, horaLagnaDeg, HOUSES[VARNADAS.indexOf(id)] as House, method));
