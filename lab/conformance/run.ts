import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contextFor, type Tools } from './context.js';
import { GoldenNode } from './golden.js';
import type { LedgerRow } from './ledger.js';
import type { GoldenReader } from './reader.js';
import { agrees, FileAccount, type FileReport } from './report.js';

/** What to compare with what. */
export interface AgreementOptions {
  readonly folder: string;
  /** Where the published files lie when the folder does not have them. */
  readonly publishedFolder: string | null;
  /** Names of golden files, `positions.json`; null for all. */
  readonly only: readonly string[] | null;
  readonly ledger: readonly LedgerRow[];
  /** True where every ledger row must name a value of this folder. */
  readonly ledgerIsOfFolder: boolean;
  readonly readers: readonly GoldenReader[];
  /** Files without golden values. */
  readonly dataFiles: readonly string[];
  /** Files that nothing computes yet, with what is missing. */
  readonly notReadYet?: Readonly<Record<string, string>>;
}

export interface AgreementReport {
  readonly files: readonly FileReport[];
  /** Golden files that no reader knows. */
  readonly withoutReader: readonly string[];
  /** Those of them that nothing computes yet, each with what is missing. */
  readonly notReadYet: readonly { readonly file: string; readonly because: string }[];
  /** Readers whose file is not there. */
  readonly absent: readonly string[];
  /** Ledger rows about files that no reader knows. */
  readonly ledgerOfNoReader: readonly LedgerRow[];
}

/** Compare every golden file of a folder. Errors: `only` names a file without a reader or not in the folder. */
export async function runAgreement(options: AgreementOptions, tools: Tools): Promise<AgreementReport> {
  const { folder, only, readers, notReadYet: later = {} } = options;
  const inFolder = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const known = new Set(readers.map(({ file }) => file));
  for (const name of only ?? []) {
    if (!known.has(name)) throw new Error(`no reader for ${name}; there are readers for ${[...known].join(', ')}`);
  }
  const unread =
    only === null ? inFolder.filter((name) => !known.has(name) && !options.dataFiles.includes(name)).sort() : [];
  const files: FileReport[] = [];
  const absent: string[] = [];
  for (const reader of readers) {
    if (only !== null && !only.includes(reader.file)) continue;
    const path = placeOf(reader, options);
    if (path === null) absent.push(reader.file);
    else files.push(await readFile(reader, path, options, tools));
  }
  return {
    files,
    withoutReader: unread.filter((name) => !Object.hasOwn(later, name)),
    notReadYet: unread.flatMap((file) => {
      const because = later[file];
      return because === undefined ? [] : [{ file, because }];
    }),
    absent,
    ledgerOfNoReader: options.ledger.filter((row) => !known.has(row.file)),
  };
}

/** True where nothing differs, nothing is left out and no ledger row is stale. */
export function isAgreement(report: AgreementReport, strict: boolean): boolean {
  return (
    report.files.every(agrees) && report.ledgerOfNoReader.length === 0 && (!strict || report.withoutReader.length === 0)
  );
}

function placeOf(reader: GoldenReader, { folder, publishedFolder }: AgreementOptions): string | null {
  const folders = reader.published === true && publishedFolder !== null ? [folder, publishedFolder] : [folder];
  return folders.map((place) => join(place, reader.file)).find((path) => existsSync(path)) ?? null;
}

async function readFile(
  reader: GoldenReader,
  path: string,
  { ledger, ledgerIsOfFolder }: AgreementOptions,
  tools: Tools,
): Promise<FileReport> {
  const golden = GoldenNode.whole(JSON.parse(readFileSync(path, 'utf8')));
  const account = new FileAccount(reader, golden, ledger);
  try {
    await reader.read(golden, contextFor(tools, account));
  } catch (error) {
    account.fail('', error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
  return account.close(ledgerIsOfFolder);
}
