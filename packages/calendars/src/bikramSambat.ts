/** Bikram Sambat, the calendar of Nepal. */
import { PROCLAIMED_SOURCES } from './bikramSambat.data.js';
import {
  BIKRAM_NEAR_MINUTES,
  bikramFirstDay,
  bikramMonthByRule,
  bikramSankranti,
  bikramYearOf,
  isProclaimed,
} from './bikramSambatMonths.js';
import { type CalendarRule, type MonthFacts, monthCalendar } from './monthCalendar.js';
import { NEPALI_MONTHS } from './monthIds.js';
import { NEPALI_NAMES } from './names/nepaliNames.data.js';

const MINUTES_PER_DAY = 1440;
/** Count of a month less the number of its sankranti. */
const COUNT_AT_SANKRANTI_0 = -bikramSankranti(0, 1);

const marginOf = (number: number): number => bikramMonthByRule(number).marginDays * MINUTES_PER_DAY;

const byRule = (number: number): MonthFacts => {
  const marginMinutes = marginOf(number);
  return { status: marginMinutes < BIKRAM_NEAR_MINUTES ? 'near_boundary' : 'computed', marginMinutes, source: null };
};

const RULE = {
  id: 'bikram_sambat',
  months: NEPALI_MONTHS,
  names: NEPALI_NAMES,
  startsWith: 1,
  years: { first: 1970, last: 2200 },
  firstDay: (count) => bikramFirstDay(count - COUNT_AT_SANKRANTI_0),
  facts(count) {
    const number = count - COUNT_AT_SANKRANTI_0;
    if (!isProclaimed(number)) return byRule(number);
    const year = bikramYearOf(number);
    const source = PROCLAIMED_SOURCES.find(({ from }) => year >= from)?.source ?? null;
    return { status: 'proclaimed', marginMinutes: marginOf(number), source };
  },
} satisfies CalendarRule<(typeof NEPALI_MONTHS)[number], keyof typeof NEPALI_NAMES>;

/** Bikram Sambat 1970 to 2200: the proclaimed months where they are known, else those of the rule. */
export const bikramSambat = monthCalendar(RULE);

/**
 * The same calendar by the rule alone, as if no month had been proclaimed: what was to be expected of a year before its
 * calendar was printed. Of the 1,008 months of 2000 to 2083 it has 1,003.
 */
export const bikramSambatByRule = monthCalendar({
  ...RULE,
  id: 'bikram_sambat_by_rule',
  firstDay: (count) => bikramMonthByRule(count - COUNT_AT_SANKRANTI_0).firstDay,
  facts: (count) => byRule(count - COUNT_AT_SANKRANTI_0),
});
