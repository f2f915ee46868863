import { type GoldenNode, isRecord } from './golden.js';

/** What became of a leaf of a golden file, the worse later. */
export const LEAF_STATES = ['not_compared', 'equal', 'in_ledger', 'different'] as const;
export type LeafState = (typeof LEAF_STATES)[number];

/** One value of a golden file: a number, name, truth value or null, or a list or record with nothing in it. */
export interface Leaf {
  readonly path: string;
  readonly pattern: string;
}

const isLeaf = ({ value }: GoldenNode): boolean =>
  Array.isArray(value) ? value.length === 0 : !isRecord(value) || Object.keys(value).length === 0;

/** Every leaf at or below a node. */
export function leavesOf(node: GoldenNode, found: Leaf[] = []): readonly Leaf[] {
  if (isLeaf(node)) found.push({ path: node.path, pattern: node.pattern });
  else for (const [, child] of node.children()) leavesOf(child, found);
  return found;
}

interface Account {
  readonly section: string;
  readonly state: LeafState;
}

/** Keeps account of every leaf of one golden file: each must be compared or said not to be. */
export class LeafLedger {
  readonly leaves: readonly Leaf[];
  private readonly known: ReadonlySet<string>;
  private readonly accounts = new Map<string, Account>();

  constructor(file: GoldenNode) {
    this.leaves = leavesOf(file);
    this.known = new Set(this.leaves.map(({ path }) => path));
  }

  /** Account for every leaf at or below a node; returns how many were met for the first time. */
  claim(node: GoldenNode, section: string, state: LeafState): number {
    return leavesOf(node).filter((leaf) => this.claimLeaf(leaf, section, state)).length;
  }

  /** Account for one leaf. Where it is met twice the worse outcome is recorded, under its first section. True the first time. */
  claimLeaf(leaf: Leaf, section: string, state: LeafState): boolean {
    if (!this.known.has(leaf.path)) return false;
    const before = this.accounts.get(leaf.path);
    if (before === undefined) this.accounts.set(leaf.path, { section, state });
    else if (LEAF_STATES.indexOf(state) > LEAF_STATES.indexOf(before.state)) {
      this.accounts.set(leaf.path, { section: before.section, state });
    }
    return before === undefined;
  }

  stateOf(leaf: Leaf): LeafState | null {
    return this.accounts.get(leaf.path)?.state ?? null;
  }

  /** How many cases a section has leaves of: parts of the file two levels deep (`cases/b01`). */
  casesOf(section: string): number {
    const cases = new Set<string>();
    for (const [path, account] of this.accounts) {
      if (account.section === section) cases.add(path.split('/', 2).join('/'));
    }
    return cases.size;
  }

  /** How many leaves of a section are in each state. */
  countsOf(section: string): Readonly<Record<LeafState, number>> {
    const counts = { not_compared: 0, equal: 0, in_ledger: 0, different: 0 };
    for (const account of this.accounts.values()) if (account.section === section) counts[account.state]++;
    return counts;
  }

  /** Leaves that nothing was said about. */
  unaccounted(): readonly Leaf[] {
    return this.leaves.filter(({ path }) => !this.accounts.has(path));
  }
}

/** A test of paths: `*` matches one step, `**` any number of steps, also none. */
export function pathTest(pattern: string): (path: string) => boolean {
  const steps = pattern.split('/').map((step) => {
    if (step === '**') return '(?:[^/]+/)*';
    return `${step.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}/`;
  });
  const expression = new RegExp(`^${steps.join('')}$`);
  return (path) => expression.test(`${path}/`);
}
