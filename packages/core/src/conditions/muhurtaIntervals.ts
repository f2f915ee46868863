import type { DateFacts, Janma } from '../muhurta/dateFacts.js';
import type { EventRow } from '../muhurta/eventRow.js';
import { classOrNull, type DateClasses, dateClasses, type MuhurtaClass } from '../muhurta/ratings.js';
import { type GeneralScore, scoreWith } from '../muhurta/score.js';
import { HIGHEST_LAGNA_LATITUDE_DEG } from '../panchanga/lagnaSpans.js';
import { recordFrom } from '../records.js';
import { daysIn, type Marked, type MarkedSet, SAME_EDGE_DAYS } from '../search/intervalSets.js';
import type { Interval } from '../time/interval.js';
import { HOURS_PER_DAY } from '../time/julianDay.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { countSigns, type Sign, signAt, signOf } from '../zodiac/signs.js';
import type { ConditionSky, NotEvaluated } from './conditionSky.js';
import { evaluateIn } from './evaluate.js';
import { factsAt } from './factsAt.js';
import { type MuhurtaChoice, type MuhurtaPart, muhurtaParts, stricterThan } from './muhurtaTree.js';
import { readTree } from './readTree.js';
import { type SearchOptions, searchIntervals } from './searchIntervals.js';
import { readAt } from './states.js';
import type { ConditionTree } from './tree.js';

/** The rising sign at the start of an interval, and what is counted from it. */
export interface LagnaFacts {
  readonly sign: Sign;
  readonly class: MuhurtaClass | null;
  readonly navamsa: Sign;
  readonly houses: Readonly<Record<Graha, number>>;
}

/** An interval for an event, with what it starts with. */
export interface MuhurtaInterval {
  readonly interval: Marked;
  readonly score: GeneralScore;
  readonly facts: DateFacts;
  readonly classes: DateClasses;
  /** null beyond the latitude at which every sign rises */
  readonly lagna: LagnaFacts | null;
  /** Conditions of the stricter level that do not hold throughout it. */
  readonly stricterFails: readonly MuhurtaPart[];
}

/** How many hours of a range a condition alone takes away. */
export interface Blocked {
  readonly path: string;
  readonly hours: number;
}

export interface MuhurtaSearch {
  readonly event: EventRow;
  /** null where no birth is given */
  readonly janma: Janma | null;
  readonly choice: MuhurtaChoice;
  readonly options: SearchOptions;
  /** Most intervals that are described. */
  readonly limit: number;
}

export interface MuhurtaFound {
  readonly tree: ConditionTree;
  readonly all: MarkedSet;
  readonly intervals: readonly MuhurtaInterval[];
  /** Of a range without any interval. */
  readonly blockedBy: readonly Blocked[];
  /** Conditions of the tree that could not be evaluated on a date. */
  readonly notEvaluated: readonly NotEvaluated[];
}

/** The tree of an event. */
export const treeOf = (event: EventRow, choice: MuhurtaChoice): ConditionTree => ({
  all: muhurtaParts(event, choice).map(([, tree]) => tree),
});

/** Every interval of a range that satisfies the conditions of an event, in time order. */
export function muhurtaIntervals(sky: ConditionSky, search: MuhurtaSearch): MuhurtaFound {
  const { event, choice, options, limit } = search;
  const tree = treeOf(event, choice);
  const all = searchIntervals(readTree(tree, choice.hasPartner).root, sky, [sky.window], options);
  // Before other trees than that of the request are evaluated.
  const { notEvaluated } = sky;
  const shown = all.slice(0, limit);
  const failing = stricterFailures(sky, search, shown);
  return {
    tree,
    all,
    intervals: shown.map((interval, index) => ({
      ...describe(sky, search, interval),
      stricterFails: failing.flatMap(({ part, fails }) => (fails[index] === true ? [part] : [])),
    })),
    blockedBy: all.length > 0 ? [] : blockedBy(sky, tree, choice.hasPartner),
    notEvaluated,
  };
}

function describe(
  sky: ConditionSky,
  { event, janma }: MuhurtaSearch,
  interval: Marked,
): Omit<MuhurtaInterval, 'stricterFails'> {
  const jdUt = readAt(interval);
  const facts = factsAt(sky, jdUt, { janma: janma ?? undefined });
  const { place } = sky.where;
  const hasLagna = Math.abs(place.latitudeDeg) <= HIGHEST_LAGNA_LATITUDE_DEG;
  return {
    interval,
    score: scoreWith(event, facts.vara, facts.angas, janma),
    facts,
    classes: dateClasses(event, facts),
    lagna: hasLagna ? lagnaFacts(sky, event, sky.observatory.ascendantDeg(jdUt, place), jdUt) : null,
  };
}

function lagnaFacts(sky: ConditionSky, event: EventRow, ascendantDeg: number, jdUt: Marked['startJdUt']): LagnaFacts {
  const sign = signOf(ascendantDeg);
  return {
    sign,
    class: classOrNull(event.lagna, sign),
    navamsa: signAt(Math.floor((ascendantDeg * NAVAMSAS) / 360)),
    houses: recordFrom(GRAHAS, (graha) => countSigns(sign, signOf(sky.observatory.longitudeDeg(graha, jdUt)))),
  };
}

const NAVAMSAS = 108;

/** Which intervals each condition of the stricter level does not fill. */
function stricterFailures(sky: ConditionSky, { event, choice }: MuhurtaSearch, shown: MarkedSet) {
  const strictness = stricterThan(choice.strictness);
  if (strictness === null || shown.length === 0) return [];
  const own = new Map(muhurtaParts(event, choice).map(([part, tree]) => [part, JSON.stringify(tree)]));
  const stricter = muhurtaParts(event, { ...choice, strictness, require: [], drop: [] });
  // What an interval satisfies already is not evaluated again.
  return stricter
    .filter(([part, tree]) => own.get(part) !== JSON.stringify(tree))
    .map(([part, tree]) => {
      const times = evaluateIn(readTree(tree, choice.hasPartner).root, sky, shown);
      return { part, fails: shown.map((interval) => !isFilled(interval, times)) };
    });
}

const isFilled = ({ startJdUt, endJdUt }: Interval, times: MarkedSet): boolean =>
  times.some((one) => one.startJdUt <= startJdUt + SAME_EDGE_DAYS && one.endJdUt >= endJdUt - SAME_EDGE_DAYS);

/** What each condition of a tree takes away alone, those of a `none` one by one. */
function blockedBy(sky: ConditionSky, tree: ConditionTree, hasPartner: boolean): readonly Blocked[] {
  const removed = (condition: ConditionTree, path: string): Blocked => {
    const times = daysIn(evaluateIn(readTree(condition, hasPartner).root, sky, [sky.window]));
    return { path, hours: (daysIn([sky.window]) - times) * HOURS_PER_DAY };
  };
  return (tree.all as readonly ConditionTree[]).flatMap((part, index) => {
    const path = `/all/${index}`;
    return Array.isArray(part.none)
      ? part.none.map((one: ConditionTree, at) => removed({ none: [one] }, `${path}/none/${at}`))
      : [removed(part, path)];
  });
}
