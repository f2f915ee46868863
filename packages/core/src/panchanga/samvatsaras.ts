import { norm360 } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import { correctionOf, type Observatory } from '../sky/observatory.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { RITUS, SAMVATSARAS } from './calendar.data.js';
import type { Luminaries } from './luminaries.js';
import type { LunarMonth } from './lunarMonths.js';

/** A year of the sixty-year cycle. */
export type SamvatsaraName = (typeof SAMVATSARAS)[number];
export interface Samvatsara {
  readonly name: SamvatsaraName;
  /** 0 Prabhava .. 59 Akshaya */
  readonly index: number;
}

/** The samvatsara of a number counted from 0 Prabhava, any whole number. */
export function samvatsaraAt(number: number): Samvatsara {
  const index = ((number % 60) + 60) % 60;
  return { name: SAMVATSARAS[index] as SamvatsaraName, index };
}

/**
 * Southern samvatsara of an elapsed Kali year, the first of which is Pramathi. From Kali 4009 (908 CE) on the name is
 * the same whatever the first year is called (docs/rules/07-panchang-calendar-transits.md#section-6), so
 * `kali_start_year` of a request changes nothing.
 */
export const southernSamvatsara = (kaliYear: number): Samvatsara => samvatsaraAt(kaliYear + 12);

/** Southern samvatsara of a solar year, by the Gregorian year in which the Sun entered Aries. */
export const solarSamvatsara = (yearOfMeshaSankranti: number): Samvatsara => samvatsaraAt(yearOfMeshaSankranti - 1987);

/** Mean Jupiter's sign-year of the Surya Siddhanta with bija, 364212 revolutions in a mahayuga of 1577917828 days. */
export const JOVIAN_YEAR_DAYS = 1_577_917_828 / 364_212 / 12;
/** Start of the Kali age, 17/18 February 3102 BCE at Ujjain. */
export const KALI_EPOCH_JD_UT = 588_465.2895;
/** Samvatsara at the start of the Kali age, 0 Prabhava. */
const JOVIAN_AT_KALI = 26;

/**
 * Northern samvatsara: the sign-year of mean Jupiter at a moment
 * (docs/rules/07-panchang-calendar-transits.md#section-6).
 */
export const jovianSamvatsara = (jdUt: JulianDayUt): Samvatsara => samvatsaraAt(jovianYears(jdUt) + JOVIAN_AT_KALI);

/** The moment after `jdUt` at which the northern samvatsara changes. */
export const nextJovianChange = (jdUt: JulianDayUt): JulianDayUt =>
  (KALI_EPOCH_JD_UT + (jovianYears(jdUt) + 1) * JOVIAN_YEAR_DAYS) as JulianDayUt;

const jovianYears = (jdUt: number): number => Math.floor((jdUt - KALI_EPOCH_JD_UT) / JOVIAN_YEAR_DAYS);

export type Ritu = (typeof RITUS)[number];
export type Ayana = 'uttarayana' | 'dakshinayana';
export type SeasonRules = Pick<Rules, 'ritu_method' | 'ayana_method'>;

/**
 * Season and course of the Sun by every method, and by the one the rules choose
 * (docs/rules/07-panchang-calendar-transits.md#section-6).
 */
export interface Seasons {
  readonly ritu: Ritu;
  readonly ayana: Ayana;
  readonly ritus: Readonly<Record<Rules['ritu_method'], Ritu>>;
  readonly ayanas: Readonly<Record<Rules['ayana_method'], Ayana>>;
}

/** A season has two months; Vasanta is Chaitra and Vaishakha. */
const rituOfMonth = (monthIndex: number): Ritu => RITUS[Math.floor(monthIndex / 2)] as Ritu;

/** A season has sixty degrees; Vasanta starts at 330 degrees. */
const rituOfSun = (sunDeg: number): Ritu => RITUS[Math.min(5, Math.floor(norm360(sunDeg + 30) / 60))] as Ritu;

/** Northern course with the Sun from 270 degrees to before 90. */
const ayanaOfSun = (sunDeg: number): Ayana => (sunDeg >= 270 || sunDeg < 90 ? 'uttarayana' : 'dakshinayana');

/** The Sun counted from the true equinox of date. */
export const tropicalSun = (observatory: Observatory, jdUt: JulianDayUt) =>
  observatory.ephemeris.ecliptic('Sun', jdUt, {
    zodiac: { kind: 'tropical' },
    correction: correctionOf(observatory.rules),
    nutation: 'with',
  });

/** The seasons by the longitudes of the Sun and the amanta month, 0 Chaitra. */
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
    { siderealDeg: luminaries.sunDeg(jdUt), tropicalDeg: tropicalSun(luminaries.observatory, jdUt).longitudeDeg },
    month.amantaIndex,
    rules,
  );
