import type { Observatory } from '../sky/observatory.js';
import type { AngaSource } from '../sky/suryaSiddhanta/siddhantaLuminaries.js';
import type { CivilDate } from '../time/julianDay.js';
import { type Luminaries, openLuminaries } from './luminaries.js';
import type { YearRules } from './lunarYears.js';
import {
  type DayAngas,
  type DayBasis,
  type DayLunarDate,
  type DayQualities,
  type DayRises,
  type DaySolarDate,
  dayAngas,
  dayBasis,
  dayLunarDate,
  dayQualities,
  dayRises,
  daySolarDate,
  type QualityRules,
  type RiseRules,
  type SolarDateRules,
} from './panchangParts.js';
import { type CivilPlace, type DatedSunDay, sunDayOfDate } from './sunDay.js';

export type PanchangRules = RiseRules & YearRules & SolarDateRules & QualityRules;

/** The panchanga of one date at one place (docs/rules/07-panchang-calendar-transits.md#section-2 to #section-9). */
export interface PanchangDay extends DayBasis, DayRises, DayAngas, DayLunarDate, DaySolarDate, DayQualities {}

/** Compute the panchanga of a civil date. */
export const panchangDay = (
  observatory: Observatory,
  date: CivilDate,
  where: CivilPlace,
  rules: PanchangRules & AngaSource,
): PanchangDay =>
  panchangOfSunDay(
    openLuminaries(observatory, rules),
    { date, sunDay: sunDayOfDate(observatory, date, where, rules) },
    where,
    rules,
  );

/** The same where the Vedic day of the date is known. */
export function panchangOfSunDay(
  luminaries: Luminaries,
  dated: DatedSunDay,
  where: CivilPlace,
  rules: PanchangRules,
): PanchangDay {
  const basis = dayBasis(dated, where);
  const angas = dayAngas(luminaries, basis);
  return {
    ...basis,
    ...dayRises(luminaries, basis, rules),
    ...angas,
    ...dayLunarDate(luminaries, basis, rules),
    ...daySolarDate(luminaries, basis, rules),
    ...dayQualities(luminaries, basis, angas, rules),
  };
}
