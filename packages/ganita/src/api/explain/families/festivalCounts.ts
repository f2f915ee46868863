import { dayAfter } from '@ganita/core/festivals/dayChoice.js';
import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import type { FestivalRule } from '@ganita/core/festivals/festivalRow.js';
import type { FestivalCalendar } from '@ganita/core/festivals/festivals.js';
import type { Occurrence } from '@ganita/core/festivals/occurrence.js';
import type { RangeDay } from '@ganita/core/panchanga/range/rangeDays.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { weekdayIndex } from '@ganita/core/zodiac/weekdays.js';
import type { Derivation, Known } from '../derivation.js';
import { type NotExplained, notExplained } from '../family.js';

/** A festival whose date is derived. */
interface Dated {
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

/** The day of another festival from which this one is counted: `from` says which days may be it. */
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

/** A weekday on or before another festival, or that of it. */
export function dateByWeekday(dated: Dated, rule: RuleOf<'on_weekday'>): NotExplained | undefined {
  const { steps, id, occurrence } = dated;
  const { index } = occurrence.day;
  const from = otherDay(dated, rule.of, (day) => day.index >= index && day.index < index + 7);
  if (from === null) return notExplained('not_derived', occurrence.decision.decidedBy);
  // 2000-01-01 was a Saturday.
  const weekday = steps.number('weekday_index', 'modulo', steps.number('since_sunday', 'add', from, 6), 7);
  const wanted = steps.lookup('wanted_weekday', 'festival weekdays', weekdayIndex(rule.weekday), id);
  const back = steps.number('days_back', 'modulo', steps.number('weekdays_less', 'subtract', weekday, wanted), 7);
  return written(steps, steps.number('day_number', 'subtract', from, back));
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
  const since = steps.number('since_2000', 'subtract', local, 2_451_544.5);
  return steps.number('civil_day', 'floor', since);
}

/** The day of an entry of the Sun into a sign, by the rule of the row or of the request. */
export function dateBySankranti(dated: Dated, rule: RuleOf<'sankranti'>): NotExplained | undefined {
  const { steps, calendar, occurrence } = dated;
  const { almanac } = calendar;
  if (rule.day === 'vedic_day') return dateOfVedicDay(dated);
  if (rule.day === 'first_sunrise') {
    const { sun, index } = occurrence.day;
    const before = dayAfter(almanac.days, occurrence.day, -1).sun.sunriseJdUt as number;
    const entry = momentOf(dated);
    steps.test('comes_before', 'at_most', entry, steps.input('sunrise', sun.sunriseJdUt as number, 'days'));
    steps.test('comes_after', 'less', steps.input('previous_sunrise', before, 'days'), entry);
    return written(steps, steps.input('day_of_sunrise', index, DAYS));
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
export function dateOfSolarMonth({ steps, occurrence }: Dated, day: number): undefined {
  for (const { id, moment, limit } of occurrence.decision.checks) {
    const [from, to] = [steps.input(`${id}_moment`, moment, 'days'), steps.input(`${id}_limit`, limit, 'days')];
    steps.test(id, 'at_most', from, to);
  }
  const first = steps.input('first_day_of_month', occurrence.day.index - day + 1, DAYS);
  return written(steps, steps.number('day_number', 'add', first, day - 1));
}
