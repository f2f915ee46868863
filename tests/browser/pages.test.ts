import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, PAGE_LIMIT_MS } from './chromium.js';
import { dateIn, fillDate, openPages, type PageBrowser, typePlace, violationsInBoth } from './pages.js';

const CHENNAI = new URLSearchParams({ place: 'Chennai', at: '13.08784,80.27847,Asia/Kolkata' });
const EDISON = new URLSearchParams({ place: 'Edison', at: '40.5187,-74.4121,America/New_York' });
/** Bytes of the first page with its files, over the wire. */
const MAX_BYTES = 90_000;
/** The address as it is sent: without its fragment. */
const addressOf = (page: Page): string => page.url().split('#')[0] ?? '';
/** Without scripts, and without animations. */
const PLAIN = { javaScriptEnabled: false } as const;

describe.skipIf(chromiumPath === null)('the pages in a browser', () => {
  let pages: PageBrowser;
  beforeAll(async () => {
    pages = await openPages();
  }, PAGE_LIMIT_MS);
  afterAll(() => pages?.close());

  it('show the home page at / in at most 90 kB, with nothing that axe-core rejects', async () => {
    let bytes = 0;
    await pages.on('/', async (page) => {
      const entries = await page.evaluate(() =>
        performance
          .getEntries()
          .filter((entry) => entry.entryType === 'navigation' || entry.entryType === 'resource')
          .map((entry) => (entry as unknown as { readonly transferSize: number }).transferSize),
      );
      bytes = entries.reduce((sum, size) => sum + size, 0);
      expect(await page.locator('h1').textContent()).toContain('Ujjain');
      expect(await violationsInBoth(page)).toEqual([]);
    });
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('find a place by keyboard, in any of the scripts, and remember it', async () => {
    await pages.on('/app', async (page) => {
      const field = page.getByRole('combobox', { name: 'Place' });
      await field.pressSequentially('சென்னை');
      await page.getByRole('option', { name: 'Chennai, Tamil Nadu, India' }).waitFor();
      await field.press('ArrowDown');
      await field.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Today in Chennai' }).waitFor();
      expect(await page.getByText('Rahu Kalam').count()).toBeGreaterThan(0);
      await page.goto(`${pages.origin}/`);
      expect(await page.locator('h1').textContent()).toContain('Chennai');
    });
  });

  it('find a place without scripts, by a list where several have its name', async () => {
    await pages.on(
      '/app',
      async (page) => {
        await page.getByLabel('Place').fill('Springfield');
        await page.getByRole('button', { name: 'Show' }).click();
        await page.getByRole('radio', { name: 'Springfield, Illinois, United States' }).check();
        expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
        await page.getByRole('button', { name: 'Show' }).click();
        expect(await page.locator('h1').textContent()).toContain('Springfield, Illinois');
        await page.getByText('Change place or options').click();
        await page.getByLabel('Place').fill('Nowhere at all xyz');
        await page.getByRole('button', { name: 'Show' }).click();
        expect(await page.locator('.error').textContent()).toContain('No place of this name');
      },
      PLAIN,
    );
  });

  it('change language and appearance without scripts, and keep them', async () => {
    await pages.on(
      `/app?${CHENNAI}`,
      async (page) => {
        await page.locator('.preferences summary').first().click();
        await page.getByRole('button', { name: 'हिंदी' }).click();
        expect(await page.locator('html').getAttribute('lang')).toBe('hi');
        expect(await page.locator('h1').textContent()).toContain('चेन्नई');
        await page.locator('.preferences summary').nth(2).click();
        await page.getByRole('button', { name: 'गहरा' }).click();
        await page.goto(`${pages.origin}/`);
        expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
        expect(await page.locator('html').getAttribute('lang')).toBe('hi');
        expect(await page.locator('.facts').first().textContent()).toMatch(/[०-९]{2}:[०-९]{2}/);
      },
      PLAIN,
    );
  });

  it('find the festivals of a month and of a year with the reason of each date', async () => {
    await pages.on(
      `/app/month?${EDISON}&month=2026-11`,
      async (page) => {
        await page.getByText('Devutthana Ekadashi').waitFor();
        await page.getByRole('link', { name: 'Friday, 20 November 2026' }).click();
        const row = page.getByRole('row', { name: /^Devutthana Ekadashi/ });
        expect(await row.textContent()).toContain('Parana');
        await page.getByRole('link', { name: 'Next day' }).click();
        expect(await page.locator('h1').textContent()).toBe('Saturday, 21 November 2026');
        await page.goto(`${pages.origin}/app/festivals?${EDISON}&year=2026`);
        const dhanteras = page.getByRole('row', { name: /Dhanteras/ });
        expect(await dhanteras.textContent()).toContain('Pradosha');
        await dhanteras.getByText('Reason').click();
        expect(await dhanteras.textContent()).toContain('Krishna Trayodashi');
      },
      PLAIN,
    );
  });

  it('show a month on a telephone in little height, with days to press and those of the calendar of its readers', async () => {
    const kolkata = new URLSearchParams({ place: 'Kolkata', at: '22.5626,88.363,Asia/Kolkata' });
    await pages.on(
      `/app/month?${kolkata}&month=2026-03&language=bn`,
      async (page) => {
        const days = page.locator('.month td:not(.outside)');
        const solar = days.locator('.day-solar');
        expect((await solar.nth(0).textContent())?.trim()).toBe('ফাল্গুন ১৬');
        expect((await solar.nth(30).textContent())?.trim()).toBe('চৈত্র ১৬');
        expect(await days.nth(1).textContent()).toContain('ন্যাড়াপোড়া');
        const { width = 0, height = 0 } = (await days.nth(1).locator('.day-number').boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3200);
        expect(await violationsInBoth(page)).toEqual([]);
      },
      { viewport: { width: 360, height: 740 } },
    );
  });

  it('cast a chart of a birth known by place name and hour, and keep it out of the address', async () => {
    const cast = async (page: Page): Promise<void> => {
      await page.getByLabel('Name, if wanted').fill('<b>Lakshmi</b>');
      await fillDate(page, '1996-12-07');
      await page.getByLabel('Time', { exact: true }).fill('10:34');
      await typePlace(page, 'Chennai');
      await page.getByRole('button', { name: 'Cast a chart' }).click();
      await page.getByRole('heading', { level: 1, name: '<b>Lakshmi</b>' }).waitFor();
      expect(addressOf(page)).toBe(`${pages.origin}/app/chart`);
      expect(await page.getByRole('row', { name: /^Moon/ }).first().textContent()).toContain('Swati 1');
      expect(await page.getByText('The next one lasts from 22-10-2038').count()).toBe(1);
      expect(await page.locator('.picture svg').count()).toBe(8);
      expect(await page.getByRole('row', { name: /^Sarva/, includeHidden: true }).textContent()).toMatch(/\d{24}$/);
      // Deeper periods of a dasha, and every other dasha, come when they are opened.
      const dashas = page.locator('#dashas');
      await dashas.locator('.tree summary').first().click();
      await dashas.locator('details[open] > ul button').first().click();
      await dashas.locator('details details[open] > ul > li').nth(8).waitFor();
      await dashas.locator('.systems > summary').click();
      await dashas.getByRole('button', { name: 'Yogini', exact: true }).click();
      await dashas.getByRole('heading', { name: 'Yogini' }).waitFor();
      expect(addressOf(page)).toBe(`${pages.origin}/app/chart`);
    };
    await pages.on('/app/chart', cast, PLAIN);
    await pages.on('/app/chart', async (page) => {
      await cast(page);
      expect(await violationsInBoth(page)).toEqual([]);
      await page.getByRole('heading', { name: 'Change the birth details or the options' }).click();
      await page.getByRole('button', { name: 'Remember in this browser' }).click();
      await page.goto(`${pages.origin}/app/chart`);
      await page.getByRole('button', { name: /^<b>Lakshmi/ }).click();
      await page.getByRole('heading', { level: 1, name: '<b>Lakshmi</b>' }).waitFor();
      await page.goto(`${pages.origin}/app/chart#date=1996-12-07&time=10:34&place=Chennai&at=13.09,80.28,Asia/Kolkata`);
      await page.reload();
      await page.getByText('Running dashas').waitFor();
      expect(addressOf(page)).toBe(`${pages.origin}/app/chart`);
      // What was remembered fills a birth of any form, also where there are two.
      await page.goto(`${pages.origin}/app/match`);
      const girl = page.getByRole('group', { name: 'Girl' });
      await girl.getByRole('button', { name: /^<b>Lakshmi/ }).click();
      expect(await dateIn(girl)).toBe('1996-12-7');
      expect(await dateIn(page.getByRole('group', { name: 'Boy' }))).toBe('--');
      const boy = 'boy_date=1995-03-02&boy_time=04:20&boy_place=Madurai&boy_at=9.92,78.12,Asia/Kolkata';
      const other = 'girl_date=1996-12-07&girl_time=10:34&girl_place=Chennai&girl_at=13.09,80.28,Asia/Kolkata';
      await page.goto(`${pages.origin}/app/match#${boy}&${other}`);
      await page.reload();
      await page.getByRole('row', { name: /^Total 25/ }).waitFor();
      expect(addressOf(page)).toBe(`${pages.origin}/app/match`);
    });
  });

  it('match two births whose places are known by name, and keep them out of the address', async () => {
    const match = async (page: Page): Promise<void> => {
      for (const [whose, name, date, time, place] of [
        ['Boy', '<i>Arjun</i>', '1995-03-02', '04:20', 'Madurai'],
        ['Girl', 'Lakshmi', '1996-12-07', '10:34', 'Chennai'],
      ] as const) {
        const birth = page.getByRole('group', { name: whose });
        await birth.getByLabel('Name, if wanted').fill(name);
        await fillDate(birth, date);
        await birth.getByLabel('Time', { exact: true }).fill(time);
        await typePlace(birth, place);
      }
      await page.getByRole('button', { name: 'Match two horoscopes' }).click();
      await page.getByRole('heading', { level: 1, name: '<i>Arjun</i> · Lakshmi' }).waitFor();
      expect(addressOf(page)).toBe(`${pages.origin}/app/match`);
      expect(await page.getByRole('row', { name: /^Nadi .*8/ }).textContent()).toContain('AadiAntya');
      expect(await page.getByRole('row', { name: /^Total 25/ }).count()).toBe(1);
      expect(await page.getByRole('row', { name: /^Bhakoot · Navapanchama/ }).textContent()).toContain('Nadis differ');
      expect(await page.getByRole('row', { name: /^Rasi Adhipati/ }).textContent()).toContain('SaturnVenus');
      expect(await page.locator('.picture svg').count()).toBe(2);
    };
    await pages.on('/app/match', match, PLAIN);
    await pages.on('/app/match', async (page) => {
      await match(page);
      expect(await violationsInBoth(page)).toEqual([]);
    });
  });

  it('say in the form of a match what was rejected, and keep what was entered', async () => {
    await pages.on(
      '/app/match',
      async (page) => {
        for (const whose of ['Boy', 'Girl']) {
          const birth = page.getByRole('group', { name: whose });
          await fillDate(birth, whose === 'Boy' ? '0001-01-01' : '1996-12-07');
          await birth.getByLabel('Time', { exact: true }).fill('10:34');
          await typePlace(birth, 'Chennai');
        }
        await page.getByRole('button', { name: 'Match two horoscopes' }).click();
        expect(await page.getByRole('alert').textContent()).toContain('Boy, Date: Outside its bounds (1900 – 2100)');
        expect(await page.getByRole('group', { name: 'Boy' }).getByLabel('Place').inputValue()).toContain('Chennai');
        expect(await dateIn(page.getByRole('group', { name: 'Girl' }))).toBe('1996-12-7');
      },
      PLAIN,
    );
  });

  it('list the days of an event without a birth, and with two of which nothing enters the address', async () => {
    const find = async (page: Page, event: string, [from, to]: readonly [string, string]): Promise<void> => {
      const form = page.locator('form.card[data-birth-form]');
      await form.getByLabel('Event', { exact: true }).selectOption(event);
      await form.getByLabel('From date').fill(from);
      await form.getByLabel('To date').fill(to);
      await form.getByRole('button', { name: 'Find an auspicious time' }).click();
    };
    const open = (page: Page, text: string): Promise<void> => page.getByText(text).first().click();
    await pages.on('/app/muhurta', async (page) => {
      await page.getByRole('combobox', { name: 'Place' }).first().fill('Edison');
      await open(page, 'Other dates, strictness');
      await find(page, 'vehicle_purchase', ['2026-03-01', '2026-03-31']);
      await page.getByRole('heading', { level: 1, name: 'Vehicle purchase' }).waitFor();
      expect(await violationsInBoth(page)).toEqual([]);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Calendar file (ICS)' }).click();
      expect((await saved).suggestedFilename()).toBe('intervals.ics');
    });
    await pages.on(
      '/app/muhurta',
      async (page) => {
        await page.getByLabel('Place').first().fill('Edison');
        await open(page, 'Other dates, strictness');
        await find(page, 'vehicle_purchase', ['2026-03-01', '2026-03-31']);
        await page.getByRole('heading', { level: 1, name: 'Vehicle purchase' }).waitFor();
        expect(await page.locator('.lede').first().textContent()).toContain('Edison, New Jersey');
        const days = await page.locator('.muhurta-days > li').count();
        expect(days).toBeGreaterThan(0);
        expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(`Days found: ${days}`);
        await open(page, 'Points and factors of each time');
        expect(await page.locator('.timeline rect').count()).toBeGreaterThanOrEqual(days);
        await open(page, 'With births, if wanted');
        const [birth, partner] = ['Birth', 'Birth details of the other person, if the event is for two'].map((name) =>
          page.getByRole('group', { name, exact: true }),
        );
        if (birth === undefined || partner === undefined) throw new Error('a form has two births');
        await birth.getByLabel('Name, if wanted').fill('<b>Lakshmi</b>');
        await fillDate(birth, '1990-06-15');
        await birth.getByLabel('Time').fill('10:30');
        await typePlace(birth, 'Chennai');
        await fillDate(partner, '1992-08-14');
        await find(page, 'upanayana', ['2026-08-01', '2026-08-20']);
        expect(await page.getByRole('alert').textContent()).toContain('Time: Missing');
        await partner.getByLabel('Time').fill('22:40');
        await typePlace(partner, 'Chennai');
        await page.getByLabel('Strictness').selectOption('strict');
        await find(page, 'upanayana', ['2026-08-01', '2026-08-20']);
        await page.getByText('No time of the range meets all conditions.').waitFor();
        expect(page.url()).toBe(`${pages.origin}/app/muhurta`);
        expect(await page.getByRole('row', { name: /^Forbidden: Dakshinayana/ }).textContent()).toMatch(/20480$/);
        await find(page, 'upanayana', ['2026-08-20', '2026-08-01']);
        expect(await page.getByRole('alert').textContent()).toContain('To date:');
      },
      PLAIN,
    );
  });

  it('search the panchang by conditions, say why each interval opens and closes, and write a calendar file', async () => {
    const wanted = 'from_date=2026-11-23&to_date=2027-11-22&day_yoga=guru_pushya&avoid=rahu_kalam';
    await pages.on(
      `/app?${EDISON}`,
      async (page) => {
        await page.goto(`${pages.origin}/app/muhurta`);
        await page.getByRole('link', { name: 'By conditions' }).click();
        await page.getByLabel('From date').fill('2026-11-23');
        await page.getByLabel('To date').fill('2027-11-22');
        await page.getByRole('button', { name: 'Search' }).click();
        expect(await page.getByRole('alert').textContent()).toContain('Choose at least one condition.');
        await page.getByLabel('Yogas of the day').selectOption('Guru Pushya');
        await page.getByLabel('Rahu Kalam').check();
        await page.getByRole('button', { name: 'Search' }).click();
        await page.getByRole('heading', { level: 1, name: 'Guru Pushya · Outside of: Rahu Kalam' }).waitFor();
        const row = page.getByRole('row', { name: /^Thursday, 18 February 2027 10:36 AM/ });
        expect(await row.textContent()).toContain('1:33 PM2:57Guru Pushya beginsRahu Kalam begins');
        const count = await page.locator('tbody tr').count();
        expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(`Intervals found: ${count}`);
        const note = await page.locator('.timeline rect title').first().textContent();
        expect(note).toContain('Guru Pushya begins');
        expect(note).not.toContain('NaN');
        const href = await page.getByRole('link', { name: 'Calendar file (ICS)' }).getAttribute('href');
        const file = await page.request.get(`${pages.origin}${href}`);
        expect(file.headers()['content-type']).toContain('text/calendar');
        expect(await file.text()).toContain('SUMMARY:Guru Pushya · Outside of: Rahu Kalam');
      },
      PLAIN,
    );
    await pages.on(`/app/muhurta/search?${EDISON}&${wanted}`, async (page) => {
      expect(await page.locator('.timeline rect').count()).toBeGreaterThan(0);
      expect(await violationsInBoth(page)).toEqual([]);
    });
  });

  it('show the ruling planets of now, and the KP chart of a birth with the lords of its cusps', async () => {
    const cast = async (page: Page): Promise<void> => {
      expect(await page.getByRole('row', { name: /^Day lord/ }).count()).toBe(1);
      await page.getByLabel('Name, if wanted').fill('<b>Lakshmi</b>');
      await fillDate(page, '1996-12-07');
      await page.getByLabel('Time', { exact: true }).fill('10:34');
      await typePlace(page, 'Chennai');
      await page.getByRole('button', { name: 'Cast a chart' }).click();
      await page.getByRole('heading', { level: 1, name: '<b>Lakshmi</b>' }).waitFor();
      expect(addressOf(page)).toBe(`${pages.origin}/app/kp`);
      const cusps = page.getByRole('table', { name: 'Cusps' });
      expect(await cusps.getByRole('row', { name: /^1 Capricorn/ }).textContent()).toContain(
        'SaturnMoonVenusKetuShravana 4202',
      );
      const houses = page.getByRole('table', { name: 'Significators of the houses' });
      expect(await houses.getByRole('row', { name: /^2 / }).textContent()).toBe(
        '2Mercury, Saturn, KetuSaturn, KetuSaturn, KetuSaturn',
      );
      expect(await page.locator('footer').textContent()).toContain('KP 23°43′');
      expect(await page.locator('.picture svg').count()).toBe(1);
    };
    await pages.on('/app/kp', cast, PLAIN);
    await pages.on('/app/kp', async (page) => {
      await cast(page);
      expect(await violationsInBoth(page)).toEqual([]);
    });
  });

  it('cast a chart by single choices beside a rule set, and compare it with another', async () => {
    await pages.on(
      '/app/chart',
      async (page) => {
        await fillDate(page, '2001-05-26');
        await page.getByLabel('Time', { exact: true }).fill('21:48');
        await typePlace(page, 'Chennai');
        await page.locator('details.options > summary').click();
        const chosen = { house_cusps: 'koch', year_length: 'calendar', kendradi_by: 'bhava' };
        for (const [name, value] of Object.entries(chosen)) {
          await page.locator(`select[name=choice_${name}]`).selectOption(value);
        }
        await page.getByLabel('Dasha', { exact: true }).selectOption('chara_kn_rao');
        await page.getByLabel('Compare with').selectOption('ganita');
        await page.getByRole('button', { name: 'Cast a chart' }).click();
        await page.getByRole('heading', { name: 'Moon and bhava charts' }).click();
        const houses = page.getByRole('table', { name: 'Houses', exact: true });
        await houses.waitFor();
        // Houses by Koch are of many lengths: by the default of the service all start at one degree of their signs.
        const starts = await houses.locator('tbody td:nth-child(2)').allTextContents();
        expect(new Set(starts.map((start) => start.split(' ')[0])).size).toBe(6);
        const dates = await page.locator('#dashas time, #dashas summary').allTextContents();
        expect(dates.join(' ')).toContain('26-05-2006');
        expect(await page.locator('select[name=choice_house_cusps]').inputValue()).toBe('koch');
        expect(await page.getByText(/^Ishtakala$/).count()).toBe(1);
        expect(await page.locator('.api-call pre').textContent()).toContain('"house_cusps":"koch"');
        const causes = await page.getByRole('table', { name: 'Comparison of two rule sets' }).textContent();
        expect(causes).toContain('Kendradi bala');
      },
      PLAIN,
    );
  });

  it('find the choices of another program, without scripts, and axe-core rejects nothing', async () => {
    const find = async (page: Page): Promise<void> => {
      await fillDate(page, '1996-12-07');
      await page.getByLabel('Time', { exact: true }).fill('10:34');
      await typePlace(page, 'Chennai');
      await page.getByLabel('Rahu').fill('13 Vi 08\' 54"');
      await page.getByLabel('Sun', { exact: true }).fill('23 Sc 00\' 41"');
      await page.getByRole('button', { name: 'Search the choices' }).click();
      const found = page.getByText('These choices give the printed figures');
      await found.waitFor();
      expect(addressOf(page)).toBe(`${pages.origin}/app/chart/difference`);
      const items = await page.getByRole('listitem').allTextContents();
      expect(items).toContainEqual(
        expect.stringMatching(/^Ayanamsa: Lahiri → Ramanzero point of the sidereal zodiac$/),
      );
    };
    await pages.on('/app/chart/difference', find, PLAIN);
    await pages.on('/app/chart/difference', async (page) => {
      await find(page);
      expect(await violationsInBoth(page)).toEqual([]);
    });
  });

  it('convert a date into the calendars and back, without scripts, and say why where there is no such date', async () => {
    await pages.on(
      `/app/convert?${CHENNAI}&date=2026-11-24`,
      async (page) => {
        const row = (name: RegExp) => page.getByRole('row', { name }).textContent();
        expect(await page.locator('h1').textContent()).toBe('Calendars');
        expect(await row(/^Nepali/)).toContain('8 Mangsir, Bikram Sambat 2083');
        expect(await row(/^Gujarati/)).toContain('Kartika Shukla 15, Vikram Samvat 2083');
        expect(await row(/^Indian national/)).toContain('3 Margashirsha, Shaka Era 1948');
        await page.getByLabel('Day or tithi').fill('1');
        await page.getByLabel('Calendar month').selectOption('nepali:baisakh');
        await page.getByLabel('Year of the calendar').fill('2084');
        await page.getByRole('button', { name: 'Show' }).nth(1).click();
        await page.getByRole('heading', { level: 2, name: 'Wednesday, 14 April 2027' }).waitFor();
        expect(await row(/^Nepali/)).toContain('By the rule');
        expect(await page.locator('.place-picker input').first().inputValue()).toBe('Chennai');
        await page.getByLabel('Day or tithi').fill('32');
        await page.getByRole('button', { name: 'Show' }).nth(1).click();
        expect(await page.locator('.error').textContent()).toContain('Day or tithi: No such day in the calendar');
        expect(await page.getByLabel('Year of the calendar').inputValue()).toBe('2084');
      },
      PLAIN,
    );
  });

  it('show hostile names as text', async () => {
    const hostile = '"><img src=x onerror=alert(1)>';
    await pages.on(`/app?${new URLSearchParams({ place: hostile, at: '13,80,Asia/Kolkata' })}`, async (page) => {
      expect(await page.locator('h1').textContent()).toContain(hostile);
      expect(await page.locator('img').count()).toBe(0);
    });
  });
});
