import { separation } from '@ganita/core/angles/angles.js';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import type { Ports } from 'ganita/calculations/calculation.js';

/** The state of the ephemeris, found by using it. */
export interface EphemerisHealth {
  readonly usable: boolean;
  readonly name: string;
  readonly version: string;
  /** What did not work or gave another value; empty when all is well. */
  readonly faults: readonly string[];
}

/** The state of the zones and the index of places. */
export interface DataHealth {
  readonly usable: boolean;
  /** What did not work or gave another value; empty when all is well. */
  readonly faults: readonly string[];
}

/**
 * 2023-02-25, 0 h UT, and what the ephemeris gives for it: geometric tropical longitudes, an ayanamsa anchored to
 * Spica; degrees.
 */
const PROBE = julianDayUt(2_460_000.5);
const KNOWN = { jupiter: 10.991258841489685, moon: 38.65059043838238, ayanamsa: 24.164481829580268 };
const TRUE_CITRA = { kind: 'model', swissId: 27 } as const;
const TOLERANCE_DEG = 1e-9;

/**
 * Compute a planet, the Moon and an ayanamsa anchored to a star, and compare with known values: some 70 microseconds.
 */
export function ephemerisHealth(ephemeris: Ephemeris): EphemerisHealth {
  const longitude = (body: 'Jupiter' | 'Moon'): number =>
    ephemeris.ecliptic(body, PROBE, { zodiac: { kind: 'tropical' }, correction: 'geometric', nutation: 'without' })
      .longitudeDeg;
  const faults = faultsOf({
    planets: () => isNear(longitude('Jupiter'), KNOWN.jupiter),
    moon: () => isNear(longitude('Moon'), KNOWN.moon),
    stars: () => isNear(ephemeris.ayanamsaDeg(PROBE, TRUE_CITRA, 'geometric'), KNOWN.ayanamsa),
  });
  const { name, version } = ephemeris.identity;
  return { usable: faults.length === 0, name, version, faults };
}

const CHENNAI = { name: 'Chennai', latitudeDeg: 13.0878, longitudeDeg: 80.2785, zone: 'Asia/Kolkata' };
/** 1944-01-01: India kept its clocks an hour ahead during the war. */
const IN_THE_WAR = -820_540_800;
const OFFSET_IN_THE_WAR = 6.5 * 3600;
/** Tolerance, because gazetteers differ in the centre of a city. */
const WITHIN_THE_CITY_DEG = 0.5;

/** Look up the zone of a place, its offset in a past year, and the place by its name: some 0.2 milliseconds. */
export function dataHealth({ zones, places }: Pick<Ports, 'zones' | 'places'>): DataHealth {
  const faults = faultsOf({
    zone_map: () => zones.zonesAt(CHENNAI.latitudeDeg, CHENNAI.longitudeDeg).join() === CHENNAI.zone,
    zones: () => zones.periodAt(CHENNAI.zone, IN_THE_WAR).offsetSeconds === OFFSET_IN_THE_WAR,
    places: () => {
      const [place] = places.search(CHENNAI.name, { limit: 1, country: null, isPrefix: false });
      return (
        place?.zone === CHENNAI.zone &&
        Math.abs(place.latitudeDeg - CHENNAI.latitudeDeg) < WITHIN_THE_CITY_DEG &&
        Math.abs(place.longitudeDeg - CHENNAI.longitudeDeg) < WITHIN_THE_CITY_DEG
      );
    },
  });
  return { usable: faults.length === 0, faults };
}

const isNear = (deg: number, knownDeg: number): boolean => separation(deg, knownDeg) <= TOLERANCE_DEG;

/** Names of the probes that fail. Their errors would give a caller no further information. */
const faultsOf = (probes: Readonly<Record<string, () => boolean>>): readonly string[] =>
  Object.entries(probes).flatMap(([name, probe]) => (holds(probe) ? [] : [name]));

function holds(probe: () => boolean): boolean {
  try {
    return probe();
  } catch {
    return false;
  }
}
