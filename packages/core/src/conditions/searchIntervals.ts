import { invalidInput } from '../errors/domainError.js';
import { HIGHEST_LAGNA_LATITUDE_DEG } from '../panchanga/lagnaSpans.js';
import type { MarkedSet } from '../search/intervalSets.js';
import type { Interval } from '../time/interval.js';
import { MINUTES_PER_DAY } from '../time/julianDay.js';
import type { ConditionSky, NativeId, NativeMoon } from './conditionSky.js';
import { evaluateIn } from './evaluate.js';
import { splitByStates } from './states.js';
import { type ConditionNode, leavesOf, type Requirement } from './tree.js';

/** How the intervals of a search are given. */
export interface SearchOptions {
  /** Shorter ones are left out. */
  readonly minimumMinutes: number;
  /** Whether they are cut where the states change. */
  readonly split: boolean;
}

/** Longest search in days: with windows of days or rising signs, and without. */
export const MAX_SEARCH_DAYS = { dayByDay: 366, long: 3660 } as const;

const requiresAny = (root: ConditionNode, what: Requirement): boolean =>
  leavesOf(root).some(({ reading }) => reading.requires.includes(what));

/** Whether a tree is computed day by day: it has a window of the day or a rising sign. */
export const isDayByDay = (root: ConditionNode): boolean =>
  requiresAny(root, 'day_windows') || requiresAny(root, 'lagna');

/** Reject a rising sign nearer to a pole than every sign rises. Errors: `invalid_input`. */
export function requireRisingSigns(root: ConditionNode, latitudeDeg: number, field = 'latitude'): void {
  if (Math.abs(latitudeDeg) <= HIGHEST_LAGNA_LATITUDE_DEG || !requiresAny(root, 'lagna')) return;
  throw invalidInput(
    field,
    `must be within ${HIGHEST_LAGNA_LATITUDE_DEG} degrees of the equator where a condition is of the rising sign`,
    latitudeDeg,
    'out_of_range',
  );
}

/** Reject conditions of a birth that the request does not have. Errors: `invalid_input`. */
export function requireNatives(root: ConditionNode, natives: Readonly<Record<NativeId, NativeMoon | null>>): void {
  for (const { path, native, reading } of leavesOf(root)) {
    const moon = natives[native];
    if (reading.requires.includes('janma_sign') && (moon?.sign ?? null) === null) throw missing(path, 'birth');
    if (reading.requires.includes('janma_nakshatra') && moon === null) throw missing(path, 'birth or janma_nakshatra');
  }
}

const missing = (path: string, what: string) =>
  invalidInput('where', `at ${path} requires ${what}`, null, 'requires_field');

/** Every interval of a window in which a tree of conditions holds, in time order. */
export function searchIntervals(
  root: ConditionNode,
  sky: ConditionSky,
  windows: readonly Interval[],
  { minimumMinutes, split }: SearchOptions,
): MarkedSet {
  const found = evaluateIn(root, sky, windows);
  const pieces = split ? splitByStates(sky, found, requiresAny(root, 'lagna')) : found;
  return minimumMinutes === 0
    ? pieces
    : pieces.filter(({ startJdUt, endJdUt }) => (endJdUt - startJdUt) * MINUTES_PER_DAY >= minimumMinutes);
}
