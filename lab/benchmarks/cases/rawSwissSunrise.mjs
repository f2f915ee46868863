import { rawSwiss } from '../rawSwiss.mjs';

export const name = 'Swiss Ephemeris, raw: one sunrise';

/** Chennai: longitude, latitude and height, as the library wants them. */
export async function setup() {
  const raw = await rawSwiss();
  const place = raw.swiss._malloc(3 * 8);
  raw.swiss.HEAPF64.set([80.2785, 13.0878, 0], place / 8);
  return { ...raw, place };
}

const RISE = 1;

export function run({ swiss, out, error, place, nextJd }) {
  if (swiss._swe_rise_trans(nextJd(), 0, 0, 2, RISE, place, 0, 0, out, error) !== 0) throw new Error('no sunrise');
  return swiss.HEAPF64[out / 8];
}
