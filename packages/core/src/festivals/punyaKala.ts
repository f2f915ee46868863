import type { RangeDay } from '../panchanga/range/rangeDays.js';
import { partOfInterval } from '../panchanga/windows.js';
import { type Interval, intersection } from '../time/interval.js';
import { type JulianDayUt, julianDayUt, MINUTES_PER_DAY } from '../time/julianDay.js';
import { type Sign, signAt } from '../zodiac/signs.js';
import type { FestivalAlmanac } from './almanac.js';
import { dayAfter, dayFrom } from './dayChoice.js';
import { daylight } from './kaalas.js';
import type { Occurrence } from './occurrence.js';
import { dateIndexAt } from './solarDays.js';

/** Ghatikas before and after the entry of the Sun into a sign (docs/rules/10-festivals.md#section-8). */
const GHATIKAS: Readonly<Record<Sign, readonly [before: number, after: number]>> = {
  Aries: [15, 15],
  Taurus: [16, 0],
  Gemini: [0, 16],
  Cancer: [30, 0],
  Leo: [16, 0],
  Virgo: [0, 16],
  Libra: [15, 15],
  Scorpio: [16, 0],
  Sagittarius: [0, 16],
  Capricorn: [0, 40],
  Aquarius: [16, 0],
  Pisces: [0, 16],
};
const GHATIKA_DAYS = 24 / MINUTES_PER_DAY;

/** The meritorious time of a sankranti, and the sixth of the daylight in it that is next to the entry. */
export function punyaKala(
  almanac: FestivalAlmanac,
  { anga }: Pick<Occurrence, 'anga'>,
): readonly [punya: Interval | null, maha: Interval | null] {
  if (anga === null) return [null, null];
  const [jdUt, sign] = [anga.startJdUt, signAt(anga.number - 1)];
  const date = dayFrom(almanac.days, dateIndexAt(almanac, jdUt));
  const found = isDaylight(date, jdUt) ? aroundEntry(sign, jdUt, date) : ofNight(almanac, sign, jdUt, date);
  if (found === null) return [null, null];
  const { day, punya } = found;
  const sixth = (day.sun.sunsetJdUt - day.sun.sunriseJdUt) / 6;
  const start =
    jdUt >= punya.endJdUt ? punya.endJdUt - sixth : Math.max(punya.startJdUt, Math.min(jdUt, punya.endJdUt - sixth));
  const maha = { startJdUt: julianDayUt(start), endJdUt: julianDayUt(start + sixth) };
  return [punya, intersection(maha, punya)];
}

interface Merit {
  readonly day: RangeDay;
  readonly punya: Interval;
}

const isDaylight = (day: RangeDay, jdUt: JulianDayUt): boolean =>
  jdUt >= day.sun.sunriseJdUt && jdUt < day.sun.sunsetJdUt;

function aroundEntry(sign: Sign, jdUt: JulianDayUt, day: RangeDay): Merit | null {
  const [before, after] = GHATIKAS[sign];
  const around = {
    startJdUt: julianDayUt(jdUt - before * GHATIKA_DAYS),
    endJdUt: julianDayUt(jdUt + after * GHATIKA_DAYS),
  };
  const punya = intersection(around, daylight(day));
  return punya === null ? null : { day, punya };
}

/** An entry by night: half of the day next to it; Makara the next day, Karka the day before. */
function ofNight({ days }: FestivalAlmanac, sign: Sign, jdUt: JulianDayUt, date: RangeDay): Merit {
  const isBeforeMidnight = jdUt >= date.sun.sunsetJdUt;
  const [evening, morning] = isBeforeMidnight ? [date, dayAfter(days, date, 1)] : [dayAfter(days, date, -1), date];
  if (sign === 'Capricorn') return { day: morning, punya: daylight(morning) };
  if (sign === 'Cancer') return { day: evening, punya: daylight(evening) };
  return isBeforeMidnight
    ? { day: evening, punya: partOfInterval(daylight(evening), 2, 2) }
    : { day: morning, punya: partOfInterval(daylight(morning), 2, 1) };
}
