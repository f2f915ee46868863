import { rawSwiss } from '../rawSwiss.mjs';

export const name = 'Swiss Ephemeris, raw: ascendant and twelve cusps';
export const setup = rawSwiss;

const EQUAL_HOUSES = 'A'.charCodeAt(0);

export function run({ swiss, out, nextJd }) {
  const cusps = out + 32 * 8;
  if (swiss._swe_houses_ex(nextJd(), 65536, 13.0878, 80.2785, EQUAL_HOUSES, cusps, out) !== 0) {
    throw new Error('no houses');
  }
  return swiss.HEAPF64[out / 8];
}
