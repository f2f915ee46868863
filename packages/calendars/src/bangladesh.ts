/** The calendar of Bangladesh: Bengali months on fixed Gregorian dates, since the reform of 1987. */
import { daysSince2000, isLeapYear } from './gregorian.js';
import { monthCalendar } from './monthCalendar.js';
import { BENGALI_MONTHS } from './monthIds.js';
import { BENGALI_NAMES } from './names/bengaliNames.data.js';

const BANGABDA_EPOCH = 593;
/** First year whose first six months have 31 days (the first such day was Ashwin 31, 16 October 2019). */
const REFORM_OF_2019 = 1426;
const FALGUN = 10;

/** Days of a month of a year, 0 Boishakh .. 11 Choitro. */
function daysOf(year: number, place: number): number {
  const isNew = year >= REFORM_OF_2019;
  if (place < (isNew ? 6 : 5)) return 31;
  if (place !== FALGUN) return 30;
  return (isNew ? 29 : 30) + (isLeapYear(year + BANGABDA_EPOCH + 1) ? 1 : 0);
}

/** Bangabda 1394 (1987) to 1707 (2301) as Bangladesh writes it. */
export const bangladesh = monthCalendar({
  id: 'bangladesh',
  months: BENGALI_MONTHS,
  names: BENGALI_NAMES,
  startsWith: 1,
  years: { first: 1394, last: 1707 },
  firstDay(count) {
    const year = Math.floor(count / 12);
    let day = daysSince2000({ year: year + BANGABDA_EPOCH, month: 4, day: 14 });
    for (let place = 0; place < count % 12; place++) day += daysOf(year, place);
    return day;
  },
  facts: () => ({ status: 'fixed', marginMinutes: null, source: null }),
});
