import { DomainError } from '@ganita/core/errors/domainError.js';

/**
 * The raw exports of the Swiss Ephemeris build, called with addresses in its own memory. The package's own wrapper
 * hides the returned flags; these calls do not. `HEAPF64` is replaced when the memory grows, so it is read again at
 * every use.
 */
export interface SwissModule {
  readonly HEAPF64: Float64Array;
  readonly FS: { readdir(path: string): string[]; unlink(path: string): void };
  _malloc(bytes: number): number;
  UTF8ToString(address: number): string;
  stringToUTF8(text: string, address: number, maxBytes: number): void;
  _swe_calc_ut(jdUt: number, body: number, flags: number, out: number, error: number): number;
  _swe_set_sid_mode(mode: number, epochJd: number, valueDeg: number): void;
  _swe_set_topo(longitude: number, latitude: number, altitudeMetres: number): void;
  _swe_get_ayanamsa_ex_ut(jdUt: number, flags: number, out: number, error: number): number;
  _swe_houses_ex(
    jdUt: number,
    flags: number,
    latitude: number,
    longitude: number,
    system: number,
    cusps: number,
    angles: number,
  ): number;
  _swe_houses_armc(
    armcDeg: number,
    latitude: number,
    obliquity: number,
    system: number,
    cusps: number,
    angles: number,
  ): number;
  _swe_rise_trans(
    jdUt: number,
    body: number,
    star: number,
    flags: number,
    event: number,
    place: number,
    pressure: number,
    temperature: number,
    out: number,
    error: number,
  ): number;
  _swe_sidtime(jdUt: number): number;
  _swe_deltat_ex(jdUt: number, flags: number, error: number): number;
  _swe_sol_eclipse_when_glob(
    jdUt: number,
    flags: number,
    type: number,
    out: number,
    backward: number,
    error: number,
  ): number;
  _swe_lun_eclipse_when(
    jdUt: number,
    flags: number,
    type: number,
    out: number,
    backward: number,
    error: number,
  ): number;
  _swe_sol_eclipse_where(jdUt: number, flags: number, place: number, out: number, error: number): number;
  _swe_lun_eclipse_how(jdUt: number, flags: number, place: number, out: number, error: number): number;
  _swe_heliacal_ut(
    jdUt: number,
    place: number,
    atmosphere: number,
    observer: number,
    name: number,
    event: number,
    flags: number,
    out: number,
    error: number,
  ): number;
  _swe_version(out: number): number;
}

/**
 * Planets, Moon and star catalogue. Without the first two the library would fall back to a less exact ephemeris; the
 * stars that define an ayanamsa are also built into the library, with the values of the catalogue.
 */
export const REQUIRED_FILES = ['sepl_18.se1', 'semo_18.se1', 'sefstars.txt'] as const;
export const DATA_FOLDER = '/sweph';

/** Reject a build with missing data files. Error: `ephemeris_missing`. */
export function requireDataFiles(module: SwissModule): void {
  const present = module.FS.readdir(DATA_FOLDER);
  const missing = REQUIRED_FILES.filter((file) => !present.includes(file));
  if (missing.length > 0) {
    throw new DomainError('ephemeris_missing', `Swiss Ephemeris data not found: ${missing.join(', ')}`, {
      value: missing,
    });
  }
}
