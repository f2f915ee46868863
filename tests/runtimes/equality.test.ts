import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLibrary } from '../../tools/browser/buildBrowser.js';
import { chromiumPath } from '../browser/chromium.js';
import { cases } from '../cases.js';
import { chromiumRuntime } from './chromiumRuntime.js';
import { type RuntimeRequest, runtimeRequests } from './requests.js';
import { nodeRuntime, type Runtime, workerdRuntime } from './runtimes.js';

/** The languages that `examples/edge` has. */
const OF_EDGE = ['en', 'hi'];
/** In `npm test` half the examples, some 30,000 values; in `npm run test:long` all, and whole charts: more than a million. */
const everyNth = cases(2, 1);
const WHOLE_CHARTS = cases(0, 6);
const LEAST_VALUES = cases(10_000, 500_000);

/** How many values a text has: texts, numbers, true, false and null of JSON; a picture is one. */
function valuesIn(text: string): number {
  if (!text.startsWith('{')) return 1;
  let count = 0;
  JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) count++;
    return value;
  });
  return count;
}

describe('the library elsewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-browser-'));
  let node: Runtime;
  beforeAll(async () => {
    await buildLibrary(folder);
    node = await nodeRuntime();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const requests = runtimeRequests(WHOLE_CHARTS).filter((_, index) => index % everyNth === 0);

  async function expectEqual(runtime: Runtime, sent: readonly RuntimeRequest[]): Promise<void> {
    let values = 0;
    try {
      for (const request of sent) {
        const expected = await node.answer(request);
        values += valuesIn(expected);
        const answer = await runtime.answer(request);
        // Compared first, so that equal texts of megabytes are not looked at again.
        if (answer !== expected) expect([request, answer]).toEqual([request, expected]);
      }
    } finally {
      await runtime.close();
    }
    console.log(`${sent.length} requests, ${values} values`);
    expect(values).toBeGreaterThan(LEAST_VALUES);
  }

  it.skipIf(chromiumPath === null)('answers in Chromium with the bytes of Node', async () => {
    await expectEqual(await chromiumRuntime(folder), requests);
  });

  it('answers in workerd with the bytes of Node', async () => {
    const known = (language: unknown): unknown => (OF_EDGE.includes(String(language)) ? language : 'hi');
    await expectEqual(
      await workerdRuntime(folder),
      requests.map(({ path, body }) =>
        body.language === undefined ? { path, body } : { path, body: { ...body, language: known(body.language) } },
      ),
    );
  });
});
