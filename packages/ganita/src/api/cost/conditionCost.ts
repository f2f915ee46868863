import { treeOf } from '@ganita/core/conditions/muhurtaIntervals.js';
import { RANK } from '@ganita/core/conditions/rank.js';
import { readTree } from '@ganita/core/conditions/readTree.js';
import { type ConditionTree, leavesOf } from '@ganita/core/conditions/tree.js';
import { type EventType, eventRow } from '@ganita/core/muhurta/events/events.js';
import { choiceOf } from '../../calculations/conditions/muhurtaIntervals.js';
import { daysOf } from './rangeCost.js';

/** Cost of a condition for each day, by the order in which it is evaluated; inside others it costs less. */
const DAY_MS: Readonly<Record<number, number>> = {
  [RANK.sun]: 0.01,
  [RANK.planet]: 0.03,
  [RANK.month]: 0.03,
  [RANK.rareAnga]: 0.02,
  [RANK.clock]: 0.02,
  [RANK.anga]: 0.15,
  [RANK.weekday]: 0.06,
  [RANK.dayPart]: 0.15,
  [RANK.mixed]: 0.5,
  [RANK.lagna]: 0.35,
};
/** Cost of opening a search, and of an interval of the response. */
const [OPEN_MS, INTERVAL_MS] = [5, 0.05];

interface SearchCost {
  readonly from: string;
  readonly to: string;
  readonly where: ConditionTree;
  readonly limit: number;
}

/** Every condition as if it was evaluated on every day of the range. */
export function searchMs({ from, to, where, limit }: SearchCost): number {
  const days = daysOf({ from_date: from.slice(0, 'YYYY-MM-DD'.length), to_date: to });
  const perDay = leavesOf(readTree(where, true).root).reduce(
    (sum, { reading }) => sum + (DAY_MS[reading.rank] ?? 0),
    0,
  );
  return OPEN_MS + days * perDay + limit * INTERVAL_MS;
}

type IntervalsCost = Parameters<typeof choiceOf>[0] & {
  readonly event_type: EventType;
  readonly from_date: string;
  readonly to_date: string;
  readonly limit: number;
};

/** The tree of the event, and that of the stricter level in what was found. */
export function intervalsMs(input: IntervalsCost): number {
  const { from_date: from, to_date: to, limit } = input;
  return searchMs({ from, to, where: treeOf(eventRow(input.event_type), choiceOf(input)), limit: 4 * limit });
}
