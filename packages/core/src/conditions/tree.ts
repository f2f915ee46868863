import type { Interval } from '../time/interval.js';
import type { ConditionSky, NativeId } from './conditionSky.js';

/** What a condition must be computed with; decides how long a search may be and what else a request must have. */
export type Requirement = 'day_windows' | 'lagna' | 'janma_nakshatra' | 'janma_sign';

/** A condition that is read from its value. */
export interface Reading {
  /** Order of evaluation: the cheap and the selective first. */
  readonly rank: number;
  readonly requires: readonly Requirement[];
  /**
   * Every stay in the condition that overlaps or touches an interval, in any order. An edge of the list that is not one of
   * the condition lies outside the interval.
   */
  readonly spans: (sky: ConditionSky, interval: Interval, path: string) => readonly Interval[];
}

/** One condition of a tree. */
export interface LeafNode {
  readonly kind: 'leaf';
  /** JSON pointer to its value in the tree. */
  readonly path: string;
  readonly native: NativeId;
  readonly reading: Reading;
}

export const OPERATORS = ['all', 'any', 'none'] as const;
export type Operator = (typeof OPERATORS)[number];

/** Conditions together: all of them, at least one, or not one. */
export interface GroupNode {
  readonly kind: Operator;
  readonly parts: readonly ConditionNode[];
}

export type ConditionNode = LeafNode | GroupNode;

/** A tree as it is written: `{ all: [..] }`, `{ any: [..] }`, `{ none: [..] }` or a condition. */
export type ConditionTree = Readonly<Record<string, unknown>>;

/** A condition that is made of others, all with its path: its edges are those of its parts. */
export const groupOf = (
  kind: Operator,
  { path, native }: Pick<LeafNode, 'path' | 'native'>,
  parts: readonly (Reading | GroupNode)[],
): GroupNode => ({
  kind,
  parts: parts.map((part) => ('kind' in part ? part : { kind: 'leaf', path, native, reading: part })),
});

/** The conditions of a tree, in its order. */
export const leavesOf = (node: ConditionNode): readonly LeafNode[] =>
  node.kind === 'leaf' ? [node] : node.parts.flatMap(leavesOf);
