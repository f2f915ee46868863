import { type BothChoice, type Decision, type NoneChoice, sunDaysOf } from '@ganita/core/festivals/dayChoice.js';
import type { FestivalRule } from '@ganita/core/festivals/festivalRow.js';
import { type FestivalCalendar, type FestivalDay, rowByRules } from '@ganita/core/festivals/festivals.js';
import type { Kaala } from '@ganita/core/festivals/kaalas.js';
import type { Occurrence } from '@ganita/core/festivals/occurrence.js';
import { FESTIVAL_SOURCES } from '@ganita/core/festivals/sources.data.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import type { Derivation, Known } from '../derivation.js';
import { type NotExplained, notExplained, type Source } from '../family.js';
import { dateByOffset, dateBySankranti, dateByWeekday, dateOfSolarMonth, dateOfVedicDay } from './festivalCounts.js';

const DOCUMENT = 'docs/rules/10-festivals.md';

/** What decides between days by a part of the day alone. */
const BY_KAALA: readonly Decision['decidedBy'][] = [
  ...(['only_day', 'first_of_two', 'second_of_two', 'longer_part'] as const),
  ...(['no_day_start', 'no_day_end', 'no_day_sunrise'] as const),
];

/** Where the rule of a festival is stated. */
export const festivalSource = ({ row }: FestivalDay): Source => ({
  rule: `${DOCUMENT}#section-3`,
  text: row.sources.map((id) => FESTIVAL_SOURCES[id]).join('; ') || null,
});

/** The date that is kept where the anga covers the part of no day. */
function dateWhereNone({ almanac: { days } }: FestivalCalendar, span: Interval, none: NoneChoice): string {
  const [risen] = none === 'sunrise' ? sunDaysOf(days, span) : [];
  return dateText((risen ?? days.at(none === 'end' ? span.endJdUt : span.startJdUt)).date);
}

/** A compared day: its date, whether the anga covers the part of it, and for how long. */
interface Compared {
  readonly date: Known<string>;
  readonly isCovered: Known<boolean>;
  readonly length: () => Known<number>;
}

function comparedDay(
  steps: Derivation,
  date: string,
  name: Kaala,
  kaala: Interval,
  [start, end]: readonly [Known<number>, Known<number>],
): Compared {
  const named = (name: string) => `${date}_${name}`;
  const from = steps.input(named(`${name}_start`), kaala.startJdUt as number, 'days');
  const known = steps.input(named('date'), date);
  if (kaala.startJdUt === kaala.endJdUt) {
    const started = steps.test(named('starts_before'), 'at_most', start, from);
    const isCovered = steps.test(named('covered'), 'all', started, steps.test(named('goes_on'), 'less', from, end));
    return { date: known, isCovered, length: () => steps.number(named('length'), 'subtract', from, from) };
  }
  const to = steps.input(named(`${name}_end`), kaala.endJdUt as number, 'days');
  const first = steps.number(named('first'), 'maximum', start, from);
  const last = steps.number(named('last'), 'minimum', end, to);
  const length = steps.number(named('length'), 'maximum', 0, steps.number(named('common'), 'subtract', last, first));
  return { date: known, isCovered: steps.test(named('covered'), 'less', 0, length), length: () => length };
}

/** Which of the compared days is kept; `none` where no part is covered. */
const KEPT: Readonly<Record<BothChoice, (steps: Derivation, days: readonly Compared[], none: Known) => Known>> = {
  // Backward: the last choice is the first day.
  purva: (steps, days, none) =>
    [...days].reverse().reduce((kept, { date, isCovered }, at) => {
      return steps.plain(`kept_${at}`, 'choose', isCovered, date, kept);
    }, none),
  para: (steps, days, none) =>
    days.reduce((kept, { date, isCovered }, at) => steps.plain(`kept_${at}`, 'choose', isCovered, date, kept), none),
  vyapti(steps, days, none) {
    let [kept, best]: [Known, Known<number> | number] = [none, -1];
    days.forEach(({ date, isCovered, length }, at) => {
      const least = steps.number(`least_${at}`, 'add', best, 1 / SECONDS_PER_DAY);
      const isLonger = steps.test(`longer_${at}`, 'all', isCovered, steps.test(`more_${at}`, 'less', least, length()));
      if (at < days.length - 1) best = steps.number(`best_${at}`, 'choose', isLonger, length(), best);
      kept = steps.plain(`kept_${at}`, 'choose', isLonger, date, kept);
    });
    return kept;
  },
};

/** The month that a rule names, before the name of its anga. */
const monthOf = (rule: FestivalRule): string =>
  'months' in rule && typeof rule.months === 'object'
    ? `${rule.months.names.join('_')}_`
    : 'month' in rule && rule.month !== null
      ? `${rule.month}_`
      : '';

/** The steps from the anga and the compared days to the date of a festival. */
function dateByKaala(
  steps: Derivation,
  calendar: FestivalCalendar,
  { decision, anga }: Occurrence,
  rule: FestivalRule,
): NotExplained | undefined {
  const day = 'day' in rule && typeof rule.day === 'object' ? rule.day : null;
  const isByKaala = BY_KAALA.includes(decision.decidedBy) && decision.checks.length === 0;
  if (day === null || !('kaala' in day) || anga === null || !isByKaala)
    return notExplained('not_derived', decision.decidedBy);
  const name = `${monthOf(rule)}${anga.kind}_${anga.number}`;
  const start = steps.input(`${name}_start`, anga.startJdUt as number, 'days');
  const end = steps.input(`${name}_end`, anga.endJdUt as number, 'days');
  const compared = decision.looks.flatMap(({ day: { date }, kaala }) =>
    kaala === null ? [] : [comparedDay(steps, dateText(date), day.kaala, kaala, [start, end])],
  );
  const none = steps.input(`date_where_none_${day.none}`, dateWhereNone(calendar, anga, day.none));
  steps.test(`is_${day.both}`, 'equal', steps.input('both', day.both), day.both);
  if (KEPT[day.both](steps, compared, none) === none) return notExplained('not_derived', decision.decidedBy);
  return undefined;
}

/** The steps to the date of a festival. */
export function festivalDate(
  steps: Derivation,
  calendar: FestivalCalendar,
  { row, occurrence }: FestivalDay,
): NotExplained | undefined {
  const { rule } = rowByRules(row, calendar.almanac.rules);
  const dated = { steps, calendar, id: row.id, occurrence };
  switch (rule.kind) {
    case 'offset':
      return dateByOffset(dated, rule);
    case 'on_weekday':
      return dateByWeekday(dated, rule);
    case 'sankranti':
      return dateBySankranti(dated, rule);
    case 'sun_degree':
      return dateOfVedicDay(dated);
    case 'solar_day':
      return dateOfSolarMonth(dated, rule.day);
    default:
      return dateByKaala(steps, calendar, occurrence, rule);
  }
}
