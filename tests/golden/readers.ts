import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tools } from '../conformance/context.js';
import { DATA_FILES, GOLDEN_READERS } from '../conformance/files/index.js';
import { type LedgerRow, readLedger } from '../conformance/ledger.js';
import { printReport } from '../conformance/print.js';
import type { GoldenReader } from '../conformance/reader.js';
import { type AgreementReport, runAgreement } from '../conformance/run.js';

/** The folder of the golden files. */
export const GOLDEN_FOLDER = import.meta.dirname;
/** Where the published files lie, which are not copied. */
const PUBLISHED_FOLDER = join(GOLDEN_FOLDER, '../../../shared/reference');
/** Every difference that is right. */
export const LEDGER: readonly LedgerRow[] = readLedger(join(GOLDEN_FOLDER, '../expectedDifferences'));
/** The readers of files that are in the folder. */
export const COPIED_READERS = GOLDEN_READERS.filter((reader) => reader.published !== true);

/** Compare a whole file. Each row of the ledger about it must name a value that is in it. */
export const wholeAgreement = (reader: GoldenReader, tools: Tools): Promise<AgreementReport> =>
  runAgreement(
    {
      folder: GOLDEN_FOLDER,
      publishedFolder: PUBLISHED_FOLDER,
      only: null,
      ledger: LEDGER.filter(({ file }) => file === reader.file),
      ledgerIsOfFolder: true,
      dataFiles: DATA_FILES,
      readers: [reader],
    },
    tools,
  );

/** Compare other values in the place of those of a file. They are written to `folder`. */
export function agreementWith(
  golden: unknown,
  reader: GoldenReader,
  folder: string,
  tools: Tools,
): Promise<AgreementReport> {
  writeFileSync(join(folder, reader.file), JSON.stringify(golden));
  return runAgreement(
    {
      folder,
      publishedFolder: null,
      only: null,
      ledger: LEDGER.filter(({ file }) => file === reader.file),
      ledgerIsOfFolder: false,
      readers: [reader],
      dataFiles: [],
    },
    tools,
  );
}

/** What a test shows of a report that does not agree. */
export const reportLines = (report: AgreementReport): string => printReport(report, { limit: 20 }).join('\n');
