import { signedArc } from '../angles/angles.js';
import { ANGAS } from '../panchanga/angas.js';
import type { RangeDay } from '../panchanga/range/rangeDays.js';
import { siddhantaPlaces } from '../sky/suryaSiddhanta/suryaSiddhanta.js';
import { constantClock, readingAt } from '../time/civilClock.js';
import { daysSince2000, HOURS_PER_DAY, type JulianDayUt, julianDayUt, MINUTES_PER_DAY } from '../time/julianDay.js';
import { type Sign, signIndex } from '../zodiac/signs.js';
import type { FestivalAlmanac, Sankranti } from './almanac.js';
import { type Decision, dayAfter, dayFrom, type MomentCheck } from './dayChoice.js';
import type { SankrantiDay, SolarCalendar } from './festivalRow.js';
import { daylight, momentIn } from './kaalas.js';

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

/** A day of a solar month; `day` 1 is its first. */
export function dayOfSolarMonth(
  almanac: FestivalAlmanac,
  calendar: SolarCalendar,
  sankranti: Sankranti,
  day: number,
): Decision {
  const { first, checks } = FIRST_DAY[calendar](almanac, sankranti);
  return { ...decided(dayFrom(almanac.days, first + day - 1), 'solar_day', checks) };
}

interface FirstDay {
  readonly first: number;
  readonly checks: readonly MomentCheck[];
}

/** The date of a sankranti if it comes before a limit of its date, else the next. */
const dateOrNext = (
  almanac: FestivalAlmanac,
  id: string,
  jdUt: JulianDayUt,
  limitOf: (day: RangeDay) => JulianDayUt,
) => {
  const date = dateIndexAt(almanac, jdUt);
  const limit = before(id, jdUt, limitOf(dayFrom(almanac.days, date)));
  return { first: limit.isBefore ? date : date + 1, checks: [limit] };
};

const nextDate = (almanac: FestivalAlmanac, { jdUt }: Sankranti): FirstDay => ({
  first: dateIndexAt(almanac, jdUt) + 1,
  checks: [],
});

/** First days of months by calendar (docs/rules/10-festivals.md#section-9). */
const FIRST_DAY: Readonly<Record<SolarCalendar, (almanac: FestivalAlmanac, sankranti: Sankranti) => FirstDay>> = {
  tamil: (almanac, { jdUt }) => dateOrNext(almanac, 'sankranti_before_sunset', jdUt, ({ sun }) => sun.sunsetJdUt),
  malayalam: (almanac, { jdUt }) =>
    dateOrNext(almanac, 'sankranti_before_aparahna', jdUt, (day) => momentIn(daylight(day), 3 / 5)),
  bengali: nextDate,
  assamese: nextDate,
  nepali: nepaliFirstDay,
};

/** Time of the meridian of Ujjain as the Nepali calendar counts it (docs/rules/10-festivals.md#section-9). */
const NEPALI_OFFSET_HOURS = 5 + 36 / 60;
const NEPALI_CLOCK = constantClock(NEPALI_OFFSET_HOURS);
const EVENING = 17 / HOURS_PER_DAY;
const MORNING = (5 * 60 + 36) / MINUTES_PER_DAY;

/** The first day of a Nepali month, from the entry of the Sun by the Surya Siddhanta. */
function nepaliFirstDay(_almanac: FestivalAlmanac, { sign, jdUt: apparent }: Sankranti): FirstDay {
  const jdUt = siddhantaSankranti(sign, apparent);
  const reading = readingAt(NEPALI_CLOCK, jdUt);
  const date = daysSince2000(reading);
  const start = NEPALI_CLOCK.startOf(reading);
  if (sign === 'Capricorn') {
    const limit = before('sankranti_before_17_00', jdUt, julianDayUt(start + EVENING));
    return { first: limit.isBefore ? date : date + 1, checks: [limit] };
  }
  if (sign === 'Cancer') {
    const limit = before('sankranti_before_05_36', jdUt, julianDayUt(start + MORNING));
    return { first: limit.isBefore ? date - 1 : date, checks: [limit] };
  }
  return { first: date, checks: [] };
}

const SIDDHANTA = siddhantaPlaces({ siddhanta_sines: 'exact' });
const STEPS = 8;

/** The entry of the Sun into a sign by the Surya Siddhanta, near another moment. */
function siddhantaSankranti(sign: Sign, nearJdUt: JulianDayUt): JulianDayUt {
  const degree = 30 * signIndex(sign);
  let jdUt = nearJdUt;
  for (let step = 0; step < STEPS; step++) {
    const ahead = signedArc(SIDDHANTA.sunDeg(jdUt), degree);
    jdUt = julianDayUt(jdUt + ahead / ANGAS.sun_sign.meanDegPerDay);
  }
  return jdUt;
}
