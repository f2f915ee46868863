import { norm360 } from '@ganita/core/angles/angles.js';
import type { AyanamsaAnchor, Ephemeris, GeoPlace, HouseCusps, Zodiac } from '@ganita/core/ephemeris/ephemeris.js';
import { DomainError } from '@ganita/core/errors/domainError.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import {
  BODY_NUMBER,
  correctionFlags,
  EPHEMERIS_BITS,
  FLAG,
  HINDU_SUN_EVENT,
  OBLIQUITY_BODY,
  PLACIDUS,
  SYSTEM_LETTER,
  siderealMode,
} from './flags.js';
import { swissEclipses } from './swissEclipses.js';
import { requireDataFiles, type SwissModule } from './swissModule.js';

/** What the bundled .se1 files serve: 1800-01-01 to 2400-01-01. */
const RANGE = { fromJdUt: 2_378_497, toJdUt: 2_597_641 };
const NOT_FOUND = -2;
const FAILED = -1;

const WRAP_DEG_PER_DAY = 360 / 0.001;
/**
 * The library takes the speed of the ayanamsa from two moments a thousandth of a day apart, each brought into 0..360:
 * where an ayanamsa passes zero between them, as one of 0 degrees at birth does, every speed is wrong by a whole turn.
 */
const withoutWraps = (degPerDay: number): number =>
  degPerDay - WRAP_DEG_PER_DAY * Math.round(degPerDay / WRAP_DEG_PER_DAY);
/** The library brings an ayanamsa into 0..360; those of less than nothing are meant to be. */
const signed = (ayanamsaDeg: number): number => (ayanamsaDeg > 180 ? ayanamsaDeg - 360 : ayanamsaDeg);

/**
 * The port on one loaded module. State inside the library (sidereal mode, place) is set before every use that needs it.
 * Errors: `ephemeris_missing`, `ephemeris_substituted`.
 */
export function swissEphemerisOn(module: SwissModule): Ephemeris {
  requireDataFiles(module);
  const out = module._malloc(64 * 8);
  const angles = module._malloc(16 * 8);
  const place3 = module._malloc(3 * 8);
  const errorText = module._malloc(512);
  const value = (index: number, from = out): number => module.HEAPF64[(from >> 3) + index] as number;
  const lastError = (): string => module.UTF8ToString(errorText).trim();

  let sidereal: AyanamsaAnchor | null = null;
  const useAyanamsa = (anchor: AyanamsaAnchor): void => {
    if (anchor === sidereal) return;
    module._swe_set_sid_mode(...siderealMode(anchor));
    sidereal = anchor;
  };

  const requireRange = (jdUt: number): void => {
    // Written so that NaN is rejected as well.
    if (!(jdUt >= RANGE.fromJdUt && jdUt <= RANGE.toJdUt)) {
      throw new DomainError('outside_ephemeris', 'the moment is outside the ephemeris data (1800 to 2399)', {
        value: jdUt,
      });
    }
  };
  /** The returned flag says whether there is an answer, and from which ephemeris. */
  const requireSwiss = (returned: number, asked: object): void => {
    if (returned < 0) throw new DomainError('ephemeris_missing', lastError(), { value: asked });
    if ((returned & EPHEMERIS_BITS) !== FLAG.swissEphemeris) {
      throw new DomainError('ephemeris_substituted', `another ephemeris answered: ${lastError()}`, {
        value: { ...asked, returned },
      });
    }
  };
  const calc = (jdUt: number, body: number, flags: number): void => {
    requireRange(jdUt);
    requireSwiss(module._swe_calc_ut(jdUt, body, flags, out, errorText), { jdUt, body, flags });
  };
  const equatorialPlace = () => ({
    rightAscensionDeg: norm360(value(0)),
    declinationDeg: value(1),
    distanceAu: value(2),
  });
  const zodiacFlags = (zodiac: Zodiac): number => {
    if (zodiac.kind === 'tropical') return 0;
    useAyanamsa(zodiac.ayanamsa);
    return FLAG.sidereal;
  };

  const observerFlags = (observer: GeoPlace | undefined): number => {
    if (observer === undefined) return 0;
    module._swe_set_topo(observer.longitudeDeg, observer.latitudeDeg, 0);
    return FLAG.topocentric;
  };

  const twelveCusps = (): readonly number[] => Array.from({ length: 12 }, (_, house) => norm360(value(house + 1)));
  const houseCusps = (returned: number): HouseCusps => ({
    cuspsDeg: twelveCusps(),
    ascendantDeg: norm360(value(0, angles)),
    midheavenDeg: norm360(value(1, angles)),
    armcDeg: norm360(value(2, angles)),
    system: returned < 0 ? 'porphyry' : 'placidus',
  });

  // The library fixes its Delta T model when it first opens a file. Open the files now, so that no answer depends on
  // which call was the first.
  calc(2_451_545, BODY_NUMBER.Moon, FLAG.swissEphemeris);
  calc(2_451_545, BODY_NUMBER.Sun, FLAG.swissEphemeris);
  module._swe_version(out);
  const version = module.UTF8ToString(out);

  return {
    identity: { name: 'Swiss Ephemeris', version, data: 'sepl_18.se1, semo_18.se1, sefstars.txt (1800-2399)' },
    range: RANGE,

    ecliptic(body, jdUt, options) {
      calc(
        jdUt,
        BODY_NUMBER[body],
        correctionFlags(options.correction, options.nutation) +
          zodiacFlags(options.zodiac) +
          observerFlags(options.observer),
      );
      return {
        longitudeDeg: norm360(value(0)),
        latitudeDeg: value(1),
        distanceAu: value(2),
        speedDegPerDay: withoutWraps(value(3)),
      };
    },

    equatorial(body, jdUt, correction, nutation, observer) {
      const flags = correctionFlags(correction, nutation) + FLAG.equatorial + observerFlags(observer);
      calc(jdUt, BODY_NUMBER[body], flags);
      return equatorialPlace();
    },

    ayanamsaDeg(jdUt, anchor, correction) {
      requireRange(jdUt);
      useAyanamsa(anchor);
      const flags = correctionFlags(correction, 'without') + FLAG.sidereal;
      requireSwiss(module._swe_get_ayanamsa_ex_ut(jdUt, flags, out, errorText), { jdUt, anchor });
      return signed(value(0));
    },

    houses(jdUt, place, zodiac, correction): HouseCusps {
      requireRange(jdUt);
      const flags = correctionFlags(correction, 'with') + zodiacFlags(zodiac);
      return houseCusps(
        module._swe_houses_ex(jdUt, flags, place.latitudeDeg, place.longitudeDeg, PLACIDUS, out, angles),
      );
    },

    cuspsOf(system, jdUt, place, zodiac, correction) {
      requireRange(jdUt);
      const flags = correctionFlags(correction, 'with') + zodiacFlags(zodiac);
      const letter = SYSTEM_LETTER[system].charCodeAt(0);
      const returned = module._swe_houses_ex(jdUt, flags, place.latitudeDeg, place.longitudeDeg, letter, out, angles);
      return returned < 0 ? null : twelveCusps();
    },

    housesAtArmc: (armcDeg, latitudeDeg, obliquityDeg) =>
      houseCusps(module._swe_houses_armc(armcDeg, latitudeDeg, obliquityDeg, PLACIDUS, out, angles)),

    hinduSunEvent(event, fromJdUt, place) {
      requireRange(fromJdUt);
      module.HEAPF64.set([place.longitudeDeg, place.latitudeDeg, 0], place3 >> 3);
      const kind = HINDU_SUN_EVENT[event];
      const flags = FLAG.swissEphemeris;
      const returned = module._swe_rise_trans(fromJdUt, BODY_NUMBER.Sun, 0, flags, kind, place3, 0, 0, out, errorText);
      if (returned === NOT_FOUND) return null;
      if (returned === FAILED) throw new DomainError('ephemeris_missing', lastError(), { value: { event, fromJdUt } });
      return julianDayUt(value(0));
    },

    obliquity(jdUt) {
      calc(jdUt, OBLIQUITY_BODY, FLAG.swissEphemeris);
      return {
        trueDeg: value(0),
        meanDeg: value(1),
        nutationLongitudeDeg: value(2),
        nutationObliquityDeg: value(3),
      };
    },

    siderealTimeHours: (jdUt) => module._swe_sidtime(jdUt),
    deltaTDays: (jdUt) => module._swe_deltat_ex(jdUt, FLAG.swissEphemeris, errorText),

    ...swissEclipses(module, { requireRange, lastError, errorText }),
  };
}
