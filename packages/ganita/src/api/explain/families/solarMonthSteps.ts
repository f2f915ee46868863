import { TAMIL_MONTHS } from '@ganita/core/panchanga/calendar.data.js';
import { entryOf, solarMonthInstant, solarMonthLuminaries } from '@ganita/core/panchanga/solarMonths.js';
import { addDays, type CivilDate, daysSince2000 } from '@ganita/core/time/julianDay.js';
import { calendarLuminaries } from '../../../calculations/natal/calendarCalculation.js';
import type { Known } from '../derivation.js';
import type { Explained, ExplainFamily } from '../family.js';
import { signIndexOf, signNamed } from './places.js';

const RULE = 'docs/rules/07-panchang-calendar-transits.md#section-7';
const DAYS = 'days since 2000-01-01';

/** The Sun of solar months at the instant that the rule has for the date. */
function sunOf({ context }: Explained) {
  const { observatory } = calendarLuminaries(context);
  const { date, where, solarMonth } = context.calendar().day;
  const luminaries = solarMonthLuminaries(observatory);
  const instantOf = (day: CivilDate) => solarMonthInstant(observatory, day, where, context.rules).jdUt;
  const instant = instantOf(date);
  const sunDeg = luminaries.sunDeg(instant);
  return { date, solarMonth, luminaries, instantOf, sunDeg, entryJdUt: entryOf(luminaries, instant, sunDeg) };
}

/** The sign of the Sun, geometric and by Lahiri. */
const signOf = (of: Explained): Known<number> =>
  signIndexOf(of.derivation, of.derivation.input('Sun.at_instant', sunOf(of).sunDeg, 'degrees'));

/** Dates from the first whose instant is not before the entry of the Sun into the sign. */
function day(of: Explained): void {
  const { derivation: steps } = of;
  const { date, solarMonth, luminaries, instantOf, entryJdUt } = sunOf(of);
  const start = steps.number('sign_start', 'multiply', 30, signOf(of));
  const sun = steps.input('Sun.at_entry', luminaries.sunDeg(entryJdUt), 'degrees');
  steps.test('entry_is_there', 'near', sun, start, 0.000_01);
  const entry = steps.input('entry', entryJdUt as number, 'days');
  const first = addDays(date, 1 - solarMonth.day);
  const before = steps.input('instant_before', instantOf(addDays(first, -1)) as number, 'days');
  steps.test('comes_after', 'less', before, entry);
  steps.test('comes_before', 'at_most', entry, steps.input('instant_of_first', instantOf(first) as number, 'days'));
  const [own, from] = [
    steps.input('day_of_date', daysSince2000(date), DAYS),
    steps.input('day_of_first', daysSince2000(first), DAYS),
  ];
  steps.number('day_of_month', 'add', steps.number('days_since_first', 'subtract', own, from), 1);
}

const family = (part: string, write: (of: Explained) => unknown): ExplainFamily => ({
  section: 'calendar_info',
  like: `panchang.solar_month${part}`,
  rule: RULE,
  text: null,
  derive(of) {
    write(of);
    return undefined;
  },
});

/** The solar month of the date and the day in it. */
export const SOLAR_MONTH_FAMILIES: readonly ExplainFamily[] = [
  family('.sign_index', signOf),
  family('.sign', (of) => signNamed(of.derivation, signOf(of))),
  family('', (of) => {
    const sign = signOf(of);
    return of.derivation.lookup('month', 'tamil months', TAMIL_MONTHS[sign.value] as string, sign);
  }),
  family('.day', day),
];
