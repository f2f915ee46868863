import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLibrary } from '../../tools/browser/buildBrowser.js';
import { chromiumPath, sharedChromium } from '../browser/chromium.js';
import { serveFolder } from './chromiumRuntime.js';

/** Files without which nothing is answered. */
const NEEDED = ['swisseph.wasm', 'sepl_18.se1', 'semo_18.se1', 'sefstars.txt', 'zoneHistory.bin'];

type Opened = (options: { readonly data: Readonly<Record<string, unknown>> }) => Promise<unknown>;

describe('the files of the library for a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-browser-'));
  let files: ReadonlyMap<string, Uint8Array>;
  let open: Opened;
  beforeAll(async () => {
    files = await buildLibrary(folder);
    ({ openGanita: open } = (await import(pathToFileURL(join(folder, 'ganita.js')).href)) as { openGanita: Opened });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const given = (changes: Readonly<Record<string, unknown>>) => ({
    data: { ...Object.fromEntries(files), ...changes },
  });
  const bytesOf = (name: string): Uint8Array => files.get(name) as Uint8Array;

  it('contain the program of the Swiss Ephemeris as its package has it', () => {
    const program = readFileSync(join(import.meta.dirname, '../../node_modules/swisseph-wasm/wasm/swisseph.wasm'));
    expect(program.equals(bytesOf('swisseph.wasm'))).toBe(true);
  });

  it('open the library in Node too', async () => {
    await expect(open(given({}))).resolves.toHaveProperty('natalChart');
  });

  it.each(NEEDED)('open nothing without %s', async (name) => {
    await expect(open(given({ [name]: undefined }))).rejects.toThrow(`${name} is missing`);
  });

  it.each(NEEDED)('open nothing when a byte of %s has changed', async (name) => {
    const spoiled = Uint8Array.from(bytesOf(name));
    spoiled[spoiled.length >> 1] = (spoiled[spoiled.length >> 1] as number) ^ 1;
    await expect(open(given({ [name]: spoiled }))).rejects.toThrow(`${name} is damaged`);
  });

  it.skipIf(chromiumPath === null)('give no answer in a browser that cannot fetch the Moon', async () => {
    const served = await serveFolder(folder);
    const page = await (await sharedChromium()).newPage();
    await page.route('**/semo_18.se1', (route) => route.fulfill({ status: 404 }));
    await page.goto(served.origin);
    await page.addScriptTag({
      type: 'module',
      content: `import { openGanita } from '/ganita.js';
openGanita().then(() => { globalThis.said = 'opened'; }, (error) => { globalThis.said = error.message; });`,
    });
    await page.waitForFunction(() => 'said' in globalThis);
    expect(await page.evaluate(() => (globalThis as unknown as { said: string }).said)).toMatch(
      /semo_18\.se1 is missing \(status 404\): give the file/,
    );
    await page.close();
    served.close();
  });
});
