import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOLDEN_READERS } from '../../lab/conformance/files/index.js';
import { isRecord } from '../../lab/conformance/golden.js';
import { isAgreement } from '../../lab/conformance/run.js';
import { COPIED_READERS, comparing, GOLDEN_FOLDER, LEDGER, reportLines } from './readers.js';

/** The births of a file that has a case for each. `npm run agreement` compares all of them. */
const BIRTHS = 24;
const EVERY = 5;

/** A file with some of its births. Any other file is whole. */
const sampled = (golden: unknown): unknown =>
  isRecord(golden) && Array.isArray(golden.cases) && golden.cases.length === BIRTHS
    ? { ...golden, cases: golden.cases.filter((_, index) => index % EVERY === 0) }
    : golden;

const compare = comparing();

describe('the golden files, with some of their births,', () => {
  it.each(COPIED_READERS.map((reader) => [reader.file, reader] as const))('agree: %s', async (file, reader) => {
    const golden: unknown = JSON.parse(readFileSync(join(GOLDEN_FOLDER, file), 'utf8'));
    const report = await compare(sampled(golden), reader);
    expect(report.files[0]?.leaves).toBeGreaterThan(0);
    expect(isAgreement(report, false), reportLines(report)).toBe(true);
  });
});

describe('the ledger', () => {
  it('has no row about a file that no reader reads', () => {
    const files = new Set(GOLDEN_READERS.map(({ file }) => file));
    expect(LEDGER.filter(({ file }) => !files.has(file))).toEqual([]);
  });
});
