import type { Interval } from '../time/interval.js';
// Choghadiya, hora, gowri and the thirty muhurtas: docs/rules/07-panchang-calendar-transits.md#section-8.
import type { Planet } from '../zodiac/grahas.js';
import { type Weekday, weekdayAt, weekdayLord } from '../zodiac/weekdays.js';
import { type ByWeekday, everyWeekday, ofWeekday, weekdaysFrom } from './daySegments.js';
import type { SunDay } from './sunDay.js';
import { halfOf, partOfInterval } from './windows.js';

/** A day or night cut into equal parts, each with a name. */
export interface PartsRow<Name extends string> {
  readonly id: string;
  readonly stretch: 'day' | 'night';
  /** Names in time order for each weekday, Sunday first. */
  readonly names: ByWeekday<readonly Name[]>;
  readonly source: string;
}

/** A number of names of a cycle, starting `offset` steps after `first`. */
const run = <Name extends string>(cycle: readonly Name[], first: Name, length: number, offset = 0): readonly Name[] =>
  Array.from({ length }, (_, i) => cycle[(cycle.indexOf(first) + offset + i) % cycle.length] as Name);

export type Choghadiya = 'udvega' | 'chara' | 'labha' | 'amrita' | 'kala' | 'shubha' | 'roga';
export type Quality = 'good' | 'neutral' | 'bad';

/** Lord and quality of each choghadiya. */
export const CHOGHADIYA_FACTS: Readonly<Record<Choghadiya, { readonly lord: Planet; readonly quality: Quality }>> = {
  udvega: { lord: 'Sun', quality: 'bad' },
  chara: { lord: 'Venus', quality: 'neutral' },
  labha: { lord: 'Mercury', quality: 'good' },
  amrita: { lord: 'Moon', quality: 'good' },
  kala: { lord: 'Saturn', quality: 'bad' },
  shubha: { lord: 'Jupiter', quality: 'good' },
  roga: { lord: 'Mars', quality: 'bad' },
};

const CHOGHADIYA_BY_DAY: readonly Choghadiya[] = ['udvega', 'chara', 'labha', 'amrita', 'kala', 'shubha', 'roga'];
const CHOGHADIYA_BY_NIGHT: readonly Choghadiya[] = ['shubha', 'amrita', 'chara', 'roga', 'kala', 'labha', 'udvega'];
const FIRST_BY_DAY: ByWeekday<Choghadiya> = ['udvega', 'amrita', 'roga', 'labha', 'shubha', 'chara', 'kala'];
const FIRST_BY_NIGHT: ByWeekday<Choghadiya> = ['shubha', 'chara', 'kala', 'udvega', 'amrita', 'roga', 'labha'];

export type Gowri = 'uthi' | 'amirdha' | 'rogam' | 'laabam' | 'dhanam' | 'sugam' | 'soram' | 'visham';

export const GOWRI_QUALITY: Readonly<Record<Gowri, Quality>> = {
  uthi: 'good',
  amirdha: 'good',
  rogam: 'bad',
  laabam: 'good',
  dhanam: 'good',
  sugam: 'good',
  soram: 'bad',
  visham: 'bad',
};

const GOWRI_BY_DAY: ByWeekday<readonly Gowri[]> = [
  ['uthi', 'amirdha', 'rogam', 'laabam', 'dhanam', 'sugam', 'soram', 'visham'],
  ['amirdha', 'visham', 'rogam', 'laabam', 'dhanam', 'sugam', 'soram', 'uthi'],
  ['rogam', 'laabam', 'dhanam', 'sugam', 'soram', 'uthi', 'visham', 'amirdha'],
  ['laabam', 'dhanam', 'sugam', 'soram', 'visham', 'uthi', 'amirdha', 'rogam'],
  ['dhanam', 'sugam', 'soram', 'uthi', 'amirdha', 'visham', 'rogam', 'laabam'],
  ['sugam', 'soram', 'uthi', 'visham', 'amirdha', 'rogam', 'laabam', 'dhanam'],
  ['soram', 'uthi', 'visham', 'amirdha', 'rogam', 'laabam', 'dhanam', 'sugam'],
];

const GOWRI_BY_NIGHT: ByWeekday<readonly Gowri[]> = [
  ['dhanam', 'sugam', 'soram', 'visham', 'uthi', 'amirdha', 'rogam', 'laabam'],
  ['sugam', 'soram', 'uthi', 'amirdha', 'visham', 'rogam', 'laabam', 'dhanam'],
  ['soram', 'uthi', 'visham', 'amirdha', 'rogam', 'laabam', 'dhanam', 'sugam'],
  ['uthi', 'amirdha', 'rogam', 'laabam', 'dhanam', 'sugam', 'soram', 'visham'],
  ['amirdha', 'visham', 'rogam', 'laabam', 'dhanam', 'sugam', 'soram', 'uthi'],
  ['rogam', 'laabam', 'dhanam', 'sugam', 'soram', 'uthi', 'visham', 'amirdha'],
  ['laabam', 'dhanam', 'sugam', 'soram', 'uthi', 'visham', 'amirdha', 'rogam'],
];

/** The thirty muhurtas and whether each is auspicious, day first. */
export const MUHURTAS = [
  ['rudra', false],
  ['ahi', false],
  ['mitra', true],
  ['pitri', false],
  ['vasu', true],
  ['varaha', true],
  ['vishvedeva', true],
  ['vidhi', true],
  ['sutamukhi', true],
  ['puruhuta', false],
  ['vahini', false],
  ['naktanchara', false],
  ['varuna', true],
  ['aryaman', true],
  ['bhaga', false],
  ['girisha', true],
  ['ajapada', false],
  ['ahirbudhnya', true],
  ['pushya', true],
  ['ashwini', true],
  ['yama', false],
  ['agni', true],
  ['vidhatri', true],
  ['kanda', true],
  ['aditi', true],
  ['jiva', true],
  ['vishnu', true],
  ['dyumadgadyuti', true],
  ['brahma', true],
  ['samudra', true],
] as const satisfies readonly (readonly [string, boolean])[];
export type Muhurta = (typeof MUHURTAS)[number][0];

const MUHURTA_NAMES: readonly Muhurta[] = MUHURTAS.map(([name]) => name);

/** Order of the hora lords; the first of a day is the lord of the weekday. */
const HORA_ORDER: readonly Planet[] = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars'];
const HORAS_BY_DAY = 12;

const SOURCE = 'docs/rules/07-panchang-calendar-transits.md#section-8';

export const CHOGHADIYA_DAY: PartsRow<Choghadiya> = {
  id: 'choghadiya_day',
  stretch: 'day',
  names: weekdaysFrom((day) => run(CHOGHADIYA_BY_DAY, FIRST_BY_DAY[day] as Choghadiya, 8)),
  source: SOURCE,
};
export const CHOGHADIYA_NIGHT: PartsRow<Choghadiya> = {
  id: 'choghadiya_night',
  stretch: 'night',
  names: weekdaysFrom((day) => run(CHOGHADIYA_BY_NIGHT, FIRST_BY_NIGHT[day] as Choghadiya, 8)),
  source: SOURCE,
};
export const GOWRI_DAY: PartsRow<Gowri> = { id: 'gowri_day', stretch: 'day', names: GOWRI_BY_DAY, source: SOURCE };
export const GOWRI_NIGHT: PartsRow<Gowri> = {
  id: 'gowri_night',
  stretch: 'night',
  names: GOWRI_BY_NIGHT,
  source: SOURCE,
};
export const MUHURTAS_DAY: PartsRow<Muhurta> = {
  id: 'muhurtas_day',
  stretch: 'day',
  names: everyWeekday(MUHURTA_NAMES.slice(0, 15)),
  source: SOURCE,
};
export const MUHURTAS_NIGHT: PartsRow<Muhurta> = {
  id: 'muhurtas_night',
  stretch: 'night',
  names: everyWeekday(MUHURTA_NAMES.slice(15)),
  source: SOURCE,
};
export const HORAS_DAY: PartsRow<Planet> = {
  id: 'horas_day',
  stretch: 'day',
  names: weekdaysFrom((day) => run(HORA_ORDER, weekdayLord(weekdayAt(day)), HORAS_BY_DAY)),
  source: SOURCE,
};
export const HORAS_NIGHT: PartsRow<Planet> = {
  id: 'horas_night',
  stretch: 'night',
  names: weekdaysFrom((day) => run(HORA_ORDER, weekdayLord(weekdayAt(day)), HORAS_BY_DAY, HORAS_BY_DAY)),
  source: SOURCE,
};

/** A named part of a day or night. */
export interface NamedPart<Name extends string> extends Interval {
  readonly name: Name;
}

/** Every part of a day or night with its name, in time order. */
export function namedParts<Name extends string>(
  row: PartsRow<Name>,
  day: SunDay,
  weekday: Weekday,
): readonly NamedPart<Name>[] {
  const whole = halfOf(day, row.stretch);
  const names = ofWeekday(row.names, weekday);
  return names.map((name, index) => ({ name, ...partOfInterval(whole, names.length, index + 1) }));
}

const AUSPICIOUS: ReadonlySet<Muhurta> = new Set(MUHURTAS.filter(([, good]) => good).map(([name]) => name));

/** Whether one of the thirty muhurtas is auspicious. */
export const isAuspiciousMuhurta = (muhurta: Muhurta): boolean => AUSPICIOUS.has(muhurta);
