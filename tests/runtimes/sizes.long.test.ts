import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type BuiltFile, buildBrowser, weighed } from '../../tools/browser/buildBrowser.js';

const MAX_BYTES = 2_700_000;
/** Everything but the other languages: what is fetched before the first answer. */
const MAX_FIRST_BYTES = 2_300_000;

it('the files of the library for a browser weigh little over the wire', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-browser-'));
  const sizes = await weighed(await buildBrowser(folder));
  rmSync(folder, { recursive: true });
  const sum = (of: readonly BuiltFile[]): number => of.reduce((bytes, { brotliBytes }) => bytes + brotliBytes, 0);
  expect(sum(sizes.filter(({ name }) => !/^words|^licenses/.test(name)))).toBeLessThan(MAX_FIRST_BYTES);
  expect(sum(sizes)).toBeLessThan(MAX_BYTES);
});
