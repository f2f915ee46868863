import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../../packages/service/tests/process/server.js';
import { BROWSER_FOLDER } from '../../tools/browser/mapFiles.js';
import { chromiumPath, PAGE_LIMIT_MS, sharedChromium } from './chromium.js';
import { fillDate, violationsInBoth } from './pages.js';

const CHENNAI = { place: 'Chennai, Tamil Nadu, India', at: '13.08784,80.27847,Asia/Kolkata' };
const BIRTH = { name: 'Lakshmi', date: '1996-12-07', time: '10:34', ...CHENNAI };
const as = (person: string, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${person}_${name}`, value]));

interface Asked {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly fields: Readonly<Record<string, string>>;
}
const get = (path: string, fields: Asked['fields']): Asked => ({ path, method: 'GET', fields });
const post = (path: string, fields: Asked['fields']): Asked => ({ path, method: 'POST', fields });

/** Every page that is computed on the device, with fields that depend on no clock except for the present day. */
const ASKED: readonly Asked[] = [
  get('/app/day', { ...CHENNAI, date: '2026-11-28' }),
  get('/app/month', { ...CHENNAI, month: '2026-11' }),
  get('/app/festivals', { ...CHENNAI, year: '2026' }),
  get('/app/festival/maha_shivaratri', CHENNAI),
  get('/app/eclipses', CHENNAI),
  get('/app/sky', { ...CHENNAI, date: '2026-11-28' }),
  get('/app/convert', { ...CHENNAI, date: '2026-11-28' }),
  get('/app/muhurta/search', { ...CHENNAI, from_date: '2026-01-01', to_date: '2026-03-01', tithi: 'shukla_ekadashi' }),
  get('/app/family', {}),
  post('/app/chart', { ...BIRTH, time: '', uncertain: 'unknown' }),
  post('/app/match', {
    ...as('girl', { ...BIRTH, time: '', uncertain: 'unknown' }),
    ...as('boy', { ...BIRTH, name: 'Rama', date: '1994-03-02', time: '', uncertain: 'unknown' }),
  }),
  post('/app/chart/difference', { ...BIRTH, printed_sunrise: '06:20' }),
  post('/app/match', { ...as('girl', BIRTH), ...as('boy', { ...BIRTH, name: 'Rama', date: '1994-03-02' }) }),
  post('/app/muhurta', { ...BIRTH, event: 'travel', from_date: '2026-03-01', to_date: '2026-03-05' }),
  post('/app/varshaphal', { ...BIRTH, of_year: '2026' }),
  post('/app/prashna', { ...CHENNAI, date: '2026-11-28', time: '10:34', number: '108' }),
];
/** Those that show what is now, to the second: they are asked of both at once, and again where a second has passed. */
const NOW: readonly Asked[] = [get('/app', CHENNAI), post('/app/chart', BIRTH), post('/app/kp', BIRTH)];
const LANGUAGES = ['en', 'ta'] as const;

const requestOf = ({ path, method, fields }: Asked, language: string) => {
  const query = String(new URLSearchParams({ ...fields, language }));
  return method === 'GET' ? { url: `${path}?${query}`, init: {} } : { url: path, init: { method, body: query } };
};
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A page of the service, which no worker sees. */
async function ofService(origin: string, asked: Asked, language: string): Promise<string> {
  const { url, init } = requestOf(asked, language);
  const answer = await fetch(origin + url, { ...init, headers: FORM });
  return `${answer.status} ${await answer.text()}`;
}

/** The same on the device, and where it was computed. */
const onDevice = (page: Page, asked: Asked, language: string): Promise<readonly [string, string | null]> =>
  page.evaluate(
    async ({ url, init, headers }) => {
      const answer = await fetch(url, { ...init, headers });
      return [`${answer.status} ${await answer.text()}`, answer.headers.get('ganita-computed')] as const;
    },
    { ...requestOf(asked, language), headers: FORM },
  );

/** Where two texts begin to differ; null where they are equal. */
function firstDifference(one: string, other: string | undefined): readonly string[] | null {
  if (one === other) return null;
  const texts = [one, other ?? ''];
  let at = 0;
  while (texts[0]?.[at] === texts[1]?.[at]) at++;
  return texts.map((text) => text.slice(Math.max(0, at - 80), at + 80));
}

interface Installed {
  readonly server: ServerProcess;
  readonly context: BrowserContext;
  readonly page: Page;
}

const servers = new Set<ServerProcess>();
const contexts: BrowserContext[] = [];
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  await Promise.all([...servers].map(stop));
}, PAGE_LIMIT_MS);

async function start(settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = await startServer({ CACHE_MB: '16', LOG_LEVEL: 'debug', ...settings });
  servers.add(server);
  return server;
}

/** End a service, once. */
async function stop(server: ServerProcess): Promise<void> {
  if (servers.delete(server)) await server.stop('SIGKILL');
}

const KEEP = 'Keep on this device: works without a network';
const REMOVE = 'Remove from this device';
const ONLY_INDIA = 'This device finds only places of India by name.';
const HERE = 'Computed on this device; nothing was sent.';

/** Keep the pages of a service on a device, as a person does. */
async function installed(faults: string[] = []): Promise<Installed> {
  const server = await start();
  const context = await (await sharedChromium()).newContext({ reducedMotion: 'reduce' });
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_LIMIT_MS);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text());
  });
  await page.goto(`${server.origin}/app?${new URLSearchParams(CHENNAI)}`);
  await page.getByRole('button', { name: KEEP }).click();
  await page.getByRole('button', { name: REMOVE }).waitFor();
  return { server, context, page };
}

async function withoutNetwork({ server, context }: Installed): Promise<void> {
  await stop(server);
  await context.setOffline(true);
}

/** `npm run build:browser` makes the app; a build of the service removes one of other sources. */
const IS_BUILT = existsSync(join(BROWSER_FOLDER, 'worker.js'));
if (!IS_BUILT) console.warn('the app is not built (npm run build:browser): its pages are not tested');

describe.skipIf(chromiumPath === null || !IS_BUILT)('pages that are kept on a device', () => {
  it('are computed there as by the service, and without a network', async () => {
    const device = await installed();
    const { server, page } = device;
    for (const language of LANGUAGES) {
      for (const asked of NOW) {
        const both = async () => {
          const [[there, computed], html] = await Promise.all([
            onDevice(page, asked, language),
            ofService(server.origin, asked, language),
          ]);
          return [asked.path, computed, firstDifference(there, html)];
        };
        await expect.poll(both, { timeout: PAGE_LIMIT_MS }).toEqual([asked.path, 'device', null]);
      }
    }
    const expected = new Map<string, string>();
    const keyOf = (asked: Asked, language: string): string => JSON.stringify([asked, language]);
    for (const language of LANGUAGES) {
      for (const asked of ASKED) {
        const html = await ofService(server.origin, asked, language);
        const [there, computed] = await onDevice(page, asked, language);
        expect([asked.path, computed]).toEqual([asked.path, 'device']);
        expect([asked.path, firstDifference(there, html)]).toEqual([asked.path, null]);
        expect([asked.path, html.slice(0, 19)]).toEqual([asked.path, '200 <!DOCTYPE html>']);
        expected.set(keyOf(asked, language), html);
      }
    }
    await withoutNetwork(device);
    for (const asked of NOW) expect((await onDevice(page, asked, 'en'))[0].slice(0, 19)).toBe('200 <!DOCTYPE html>');
    for (const language of LANGUAGES)
      for (const asked of ASKED)
        expect([
          asked.path,
          firstDifference((await onDevice(page, asked, language))[0], expected.get(keyOf(asked, language))),
        ]).toEqual([asked.path, null]);
  });

  it('send no birth, and say that it was computed there', async () => {
    const faults: string[] = [];
    const { server, page } = await installed(faults);
    await page.goto(`${server.origin}/app/chart#${new URLSearchParams(BIRTH)}`);
    await page.getByText('Running dashas').waitFor();
    await page.getByText(HERE).waitFor();
    expect(await violationsInBoth(page)).toEqual([]);
    await page.locator('[data-share] summary').click();
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-share-picture]').first().click(),
    ]);
    expect(picture.suggestedFilename()).toMatch(/\.png$/);
    expect(server.log()).toContain('/app/worker.js');
    expect(server.log()).not.toMatch(/"method":"POST"/);
    expect(faults).toEqual([]);
  });

  it('open in airplane mode: a place that was used, a chart from its form, the month, another language', async () => {
    const device = await installed();
    const { server, page } = device;
    await page.goto(`${server.origin}/app/chart#${new URLSearchParams(BIRTH)}`);
    await page.getByText('Running dashas').waitFor();
    await page.goto(`${server.origin}/app?language=hi`);
    await page.locator('html[lang=hi]').waitFor();
    await withoutNetwork(device);
    await page.goto(`${server.origin}/app`);
    await page.getByRole('heading', { level: 1, name: /Chennai/ }).waitFor();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Month', exact: true }).click();
    await page.locator('body[data-page=month] table').first().waitFor();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Chart', exact: true }).click();
    await fillDate(page, '1998-03-21');
    await page.getByLabel('Time', { exact: true }).fill('07:15');
    const field = page.locator('main input[type=search]');
    await field.fill('Ushuaia');
    await page.getByText(ONLY_INDIA).waitFor();
    await field.fill('Chenna');
    await page
      .getByRole('option', { name: /Chennai/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Cast a chart' }).click();
    await page.getByText('Running dashas').waitFor();
    await page.getByText(HERE).waitFor();
    await page.locator('.preferences summary').first().click();
    await page.getByRole('button', { name: 'हिंदी' }).click();
    await page.locator('html[lang=hi]').waitFor();
    await page.goto(`${server.origin}/app`);
    await page.locator('html[lang=hi]').waitFor();
    await page.goto(`${server.origin}/app/about`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(
      await page.locator('link[rel=stylesheet]').evaluate((link) => (link as HTMLLinkElement).sheet !== null),
    ).toBe(true);
  });

  it('say that there is none of a place that was never used, and show it once there is a network', async () => {
    const device = await installed();
    const { server, context, page } = device;
    const far = get('/app/day', { place: 'Ushuaia', at: '-54.8,-68.3,America/Argentina/Ushuaia', date: '2026-11-28' });
    await context.setOffline(true);
    expect((await onDevice(page, far, 'en'))[0].slice(0, 4)).toBe('503 ');
    await context.setOffline(false);
    const [there, computed] = await onDevice(page, far, 'en');
    expect([firstDifference(there, await ofService(server.origin, far, 'en')), computed]).toEqual([null, 'device']);
  });

  it('take an update on the next visit, whole, and never mix two builds', async () => {
    const device = await installed();
    const { server, page } = device;
    const { port } = server;
    const source = 'https://source.example/ganita';
    const link = page.locator(`footer a[href="${source}"]`);
    await stop(server);
    const updated = await start({ PORT: String(port), SOURCE_URL: source });
    // The first visit is of the build that is here; meanwhile the next one is fetched.
    await page.goto(`${updated.origin}/app/day`);
    const isReady = () =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration('/app'))?.waiting?.state === 'installed',
      );
    await expect.poll(isReady, { timeout: PAGE_LIMIT_MS }).toBe(true);
    expect(await link.count()).toBe(0);
    expect((await onDevice(page, get('/app/day', CHENNAI), 'en'))[0]).not.toContain(source);
    // A second window of the old build: both stay with it.
    const second = await device.context.newPage();
    await second.goto(`${updated.origin}/app/month`);
    expect(await second.locator(`footer a[href="${source}"]`).count()).toBe(0);
    // The next visit, when all of its windows were closed.
    const next = await device.context.newPage();
    await next.goto(`${updated.origin}/docs`);
    await Promise.all([page.close(), second.close()]);
    const isWaiting = () =>
      next.evaluate(async () => (await navigator.serviceWorker.getRegistration('/app'))?.waiting != null);
    await expect.poll(isWaiting, { timeout: PAGE_LIMIT_MS }).toBe(false);
    await next.goto(`${updated.origin}/app/month`);
    await next.locator(`footer a[href="${source}"]`).waitFor();
    const kept = await next.evaluate(async () =>
      (await caches.keys()).filter((name) => name.startsWith('ganita-build-')),
    );
    expect(kept).toHaveLength(1);
    // Places that were used before are still here.
    await stop(updated);
    await device.context.setOffline(true);
    expect((await onDevice(next, get('/app/day', { ...CHENNAI, date: '2026-11-28' }), 'ta'))[0]).toContain(source);
  });

  it('can be removed again', async () => {
    const { server, page } = await installed();
    await page.getByRole('button', { name: REMOVE }).click();
    await page.getByRole('button', { name: KEEP }).waitFor();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    const [, computed] = await onDevice(page, get('/app/day', CHENNAI), 'en');
    expect([computed, server.log()]).toEqual([null, expect.stringContaining('/app/day')]);
  });
});

describe('a service', () => {
  it('offers the app where it is built, and serves its pages without it', async () => {
    const { origin } = await start();
    const page = await fetch(`${origin}/app`);
    expect([page.status, (await page.text()).includes('/app/manifest.webmanifest')]).toEqual([200, IS_BUILT]);
    expect((await fetch(`${origin}/app/worker.js`)).status).toBe(IS_BUILT ? 200 : 404);
  });
});

describe.skipIf(!IS_BUILT)('the files of the app', () => {
  it('allow WebAssembly to the worker alone, and no text to be evaluated anywhere', async () => {
    const { origin } = await start();
    const policyOf = async (path: string) => (await fetch(origin + path)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('/app/worker.js')).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(await policyOf('/app')).not.toContain('unsafe');
    for (const path of ['/app', '/app/worker.js']) expect(await policyOf(path)).not.toContain("'unsafe-eval'");
  });

  it('have icons and a start inside their scope', async () => {
    const { origin } = await start();
    const manifest = (await (await fetch(`${origin}/app/manifest.webmanifest`)).json()) as {
      readonly icons: readonly { readonly src: string }[];
      readonly start_url: string;
      readonly scope: string;
    };
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
    for (const { src } of manifest.icons) expect((await fetch(origin + src)).status).toBe(200);
    expect(manifest.icons).toHaveLength(3);
  });

  it('have no data but those of the build', async () => {
    const { origin } = await start();
    const [data = ''] = /"data":"[^"]+/.exec(await (await fetch(`${origin}/app/worker.js`)).text()) ?? [];
    const folder = data.slice('"data":"'.length);
    expect((await fetch(`${origin}${folder}/zones/grid.json`)).status).toBe(200);
    for (const path of ['zones/none.json', '..%2f..%2fpackage.json', 'zones/..%2f..%2fworker.js'])
      expect([path, (await fetch(`${origin}${folder}/${path}`)).status]).toEqual([path, 404]);
  });
});
