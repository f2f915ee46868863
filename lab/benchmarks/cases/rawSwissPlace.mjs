import { PLACE_FLAGS, rawSwiss } from '../rawSwiss.mjs';

export const name = 'Swiss Ephemeris, raw: one sidereal position of the Moon';
export const setup = rawSwiss;

export function run({ swiss, out, error, nextJd }) {
  const returned = swiss._swe_calc_ut(nextJd(), 1, PLACE_FLAGS, out, error);
  if ((returned & 7) !== 2) throw new Error(`the data files were not used (flags ${returned})`);
  return swiss.HEAPF64[out / 8];
}
