import {
  type BothChoice,
  type Decision,
  dayAfter,
  type KaalaChoice,
  type NoneChoice,
  sunDaysOf,
} from '@ganita/core/festivals/dayChoice.js';
import type { FestivalRule, Procedure } from '@ganita/core/festivals/festivalRow.js';
import { type FestivalCalendar, type FestivalDay, rowByRules } from '@ganita/core/festivals/festivals.js';
import type { Kaala } from '@ganita/core/festivals/kaalas.js';
import type { FestivalAnga, Occurrence } from '@ganita/core/festivals/occurrence.js';
import { MOVED_CHOICES } from '@ganita/core/festivals/procedures.js';
import { FESTIVAL_SOURCES } from '@ganita/core/festivals/sources.data.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import type { Derivation, Known } from '../derivation.js';
import { type NotExplained, notExplained, type Source } from '../family.js';
import {
  checksHold,
  type Dated,
  dateByLaterWeekday,
  dateByOffset,
  dateBySankranti,
  dateByWeekday,
  dateOfEkadashi,
  dateOfEnd,
  dateOfRakshaBandhan,
  dateOfSolarMonth,
  dateOfSunriseTithi,
  dateOfVedicDay,
} from './festivalCounts.js';

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

/** The day that is kept by the part of the day that an anga covers; null where none of the compared days was covered. */
function keptByKaala(
  steps: Derivation,
  calendar: FestivalCalendar,
  { decision }: Occurrence,
  anga: FestivalAnga,
  { kaala, both, none: whereNone }: KaalaChoice,
  name: string,
): Known | null {
  const start = steps.input(`${name}_start`, anga.startJdUt as number, 'days');
  const end = steps.input(`${name}_end`, anga.endJdUt as number, 'days');
  const compared = decision.looks.flatMap(({ day: { date }, kaala: part }) =>
    part === null ? [] : [comparedDay(steps, dateText(date), kaala, part, [start, end])],
  );
  const none = steps.input(`date_where_none_${whereNone}`, dateWhereNone(calendar, anga, whereNone));
  steps.test(`is_${both}`, 'equal', steps.input('both', both), both);
  const kept = KEPT[both](steps, compared, none);
  return kept === none ? null : kept;
}

const nameOf = (rule: FestivalRule, { kind, number }: FestivalAnga): string => `${monthOf(rule)}${kind}_${number}`;

/** The steps from the anga and the compared days to the date of a festival. */
function dateByKaala({ steps, calendar, occurrence }: Dated, rule: FestivalRule): NotExplained | undefined {
  const { decision, anga } = occurrence;
  const day = 'day' in rule && typeof rule.day === 'object' ? rule.day : null;
  const isByKaala = BY_KAALA.includes(decision.decidedBy) && decision.checks.length === 0;
  const isKept =
    day !== null &&
    'kaala' in day &&
    anga !== null &&
    isByKaala &&
    keptByKaala(steps, calendar, occurrence, anga, day, nameOf(rule, anga)) !== null;
  return isKept ? undefined : notExplained('not_derived', decision.decidedBy);
}

/** The steps of a procedure. */
function dateByProcedure(dated: Dated, rule: FestivalRule, procedure: Procedure): NotExplained | undefined {
  const { steps, calendar, occurrence } = dated;
  const { decision, anga } = occurrence;
  const { days } = calendar.almanac;
  const choice = MOVED_CHOICES[procedure];
  if (procedure === 'day_of_start') return dateOfVedicDay(dated);
  if (procedure === 'raksha_bandhan') return dateOfRakshaBandhan(dated);
  if (choice === undefined || anga === null) return notExplained('not_derived', decision.decidedBy);
  const name = nameOf(rule, anga);
  // Where the tithi lasts, the compared days are of no other choice.
  if (decision.decidedBy === 'three_muhurtas') return dateOfRakshaBandhan(dated);
  const kept = keptByKaala(steps, calendar, occurrence, anga, choice, name);
  if (kept === null) return notExplained('not_derived', decision.decidedBy);
  if (decision.checks.length === 0) return undefined;
  const next = decision.decidedBy === 'bhadra' ? decision.day : dayAfter(days, decision.day, 1);
  const other = steps.input('date_after', dateText(next.date));
  steps.plain('date', 'choose', checksHold(steps, occurrence), other, kept);
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
    case 'weekday_after':
      return dateByLaterWeekday(dated, rule);
    case 'sunrise_tithi_on_weekday':
      return dateOfSunriseTithi(dated, rule);
    case 'ekadashi':
      return dateOfEkadashi(dated);
    case 'sandhi':
      return dateOfEnd(dated);
    case 'sun_tithi_nakshatra':
      return notExplained('not_derived', 'tithi and nakshatra together');
    default:
      if ('day' in rule && typeof rule.day === 'object' && 'procedure' in rule.day)
        return dateByProcedure(dated, rule, rule.day.procedure);
      return dateByKaala(dated, rule);
  }
}
