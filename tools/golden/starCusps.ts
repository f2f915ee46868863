/**
 * Writes packages/ganita/tests/authorities/starCusps.tsv: angles and cusps of the zodiacs that a star fixes, as `swe_houses_ex` of the
 * Swiss Ephemeris gives them with the flags of the planets of the same chart.
 *
 *   node --import ./tools/typescript/register.mjs tools/golden/starCusps.ts
 *
 * It calls the WebAssembly build of the library directly and shares no code with src. Flags, by the programmer's
 * documentation of Swiss Ephemeris: apparent positions SEFLG_SWIEPH | SEFLG_SIDEREAL, geometric ones SEFLG_TRUEPOS and
 * SEFLG_NOGDEFL as well. The Sun is written with the same flags.
 *
 * A line is, separated by tabs: ayanamsa mode, positions, Julian day (UT), latitude, longitude, the Sun, the ascendant,
 * the midheaven, then cusps 1 to 12; all angles in degrees.
 */
import { writeFileSync } from 'node:fs';
import SwissEph from 'swisseph-wasm';

/** The functions of the library that are called; its types hide them. */
interface Library {
  readonly HEAPF64: Float64Array;
  _malloc(bytes: number): number;
  _swe_set_sid_mode(mode: number, t0: number, ayanT0: number): void;
  _swe_calc_ut(jdUt: number, body: number, flags: number, out: number, error: number): number;
  _swe_houses_ex(
    jdUt: number,
    flags: number,
    lat: number,
    lon: number,
    system: number,
    cusps: number,
    angles: number,
  ): number;
  _swe_version(out: number): number;
  UTF8ToString(address: number): string;
}

const SEFLG_SWIEPH = 2;
const SEFLG_TRUEPOS = 16;
const SEFLG_NOGDEFL = 512;
const SEFLG_SIDEREAL = 65_536;
/** Bits of a returned flag that name the ephemeris that answered. */
const EPHEMERIS_BITS = 7;
const SUN = 0;
const PLACIDUS = 'P'.charCodeAt(0);

const FLAGS = {
  apparent: SEFLG_SWIEPH + SEFLG_SIDEREAL,
  geometric: SEFLG_SWIEPH + SEFLG_SIDEREAL + SEFLG_TRUEPOS + SEFLG_NOGDEFL,
};
/** SE_SIDM_TRUE_CITRA, _REVATI, _PUSHYA, _MULA */
const MODES = { TRUE_CITRA: 27, TRUE_LAHIRI: 27, TRUE_REVATI: 28, TRUE_PUSHYA: 29, TRUE_MULA: 35 };
/** In all seasons, so that the aberration of each star has either sign: 1800-01-15, 1901-07-04, 1979-10-21 .. 2399-11-30. */
const MOMENTS = [2_378_510.5, 2_415_569.875, 2_444_168.1, 2_460_400.3333, 2_488_200.75, 2_597_610.25];
const PLACES: readonly (readonly [latitude: number, longitude: number])[] = [
  [13.0827, 80.2707],
  [51.5074, -0.1278],
  [-54.8019, -68.303],
  [69.6496, 18.956],
];

const library = new SwissEph();
await library.initSwissEph();
const module = (library as unknown as { readonly SweModule: Library }).SweModule;
const out = module._malloc(64 * 8);
const angles = module._malloc(16 * 8);
const error = module._malloc(512);
const read = (address: number, index: number): number => module.HEAPF64[(address >> 3) + index] as number;

const lines: string[] = [];
for (const [mode, number] of Object.entries(MODES)) {
  module._swe_set_sid_mode(number, 0, 0);
  for (const [positions, flags] of Object.entries(FLAGS)) {
    for (const jdUt of MOMENTS) {
      for (const [latitude, longitude] of PLACES) {
        const answered = module._swe_calc_ut(jdUt, SUN, flags, out, error);
        if ((answered & EPHEMERIS_BITS) !== SEFLG_SWIEPH) throw new Error(module.UTF8ToString(error));
        const sun = read(out, 0);
        module._swe_houses_ex(jdUt, flags, latitude, longitude, PLACIDUS, out, angles);
        const cusps = Array.from({ length: 12 }, (_, house) => read(out, house + 1));
        const degrees = [sun, read(angles, 0), read(angles, 1), ...cusps].map((angle) => angle.toFixed(7));
        lines.push([mode, positions, jdUt, latitude, longitude, ...degrees].join('\t'));
      }
    }
  }
}
module._swe_version(out);
const head = `# Swiss Ephemeris ${module.UTF8ToString(out)}; tools/golden/starCusps.ts`;
writeFileSync(
  new URL('../../packages/ganita/tests/authorities/starCusps.tsv', import.meta.url),
  `${[head, ...lines].join('\n')}\n`,
);
