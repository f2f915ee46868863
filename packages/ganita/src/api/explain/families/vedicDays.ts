import type { Known } from '../derivation.js';
import { type Explained, type ExplainFamily, type NotExplained, notExplained } from '../family.js';
import { OF_CLOCK, VARA_RULE, weekdayPart } from './limbs.js';

const RULE = 'docs/rules/07-panchang-calendar-transits.md#section-2';

const dayFrame = ({ context }: Explained) => context.sky.dayFrame;

/** Days between the sunrise of the Vedic day and the moment. */
function gone(of: Explained): Known<number> {
  const { derivation: steps, context } = of;
  const moment = steps.input('moment', context.sky.jdUt as number, 'days');
  return steps.number('gone', 'subtract', moment, steps.input('sunrise', dayFrame(of).sunriseJdUt as number, 'days'));
}

const minutes = (of: Explained): Known<number> => of.derivation.number('minutes', 'multiply', gone(of), 1440);

const round = (of: Explained, value: Known<number>): Known => of.derivation.number('rounded', 'round', value, 6);

/** Whether the moment is between the sunrise and the sunset of the day. */
function isDayBirth(of: Explained): Known {
  const { derivation: steps } = of;
  const sunset = steps.input('sunset', dayFrame(of).sunsetJdUt as number, 'days');
  const moment = steps.input('moment', of.context.sky.jdUt as number, 'days');
  return steps.test(
    'is_day_birth',
    'all',
    steps.test('is_after_sunrise', 'at_most', 0, gone(of)),
    steps.test('before_sunset', 'less', moment, sunset),
  );
}

const vara = (part: 'weekday' | 'lord') => (of: Explained) => {
  weekdayPart(of.derivation, part, dayFrame(of).sunriseJdUt, of.context.sky.utcOffsetHours);
  return undefined;
};

/** The middle between sunrise and sunset. */
function madhyahna({ derivation: steps, context }: Explained): Known | NotExplained {
  const { sunDay } = context.calendar().day;
  if (sunDay === null) return notExplained('no_value');
  const sunrise = steps.input('sunrise', sunDay.sunriseJdUt as number, 'days');
  const sunset = steps.input('sunset', sunDay.sunsetJdUt as number, 'days');
  const middle = steps.number('at', 'divide', steps.number('sunrise_and_sunset', 'add', sunrise, sunset), 2);
  return steps.plain('on_clock', 'moment', middle, steps.input('clock', context.sky.utcOffsetHours, 'hours'));
}

const family = (
  part: string,
  write: (of: Explained) => Known | NotExplained | undefined,
  traits: Partial<Pick<ExplainFamily, 'rule' | 'choices'>> = {},
): ExplainFamily => ({
  section: 'calendar_info',
  like: `panchang.${part}`,
  rule: RULE,
  text: null,
  derive(of) {
    const last = write(of);
    return last !== undefined && 'reason' in last ? last : undefined;
  },
  ...traits,
});

/** What follows from the sunrises and sunsets around a moment. */
export const VEDIC_DAY_FAMILIES: readonly ExplainFamily[] = [
  family('vedic_day.minutes_from_sunrise', (of) => round(of, minutes(of))),
  family('vedic_day.ghatis_from_sunrise', (of) => round(of, of.derivation.number('ghatis', 'divide', minutes(of), 24))),
  family('vedic_day.is_day_birth', isDayBirth),
  family('vedic_day.vara', vara('weekday'), { rule: VARA_RULE }),
  family('vedic_day.vara_lord', vara('lord'), { rule: VARA_RULE }),
  family('madhyahna', madhyahna, { choices: OF_CLOCK }),
];
