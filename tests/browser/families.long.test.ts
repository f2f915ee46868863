import { LANGUAGES } from '@ganita/words/languages.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, PAGE_LIMIT_MS } from './chromium.js';
import { openPages, type PageBrowser } from './pages.js';

const at = (prefix: string, date: string, time: string, name: string): string =>
  new URLSearchParams({
    [`${prefix}name`]: name,
    [`${prefix}date`]: date,
    [`${prefix}time`]: time,
    [`${prefix}place`]: 'Chennai',
    [`${prefix}at`]: '13.0878,80.2785,Asia/Kolkata',
  }).toString();
const CHART = at('', '1998-08-22', '21:47', 'Lakshmi');
const MATCH = `${at('boy_', '1995-03-02', '04:20', 'Arjun')}&${at('girl_', '1998-08-22', '21:47', 'Lakshmi')}`;
const TELEPHONE = { viewport: { width: 360, height: 740 } } as const;
const MAX_HEIGHT = 4500;

describe.skipIf(chromiumPath === null)('what a family sees', () => {
  let pages: PageBrowser;
  beforeAll(async () => {
    pages = await openPages({ PAGES_FRAME_ANCESTORS: "'self' https://astro.example" });
  }, PAGE_LIMIT_MS);
  afterAll(() => pages?.close());

  it('of a match on a telephone is, in its first view, both totals, what is missing, and which dosha is cancelled', async () => {
    await pages.on(
      `/app/match#${MATCH}`,
      async (page) => {
        const summary = page.locator('.summary');
        await summary.waitFor();
        const box = await summary.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(TELEPHONE.viewport.height);
        const text = await summary.textContent();
        expect(text).toMatch(/18\.5 \/ 36The texts ask for 18/);
        expect(text).toMatch(/7 \/ 10Not satisfied: Gana, Rasi Adhipati, Vasya/);
        expect(text).toContain('Required poruthams: Satisfied: Dina, Yoni, Rasi, Rajju; Not satisfied: Gana');
        expect(text).toContain('Manglik: cancelled, 4 reasons');
        expect(text).not.toMatch(/average|good|excellent|below/i);
        // The seeds are explained by what they are, and each band by its bounds.
        const totals = await page.locator('main').textContent();
        expect(totals).toContain('Beeja Sphuta: Sun + Venus + Jupiter');
        expect(totals).toContain('Average (18–24)');
        expect(totals).toMatch(/Lakshmi: Manglik\. (?:(?:Cancels|Reduces): [^·]+ · ){3}/);
      },
      TELEPHONE,
    );
  });

  it.each(LANGUAGES)('of a match on a telephone is tables that need no scrolling sideways: %s', async (language) => {
    await pages.on(
      `/app/match#language=${language}&${MATCH}`,
      async (page) => {
        await page.locator('.summary').waitFor();
        const wider = await page
          .locator('.scroll')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel));
        expect(wider).toEqual([]);
      },
      TELEPHONE,
    );
  });

  it.each(LANGUAGES)(
    'of a chart on a telephone is at most 4,500 pixels high, its letters at least 8: %s',
    async (language) => {
      await pages.on(
        `/app/chart#language=${language}&${CHART}`,
        async (page) => {
          await page.locator('#running').waitFor();
          const [height, width] = await page.evaluate(() => {
            const { scrollHeight, scrollWidth } = document.documentElement;
            return [scrollHeight, scrollWidth] as const;
          });
          expect(height).toBeLessThanOrEqual(MAX_HEIGHT);
          expect(width).toBe(TELEPHONE.viewport.width);
          await page.evaluate(() => {
            for (const fold of document.querySelectorAll('details')) fold.open = true;
          });
          const letters = await page.locator('.picture:visible text').evaluateAll((all) =>
            all.map((text) => {
              const svg = (text as SVGTextElement).ownerSVGElement as SVGSVGElement;
              const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
              return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
            }),
          );
          expect(letters.length).toBeGreaterThan(300);
          expect(Math.min(...letters)).toBeGreaterThanOrEqual(8);
        },
        TELEPHONE,
      );
    },
  );

  it('of a chart begins with the syllable of the name, and shows no outer planet, no book number and no hard name unasked', async () => {
    await pages.on(`/app/chart#${CHART}`, async (page) => {
      await page.locator('#running').waitFor();
      expect(await page.locator('.strip').textContent()).toMatch(/LagnaAries.+Naming syllableMe/);
      const order = await page.locator('.grid > [id]').evaluateAll((parts) => parts.map(({ id }) => id));
      expect(order.filter((id) => ['charts', 'planets', 'dashas', 'doshas', 'yogas', 'margins'].includes(id))).toEqual([
        'charts',
        'planets',
        'dashas',
        'doshas',
        'yogas',
        'margins',
      ]);
      const shown = await page.locator('.grid > :not(#birth)').allTextContents();
      expect(shown.join(' ')).not.toMatch(/Uranus|Neptune|Pluto/);
      const yogas = page.locator('#yogas');
      const hard = yogas.getByText(/roga Yoga|nasa Yoga|Daridra|Anapatya/).filter({ visible: true });
      expect(await hard.count()).toBe(0);
      const names = await yogas.locator('.findings summary b').allTextContents();
      expect(names.length).toBeGreaterThan(20);
      expect(names.filter((name) => /\d/.test(name))).toEqual([]);
      await yogas.getByText('As the texts list them').click();
      expect(await yogas.locator('.grave').textContent()).toContain('a name is not a forecast');
    });
  });

  it('of the navigation is whole words at every width, and leads to the search and to what the service is', async () => {
    for (const width of [360, 768, 1440]) {
      await pages.on(
        '/app/day?language=ta',
        async (page) => {
          const menu = page.getByRole('banner').locator('nav summary');
          await menu.click();
          const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
          for (const box of await links.evaluateAll((all) =>
            all.map((one) => {
              const { left, right } = one.getBoundingClientRect();
              return { left, right, isWhole: one.scrollWidth <= one.clientWidth };
            }),
          )) {
            expect(box.left).toBeGreaterThanOrEqual(0);
            expect(box.right).toBeLessThanOrEqual(width);
            expect(box.isWhole).toBe(true);
          }
          const paths = await links.evaluateAll((all) =>
            all.map((one) => new URL((one as HTMLAnchorElement).href).pathname),
          );
          expect(paths).toContain('/app/muhurta/search');
          expect(paths).toContain('/app/about');
        },
        { viewport: { width, height: 900 } },
      );
    }
  });

  it('of a link that is sent is a card without the birth; a frame and a PDF are there only where the operator wants them', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(`${pages.origin}/app/chart`, { method: 'POST', headers: form, body: CHART });
    const head = /<head>[\s\S]*<\/head>/.exec(await answer.text())?.[0] ?? '';
    const card = head.replace(/<title>[\s\S]*<\/title>/, '');
    expect(card).toContain('property="og:title"');
    expect(card).not.toMatch(/Lakshmi|1998|Chennai/);
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(card) ?? [];
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://astro.example");
    const pdf = await fetch(`${pages.origin}/app/chart.pdf`, { method: 'POST', headers: form, body: CHART });
    expect(pdf.status).toBe(404);
  });
});
