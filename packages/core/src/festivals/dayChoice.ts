import type { RangeDay, RangeDays } from '../panchanga/range/rangeDays.js';
import { contains, type Interval } from '../time/interval.js';
import { SECONDS_PER_DAY } from '../time/julianDay.js';
import { type Kaala, kaalaOf } from './kaalas.js';

/** Which of two days is kept: the first, the second, or the one whose kaala the anga covers longer. */
export const BOTH_CHOICES = ['purva', 'para', 'vyapti'] as const;
export type BothChoice = (typeof BOTH_CHOICES)[number];

/** Which day is kept where the anga covers the kaala of none: where it begins, where it ends, or has a sunrise. */
export const NONE_CHOICES = ['start', 'end', 'sunrise'] as const;
export type NoneChoice = (typeof NONE_CHOICES)[number];

/** Which day an anga gives (docs/rules/10-festivals.md#section-3). */
export interface KaalaChoice {
  readonly kaala: Kaala;
  readonly both: BothChoice;
  readonly none: NoneChoice;
}

/** What decided a date. */
export const DECISIONS = [
  'only_day',
  'first_of_two',
  'second_of_two',
  'longer_part',
  'no_day_start',
  'no_day_end',
  'no_day_sunrise',
  'anga_starts',
  'three_muhurtas',
  'bhadra',
  'midnight_of_bhadra',
  'last_day_of_kaala',
  'shravana',
  'rohini',
  'other_kaala',
  'dashami_vedha',
  'no_dashami_vedha',
  'mahadvadashi',
  'dwadashi_kshaya',
  'offset',
  'same_day',
  'weekday',
  'sankranti',
  'solar_day',
  'tibetan_day',
  'moonset_lag',
  'sandhi',
] as const;
export type DecisionId = (typeof DECISIONS)[number];

/** How the anga lies on one of the days that were looked at. */
export interface DayLook {
  readonly day: RangeDay;
  /** null where the Moon does not rise. */
  readonly kaala: Interval | null;
  /** Length of the kaala that the anga covers; 0 of an instant. */
  readonly coveredDays: number;
  readonly isCovered: boolean;
}

/** A comparison of two moments that a special procedure made. */
export interface MomentCheck {
  readonly id: string;
  readonly moment: number;
  readonly limit: number;
  /** Whether the moment is at or before the limit. */
  readonly isBefore: boolean;
}

/** A day, and how it was found. */
export interface Decision {
  readonly day: RangeDay;
  readonly decidedBy: DecisionId;
  readonly looks: readonly DayLook[];
  readonly checks: readonly MomentCheck[];
  /** How far the nearest bound was from changing the day, in days; null where there is none. */
  readonly marginDays: number | null;
}

/** Two lengths that differ by less than this are the same. */
const SAME_LENGTH_DAYS = 1 / SECONDS_PER_DAY;

/** The existing day a number of days after another (before, when negative). */
export function dayAfter(days: RangeDays, from: RangeDay, steps: number): RangeDay {
  const direction = Math.sign(steps);
  let day = from;
  for (let step = 0; step < Math.abs(steps); step++) day = dayFrom(days, day.index + direction, direction);
  return day;
}

/** The day of a date or, where none starts on it, the next in a direction. */
export function dayFrom(days: RangeDays, index: number, direction = 1): RangeDay {
  for (let at = index; Math.abs(at - index) <= 3; at += direction) {
    const day = days.of(at);
    if (day !== null) return day;
  }
  throw new Error(`no day starts on the dates after ${index}`);
}

/** The days that may hold a kaala of an anga. The kaala before a sunrise may belong to the day after its end. */
function daysOf(days: RangeDays, span: Interval): readonly RangeDay[] {
  const last = days.at(span.endJdUt).index + 1;
  const found: RangeDay[] = [];
  for (let index = days.at(span.startJdUt).index; index <= last; index++) {
    const day = days.of(index);
    if (day !== null) found.push(day);
  }
  return found;
}

const overlapDays = (a: Interval, b: Interval): number =>
  Math.max(0, Math.min(a.endJdUt, b.endJdUt) - Math.max(a.startJdUt, b.startJdUt));

/** How an anga covers a kaala of a day. */
export function lookAt(day: RangeDay, kaala: Interval | null, span: Interval): DayLook {
  if (kaala === null) return { day, kaala, coveredDays: 0, isCovered: false };
  const isInstant = kaala.startJdUt === kaala.endJdUt;
  const coveredDays = isInstant ? 0 : overlapDays(kaala, span);
  return { day, kaala, coveredDays, isCovered: isInstant ? contains(span, kaala.startJdUt) : coveredDays > 0 };
}

/** Every day that may hold the kaala, with what the anga covers of it. */
export const looksAt = (days: RangeDays, span: Interval, kaala: Kaala): readonly DayLook[] =>
  daysOf(days, span).map((day) => lookAt(day, kaalaOf(kaala, day, days), span));

/** The days whose sunrise an anga holds. */
export const sunDaysOf = (days: RangeDays, span: Interval): readonly RangeDay[] =>
  daysOf(days, span).filter(({ sun }) => contains(span, sun.sunriseJdUt));

/** Choose the day of an anga. */
export function chooseDay(days: RangeDays, span: Interval, choice: KaalaChoice): Decision {
  const looks = looksAt(days, span, choice.kaala);
  const chosen = among(looks, choice.both) ?? whereNone(days, span, choice.none);
  return { ...chosen, looks, checks: [], marginDays: marginOf(looks, span, choice, chosen.day) };
}

type Chosen = Pick<Decision, 'day' | 'decidedBy'>;

function among(looks: readonly DayLook[], both: BothChoice): Chosen | null {
  const covered = looks.filter(({ isCovered }) => isCovered);
  const [first] = covered;
  const last = covered.at(-1);
  if (first === undefined || last === undefined) return null;
  if (first === last) return { day: first.day, decidedBy: 'only_day' };
  if (both === 'purva') return { day: first.day, decidedBy: 'first_of_two' };
  if (both === 'para') return { day: last.day, decidedBy: 'second_of_two' };
  const maxLook = covered.reduce((best, look) =>
    look.coveredDays > best.coveredDays + SAME_LENGTH_DAYS ? look : best,
  );
  return { day: maxLook.day, decidedBy: 'longer_part' };
}

function whereNone(days: RangeDays, span: Interval, none: NoneChoice): Chosen {
  if (none === 'end') return { day: days.at(span.endJdUt), decidedBy: 'no_day_end' };
  const [risen] = none === 'sunrise' ? sunDaysOf(days, span) : [];
  return risen === undefined
    ? { day: days.at(span.startJdUt), decidedBy: 'no_day_start' }
    : { day: risen, decidedBy: 'no_day_sunrise' };
}

/**
 * How far the nearest bound is from changing the day: for each day, how far the anga is from covering its kaala, or
 * from no longer covering it, where that would change the choice; with `vyapti` also the difference of two lengths.
 */
function marginOf(
  looks: readonly DayLook[],
  span: Interval,
  { both, none }: KaalaChoice,
  { index }: RangeDay,
): number | null {
  const margins = looks.flatMap((look, at) => {
    if (look.kaala === null) return [];
    const { startJdUt, endJdUt } = look.kaala;
    const distance = look.isCovered
      ? Math.min(endJdUt - span.startJdUt, span.endJdUt - startJdUt)
      : Math.max(span.startJdUt - endJdUt, startJdUt - span.endJdUt);
    const turned = looks.map((other, place) => (place === at ? { ...other, isCovered: !other.isCovered } : other));
    const chosen = among(turned, both);
    const changes = chosen === null ? none !== 'start' || looks[0]?.day.index !== index : chosen.day.index !== index;
    return changes ? [distance] : [];
  });
  const lengths = looks.filter(({ isCovered }) => isCovered).map(({ coveredDays }) => coveredDays);
  const [one, other] = lengths;
  if (both === 'vyapti' && one !== undefined && other !== undefined) margins.push(Math.abs(one - other));
  return margins.length === 0 ? null : Math.min(...margins);
}
