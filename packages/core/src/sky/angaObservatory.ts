import { siderealDegrees } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import { type JulianDayUt, julianDayUt, SECONDS_PER_DAY } from '../time/julianDay.js';
import type { SkyBody } from '../zodiac/grahas.js';
import type { Observatory } from './observatory.js';

/** The choices of positions for angas and ingresses. */
export type AngaRules = Pick<Rules, 'anga_positions' | 'anga_shift'>;

/**
 * Degrees by which an ayanamsa is greater than that of the mode; measured on printed pages (docs/almanac-presets.md).
 */
const AYANAMSA_OFFSET_DEG: Readonly<Record<AngaRules['anga_positions'], number>> = {
  as_positions: 0,
  apparent_with_nutation: 0,
  drik: 24.25 / 3600,
};

/** Seconds by which printed moments are early; measured on printed pages (docs/almanac-presets.md). */
const SHIFT_SECONDS: Readonly<Record<AngaRules['anga_shift'], number>> = { none: 0, drik: 63, mypanchang: 16 };

/**
 * The observatory for angas, sankrantis, ingresses and stations. By default it is the given one. Else
 * the positions are those of an almanac: with nutation, by its ayanamsa, and a number of seconds ahead of
 * time, so that every search finds its moments early and the anga of an instant is that of the almanac.
 * Rises and sets are not shifted in time; cusps depend only on the ayanamsa.
 */
export function angaObservatoryOf(given: Observatory, rules: AngaRules): Observatory {
  const keepsNutation = rules.anga_positions !== 'as_positions';
  const offsetDeg = AYANAMSA_OFFSET_DEG[rules.anga_positions];
  const shiftDays = SHIFT_SECONDS[rules.anga_shift] / SECONDS_PER_DAY;
  if (!keepsNutation && shiftDays === 0) return given;

  // Planets, cusps and ayanamsa then use the same position of a star.
  const observatory = keepsNutation ? given.withRules({ ...given.rules, positions: 'apparent' }) : given;

  const ahead = (jdUt: JulianDayUt): JulianDayUt => julianDayUt(jdUt + shiftDays);
  const seen = keepsNutation ? observatory.trueEquinoxMotion : observatory.motion;
  const motion = (body: SkyBody, jdUt: JulianDayUt) => {
    const { longitudeDeg, speedDegPerDay } = seen(body, ahead(jdUt));
    return { longitudeDeg: siderealDegrees(longitudeDeg - offsetDeg), speedDegPerDay };
  };
  const cusps: Observatory['cusps'] = (jdUt, place) => {
    const plain = observatory.cusps(jdUt, place);
    return {
      ...plain,
      ascendantDeg: siderealDegrees(plain.ascendantDeg - offsetDeg),
      midheavenDeg: siderealDegrees(plain.midheavenDeg - offsetDeg),
      cuspsDeg: plain.cuspsDeg.map((cusp) => siderealDegrees(cusp - offsetDeg)),
    };
  };
  const { places } = observatory;
  return {
    ...observatory,
    places: {
      key: `${places.key} ${rules.anga_positions} ${rules.anga_shift}`,
      keepsNutation: keepsNutation || places.keepsNutation,
      range: { ...places.range, toJdUt: places.range.toJdUt - shiftDays },
    },
    ayanamsaDeg: (jdUt) => observatory.ayanamsaDeg(jdUt) + offsetDeg,
    geometricAyanamsaDeg: (jdUt) => observatory.geometricAyanamsaDeg(jdUt) + offsetDeg,
    longitudeDeg: (body, jdUt) => motion(body, jdUt).longitudeDeg,
    motion,
    stationSpeedDegPerDay: (body, jdUt) =>
      observatory.rules.station === 'own_zodiac'
        ? motion(body, jdUt).speedDegPerDay
        : observatory.stationSpeedDegPerDay(body, ahead(jdUt)),
    state: (body, jdUt) => ({ ...observatory.state(body, ahead(jdUt)), ...motion(body, jdUt) }),
    stateFrom(observer, body, jdUt) {
      const place = observatory.stateFrom(observer, body, ahead(jdUt));
      return { ...place, longitudeDeg: siderealDegrees(place.longitudeDeg - offsetDeg) };
    },
    trueEquinoxMotion(body, jdUt) {
      const { longitudeDeg, speedDegPerDay } = observatory.trueEquinoxMotion(body, ahead(jdUt));
      return { longitudeDeg: siderealDegrees(longitudeDeg - offsetDeg), speedDegPerDay };
    },
    cusps,
    cuspsOf: (system, jdUt, place) =>
      observatory.cuspsOf(system, jdUt, place)?.map((cusp) => siderealDegrees(cusp - offsetDeg)) ?? null,
    ascendantDeg: (jdUt, place) => cusps(jdUt, place).ascendantDeg,
  };
}
