import { hasDate } from '../../time/civilClock.js';
import { addDays, type CivilDate, daysSince2000 } from '../../time/julianDay.js';
import type { PanchangRules } from '../panchangDay.js';
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
} from '../panchangParts.js';
import { solarMonthLuminaries } from '../solarMonths.js';
import { sunDayOfDate } from '../sunDay.js';
import type { RangeSky } from './rangeSky.js';

/** The parts of the panchanga of a day. */
export const PANCHANGA_SECTIONS = ['limbs', 'sun_moon', 'windows', 'lunar', 'solar'] as const;
export type PanchangaSection = (typeof PANCHANGA_SECTIONS)[number];

/** A day of a calendar; a section that was not requested is null. */
export interface CalendarDay {
  readonly basis: DayBasis;
  readonly rises: DayRises | null;
  readonly angas: DayAngas | null;
  readonly lunar: DayLunarDate | null;
  readonly solar: DaySolarDate | null;
  readonly qualities: DayQualities | null;
}

/** Every date from one to another, both included, that the clock of the place has. */
export function datesOf(from: CivilDate, to: CivilDate, where: RangeSky['where']): readonly CivilDate[] {
  const count = daysSince2000(to) - daysSince2000(from) + 1;
  return Array.from({ length: count }, (_, day) => addDays(from, day)).filter((date) => hasDate(date, where.clock));
}

/**
 * The panchanga of dates, in the sections that are requested. Neighbouring days share sunrises and the boundaries of
 * angas and months; each value is that of `panchangDay`.
 */
export function calendarDays(
  { observatory, luminaries, where }: Pick<RangeSky, 'observatory' | 'luminaries' | 'where'>,
  dates: readonly CivilDate[],
  sections: Pick<ReadonlySet<PanchangaSection>, 'has'>,
  rules: PanchangRules,
): readonly CalendarDay[] {
  const ofSolarMonths = solarMonthLuminaries(observatory);
  return dates.map((date) => {
    const basis = dayBasis({ date, sunDay: sunDayOfDate(observatory, date, where, rules) }, where);
    const angas = sections.has('limbs') || sections.has('windows') ? dayAngas(luminaries, basis) : null;
    return {
      basis,
      rises: sections.has('sun_moon') ? dayRises(luminaries, basis, rules) : null,
      angas: sections.has('limbs') ? angas : null,
      lunar: sections.has('lunar') ? dayLunarDate(luminaries, basis, rules) : null,
      solar: sections.has('solar') ? daySolarDate(luminaries, basis, rules, ofSolarMonths) : null,
      qualities: angas !== null && sections.has('windows') ? dayQualities(luminaries, basis, angas, rules) : null,
    };
  });
}
