import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Judge, sameValue } from './compare.js';
import { type GoldenNode, isRecord } from './golden.js';

/** A difference that is right: where, both values, and the section of docs/rules or the page that proves ours. */
export interface LedgerRow {
  readonly file: string;
  /** Path of the value in the golden file, with the birth id: `cases/b01/expected/...`. */
  readonly path: string;
  readonly golden: unknown;
  readonly ours: unknown;
  readonly because: string;
}

const PROOF = /\bdocs\/rules\/\d\d-[\w-]+\.md#\w|\bpages? \d/;

/** Check one row. Errors: says what is wrong with it. */
export function ledgerRow(value: unknown, where: string): LedgerRow {
  if (!isRecord(value)) throw new Error(`${where} is no row`);
  const { file, path, because } = value;
  if (typeof file !== 'string' || typeof path !== 'string') throw new Error(`${where} names no file and path`);
  if (!Object.hasOwn(value, 'golden') || !Object.hasOwn(value, 'ours')) throw new Error(`${where} lacks a number`);
  if (typeof because !== 'string' || !PROOF.test(because)) {
    throw new Error(`${where} must cite the proof, a section of docs/rules or a page`);
  }
  if (/\brounding\b/i.test(because)) throw new Error(`${where}: rounding is no reason`);
  return { file, path, golden: value.golden, ours: value.ours, because };
}

/** Every row of `*.json` in a folder. Errors: a bad row, or two rows for one value. */
export function readLedger(folder: string): readonly LedgerRow[] {
  const rows = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const list: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      if (!Array.isArray(list)) throw new Error(`${name} is not a list of rows`);
      return list.map((row, index) => ledgerRow(row, `${name} row ${index + 1}`));
    });
  const seen = new Set<string>();
  for (const { file, path } of rows) {
    const key = `${file} ${path}`;
    if (seen.has(key)) throw new Error(`two ledger rows for ${key}`);
    seen.add(key);
  }
  return rows;
}

/** What the ledger says about a value that was judged. */
export type LedgerFinding = 'no_row' | 'holds' | { readonly stale: string };

/** The ledger rows of one golden file while it is read. */
export class FileLedger {
  private readonly rows: ReadonlyMap<string, LedgerRow>;
  private readonly met = new Set<string>();

  constructor(rows: readonly LedgerRow[], file: string) {
    this.rows = new Map(rows.filter((row) => row.file === file).map((row) => [row.path, row]));
  }

  /** Look up a judged value. A row is valid when both its values are still true and they still differ. */
  find(golden: GoldenNode, ours: unknown, agrees: boolean, { judge }: Judge): LedgerFinding {
    const row = this.rows.get(golden.path);
    if (row === undefined) return 'no_row';
    this.met.add(row.path);
    if (agrees) return { stale: 'the two values agree now' };
    if (!sameValue(row.golden, golden.value)) return { stale: 'the golden value is another now' };
    if (!judge(row.ours, ours).agrees) return { stale: 'our value is another now' };
    return 'holds';
  }

  /** Rows whose value was never judged: those the file contains, and those it does not. */
  unmet(isInFile: (path: string) => boolean): {
    readonly inFile: readonly LedgerRow[];
    readonly elsewhere: readonly LedgerRow[];
  } {
    const rows = [...this.rows.values()].filter((row) => !this.met.has(row.path));
    return {
      inFile: rows.filter(({ path }) => isInFile(path)),
      elsewhere: rows.filter(({ path }) => !isInFile(path)),
    };
  }
}
