import { suggestion } from '../names/nearestName.js';
import type { NativeId } from './conditionSky.js';
import { invalidTree, type LeafInput, type LeafRow } from './leafInput.js';
import { LEAF_IDS, LEAVES, type LeafId } from './leaves.js';
import { type ConditionNode, type ConditionTree, OPERATORS, type Operator } from './tree.js';

const MAX_DEPTH = 8;
const MAX_LEAVES = 64;
/** Values of one condition; no list of ids is longer. */
const MAX_VALUES = 120;

/** Conditions under it count from the partner's birth; all of them must hold. */
export const PARTNER = 'partner';

/** Where in a tree, and what has been read of it. */
interface Place {
  readonly path: string;
  readonly depth: number;
  readonly native: NativeId;
  readonly hasPartner: boolean;
}

/** A tree that is read, and its conditions in the order of the tree. */
export interface ReadTree {
  readonly root: ConditionNode;
  /** Paths of the conditions as they are written. */
  readonly paths: readonly string[];
}

/**
 * Read a tree of conditions, whose paths begin with that of the tree itself. Errors: `invalid_input` naming `where`, the place in it, and what is valid there.
 */
export function readTree(tree: unknown, hasPartner = false, path = ''): ReadTree {
  const paths: string[] = [];
  const root = nodeOf(tree, { path, depth: 1, native: 'self', hasPartner }, paths);
  return { root, paths };
}

function nodeOf(tree: unknown, place: Place, paths: string[]): ConditionNode {
  const { path, depth } = place;
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) {
    throw invalidTree(path, 'must be an object with all, any, none or a condition', tree);
  }
  if (depth > MAX_DEPTH) throw invalidTree(path, `is deeper than ${MAX_DEPTH} levels`);
  const fields = tree as ConditionTree;
  const operators = place.hasPartner ? [...OPERATORS, PARTNER] : OPERATORS;
  const names = Object.keys(fields).filter(
    (name) => Object.hasOwn(LEAVES, name) || operators.some((one) => one === name),
  );
  const [name] = names;
  if (name === undefined || names.length > 1) {
    const [unknown] = Object.keys(fields);
    throw invalidTree(
      path,
      `must have exactly one of ${[...operators, ...LEAF_IDS].join(', ')}${suggestion(unknown, [...operators, ...LEAF_IDS])}`,
      unknown,
    );
  }
  if (Object.hasOwn(LEAVES, name)) return leafOf(fields, name as LeafId, place, paths);
  rejectOthers(fields, [name], path);
  return groupFrom(fields[name], name as Operator | typeof PARTNER, place, paths);
}

function groupFrom(inner: unknown, name: Operator | typeof PARTNER, place: Place, paths: string[]): ConditionNode {
  const path = `${place.path}/${name}`;
  if (!Array.isArray(inner) || inner.length === 0) {
    throw invalidTree(path, 'must be a list of at least one condition', inner);
  }
  const within = { ...place, depth: place.depth + 1, ...(name === PARTNER && { native: PARTNER as NativeId }) };
  return {
    kind: name === PARTNER ? 'all' : name,
    parts: inner.map((part, index) => nodeOf(part, { ...within, path: `${path}/${index}` }, paths)),
  };
}

function leafOf(fields: ConditionTree, id: LeafId, { path: at, native }: Place, paths: string[]): ConditionNode {
  const row: LeafRow = LEAVES[id];
  const path = `${at}/${id}`;
  const options = row.options ?? {};
  rejectOthers(fields, [id, ...Object.keys(options)], at);
  for (const [option, values] of Object.entries(options)) {
    const value = fields[option];
    if (value !== undefined && !values.includes(value)) {
      throw invalidTree(`${at}/${option}`, `must be one of ${values.join(', ')}`, value);
    }
  }
  const value = fields[id];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.length === 0 || values.length > MAX_VALUES) {
    throw invalidTree(path, `must have 1 to ${MAX_VALUES} values`, value);
  }
  paths.push(path);
  if (paths.length > MAX_LEAVES) throw invalidTree('', `must have at most ${MAX_LEAVES} conditions`);
  const input: LeafInput = { values, options: fields, path, native };
  const read = row.read(input);
  return 'kind' in read ? read : { kind: 'leaf', path, native, reading: read };
}

function rejectOthers(fields: ConditionTree, known: readonly string[], path: string): void {
  const other = Object.keys(fields).find((name) => !known.includes(name));
  if (other !== undefined) throw invalidTree(path, `has ${other} beside ${known.join(', ')}`, other);
}
