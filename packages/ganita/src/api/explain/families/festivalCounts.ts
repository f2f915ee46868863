import { dayAfter, type MomentCheck } from '@ganita/core/festivals/dayChoice.js';
import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import type { FestivalRule } from '@ganita/core/festivals/festivalRow.js';
import type { FestivalCalendar } from '@ganita/core/festivals/festivals.js';
import type { Occurrence } from '@ganita/core/festivals/occurrence.js';
import { occurrences, type RuleContext } from '@ganita/core/festivals/occurrences.js';
import type { RangeDay } from '@ganita/core/panchanga/range/rangeDays.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { weekdayIndex } from '@ganita/core/zodiac/weekdays.js';
import type { Derivation, Known } from '../derivation.js';
import { type NotExplained, notExplained } from '../family.js';

/** A festival whose date is derived. */
export interface Dated {
  readonly steps: Derivation;
  readonly calendar: FestivalCalendar;
  readonly id: FestivalId;
  readonly occurrence: Occurrence;
}
type RuleOf<Kind extends FestivalRule['kind']> = Extract<FestivalRule, { kind: Kind }>;

const DAYS = 'days since 2000-01-01';

const written = (steps: Derivation, day: Known<number>): undefined => {
  steps.plain('date', 'date', day);
};

/** The day of another festival from which this one is counted. */
function otherDay({ steps, calendar }: Dated, of: string, isIt: (day: RangeDay) => boolean): Known<number> | null {
  const found = calendar.occurrencesOf(of as FestivalId).find(({ day }) => isIt(day));
  return found === undefined ? null : steps.input(`festivals.${of}.day`, found.day.index, DAYS);
}

/** So many days after another festival. */
export function dateByOffset(dated: Dated, rule: RuleOf<'offset'>): NotExplained | undefined {
  const { steps, calendar, id, occurrence } = dated;
  const { days } = calendar.almanac;
  const from = otherDay(dated, rule.of, (day) => dayAfter(days, day, rule.days).index === occurrence.day.index);
  if (from === null) return notExplained('not_derived', occurrence.decision.decidedBy);
  const on = steps.lookup('days_on', 'festival offsets', rule.days, id);
  return written(steps, steps.number('day_number', 'add', from, on));
}

/** The weekday of a day, Sunday 0: 2000-01-01 was a Saturday. */
const weekdayOfDay = (steps: Derivation, day: Known<number>): Known<number> =>
  steps.number('weekday_index', 'modulo', steps.number('since_sunday', 'add', day, 6), 7);

/** A weekday on or before another festival, or that of it. */
export function dateByWeekday(dated: Dated, rule: RuleOf<'on_weekday'>): NotExplained | undefined {
  const { steps, id, occurrence } = dated;
  const { index } = occurrence.day;
  const from = otherDay(dated, rule.of, (day) => day.index >= index && day.index < index + 7);
  if (from === null) return notExplained('not_derived', occurrence.decision.decidedBy);
  const weekday = weekdayOfDay(steps, from);
  const wanted = steps.lookup('wanted_weekday', 'festival weekday 1', weekdayIndex(rule.weekday), id);
  const back = steps.number('days_back', 'modulo', steps.number('weekdays_less', 'subtract', weekday, wanted), 7);
  return written(steps, steps.number('day_number', 'subtract', from, back));
}

/** The first of some weekdays so many days after another rule, and weeks after it. */
export function dateByLaterWeekday(dated: Dated, rule: RuleOf<'weekday_after'>): NotExplained | undefined {
  const { steps, calendar, id, occurrence } = dated;
  const { days } = calendar.almanac;
  const isBefore = ({ index }: RangeDay): boolean => index <= occurrence.day.index - 7 * rule.weeks;
  const source = occurrences(calendar as RuleContext, rule.from).findLast(({ day }) =>
    isBefore(dayAfter(days, day, rule.days)),
  );
  if (source === undefined) return notExplained('not_derived', occurrence.decision.decidedBy);
  const from = steps.input('counted_from', source.day.index, DAYS);
  const first = steps.number('first_day', 'add', from, steps.lookup('days_on', 'festival offsets', rule.days, id));
  const weekday = weekdayOfDay(steps, first);
  const ahead = rule.weekdays.map((one, at) => {
    const wanted = steps.lookup(`wanted_weekday_${at + 1}`, `festival weekday ${at + 1}`, weekdayIndex(one), id);
    const less = steps.number(`weekdays_more_${at + 1}`, 'subtract', wanted, weekday);
    return steps.number(`days_ahead_${at + 1}`, 'modulo', less, 7);
  });
  const weeks = steps.lookup('weeks_on', 'festival weeks', rule.weeks, id);
  const later = steps.number('weeks_in_days', 'multiply', 7, weeks);
  const least = steps.number('least_ahead', 'minimum', ...ahead);
  return written(steps, steps.number('day_number', 'add', first, least, later));
}

/** The day of a weekday at whose sunrise a tithi runs. */
export function dateOfSunriseTithi(dated: Dated, rule: RuleOf<'sunrise_tithi_on_weekday'>): NotExplained | undefined {
  const { steps, id, occurrence } = dated;
  const { anga, day } = occurrence;
  if (anga === null) return notExplained('not_derived', occurrence.decision.decidedBy);
  const tithi = `tithi_${anga.number}`;
  const sunrise = steps.input('sunrise', day.sun.sunriseJdUt as number, 'days');
  steps.test('has_started', 'at_most', steps.input(`${tithi}_start`, anga.startJdUt as number, 'days'), sunrise);
  steps.test('has_not_ended', 'less', sunrise, steps.input(`${tithi}_end`, anga.endJdUt as number, 'days'));
  const number = steps.input('day_of_sunrise', day.index, DAYS);
  const wanted = steps.lookup('wanted_weekday', 'festival weekday 1', weekdayIndex(rule.weekday), id);
  steps.test('is_wanted', 'equal', weekdayOfDay(steps, number), wanted);
  return written(steps, number);
}

const momentOf = ({ steps, occurrence }: Dated): Known<number> =>
  steps.input('entry', occurrence.anga?.startJdUt as number, 'days');

/** The Vedic day that contains a moment of the Sun. */
export function dateOfVedicDay(dated: Dated): undefined {
  const { steps, occurrence } = dated;
  const { interval, index } = occurrence.day;
  const entry = momentOf(dated);
  steps.test('has_started', 'at_most', steps.input('sunrise', interval.startJdUt as number, 'days'), entry);
  steps.test('has_not_ended', 'less', entry, steps.input('next_sunrise', interval.endJdUt as number, 'days'));
  return written(steps, steps.input('day_of_sunrise', index, DAYS));
}

/** The number of the civil date of the moment. */
function civilDay(dated: Dated): Known<number> {
  const { steps, calendar, occurrence } = dated;
  const hours = calendar.almanac.sky.where.clock.offsetHoursAt(occurrence.anga?.startJdUt as JulianDayUt);
  const ahead = steps.number('ahead', 'divide', steps.input('clock', hours, 'hours'), 24);
  const local = steps.number('local', 'add', momentOf(dated), ahead);
  const since = steps.number('since_epoch', 'subtract', local, 2_451_544.5);
  return steps.number('civil_day', 'floor', since);
}

/** The day of an entry of the Sun into a sign, by the rule of the row or of the request. */
export function dateBySankranti(dated: Dated, rule: RuleOf<'sankranti'>): NotExplained | undefined {
  const { steps, calendar, occurrence } = dated;
  const { almanac } = calendar;
  if (rule.day === 'vedic_day') return dateOfVedicDay(dated);
  if (rule.day === 'first_sunrise') {
    const { day, decision } = occurrence;
    const before = dayAfter(almanac.days, day, -1).sun.sunriseJdUt as number;
    const entry = momentOf(dated);
    const [{ limit }] = decision.checks as readonly [MomentCheck];
    steps.test('comes_before', 'at_most', entry, steps.input('sunrise', limit, 'days'));
    steps.test('comes_after', 'less', steps.input('previous_sunrise', before, 'days'), entry);
    return written(steps, steps.input('day_of_sunrise', day.index, DAYS));
  }
  const civil = civilDay(dated);
  const [check] = occurrence.decision.checks;
  if (check === undefined) return written(steps, steps.number('day_number', 'add', civil, 0));
  const isSunset = check.id === 'sankranti_before_sunset';
  const limit = steps.input(isSunset ? 'sunset' : 'sunrise', check.limit, 'days');
  const isBefore = steps.test(isSunset ? 'before_sunset' : 'before_sunrise', 'less', momentOf(dated), limit);
  const other = steps.number(isSunset ? 'next_day' : 'day_before', 'add', civil, isSunset ? 1 : -1);
  const kept = isSunset ? [civil, other] : [other, civil];
  return written(steps, steps.number('day_number', 'choose', isBefore, ...kept));
}

/** A day of a solar month: the entry of the Sun is between the limits of its first date. */
export function dateOfSolarMonth({ steps, id: festival, occurrence }: Dated, day: number): undefined {
  for (const { id, moment, limit } of occurrence.decision.checks) {
    const [from, to] = [steps.input(`${id}_moment`, moment, 'days'), steps.input(`${id}_limit`, limit, 'days')];
    steps.test(id, 'at_most', from, to);
  }
  const first = steps.input('first_day_of_month', occurrence.day.index - day + 1, DAYS);
  const number = steps.lookup('day_of_month', 'solar days', day, festival);
  return written(steps, steps.number('day_number', 'add', first, steps.number('days_gone', 'subtract', number, 1)));
}

/** The comparisons of two moments that a procedure made, and whether all of them hold. */
export const checksHold = (steps: Derivation, { decision }: Occurrence): Known<boolean> =>
  steps.test(
    'checks_hold',
    'all',
    ...decision.checks.map(({ id, moment, limit }) => {
      const [from, to] = [steps.input(`${id}_moment`, moment, 'days'), steps.input(`${id}_limit`, limit, 'days')];
      return steps.test(id, 'at_most', from, to);
    }),
  );

/** Raksha Bandhan: the day on which the tithi begins, or the next where it lasts long enough. */
export function dateOfRakshaBandhan(dated: Dated): NotExplained | undefined {
  const { steps, calendar, occurrence } = dated;
  const { anga, decision } = occurrence;
  if (anga === null) return notExplained('not_derived', decision.decidedBy);
  const { days } = calendar.almanac;
  const first = days.at(anga.startJdUt);
  const second = dayAfter(days, first, 1);
  const start = steps.input(`${anga.kind}_${anga.number}_start`, anga.startJdUt as number, 'days');
  steps.test('has_started', 'at_most', steps.input('sunrise', first.interval.startJdUt as number, 'days'), start);
  steps.test('has_not_ended', 'less', start, steps.input('next_sunrise', first.interval.endJdUt as number, 'days'));
  const kept = [steps.input('second_day', second.index, DAYS), steps.input('first_day', first.index, DAYS)] as const;
  return written(steps, steps.number('day_number', 'choose', checksHold(steps, occurrence), ...kept));
}

/** The day that contains the end of a tithi. */
export function dateOfEnd({ steps, occurrence }: Dated): undefined {
  const { interval, index } = occurrence.day;
  const end = steps.input('tithi_end', occurrence.anga?.endJdUt as number, 'days');
  steps.test('has_started', 'at_most', steps.input('sunrise', interval.startJdUt as number, 'days'), end);
  steps.test('has_not_ended', 'less', end, steps.input('next_sunrise', interval.endJdUt as number, 'days'));
  return written(steps, steps.input('day_of_sunrise', index, DAYS));
}

/**
 * A Smarta ekadashi: of two sunrises in it the second, of one that one, of none the day on which it begins; the day before the
 * one sunrise where the dwadashi has none.
 */
export function dateOfEkadashi(dated: Dated): NotExplained | undefined {
  const { steps, calendar, occurrence } = dated;
  const { almanac } = calendar;
  const { tithi, decision } = occurrence;
  const dwadashi = tithi === null ? null : almanac.tithiAfter(tithi, 1);
  if (tithi === null || dwadashi === null || almanac.rules.tradition !== 'smarta')
    return notExplained('not_derived', decision.decidedBy);
  const { days } = almanac;
  const first = days.at(tithi.startJdUt);
  const covers = (name: string, span: Interval, day: RangeDay): Known<boolean> => {
    const named = (what: string): string => `${dateText(day.date)}_${what}`;
    const sunrise = steps.input(named('sunrise'), day.sun.sunriseJdUt as number, 'days');
    const start = steps.input(`${name}_start`, span.startJdUt as number, 'days');
    const end = steps.input(`${name}_end`, span.endJdUt as number, 'days');
    return steps.test(
      named(`${name}_holds`),
      'all',
      steps.test(named(`${name}_before`), 'at_most', start, sunrise),
      steps.test(named(`${name}_after`), 'less', sunrise, end),
    );
  };
  const around = [1, 2, 3].map((on) => dayAfter(days, first, on));
  const held = around.slice(0, 2).map((day) => covers('ekadashi', tithi, day));
  const numbers = around.slice(0, 2).map((day) => steps.input(`${dateText(day.date)}_day`, day.index, DAYS));
  const begins = steps.input('day_of_start', first.index, DAYS);
  const kept = held.reduce<Known<number>>(
    (found, holds, at) => steps.number(`kept_${at + 1}`, 'choose', holds, numbers[at] as Known<number>, found),
    begins,
  );
  const risen = around.map((day) => covers('dwadashi', dwadashi, day));
  const single = steps.test('is_single', 'equal', steps.number('sunrises', 'count', true, ...held), 1);
  const none = steps.test('dwadashi_has_none', 'equal', steps.number('dwadashi_sunrises', 'count', true, ...risen), 0);
  const isEarlier = steps.test('is_earlier', 'all', single, none);
  const before = steps.number('day_before', 'add', kept, -1);
  return written(steps, steps.number('day_number', 'choose', isEarlier, before, kept));
}
