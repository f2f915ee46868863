import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../../packages/service/tests/process/server.js';
import { buildLibrary } from '../../tools/browser/buildBrowser.js';
import { serveFolder } from '../runtimes/chromiumRuntime.js';
import { chromiumPath, PAGE_LIMIT_MS, sharedChromium } from './chromium.js';
import { violationsInBoth } from './pages.js';

const BIRTH = 'date="1996-12-07" time="10:34:00" latitude="13.0827" longitude="80.2707" zone="Asia/Kolkata"';
const DAY = 'date="2026-01-14" latitude="13.0827" longitude="80.2707" zone="Asia/Kolkata"';

/** A page that knows nothing but the module, below a policy that allows nothing inline. */
const pageOf = (body: string, connect = "'self'", lang = 'en'): string => `<!doctype html><html lang="${lang}">
<head><meta charset="utf-8"><title>A page</title>
<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src ${connect}">
<script type="module" src="/elements.js"></script></head><body><main><h1>A page</h1>${body}</main></body></html>`;

interface Shown {
  readonly page: Page;
  readonly asked: readonly string[];
  readonly faults: readonly string[];
}

describe.skipIf(chromiumPath === null)('the elements of a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-elements-'));
  let served: Awaited<ReturnType<typeof serveFolder>>;
  let server: ServerProcess;
  beforeAll(async () => {
    await buildLibrary(folder);
    [served, server] = await Promise.all([serveFolder(folder), startServer({})]);
  });
  afterAll(async () => {
    served.close();
    await server.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Open a page and use it; nothing is asked for elsewhere, and no rule of its policy is broken. */
  async function on(html: string, use: (shown: Shown) => Promise<void>, others: readonly string[] = []): Promise<void> {
    writeFileSync(join(folder, 'page.html'), html);
    const context = await (await sharedChromium()).newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    const [asked, faults]: [string[], string[]] = [[], []];
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text());
    });
    await page.goto(`${served.origin}/page.html`);
    await use({ page, asked, faults });
    expect(faults).toEqual([]);
    const known = [served.origin, ...others];
    expect(asked.filter((url) => !known.some((origin) => url.startsWith(`${origin}/`)))).toEqual([]);
    await context.close();
  }

  const picture = (page: Page, name: string) => page.locator(name).locator('svg');

  it('draw on the device, without a network once they are loaded, in the language of the page', async () => {
    await on(
      pageOf(`<ganita-chart ${BIRTH} chart-style="south"></ganita-chart><ganita-day ${DAY}></ganita-day>`),
      async ({ page, asked }) => {
        await picture(page, 'ganita-chart').waitFor();
        await picture(page, 'ganita-day').waitFor();
        // The title is the name of the picture, and its description says what it shows.
        await page.getByRole('img', { name: 'Rasi (D-1)' }).waitFor();
        expect(await picture(page, 'ganita-chart').locator('desc').textContent()).toContain('Moon: Libra 6°57′');
        expect(await picture(page, 'ganita-day').locator('desc').textContent()).toContain('Krishna Ekadashi');
        expect(await violationsInBoth(page)).toEqual([]);
        // The rules of its colours are applied.
        const colour = await picture(page, 'ganita-chart')
          .locator('.ganita-paper')
          .evaluate((path) => getComputedStyle(path).fill);
        expect(colour).toBe('rgb(255, 255, 255)');
        await page.context().setOffline(true);
        const before = asked.length;
        await page.locator('ganita-chart').evaluate((element) => element.setAttribute('date', '1998-03-21'));
        await picture(page, 'ganita-chart').locator('desc', { hasText: 'Sagittarius' }).waitFor({ state: 'attached' });
        await page.waitForFunction(() =>
          document
            .querySelector('ganita-chart')
            ?.shadowRoot?.querySelector('title')
            ?.textContent?.includes('21-03-1998'),
        );
        expect(asked.slice(before)).toEqual([]);
      },
    );
  });

  it('speak the language of the element or of the page, Kannada by its tag too', async () => {
    await on(
      pageOf(
        `<ganita-day ${DAY}></ganita-day><ganita-chart lang="hi" ${BIRTH} chart-style="north"></ganita-chart>`,
        "'self'",
        'kn-IN',
      ),
      async ({ page }) => {
        await picture(page, 'ganita-day').waitFor();
        await picture(page, 'ganita-chart').waitFor();
        expect(await picture(page, 'ganita-day').getAttribute('lang')).toBe('kn');
        expect(await picture(page, 'ganita-chart').getAttribute('lang')).toBe('hi');
      },
    );
  });

  it('draw what a service answers, as it draws it', async () => {
    const body = `<ganita-chart service="${server.origin}/" ${BIRTH} chart-style="east" varga="D-9_navamsa"></ganita-chart>
      <ganita-day service="${server.origin}" place="Madurai" date="2026-01-14"></ganita-day>`;
    await on(
      pageOf(body, server.origin),
      async ({ page, asked }) => {
        await picture(page, 'ganita-day').waitFor();
        await page.getByRole('img', { name: 'Navamsa (D-9)' }).waitFor();
        expect(asked.some((url) => url.endsWith('ganita.js'))).toBe(false);
        // The fields that have no attribute.
        await page.locator('ganita-chart').evaluate((element) => {
          (element as unknown as { request: object }).request = { name: 'Uma' };
        });
        await page.getByRole('img', { name: /Uma/ }).waitFor();
        expect(await violationsInBoth(page)).toEqual([]);
      },
      [server.origin],
    );
  });

  it('say what is wrong, to readers and to the page', async () => {
    const body = `<ganita-chart service="${server.origin}" ${BIRTH.replace('13.0827', '95')}></ganita-chart>
      <ganita-chart id="own" ${BIRTH.replace('13.0827', 'x')} chart-style="south"></ganita-chart>`;
    await on(
      pageOf(body, `'self' ${server.origin}`),
      async ({ page }) => {
        await page.locator('ganita-chart').first().getByRole('alert').filter({ hasText: 'latitude must be' }).waitFor();
        await page.locator('#own').getByRole('alert').filter({ hasText: 'latitude must be a number' }).waitFor();
        const detail = await page
          .locator('ganita-chart')
          .first()
          .evaluate(
            (element) =>
              new Promise((resolve) => {
                document.addEventListener('ganita-error', (event) => resolve((event as CustomEvent).detail), {
                  once: true,
                });
                element.setAttribute('longitude', '200');
              }),
          );
        expect(detail).toEqual({ status: 400, message: expect.stringContaining('Invalid input: latitude must be') });
        // Once it is right, it is drawn.
        await page.locator('#own').evaluate((element) => element.setAttribute('latitude', '13'));
        await picture(page, '#own').waitFor();
      },
      [server.origin],
    );
  });

  it('say that a service cannot be reached, or answers no picture', async () => {
    const other: Server = createServer((_, response) =>
      response
        .setHeader('access-control-allow-origin', '*')
        .setHeader('access-control-allow-headers', '*')
        .end('<p>hello</p>'),
    );
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await on(
      pageOf(
        `<ganita-chart service="${origin}" ${BIRTH}></ganita-chart><ganita-day service="${served.origin}/none" ${DAY}></ganita-day>`,
        `'self' ${origin}`,
      ),
      async ({ page }) => {
        await page.getByText('the answer is no picture').waitFor();
        await page.getByText('the service answered 404').waitFor();
      },
      [origin],
    );
    other.close();
  });
});
