import type { JulianDayUt } from '../time/julianDay.js';
import { SAMVATSARAS } from './calendar.data.js';

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
 * Southern samvatsara of an elapsed Kali year, the first of which is Pramathi. From Kali 4009 (908 CE) on the name is the
 * same whatever the first is called (docs/rules/07-panchang-calendar-transits.md#section-6), so `kali_start_year` of
 * a request changes nothing.
 */
export const southernSamvatsara = (kaliYear: number): Samvatsara => samvatsaraAt(kaliYear + 12);

/** Southern samvatsara of a solar year, by the Gregorian year in which the Sun entered Aries. */
export const solarSamvatsara = (yearOfMeshaSankranti: number): Samvatsara => samvatsaraAt(yearOfMeshaSankranti - 1987);

/** Mean Jupiter's sign-year of the Surya Siddhanta with bija, 364212 revolutions in a mahayuga of 1577917828 days. */
const JOVIAN_YEAR_DAYS = 1_577_917_828 / 364_212 / 12;
/** Beginning of the Kali age, 17/18 February 3102 BCE at Ujjain. */
const KALI_EPOCH_JD_UT = 588_465.2895;
/** Samvatsara with which the Kali age began, 0 Prabhava. */
const JOVIAN_AT_KALI = 26;

/**
 * Northern samvatsara: the sign-year of mean Jupiter that runs at a moment
 * (docs/rules/07-panchang-calendar-transits.md#section-6).
 */
export const jovianSamvatsara = (jdUt: JulianDayUt): Samvatsara => samvatsaraAt(jovianYears(jdUt) + JOVIAN_AT_KALI);

/** The moment after `jdUt` at which the northern samvatsara changes. */
export const nextJovianChange = (jdUt: JulianDayUt): JulianDayUt =>
  (KALI_EPOCH_JD_UT + (jovianYears(jdUt) + 1) * JOVIAN_YEAR_DAYS) as JulianDayUt;

const jovianYears = (jdUt: number): number => Math.floor((jdUt - KALI_EPOCH_JD_UT) / JOVIAN_YEAR_DAYS);
