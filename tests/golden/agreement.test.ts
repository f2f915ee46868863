import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tools } from '../conformance/context.js';
import { DATA_FILES, GOLDEN_READERS } from '../conformance/files/index.js';
import { GoldenNode, isRecord } from '../conformance/golden.js';
import { readLedger } from '../conformance/ledger.js';
import { printReport } from '../conformance/print.js';
import type { GoldenReader } from '../conformance/reader.js';
import type { FileReport } from '../conformance/report.js';
import { type AgreementReport, isAgreement, runAgreement } from '../conformance/run.js';
import { openRealTools } from '../conformance/tools.js';

const FOLDER = import.meta.dirname;
const PUBLISHED = join(FOLDER, '../../../shared/reference');
const LEDGER = readLedger(join(FOLDER, '../expectedDifferences'));

let tools: Tools;
beforeAll(async () => {
  tools = await openRealTools();
});

const lines = (report: AgreementReport): string => printReport(report, { limit: 20 }).join('\n');
const copied = GOLDEN_READERS.filter((reader) => reader.published !== true);

describe('the golden files', () => {
  it.each(GOLDEN_READERS.map((reader) => [reader.file, reader] as const))('agree: %s', async (_, reader) => {
    const report = await runAgreement(
      {
        folder: FOLDER,
        publishedFolder: PUBLISHED,
        only: null,
        ledger: LEDGER.filter(({ file }) => file === reader.file),
        ledgerIsOfFolder: true,
        dataFiles: DATA_FILES,
        readers: [reader],
      },
      tools,
    );
    if (reader.published !== true) expect(report.absent, 'copied to tests/golden').toEqual([]);
    expect(isAgreement(report, false), lines(report)).toBe(true);
  });

  it('have no ledger row that no reader reads', () => {
    const files = new Set(GOLDEN_READERS.map(({ file }) => file));
    expect(LEDGER.filter(({ file }) => !files.has(file))).toEqual([]);
  });
});

/** Few cases are enough to see that a reader looks at what it says it compares. */
const CASES = 2;

const withFewCases = (golden: unknown): unknown =>
  isRecord(golden) && Array.isArray(golden.cases) ? { ...golden, cases: golden.cases.slice(0, CASES) } : golden;

/** Another value of the same kind, far outside every tolerance. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 97.3;
  if (typeof value === 'string') return `not ${value}`;
  if (typeof value === 'boolean') return !value;
  return value === null ? 97.3 : ['not', value];
}

/** The same tree with every leaf changed whose path passes. */
function changed(node: GoldenNode, passes: (path: string) => boolean): unknown {
  const { value } = node;
  const isEmpty = (Array.isArray(value) && value.length === 0) || (isRecord(value) && Object.keys(value).length === 0);
  if (isEmpty || (!Array.isArray(value) && !isRecord(value))) return passes(node.path) ? another(value) : value;
  const children = node.children().map(([key, child]) => [key, changed(child, passes)] as const);
  return Array.isArray(value) ? children.map(([, child]) => child) : Object.fromEntries(children);
}

describe('every reader', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'agreement-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = async (reader: GoldenReader, golden: unknown): Promise<FileReport> => {
    writeFileSync(join(folder, reader.file), JSON.stringify(golden));
    const { files } = await runAgreement(
      {
        folder,
        publishedFolder: null,
        only: null,
        ledger: LEDGER,
        ledgerIsOfFolder: false,
        readers: [reader],
        dataFiles: [],
      },
      tools,
    );
    return files[0] as FileReport;
  };

  it.each(copied.map((reader) => [reader.file, reader] as const))(
    'notices when any value that it compares is another: %s',
    async (_, reader) => {
      const golden = withFewCases(JSON.parse(readFileSync(join(FOLDER, reader.file), 'utf8')));
      const before = (await run(reader, golden)).states;
      const compared = [...before].filter(([, state]) => state !== null && state !== 'not_compared');
      expect(compared.length).toBeGreaterThan(0);
      const paths = new Set(compared.map(([path]) => path));
      const { states } = await run(
        reader,
        changed(GoldenNode.whole(golden), (path) => paths.has(path)),
      );
      expect([...paths].filter((path) => ['equal', 'in_ledger'].includes(states.get(path) ?? 'none'))).toEqual([]);
    },
  );

  it.each(copied.map((reader) => [reader.file, reader] as const))(
    'notices a field that it does not know: %s',
    async (_, reader) => {
      const golden = withFewCases(JSON.parse(readFileSync(join(FOLDER, reader.file), 'utf8')));
      const report = await run(reader, { ...(golden as object), unheard_of: { value: 1 } });
      expect(report.unaccounted).toContainEqual({ pattern: 'unheard_of/value', leaves: 1 });
    },
  );
});
