import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, PAGE_LIMIT_MS } from './chromium.js';
import { dateIn, fillDate, openPages, type PageBrowser, typePlace } from './pages.js';

const BIRTH = 'date=1996-12-07&time=10%3A34&place=Chennai&at=13.0878%2C80.2785%2CAsia%2FKolkata';
const CAST = `/app/chart#name=Lakshmi&${BIRTH}`;
const NAME = 'Lakshmi';

const named = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const shown = (page: Page): Promise<void> => page.getByText('Running dashas').waitFor();

describe.skipIf(chromiumPath === null)('a visit to the page of a chart', () => {
  let pages: PageBrowser;
  beforeAll(async () => {
    pages = await openPages({ PAGES_PDF: 'true', LOG_LEVEL: 'debug' });
  }, PAGE_LIMIT_MS);
  afterAll(() => pages?.close());

  it('shows the chart again after Back from any page, and the form before it', async () => {
    await pages.on('/app/chart', async (page) => {
      await page.getByLabel('Name, if wanted').fill(NAME);
      await fillDate(page, '1996-12-07');
      await page.getByLabel('Time', { exact: true }).fill('10:34');
      await typePlace(page, 'Chennai');
      await page.getByRole('button', { name: 'Cast a chart' }).click();
      await named(page, NAME).waitFor();
      for (const link of ['Month', 'Today', 'Match']) {
        await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: link, exact: true }).click();
        await named(page, NAME).waitFor({ state: 'detached' });
        await page.goBack();
        await named(page, NAME).waitFor();
      }
      // A part of the page, another language and another appearance are no entries of the history.
      await page
        .getByRole('navigation', { name: 'Parts of this page' })
        .getByRole('link', { name: 'Shadbala' })
        .click();
      expect(await page.locator('#shadbala').getAttribute('open')).not.toBeNull();
      await page.locator('.preferences summary').first().click();
      await page.getByRole('button', { name: 'हिंदी' }).click();
      await page.locator('html[lang=hi]').waitFor();
      await named(page, NAME).waitFor();
      await page.locator('.preferences summary').nth(2).click();
      await page.getByRole('button', { name: 'गहरा' }).click();
      await page.locator('html[data-theme=dark]').waitFor();
      await page.reload();
      await named(page, NAME).waitFor();
      await page.goBack();
      await named(page, NAME).waitFor({ state: 'detached' });
      expect(new URL(page.url()).hash).toBe('');
      // The form is filled with what was asked for in this window.
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=year]')?.value === '1996');
    });
  });

  it('says that an answer is computed while one waits for it', async () => {
    await pages.on('/app/muhurta', async (page) => {
      let answer = (): void => undefined;
      const isWaitedFor = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/app/muhurta', async (route) => {
        await isWaitedFor;
        await route.fallback();
      });
      await typePlace(page.locator('.place-picker').first(), 'Chennai');
      await page.getByRole('button', { name: 'Find an auspicious time' }).click();
      await page.getByRole('status').getByText('Computing …').waitFor();
      expect(await page.locator('body').getAttribute('aria-busy')).toBe('true');
      answer();
      await page.getByText('In the order of dates.').waitFor();
      expect(await page.getByText('Computing …').count()).toBe(0);
    });
  });

  it('carries the births of two charts to the form of a match', async () => {
    await pages.on(CAST, async (page) => {
      await shown(page);
      await page.getByText('Match this chart').click();
      await page.getByRole('button', { name: 'as Girl' }).click();
      const girl = page.getByRole('group', { name: 'Girl' });
      await girl.waitFor();
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=girl_year]')?.value !== '');
      expect(await dateIn(girl)).toBe('1996-12-7');
      await page.goto(`${pages.origin}/app/about`);
      await page.goto(`${pages.origin}${CAST.replace('1996-12-07', '1995-03-02')}`);
      await shown(page);
      await page.getByText('Match this chart').click();
      await page.getByRole('button', { name: 'as Boy' }).click();
      await page
        .getByRole('row', { name: /^Total/ })
        .first()
        .waitFor();
      expect(await page.locator('.summary').textContent()).toMatch(/\d+(\.5)? \/ 36/);
    });
    await pages.on(
      '/app/chart',
      async (page) => {
        await fillDate(page, '1996-12-07');
        await page.getByLabel('Time', { exact: true }).fill('10:34');
        await typePlace(page, 'Chennai');
        await page.getByRole('button', { name: 'Cast a chart' }).click();
        await page.getByText('Match this chart').click();
        await page.getByRole('button', { name: 'as Girl' }).click();
        expect(await page.locator('main input[name=girl_year]').inputValue()).toBe('1996');
      },
      { javaScriptEnabled: false },
    );
  });

  it('prints the kundali of a family, for pages of this service alone', async () => {
    await pages.on(CAST, async (page) => {
      await shown(page);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'PDF for print' }).click();
      expect((await saved).suggestedFilename()).toBe('janma-kundali.pdf');
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' };
      const other = await fetch(`${pages.origin}/app/chart.pdf`, { method: 'POST', headers, body: BIRTH });
      expect(other.status).toBe(403);
    });
  });

  it('prints the match of two births', async () => {
    const births = ['boy_', 'girl_'].map((prefix) => BIRTH.split('&').map((field) => prefix + field));
    await pages.on(`/app/match#${births.flat().join('&')}`, async (page) => {
      await page.locator('.summary').waitFor();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'PDF for print' }).click();
      expect((await saved).suggestedFilename()).toBe('kundali-matching.pdf');
    });
  });

  it('leaves the birth in no address that is sent, no cookie and no log', async () => {
    const sent: string[] = [];
    await pages.on('/app', async (page) => {
      page.on('request', (request) => {
        sent.push(request.url().split('#')[0] ?? '', JSON.stringify(request.headers()));
      });
      for (const path of ['chart', 'kp', 'match', 'muhurta', 'chart/difference']) {
        const prefix = path === 'match' ? 'girl_' : '';
        const boy = `boy_date=1995-03-02&boy_time=04:20&boy_place=Madurai&boy_at=9.92,78.12,Asia/Kolkata`;
        const fields = BIRTH.split('&').map((field) => prefix + field);
        await page.goto(`${pages.origin}/app/${path}#${[...fields, ...(path === 'match' ? [boy] : [])].join('&')}`);
        await page.locator('main').waitFor();
        await page.waitForLoadState('networkidle');
      }
      const kept = JSON.stringify(await page.context().cookies());
      for (const secret of ['1996-12-07', 'year=1996', '10:34', '10%3A34', '1995-03-02', 'Madurai', 'Lakshmi'])
        expect([secret, [...sent, kept, pages.log()].filter((text) => text.includes(secret))]).toEqual([secret, []]);
    });
    expect(sent.some((url) => url.endsWith('/app/kp'))).toBe(true);
  });
});
