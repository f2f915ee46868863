import { gzipSync } from 'node:zlib';
import * as calendars from '@ganita/calendars/index.js';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../architecture/sourceFiles.js';
import { chromiumPath, sharedChromium } from './chromium.js';

/** What a bundler makes of an import of the package. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: `${projectRoot}packages/core` },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'calendars',
    conditions: ['ganita-source'],
    platform: 'browser',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

const kilobytes = async (contents: string): Promise<number> => gzipSync(await bundle(contents)).length / 1000;

/** A sum of the first days, lengths and statuses of all months of each calendar, and a date in each language. */
function everything(all: typeof calendars): readonly string[] {
  const { bikramSambat: nepal } = all;
  const lists = Object.values(all).filter((one): one is typeof nepal => typeof one === 'object' && 'monthsOf' in one);
  const sums = lists.map(({ id, years, monthsOf }) => {
    let sum = 0;
    for (let year = years.first; year <= years.last; year++)
      for (const { first, days, status } of monthsOf(year))
        sum = (31 * sum + 372 * first.year + 31 * first.month + first.day + 7 * days + status.length) % 2 ** 40;
    return `${id} ${sum}`;
  });
  const texts = nepal.languages.map((language) => nepal.format({ year: 2083, month: 8, day: 8 }, language));
  return [...sums.sort(), ...texts];
}

describe('the package of calendars', () => {
  it('is at most 40 kB, of which Bikram Sambat alone is at most 9', async () => {
    expect(await kilobytes("export * from '@ganita/calendars/index.js'")).toBeLessThan(40);
    expect(await kilobytes("export { bikramSambat } from '@ganita/calendars/index.js'")).toBeLessThan(9);
    expect(await kilobytes("export * from '@ganita/calendars/bikramSambat.js'")).toBeLessThan(9);
  });

  it.skipIf(chromiumPath === null)('has the same months in a browser as in Node', async () => {
    const page = await (await sharedChromium()).newPage();
    await page.addScriptTag({ content: await bundle("export * from '@ganita/calendars/index.js'") });
    const inBrowser = await page.evaluate(`(${everything.toString()})(calendars)`);
    expect(inBrowser).toEqual(everything(calendars));
    expect(everything(calendars).length).toBeGreaterThan(13 + 5);
    await page.close();
  });
});
