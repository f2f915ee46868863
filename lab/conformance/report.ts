import { type Comparator, compareWith, type Judge, type Margin } from './compare.js';
import { DecidingCases, type DecidingCount } from './decidingCases.js';
import type { GoldenNode } from './golden.js';
import { type Leaf, LeafLedger, type LeafState, pathTest } from './leaves.js';
import { FileLedger, type LedgerRow } from './ledger.js';
import type { GoldenReader, NotCompared, Section } from './reader.js';
import { type SideBySide, SideBySideTable } from './sideBySide.js';

/** A value that differs without a ledger row. */
export interface Difference {
  readonly path: string;
  readonly golden: unknown;
  readonly ours: unknown;
  readonly margin: Margin | null;
}

/** A place in a golden file and what is wrong there. */
export interface Failure {
  readonly path: string;
  readonly message: string;
}

export interface SectionReport {
  readonly name: string;
  /** Cases that it has values of. */
  readonly cases: number;
  /** Leaves compared: the sum of the next three. */
  readonly compared: number;
  readonly equal: number;
  readonly inLedger: number;
  readonly different: number;
  /** The widest of the measured differences, as a share of its tolerance, and where it is. */
  readonly worst: (Margin & { readonly path: string }) | null;
}

export interface LeafGroup {
  readonly pattern: string;
  readonly leaves: number;
}

export interface FileReport {
  readonly file: string;
  readonly published: boolean;
  readonly leaves: number;
  /** What became of each leaf, by its path; null where nothing was said. */
  readonly states: ReadonlyMap<string, LeafState | null>;
  readonly sections: readonly SectionReport[];
  readonly notCompared: readonly (LeafGroup & { readonly because: string })[];
  readonly differences: readonly Difference[];
  /** Leaves neither compared nor said not to be. */
  readonly unaccounted: readonly LeafGroup[];
  readonly failures: readonly Failure[];
  /** Ledger rows about cases that this folder does not have. */
  readonly ledgerRowsElsewhere: number;
  /** Printed moments by the defaults and by the presets of their publishers. */
  readonly sideBySide: readonly SideBySide[];
  /** Printed festivals by row. */
  readonly deciding: Readonly<Record<string, DecidingCount>>;
}

/** Sums over the sections of a file. */
export interface Totals {
  readonly compared: number;
  readonly equal: number;
  readonly inLedger: number;
  readonly different: number;
  readonly notCompared: number;
}

export function totalsOf({ sections, notCompared }: FileReport): Totals {
  const sum = (of: (section: SectionReport) => number): number =>
    sections.reduce((total, section) => total + of(section), 0);
  return {
    compared: sum(({ compared }) => compared),
    equal: sum(({ equal }) => equal),
    inLedger: sum(({ inLedger }) => inLedger),
    different: sum(({ different }) => different),
    notCompared: notCompared.reduce((total, { leaves }) => total + leaves, 0),
  };
}

/** Sums over files. */
export function totalsOfAll(files: readonly FileReport[]): Totals {
  const none: Totals = { compared: 0, equal: 0, inLedger: 0, different: 0, notCompared: 0 };
  return files.map(totalsOf).reduce(
    (all, one) => ({
      compared: all.compared + one.compared,
      equal: all.equal + one.equal,
      inLedger: all.inLedger + one.inLedger,
      different: all.different + one.different,
      notCompared: all.notCompared + one.notCompared,
    }),
    none,
  );
}

export const agrees = (report: FileReport): boolean =>
  report.differences.length === 0 && report.unaccounted.length === 0 && report.failures.length === 0;

/** What every golden file contains in addition to values: its name, how the values were made, and the births. */
const INPUTS: readonly NotCompared[] = [
  { path: 'area', because: 'name of the file' },
  { path: 'settings/**', because: 'how the values were made' },
  ...['birth', 'boy_birth', 'girl_birth'].map((birth) => ({
    path: `**/${birth}/**`,
    because: 'input of the case',
  })),
];

/** Gathers what the reader of one golden file finds. */
export class FileAccount {
  readonly sideBySide = new SideBySideTable();
  readonly deciding = new DecidingCases();
  private readonly reader: GoldenReader;
  private readonly leaves: LeafLedger;
  private readonly ledger: FileLedger;
  private readonly worst = new Map<string, Margin & { readonly path: string }>();
  private readonly sectionNames = new Set<string>();
  private readonly differences: Difference[] = [];
  private readonly failures: Failure[] = [];
  private readonly reasons = new Map<string, { pattern: string; because: string; leaves: number }>();
  private readonly judged = new Set<string>();

  constructor(reader: GoldenReader, golden: GoldenNode, ledgerRows: readonly LedgerRow[]) {
    this.reader = reader;
    this.leaves = new LeafLedger(golden);
    this.ledger = new FileLedger(ledgerRows, reader.file);
  }

  section(name: string): Section {
    this.sectionNames.add(name);
    return {
      compare: (golden, ours, comparator) => this.compare(name, golden, ours, comparator),
      notCompared: (golden, because) => {
        this.addReason(golden.pattern, because, this.leaves.claim(golden, name, 'not_compared'));
      },
    };
  }

  fail(path: string, message: string): void {
    this.failures.push({ path, message });
  }

  private compare(section: string, golden: GoldenNode, ours: unknown, comparator: Comparator): void {
    compareWith(comparator, golden, ours, (node, mine, judge) => this.judge(section, node, mine, judge));
  }

  private judge(section: string, golden: GoldenNode, ours: unknown, judge: Judge): void {
    this.judged.add(golden.path);
    const { agrees, margin } = judge.judge(golden.value, ours);
    if (margin !== null) this.keepWorst(section, { ...margin, path: golden.path });
    const finding = this.ledger.find(golden, ours, agrees, judge);
    if (typeof finding === 'object') this.fail(golden.path, `ledger row no longer holds: ${finding.stale}`);
    let state: LeafState = 'equal';
    if (!agrees && finding === 'holds') state = 'in_ledger';
    else if (!agrees) {
      state = 'different';
      this.differences.push({ path: golden.path, golden: golden.value, ours, margin });
    }
    this.leaves.claim(golden, section, state);
  }

  private keepWorst(section: string, margin: Margin & { readonly path: string }): void {
    const share = ({ difference, tolerance }: Margin): number =>
      tolerance === 0 ? (difference === 0 ? 0 : Number.POSITIVE_INFINITY) : difference / tolerance;
    const before = this.worst.get(section);
    if (before === undefined || share(margin) > share(before)) this.worst.set(section, margin);
  }

  private addReason(pattern: string, because: string, leaves: number): void {
    const key = `${pattern}\n${because}`;
    const row = this.reasons.get(key);
    if (row === undefined) this.reasons.set(key, { pattern, because, leaves });
    else row.leaves += leaves;
  }

  /** Account for the leaves of declared patterns. A pattern of the reader that covers a compared leaf is a failure. */
  private declare({ path, because }: NotCompared, strict: boolean): void {
    const matches = pathTest(path);
    let count = 0;
    for (const leaf of this.leaves.leaves) {
      if (!matches(leaf.path)) continue;
      const state = this.leaves.stateOf(leaf);
      if (state === null) {
        this.leaves.claimLeaf(leaf, '', 'not_compared');
        count++;
      } else if (strict && state !== 'not_compared') {
        this.fail(leaf.path, `is compared, but "${path}" says it is not`);
      }
    }
    if (count > 0) this.addReason(path, because, count);
  }

  /** Close the account. `ledgerIsOfFolder`: every ledger row of the file must name a value that is in it. */
  close(ledgerIsOfFolder: boolean): FileReport {
    for (const row of this.reader.notCompared ?? []) this.declare(row, true);
    for (const row of INPUTS) this.declare(row, false);
    const { inFile, elsewhere } = this.ledger.unmet((path) => this.isInFile(path));
    for (const { path } of inFile) this.fail(path, 'ledger row names a value that is not compared');
    if (ledgerIsOfFolder) for (const { path } of elsewhere) this.fail(path, 'ledger row names no value of the file');
    return {
      file: this.reader.file,
      published: this.reader.published ?? false,
      leaves: this.leaves.leaves.length,
      states: new Map(this.leaves.leaves.map((leaf) => [leaf.path, this.leaves.stateOf(leaf)])),
      sections: [...this.sectionNames].map((name) => this.sectionReport(name)),
      notCompared: [...this.reasons.values()],
      differences: this.differences,
      unaccounted: grouped(this.leaves.unaccounted()),
      failures: this.failures,
      ledgerRowsElsewhere: elsewhere.length,
      sideBySide: this.sideBySide.report(),
      deciding: this.deciding.report(),
    };
  }

  private isInFile(path: string): boolean {
    return this.judged.has(path) || this.leaves.leaves.some((leaf) => `${leaf.path}/`.startsWith(`${path}/`));
  }

  private sectionReport(name: string): SectionReport {
    const { equal, in_ledger, different } = this.leaves.countsOf(name);
    return {
      name,
      cases: this.leaves.casesOf(name),
      compared: equal + in_ledger + different,
      equal,
      inLedger: in_ledger,
      different,
      worst: this.worst.get(name) ?? null,
    };
  }
}

/** Leaves by the pattern of their paths, in the order of the file. */
function grouped(leaves: readonly Leaf[]): readonly LeafGroup[] {
  const counts = new Map<string, number>();
  for (const { pattern } of leaves) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  return [...counts].map(([pattern, count]) => ({ pattern, leaves: count }));
}
