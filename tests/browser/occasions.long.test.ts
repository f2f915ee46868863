import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, PAGE_LIMIT_MS } from './chromium.js';
import { dateIn, fillDate, openPages, type PageBrowser, typePlace, violationsInBoth } from './pages.js';

const VARANASI = new URLSearchParams({ place: 'Varanasi', at: '25.3176,82.9739,Asia/Kolkata' });
/** Without scripts. */
const PLAIN = { javaScriptEnabled: false } as const;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

describe.skipIf(chromiumPath === null)('the pages of festivals, eclipses, a question, a year and a family', () => {
  let pages: PageBrowser;
  beforeAll(async () => {
    pages = await openPages({ BIRTH_YEARS: '1800-2150' });
  }, PAGE_LIMIT_MS);
  afterAll(() => pages?.close());

  it('say of a festival by any of its names when it is in six years, why, and who keeps another day', async () => {
    await pages.on(
      `/app/festival/deepavali?${VARANASI}`,
      async (page) => {
        await heading(page, 'Diwali (Lakshmi Puja)').waitFor();
        expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(6);
        expect(await page.locator('main').textContent()).toContain('covers pradosha');
        await page.goto(`${pages.origin}/app/festival/krishna-janmashtami?${VARANASI}`);
        const other = page.getByRole('link', { name: 'Krishna Janmashtami (Vaishnava)' });
        expect(await page.locator('main').textContent()).toContain('Some observe it on another day.');
        await other.click();
        await heading(page, 'Krishna Janmashtami (Vaishnava)').waitFor();
      },
      PLAIN,
    );
    const unknown = await fetch(`${pages.origin}/app/festival/no-such-day`);
    expect(unknown.status).toBe(404);
  });

  it('ask for a place where a festival is opened without one, and lead to it from every list', async () => {
    await pages.on(
      '/app/festival/rama-navami',
      async (page) => {
        expect(await page.locator('.note').textContent()).toContain('Ujjain');
        await page.getByLabel('Place').fill('Chennai');
        await page.getByRole('button', { name: 'Show' }).click();
        expect(await page.locator('.lede').first().textContent()).toContain('Chennai');
        expect(page.url()).toContain('/app/festival/rama-navami?');
        for (const path of ['month?month=2027-04', 'day?date=2027-04-15', 'festivals?year=2027']) {
          await page.goto(`${pages.origin}/app/${path}`);
          await page.getByRole('link', { name: 'Rama Navami', exact: true }).first().click();
          await heading(page, 'Rama Navami').waitFor();
        }
      },
      PLAIN,
    );
  });

  it('show the great festivals of a day first, and fold what few keep', async () => {
    await pages.on(`/app/day?${VARANASI}&date=2026-11-24`, async (page) => {
      const festivals = page.locator('#festivals');
      expect(await festivals.locator('.festival-name').first().textContent()).toContain('Dev Diwali');
      expect(await festivals.locator('details').getAttribute('open')).toBeNull();
      expect(await festivals.locator('details .festival-name').count()).toBeGreaterThan(0);
      // No moonset between the sunrises of this full moon: when it is instead.
      expect(await page.locator('.facts', { hasText: 'Moonset' }).textContent()).toMatch(/No moonset .* 25 November/);
    });
  });

  it('list the ekadashis of a year with the times at which their fasts are broken', async () => {
    await pages.on(
      `/app/festivals?${VARANASI}&year=2026`,
      async (page) => {
        await page.getByRole('link', { name: 'Ekadashis of the year 2026' }).click();
        await heading(page, 'Ekadashis of the year 2026').waitFor();
        expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(24);
        expect(await page.getByRole('row', { name: /Devutthana Ekadashi/ }).textContent()).toContain('Parana');
      },
      PLAIN,
    );
  });

  it('list the eclipses of a year with the sutak of those that are seen', async () => {
    await pages.on(
      `/app/eclipses?${VARANASI}&year=2026`,
      async (page) => {
        const seen = page.locator('.card', { hasText: 'Tuesday, 3 March 2026' });
        expect(await seen.textContent()).toContain('Sutak');
        expect(await page.getByRole('row', { name: /^17 February 2026/ }).textContent()).toContain('Annular');
        await page.getByRole('link', { name: '2027' }).click();
        await heading(page, 'Eclipses of the year 2027').waitFor();
      },
      PLAIN,
    );
  });

  it('cast the chart of a question of now, and the arudha of a number', async () => {
    const ask = async (page: Page): Promise<void> => {
      await page.getByText('More, if wanted').click();
      await page.getByLabel('Number, 1 to 108').fill('45');
      await page.getByRole('button', { name: 'Show' }).click();
      await page.locator('summary', { hasText: 'The sutras of Prasna Marga' }).waitFor();
      expect(await page.locator('.picture svg').count()).toBe(1);
    };
    await pages.on(`/app/prashna?${VARANASI}`, ask, PLAIN);
    await pages.on('/app/prashna', async (page) => {
      await ask(page);
      expect(await violationsInBoth(page)).toEqual([]);
    });
  });

  it('cast the chart of a year of life, of a birth before 1900 too, and keep the birth out of the address', async () => {
    const cast = async (page: Page): Promise<void> => {
      await fillDate(page, '1869-10-02');
      await page.getByLabel('Time', { exact: true }).fill('07:12');
      await page.getByLabel('Seconds, if known').fill('30');
      await typePlace(page, 'Porbandar');
      await page.getByLabel('Civil year in which it begins').fill('1915');
      await page.getByRole('button', { name: 'Show' }).click();
      await heading(page, 'Varshaphal 1915').waitFor();
      expect(new URL(page.url()).search).toBe('');
      expect(await page.getByRole('table', { name: 'Mudda' }).locator('tbody tr').count()).toBe(9);
    };
    await pages.on('/app/varshaphal', cast, PLAIN);
    await pages.on('/app/varshaphal', async (page) => {
      await cast(page);
      expect(await violationsInBoth(page)).toEqual([]);
    });
  });

  it('say date and time in the figures and words of the language', async () => {
    for (const [path, words] of [
      ['/app/chart?language=hi', 'सोमवार, ३ अगस्त १९९८, रात ९:४७'],
      ['/app/chart?language=ml', 'തിങ്കളാഴ്ച, 1998 ഓഗസ്റ്റ് 3, രാത്രി 9:47'],
    ] as const) {
      await pages.on(path, async (page) => {
        for (const [name, value] of Object.entries({ day: '3', year: '1998', time: '21:47' }))
          await page.locator(`[name=${name}]`).fill(value);
        await page.locator('[name=month]').selectOption('8');
        expect(await page.locator('.echo').first().textContent()).toBe(words);
      });
    }
  });

  it('say a date in words beside its fields, and what stays certain where the time of a birth is not known', async () => {
    await pages.on('/app/chart', async (page) => {
      await fillDate(page, '1998-08-03');
      await page.getByLabel('Time', { exact: true }).fill('21:47');
      expect(await page.locator('.echo').first().textContent()).toBe('Monday, 3 August 1998, 9:47 PM');
      await page.getByLabel('Time', { exact: true }).fill('');
      await page.getByLabel('How sure is the time?').selectOption('unknown');
      await typePlace(page, 'Chennai');
      await page.getByRole('button', { name: 'Cast a chart' }).click();
      await page.getByRole('heading', { level: 2, name: 'What is certain' }).waitFor();
      const certain = page.locator('.certainty');
      expect(await certain.textContent()).toContain('The time is not known');
      expect(await page.locator('.lede').first().textContent()).not.toMatch(/12:00/);
      expect(await page.locator('dl.strip').textContent()).toMatch(/LagnaPossible values: 1\d/);
      expect(await certain.textContent()).toMatch(/SunCancer/);
      expect((await page.locator('h2').allTextContents()).join(' ')).not.toMatch(/dasha|Rasi|Navamsa|Yogas|Shadbala/i);
      expect(await violationsInBoth(page)).toEqual([]);
    });
  });

  it('say in the language of the page which part of a birth is missing', async () => {
    await pages.on(
      '/app/chart?language=hi',
      async (page) => {
        await page.locator('#day-field').fill('3');
        await page.locator('#month-field').selectOption('8');
        await page.locator('#year-field').fill('1998');
        await typePlace(page, 'Chennai');
        await page.locator('form[data-birth-form] button.primary').click();
        const error = await page.getByRole('alert').textContent();
        expect(error).toContain('समय');
        expect(error).not.toMatch(/[A-Za-z]/);
        expect(await page.locator('#year-field').inputValue()).toBe('1998');
      },
      PLAIN,
    );
  });

  it('keep a family in the browser, and carry it into a chart and a match', async () => {
    await pages.on('/app/family', async (page) => {
      await page.getByText('No births are kept here yet.').waitFor();
      for (const [name, date] of [
        ['<i>Arjun</i>', '1995-03-02'],
        ['Lakshmi', '1996-12-07'],
      ] as const) {
        await page.getByLabel('Name, if wanted').fill(name);
        await fillDate(page, date);
        await page.getByLabel('Time', { exact: true }).fill('10:34');
        await page.locator('input[type=search]').fill('Chennai');
        await page.getByRole('option', { name: 'Chennai, Tamil Nadu, India' }).click();
        await page.getByRole('button', { name: 'Remember in this browser' }).click();
      }
      await page.reload();
      expect(await page.locator('.people > li').count()).toBe(2);
      expect(await violationsInBoth(page)).toEqual([]);
      await page.getByRole('radio', { name: /^Girl: Lakshmi/ }).check();
      await page.getByRole('radio', { name: /^Boy: <i>Arjun/ }).check();
      await page.getByRole('button', { name: 'Match two horoscopes' }).click();
      await heading(page, '<i>Arjun</i> · Lakshmi').waitFor();
      await page.goBack();
      await page.getByRole('button', { name: /^Chart: Lakshmi/ }).click();
      await heading(page, 'Lakshmi').waitFor();
      expect(await dateIn(page)).toBe('1996-12-7');
    });
  });

  it('lead from the home page to wedding dates in three presses once the place is known', async () => {
    await pages.on(
      `/app?${VARANASI}`,
      async (page) => {
        await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Muhurta' }).click();
        await page.getByRole('link', { name: 'Marriage', exact: true }).click();
        await heading(page, 'Marriage').waitFor();
        expect(await page.locator('.lede').first().textContent()).toContain('Varanasi');
        expect(await page.locator('.muhurta-days > li').count()).toBeGreaterThan(0);
        await page.getByRole('link', { name: /^Guru Pushya \d{4}$/ }).click();
        await heading(page, 'Guru Pushya').waitFor();
      },
      { ...PLAIN, viewport: { width: 360, height: 740 } },
    );
  });
});
