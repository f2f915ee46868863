import {
  complementOf,
  intersectionOf,
  type MarkedSet,
  markedSet,
  SAME_EDGE_DAYS,
  unionOf,
  widened,
} from '../search/intervalSets.js';
import type { Interval } from '../time/interval.js';
import { julianDayUt } from '../time/julianDay.js';
import type { ConditionSky } from './conditionSky.js';
import type { ConditionNode, LeafNode } from './tree.js';

/** The cause of an edge where the search begins or ends. */
const WINDOW_EDGE = 'window';

/** A condition is known this much beyond the times for which it is evaluated, so that edges there have all their causes. */
const MARGIN_DAYS = 10 * SAME_EDGE_DAYS;

/** When a condition holds within a window, with the causes of each edge. */
export function evaluateIn(node: ConditionNode, sky: ConditionSky, windows: readonly Interval[]): MarkedSet {
  const domain = markedSet(windows, [WINDOW_EDGE]);
  return intersectionOf(domain, timesIn(node, sky, domain)).map((found) => ({
    ...found,
    openedBy: withoutWindow(found.openedBy),
    closedBy: withoutWindow(found.closedBy),
  }));
}

/** The end of the window is a cause only where nothing else is. */
const withoutWindow = (causes: readonly string[]): readonly string[] =>
  causes.length > 1 ? causes.filter((cause) => cause !== WINDOW_EDGE) : causes;

/** When a condition holds; right within a domain and a little beyond it, unspecified elsewhere. */
function timesIn(node: ConditionNode, sky: ConditionSky, domain: readonly Interval[]): MarkedSet {
  switch (node.kind) {
    case 'leaf':
      return leafIn(node, sky, widened(domain, MARGIN_DAYS));
    case 'any':
      return unionOf(node.parts.map((part) => timesIn(part, sky, domain)));
    case 'none':
      return complementOf(unionOf(node.parts.map((part) => timesIn(part, sky, domain))));
    case 'all':
      return allIn(node.parts, sky, domain);
  }
}

/** Cheap and selective conditions first; each is evaluated only inside what the earlier ones left. */
function allIn(parts: readonly ConditionNode[], sky: ConditionSky, domain: readonly Interval[]): MarkedSet {
  let left = widened(domain, MARGIN_DAYS);
  for (const part of parts.flatMap(oneByOne).sort((a, b) => rankOf(a) - rankOf(b))) {
    if (left.length === 0) return left;
    left = intersectionOf(left, timesIn(part, sky, left));
  }
  return left;
}

/** None of several is not the first, not the second and so on: each then has its own place in the order. */
const oneByOne = (node: ConditionNode): readonly ConditionNode[] =>
  node.kind === 'none' ? node.parts.map((part) => ({ kind: 'none', parts: [part] })) : [node];

/** A group costs what its most expensive condition does. */
export const rankOf = (node: ConditionNode): number =>
  node.kind === 'leaf' ? node.reading.rank : Math.max(0, ...node.parts.map(rankOf));

function leafIn({ path, reading }: LeafNode, sky: ConditionSky, domain: readonly Interval[]): MarkedSet {
  const spans = domain.flatMap(({ startJdUt, endJdUt }) =>
    reading.spans(
      sky,
      { startJdUt: julianDayUt(startJdUt - MARGIN_DAYS), endJdUt: julianDayUt(endJdUt + MARGIN_DAYS) },
      path,
    ),
  );
  return markedSet(spans, [path]);
}
