import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GoldenNode, isRecord } from '../../lab/conformance/golden.js';
import type { GoldenReader } from '../../lab/conformance/reader.js';
import type { FileReport } from '../../lab/conformance/report.js';
import { COPIED_READERS, comparing, GOLDEN_FOLDER } from './readers.js';

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

const compare = comparing();

const reportOf = async (reader: GoldenReader, golden: unknown): Promise<FileReport> =>
  (await compare(golden, reader)).files[0] as FileReport;

describe('every reader', () => {
  it.each(COPIED_READERS.map((reader) => [reader.file, reader] as const))(
    'notices when any value that it compares is another, and a field that it does not know: %s',
    async (file, reader) => {
      const golden = withFewCases(JSON.parse(readFileSync(join(GOLDEN_FOLDER, file), 'utf8')));
      const before = (await reportOf(reader, golden)).states;
      const compared = [...before].filter(([, state]) => state !== null && state !== 'not_compared');
      const paths = new Set(compared.map(([path]) => path));
      expect(paths.size).toBeGreaterThan(0);
      const other = changed(GoldenNode.whole(golden), (path) => paths.has(path)) as object;
      const { states, unaccounted } = await reportOf(reader, { ...other, unheard_of: { value: 1 } });
      expect([...paths].filter((path) => ['equal', 'in_ledger'].includes(states.get(path) ?? 'none'))).toEqual([]);
      expect(unaccounted).toContainEqual({ pattern: 'unheard_of/value', leaves: 1 });
    },
  );
});
