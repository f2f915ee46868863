import { siderealDegrees } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import { type JulianDayUt, julianDayUt, SECONDS_PER_DAY } from '../time/julianDay.js';
import type { SkyBody } from '../zodiac/grahas.js';
import type { Observatory } from './observatory.js';

/** The choices that decide by which places limbs and ingresses are found. */
export type LimbRules = Pick<Rules, 'limb_positions' | 'limb_ayanamsa' | 'limb_shift'>;

/** Degrees that an ayanamsa is greater than that of the mode; measured on printed pages (docs/almanac-presets.md). */
const AYANAMSA_OFFSET_DEG: Readonly<Record<LimbRules['limb_ayanamsa'], number>> = { of_mode: 0, drik: 24.25 / 3600 };

/** Seconds by which printed moments come early; measured on printed pages (docs/almanac-presets.md). */
const SHIFT_SECONDS: Readonly<Record<LimbRules['limb_shift'], number>> = { none: 0, drik: 63, mypanchang: 16 };

/**
 * The observatory through which limbs, sankrantis, ingresses and stations are found. By default it is the one given. Else
 * the bodies stand where the rules of an almanac put them: with nutation, by its ayanamsa, and so many seconds ahead of
 * time, so that every search meets its moments early and the limb of an instant is the one the almanac has there.
 * Rises and settings keep the time of the clock; cusps follow the ayanamsa alone.
 */
export function limbObservatory(given: Observatory, rules: LimbRules): Observatory {
  const keepsNutation = rules.limb_positions === 'apparent_with_nutation';
  const offsetDeg = AYANAMSA_OFFSET_DEG[rules.limb_ayanamsa];
  const shiftDays = SHIFT_SECONDS[rules.limb_shift] / SECONDS_PER_DAY;
  if (!keepsNutation && offsetDeg === 0 && shiftDays === 0) return given;

  const observatory = keepsNutation ? given.withApparentPositions() : given;

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
      key: `${places.key} ${rules.limb_positions} ${rules.limb_ayanamsa} ${rules.limb_shift}`,
      keepsNutation,
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
    trueEquinoxMotion(body, jdUt) {
      const { longitudeDeg, speedDegPerDay } = observatory.trueEquinoxMotion(body, ahead(jdUt));
      return { longitudeDeg: siderealDegrees(longitudeDeg - offsetDeg), speedDegPerDay };
    },
    cusps,
    ascendantDeg: (jdUt, place) => cusps(jdUt, place).ascendantDeg,
  };
}
