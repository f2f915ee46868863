import { signedArc } from '../angles/angles.js';
import { ANGAS } from '../panchanga/angas.js';
import type { RangeDay } from '../panchanga/range/rangeDays.js';
import type { SolarMonths } from '../regionalCalendars/regionalSolarMonths.js';
import { sankrantiNumber, siddhantaSankrantis } from '../regionalCalendars/sankrantis.js';
import { readingAt } from '../time/civilClock.js';
import { daysSince2000, type JulianDayUt } from '../time/julianDay.js';
import type { Sign } from '../zodiac/signs.js';
import type { FestivalAlmanac, Sankranti } from './almanac.js';
import { type Decision, dayAfter, dayFrom, type MomentCheck } from './dayChoice.js';
import type { SankrantiDay } from './festivalRow.js';

/** The index of the civil date of a moment at the place. */
export const dateIndexAt = ({ sky }: FestivalAlmanac, jdUt: JulianDayUt): number =>
  daysSince2000(readingAt(sky.where.clock, jdUt));

const decided = (day: RangeDay, decidedBy: Decision['decidedBy'], checks: readonly MomentCheck[]): Decision => ({
  day,
  decidedBy,
  looks: [],
  checks,
  marginDays: checks.length === 0 ? null : Math.min(...checks.map(({ moment, limit }) => Math.abs(moment - limit))),
});

const before = (id: string, moment: JulianDayUt, limit: JulianDayUt): MomentCheck => ({
  id,
  moment,
  limit,
  isBefore: moment < limit,
});

/** The day on which a sankranti is kept (docs/rules/10-festivals.md#section-8). */
export function dayOfSankranti(almanac: FestivalAlmanac, { sign, jdUt }: Sankranti, rule: SankrantiDay): Decision {
  const { days } = almanac;
  switch (rule) {
    case 'vedic_day':
      return decided(days.at(jdUt), 'sankranti', []);
    case 'first_sunrise': {
      const running = days.at(jdUt);
      const day = running.sun.sunriseJdUt === jdUt ? running : dayAfter(days, running, 1);
      return decided(day, 'sankranti', [before('sankranti_before_sunrise', jdUt, day.sun.sunriseJdUt)]);
    }
    case 'civil_date':
      return decided(dayFrom(days, dateIndexAt(almanac, jdUt)), 'sankranti', []);
    case 'by_rule':
      return dayByRule(almanac, sign, jdUt);
  }
}

function dayByRule(almanac: FestivalAlmanac, sign: Sign, jdUt: JulianDayUt): Decision {
  const { days, rules } = almanac;
  const day = dayFrom(days, dateIndexAt(almanac, jdUt));
  const atSunset = before('sankranti_before_sunset', jdUt, day.sun.sunsetJdUt);
  const atSunrise = before('sankranti_before_sunrise', jdUt, day.sun.sunriseJdUt);
  if (rules.sankranti_day === 'civil_date') return decided(day, 'sankranti', []);
  if (rules.sankranti_day === 'sunset' || sign === 'Capricorn') {
    return decided(atSunset.isBefore ? day : dayAfter(days, day, 1), 'sankranti', [atSunset]);
  }
  if (sign === 'Cancer') return decided(atSunrise.isBefore ? dayAfter(days, day, -1) : day, 'sankranti', [atSunrise]);
  return decided(day, 'sankranti', []);
}

/** The Vedic day in which the Sun passes a sidereal longitude, near an estimate of the moment. */
export function dayOfSunDegree({ sky, days }: FestivalAlmanac, degree: number, nearJdUt: JulianDayUt) {
  const { luminaries } = sky;
  const ahead = signedArc(luminaries.sunDeg(nearJdUt), degree);
  const jdUt = luminaries.crossing(ANGAS.sun_sign, degree, nearJdUt + ahead / ANGAS.sun_sign.meanDegPerDay);
  return { jdUt, decision: decided(days.at(jdUt), 'sankranti', []) };
}

/** The same entry by the Surya Siddhanta. */
export const bySiddhanta = ({ sign, jdUt }: Sankranti): Sankranti => {
  const number = sankrantiNumber(sign, jdUt);
  return { sign, jdUt: siddhantaSankrantis(number), endJdUt: siddhantaSankrantis(number + 1) };
};

/** The same entry as the months of a calendar have it. */
export const byMonths = (months: SolarMonths, { sign, jdUt }: Sankranti): Sankranti => {
  const number = sankrantiNumber(sign, jdUt);
  const jdUtOf = (one: number): JulianDayUt => months.entry(one).sankrantiJdUt;
  return { sign, jdUt: jdUtOf(number), endJdUt: jdUtOf(number + 1) };
};

/** A day of a month of a solar calendar; `day` 1 is its first. */
export function dayOfSolarMonth(
  { days }: FestivalAlmanac,
  months: SolarMonths,
  { sign, jdUt }: Sankranti,
  day: number,
): Decision {
  const number = sankrantiNumber(sign, jdUt);
  const { sankrantiJdUt, limits } = months.entry(number);
  const checks = [
    before('limit_of_date_before_sankranti', limits.startJdUt, sankrantiJdUt),
    before('sankranti_before_limit_of_first_date', sankrantiJdUt, limits.endJdUt),
  ];
  const first = daysSince2000(months.firstDate(number));
  return decided(dayFrom(days, first + day - 1), 'solar_day', checks);
}
