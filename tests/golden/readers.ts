import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Tools } from '../../lab/conformance/context.js';
import { GOLDEN_READERS } from '../../lab/conformance/files/index.js';
import { type LedgerRow, readLedger } from '../../lab/conformance/ledger.js';
import { printReport } from '../../lab/conformance/print.js';
import type { GoldenReader } from '../../lab/conformance/reader.js';
import { type AgreementReport, runAgreement } from '../../lab/conformance/run.js';
import { openRealTools } from '../../lab/conformance/tools.js';

/** The folder of the golden files. */
export const GOLDEN_FOLDER = import.meta.dirname;
/** Every difference that is right. */
export const LEDGER: readonly LedgerRow[] = readLedger(join(GOLDEN_FOLDER, '../expectedDifferences'));
/** The readers of files that are in the folder. */
export const COPIED_READERS = GOLDEN_READERS.filter((reader) => reader.published !== true);

/** Opens what a run needs, and a folder, for the tests of a file. Returns what compares other values in the place of a file. */
export function comparing(): (golden: unknown, reader: GoldenReader) => Promise<AgreementReport> {
  let tools: Tools;
  let folder: string;
  beforeAll(async () => {
    tools = await openRealTools();
    folder = mkdtempSync(join(tmpdir(), 'agreement-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return (golden, reader) => {
    writeFileSync(join(folder, reader.file), JSON.stringify(golden));
    const ledger = LEDGER.filter(({ file }) => file === reader.file);
    const options = { folder, publishedFolder: null, only: null, ledger, ledgerIsOfFolder: false, dataFiles: [] };
    return runAgreement({ ...options, readers: [reader] }, tools);
  };
}

/** What a test shows of a report that does not agree. */
export const reportLines = (report: AgreementReport): string => printReport(report, { limit: 20 }).join('\n');
