import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLibrary } from '../../tools/browser/buildBrowser.js';
import { chromiumPath, PAGE_LIMIT_MS, sharedChromium } from '../browser/chromium.js';
import { serveFolder } from './chromiumRuntime.js';

describe.skipIf(chromiumPath === null)('the page of examples/browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-page-'));
  beforeAll(async () => {
    await buildLibrary(folder);
    cpSync(join(import.meta.dirname, '..', '..', 'examples', 'browser'), folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('casts a chart without a network, evaluates no text and requests nothing from elsewhere', async () => {
    const served = await serveFolder(folder);
    const context = await (await sharedChromium()).newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    const [asked, faults]: [string[], string[]] = [[], []];
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${served.origin}/index.html`);
    await page.getByRole('button', { name: 'Cast a chart' }).click();
    await page.getByText('The Moon is in Swati, pada 1.').waitFor();
    await context.setOffline(true);
    const before = asked.length;
    await page.getByLabel('Date').fill('1998-03-21');
    await page.getByRole('button', { name: 'Cast a chart' }).click();
    await page.getByText('The Moon is in Mula').waitFor();
    expect(await page.locator('#chart svg').count()).toBe(1);
    expect([asked.slice(before), faults]).toEqual([[], []]);
    expect(asked.filter((url) => !url.startsWith(`${served.origin}/`))).toEqual([]);
    await context.close();
    served.close();
  });
});
