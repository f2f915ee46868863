import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AGREEMENT_FILE, FESTIVAL_PRINTS_FILE } from '@ganita/pages/guide/measured.js';
import { DATA_FILES, GOLDEN_READERS, NOT_READ_YET } from './files/index.js';
import { readLedger } from './ledger.js';
import { printReport } from './print.js';
import { agreementRecord, festivalPrintsRecord } from './record.js';
import { type AgreementOptions, isAgreement, runAgreement } from './run.js';
import { openRealTools } from './tools.js';

const USAGE = `npm run agreement -- [--golden DIR] [--file NAME ...] [--strict] [--limit N]

  --golden DIR     folder of golden files (tests/golden)
  --file NAME ...  only these files, with or without .json
  --strict         fail on golden files that have no reader
  --limit N        differences shown per file (20)
  --ledger DIR     expected differences (tests/expectedDifferences)
  --published DIR  where the published files lie that are not copied (../shared/reference)

A run over every file, the published ones included, also writes packages/pages/data/measured/agreement.json, from which
docs/agreement.md gets its tables; one over the files of printed festivals writes festivalPrints.json, from which
docs/festivals.md gets its own.`;

const DEFAULT_GOLDEN = 'tests/golden';

const jsonName = (name: string): string => (name.endsWith('.json') ? name : `${name}.json`);

/** Read the command line. Errors: an unknown option or a limit that is no number. */
function optionsOf(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      golden: { type: 'string', default: DEFAULT_GOLDEN },
      file: { type: 'string', multiple: true, default: [] },
      ledger: { type: 'string', default: 'tests/expectedDifferences' },
      published: { type: 'string', default: '../shared/reference' },
      limit: { type: 'string', default: '20' },
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 0) throw new Error('--limit must be a whole number');
  const files = [...values.file, ...positionals].map(jsonName);
  const run: AgreementOptions = {
    folder: values.golden,
    publishedFolder: values.published,
    only: files.length === 0 ? null : files,
    ledger: readLedger(values.ledger),
    ledgerIsOfFolder: resolve(values.golden) === resolve(DEFAULT_GOLDEN),
    readers: GOLDEN_READERS,
    dataFiles: DATA_FILES,
    notReadYet: NOT_READ_YET,
  };
  return { run, limit, strict: values.strict, help: values.help };
}

async function main(args: readonly string[]): Promise<number> {
  const { run, limit, strict, help } = optionsOf(args);
  if (help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const report = await runAgreement(run, await openRealTools());
  process.stdout.write(`${printReport(report, { limit }).join('\n')}\n`);
  const prints = run.ledgerIsOfFolder ? festivalPrintsRecord(report) : null;
  if (prints !== null) writeFileSync(FESTIVAL_PRINTS_FILE, `${JSON.stringify(prints, null, 1)}\n`);
  const isWhole = run.ledgerIsOfFolder && run.only === null && report.absent.length === 0;
  if (isWhole) writeFileSync(AGREEMENT_FILE, `${JSON.stringify(agreementRecord(report, run.ledger), null, 1)}\n`);
  else process.stdout.write('packages/pages/data/measured/agreement.json is left as it is: not every file was read\n');
  return isAgreement(report, strict) ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
  process.exitCode = 2;
}
