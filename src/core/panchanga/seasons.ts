import { norm360 } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { RITUS } from './calendar.data.js';
import type { Luminaries } from './luminaries.js';
import type { LunarMonth } from './lunarMonths.js';

export type Ritu = (typeof RITUS)[number];
export type Ayana = 'uttarayana' | 'dakshinayana';
export type SeasonRules = Pick<Rules, 'ritu_method' | 'ayana_method'>;

/**
 * Season and course of the Sun by every reckoning, and by the one the rules choose
 * (docs/rules/07-panchang-calendar-transits.md#section-6).
 */
export interface Seasons {
  readonly ritu: Ritu;
  readonly ayana: Ayana;
  readonly ritus: Readonly<Record<Rules['ritu_method'], Ritu>>;
  readonly ayanas: Readonly<Record<Rules['ayana_method'], Ayana>>;
}

/** Two months make a season, Vasanta with Chaitra and Vaishakha. */
const rituOfMonth = (monthIndex: number): Ritu => RITUS[Math.floor(monthIndex / 2)] as Ritu;

/** Sixty degrees make a season, Vasanta from 330 degrees. */
const rituOfSun = (sunDeg: number): Ritu => RITUS[Math.min(5, Math.floor(norm360(sunDeg + 30) / 60))] as Ritu;

/** Northern course with the Sun from 270 degrees to before 90. */
const ayanaOfSun = (sunDeg: number): Ayana => (sunDeg >= 270 || sunDeg < 90 ? 'uttarayana' : 'dakshinayana');

/** Tropical longitude of the Sun, true equinox of date. */
const tropicalSunDeg = (observatory: Observatory, jdUt: JulianDayUt): number =>
  observatory.ephemeris.ecliptic('Sun', jdUt, {
    zodiac: { kind: 'tropical' },
    correction: observatory.rules.positions,
    nutation: 'with',
  }).longitudeDeg;

/** The seasons by the places of the Sun and the amanta month, 0 Chaitra. */
export function seasonsOf(
  sun: { readonly siderealDeg: number; readonly tropicalDeg: number },
  amantaIndex: number,
  rules: SeasonRules,
): Seasons {
  const ritus = {
    lunar: rituOfMonth(amantaIndex),
    tropical: rituOfSun(sun.tropicalDeg),
    sidereal: rituOfSun(sun.siderealDeg),
  };
  const ayanas = { tropical: ayanaOfSun(sun.tropicalDeg), sidereal: ayanaOfSun(sun.siderealDeg) };
  return { ritu: ritus[rules.ritu_method], ayana: ayanas[rules.ayana_method], ritus, ayanas };
}

/** The seasons of a moment in a known lunar month. */
export const seasonsAt = (luminaries: Luminaries, jdUt: JulianDayUt, month: LunarMonth, rules: SeasonRules): Seasons =>
  seasonsOf(
    { siderealDeg: luminaries.sunDeg(jdUt), tropicalDeg: tropicalSunDeg(luminaries.observatory, jdUt) },
    month.amantaIndex,
    rules,
  );
