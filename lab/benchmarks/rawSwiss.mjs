import SwissEph from 'swisseph-wasm';

/** Swiss Ephemeris flags: data files (2), with speed (256), sidereal (65536). */
export const PLACE_FLAGS = 2 | 256 | 65536;

/** A loaded Swiss Ephemeris with an output buffer and a Julian day that moves on at every call. */
export async function rawSwiss() {
  const library = new SwissEph();
  await library.initSwissEph();
  const swiss = library.SweModule;
  let jd = 2415021;
  return {
    swiss,
    out: swiss._malloc(64 * 8),
    error: swiss._malloc(256),
    nextJd: () => {
      jd = jd > 2480000 ? 2415021 : jd + 17.37;
      return jd;
    },
  };
}
