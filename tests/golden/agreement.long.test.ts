import { beforeAll, describe, expect, it } from 'vitest';
import type { Tools } from '../../lab/conformance/context.js';
import { GOLDEN_READERS } from '../../lab/conformance/files/index.js';
import { isAgreement } from '../../lab/conformance/run.js';
import { openRealTools } from '../../lab/conformance/tools.js';
import { reportLines, wholeAgreement } from './readers.js';

let tools: Tools;
beforeAll(async () => {
  tools = await openRealTools();
});

describe('the golden files', () => {
  it.each(GOLDEN_READERS.map((reader) => [reader.file, reader] as const))('agree: %s', async (_, reader) => {
    const report = await wholeAgreement(reader, tools);
    if (reader.published !== true) expect(report.absent, 'copied to tests/golden').toEqual([]);
    expect(isAgreement(report, false), reportLines(report)).toBe(true);
  });
});
