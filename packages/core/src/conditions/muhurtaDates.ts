import { cautionWeight } from '../muhurta/cautionWeight.js';
import type { CautionWeight } from '../muhurta/cautionWeights.data.js';
import type { Janma } from '../muhurta/dateFacts.js';
import type { EventRow } from '../muhurta/eventRow.js';
import type { ExclusionId } from '../muhurta/exclusions.js';
import type { RangeDay } from '../panchanga/range/rangeDays.js';
import { complementOf, intersectionOf, type MarkedSet, markedSet, widened } from '../search/intervalSets.js';
import { type Interval, intersection } from '../time/interval.js';
import { HOURS_PER_DAY } from '../time/julianDay.js';
import type { ConditionSky } from './conditionSky.js';
import { evaluateIn, rankOf } from './evaluate.js';
import { cautionsOf, type MuhurtaChoice, type MuhurtaPart, muhurtaParts } from './muhurtaTree.js';
import { RANK } from './rank.js';
import { readTree } from './readTree.js';
import type { ConditionNode, ConditionTree } from './tree.js';

/** A caution that is present in a part of an interval. */
export interface DateCaution {
  readonly id: ExclusionId;
  readonly weight: CautionWeight;
}

/** A part of a Vedic day that satisfies the conditions of an event. */
export interface DateInterval extends Interval {
  readonly cautions: readonly DateCaution[];
}

/** What takes time of a day away. */
export interface DateExclusion {
  readonly part: MuhurtaPart;
  /** The exclusion or the window, where the condition is of one; else null. */
  readonly id: string | null;
  readonly hours: number;
}

/** A Vedic day of a range. */
export interface MuhurtaDay {
  readonly day: RangeDay;
  readonly intervals: readonly DateInterval[];
  /** 1 for the days with the fewest cautions, those of general weight first; null for a day without an interval. */
  readonly rank: number | null;
  readonly excludedBy: readonly DateExclusion[];
}

/** A condition that could not be evaluated on a date: the exclusion or the window, else the part of the event. */
interface UnevaluatedItem {
  readonly date: string;
  readonly condition: string;
}

export interface DatesFound {
  readonly days: readonly MuhurtaDay[];
  readonly notEvaluated: readonly UnevaluatedItem[];
}

export interface DatesSearch {
  readonly event: EventRow;
  readonly janma: Janma | null;
  readonly choice: MuhurtaChoice;
  readonly days: readonly RangeDay[];
  /** Shorter intervals are left out. */
  readonly minimumMinutes: number;
  /** Whether what excludes the rest of each day is found too. */
  readonly withReasons: boolean;
}

/** A condition by itself, those of a `none` one by one. */
interface Item {
  readonly part: MuhurtaPart;
  readonly id: string | null;
  readonly node: ConditionNode;
  readonly rank: number;
}

const NAMED = ['exclusion', 'window'] as const;

function itemsOf(event: EventRow, choice: MuhurtaChoice): readonly Item[] {
  const item = (part: MuhurtaPart, id: string | null, tree: ConditionTree): Item => {
    const node = readTree(tree, choice.hasPartner, id ?? part).root;
    return { part, id, node, rank: rankOf(node) };
  };
  return muhurtaParts(event, choice)
    .flatMap(([part, tree]) =>
      Array.isArray(tree.none)
        ? tree.none.map((one: ConditionTree) => item(part, idOf(one), { none: [one] }))
        : [item(part, null, tree)],
    )
    .sort((a, b) => a.rank - b.rank);
}

function idOf(tree: ConditionTree): string | null {
  const name = NAMED.find((one) => typeof tree[one] === 'string');
  return name === undefined ? null : (tree[name] as string);
}

/**
 * Conditions that are evaluated on every day, so that each names itself; the others inside what these leave, as what adds
 * nothing to the classes of vara, nakshatra and tithi.
 */
const isOfEveryDay = ({ rank, part }: Item): boolean => rank <= RANK.weekday && part !== 'two_favourable';

/** A margin as that of an evaluation, so that edges keep their places. */
const MARGIN_DAYS = 1e-6;

/** Each Vedic day of a range with the times that suit an event, and what excludes the others. */
export function muhurtaDates(sky: ConditionSky, search: DatesSearch): DatesFound {
  const { days, minimumMinutes, withReasons } = search;
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { days: [], notEvaluated: [] };
  // From sunrise to sunrise: the window of the search is one of civil dates.
  const whole = markedSet([{ startJdUt: first.interval.startJdUt, endJdUt: last.interval.endJdUt }], []);
  let left: MarkedSet = whole;
  const removed = itemsOf(search.event, search.choice).map((item) => {
    const domain = withReasons && isOfEveryDay(item) ? whole : left;
    const times = domain.length === 0 ? [] : evaluateIn(item.node, sky, domain);
    left = intersectionOf(left, times);
    if (!withReasons) return { item, byDay: [] };
    return { item, byDay: cut(intersectionOf(domain, complementOf(widened(times, MARGIN_DAYS))), days) };
  });
  // Before cautions are evaluated, which the level may not demand.
  const notEvaluated = unevaluatedItems(sky);
  const minimumDays = minimumMinutes / (HOURS_PER_DAY * 60);
  const offered = cut(left, days).map((list) =>
    list.filter(({ startJdUt, endJdUt }) => endJdUt - startJdUt >= minimumDays),
  );
  const cautioned = withCautions(sky, search, offered);
  const ranks = ranksOf(cautioned);
  const found = days.map((day, index) => ({
    day,
    intervals: cautioned[index] ?? [],
    rank: ranks[index] ?? null,
    excludedBy: removed.flatMap(({ item: { part, id }, byDay }) => {
      const hours = (byDay[index] ?? []).reduce((sum, one) => sum + one.endJdUt - one.startJdUt, 0) * HOURS_PER_DAY;
      return hours >= SHORTEST_HOURS ? [{ part, id, hours }] : [];
    }),
  }));
  return { days: found, notEvaluated };
}

/** What could not be evaluated, each once a date: a path begins with the condition that was read. */
function unevaluatedItems({ notEvaluated }: ConditionSky): readonly UnevaluatedItem[] {
  const items = notEvaluated.map(({ date, path }) => ({ date, condition: path.split('/')[0] as string }));
  return [...new Map(items.map((item) => [`${item.date} ${item.condition}`, item])).values()];
}

/** Less than this, half a minute, is not named. */
const SHORTEST_HOURS = 0.5 / 60;

/** The parts of a set in each of some days, which follow each other. */
function cut(set: readonly Interval[], days: readonly RangeDay[]): readonly (readonly Interval[])[] {
  let first = 0;
  return days.map(({ interval: day }) => {
    const found: Interval[] = [];
    while (first < set.length && (set[first] as Interval).endJdUt <= day.startJdUt) first++;
    for (let at = first; at < set.length && (set[at] as Interval).startJdUt < day.endJdUt; at++) {
      const part = intersection(set[at] as Interval, day);
      if (part !== null) found.push({ startJdUt: part.startJdUt, endJdUt: part.endJdUt });
    }
    return found;
  });
}

/** The cautions of an event in each interval. */
function withCautions(
  sky: ConditionSky,
  { event, choice, days }: DatesSearch,
  offered: readonly (readonly Interval[])[],
): readonly (readonly DateInterval[])[] {
  const all = offered.flat();
  const present = cautionsOf(event, choice.hasSelf).map((id) => ({
    caution: { id, weight: cautionWeight(event.id, id) },
    byDay: cut(all.length === 0 ? [] : evaluateIn(readTree({ exclusion: id }, false).root, sky, all), days),
  }));
  return offered.map((list, day) =>
    list.map((interval) => ({
      ...interval,
      cautions: present.flatMap(({ caution, byDay }) =>
        (byDay[day] ?? []).some((one) => intersection(one, interval) !== null) ? [caution] : [],
      ),
    })),
  );
}

/** Days by their interval with the fewest cautions, of general weight first; days that have as many share a rank. */
function ranksOf(days: readonly (readonly DateInterval[])[]): readonly (number | null)[] {
  const weightOf = ({ cautions }: DateInterval): number =>
    cautions.reduce((sum, { weight }) => sum + (weight === 'general' ? GENERAL : 1), 0);
  const best = days.map((list) => (list.length === 0 ? null : Math.min(...list.map(weightOf))));
  const order = [...new Set(best.filter((one) => one !== null))].sort((a, b) => a - b);
  return best.map((one) => (one === null ? null : order.indexOf(one) + 1));
}

/** More than an event has cautions. */
const GENERAL = 100;
