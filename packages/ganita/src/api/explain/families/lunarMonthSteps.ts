import { tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import { ANGAS } from '@ganita/core/panchanga/angas.js';
import { type LunarMonth, lunarMonthAt } from '@ganita/core/panchanga/lunarMonths.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { calendarLuminaries } from '../../../calculations/natal/calendarCalculation.js';
import type { Known } from '../derivation.js';
import type { Explained, ExplainFamily } from '../family.js';
import { angleAt, OF_CLOCK } from './limbs.js';
import { signIndexOf } from './places.js';

const RULE = 'docs/rules/07-panchang-calendar-transits.md#section-5';

/** The month of the day of a birth, or of the birth itself. */
function monthOf({ context, parts }: Explained): { readonly month: LunarMonth; readonly jdUt: JulianDayUt } {
  const { day, atBirth } = context.calendar();
  return parts[1] === 'at_birth'
    ? { month: atBirth.lunarMonth, jdUt: context.sky.jdUt }
    : { month: day.lunarMonth, jdUt: day.interval.startJdUt };
}

/** A new moon, shown to be one. */
function newMoon(of: Explained, end: 'start' | 'end'): Known<number> {
  const { derivation: steps, context } = of;
  const { month } = monthOf(of);
  const at = end === 'start' ? month.startJdUt : month.endJdUt;
  const angle = angleAt(steps, ANGAS.tithi, calendarLuminaries(context), at, `at_${end}`);
  steps.test(`${end}_is_there`, 'near', angle, 0, 0.000_01);
  return steps.input(`${end}_found`, at as number, 'days');
}

/** Both new moons around the moment, and the sign of the Sun at one of them. */
function sunAt(of: Explained, end: 'start' | 'end'): Known<number> {
  const { derivation: steps } = of;
  const moment = steps.input('moment', monthOf(of).jdUt as number, 'days');
  steps.test('has_started', 'at_most', newMoon(of, 'start'), moment);
  steps.test('has_not_ended', 'less', moment, newMoon(of, 'end'));
  const at = end === 'start' ? monthOf(of).month.startJdUt : monthOf(of).month.endJdUt;
  const sun = steps.input(`Sun.at_${end}`, calendarLuminaries(of.context).sunDeg(at), 'degrees');
  return signIndexOf(steps, sun, end === 'start' ? 'first' : 'second');
}

/** How many signs the Sun enters between the two new moons. */
function entered(of: Explained): Known<number> {
  const { derivation: steps } = of;
  const apart = steps.number('signs_apart', 'subtract', sunAt(of, 'end'), sunAt(of, 'start'));
  return steps.number('signs_entered', 'modulo', apart, 12);
}

const monthIndex = (of: Explained): Known<number> =>
  of.derivation.number('month_index', 'modulo', of.derivation.number('month_place', 'add', sunAt(of, 'start'), 1), 12);

const named = ({ derivation: steps }: Explained, index: Known<number>): Known =>
  steps.lookup('month', 'lunar months', lunarMonthAt(index.value), index);

const isAdhika = (of: Explained): Known<boolean> => of.derivation.test('is_adhika', 'equal', entered(of), 0);

function paksha(of: Explained): Known<string> {
  const { derivation: steps, context } = of;
  const angle = angleAt(steps, ANGAS.tithi, calendarLuminaries(context), monthOf(of).jdUt, 'at_moment');
  const times = steps.number('times_parts', 'multiply', angle, 30);
  const gone = steps.number('parts_gone', 'floor', steps.number('parts', 'divide', times, 360));
  const number = steps.number('number', 'minimum', 30, steps.number('counted', 'add', gone, 1));
  return steps.lookup('paksha', 'tithi paksha', tithiFacts(number.value).paksha, number);
}

function purnimanta(of: Explained): Known {
  const { derivation: steps } = of;
  const index = monthIndex(of);
  const moves = steps.test(
    'moves',
    'all',
    steps.test('is_dark', 'equal', paksha(of), 'krishna'),
    steps.test('is_plain', 'equal', isAdhika(of), false),
  );
  const next = steps.number('next_month', 'modulo', steps.number('next_place', 'add', index, 1), 12);
  return named(of, steps.number('purnimanta_index', 'choose', moves, next, index));
}

const onClock = (end: 'start' | 'end') => (of: Explained) =>
  of.derivation.plain(
    'on_clock',
    'moment',
    newMoon(of, end),
    of.derivation.input('clock', of.context.sky.utcOffsetHours, 'hours'),
  );

const PARTS: Readonly<Record<string, (of: Explained) => Known>> = {
  amanta: (of) => named(of, monthIndex(of)),
  purnimanta,
  is_adhika: isAdhika,
  is_kshaya: (of) => of.derivation.test('is_kshaya', 'equal', entered(of), 2),
  paksha,
  start: onClock('start'),
  end: onClock('end'),
};

/** The lunar month of the day and of the birth. */
export const LUNAR_MONTH_FAMILIES: readonly ExplainFamily[] = ['', 'at_birth.'].flatMap((prefix) =>
  Object.entries(PARTS).map(
    ([part, write]): ExplainFamily => ({
      section: 'calendar_info',
      like: `panchang.${prefix}lunar_month.${part}`,
      rule: RULE,
      text: null,
      choices: part === 'start' || part === 'end' ? OF_CLOCK : [],
      derive(of) {
        write(of);
        return undefined;
      },
    }),
  ),
);
