import { png } from '@ganita/print/pictures.js';
import { LANGUAGES, type Language } from '@ganita/words/languages.js';
import { localeOf } from '@ganita/words/words.js';
import { type Ganita, openGanita } from 'ganita';
import { CHART_STYLES, THEMES, type Theme } from 'ganita/calculations/fields/pictureFields.js';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../cases.js';
import { chromiumPath, PAGE_LIMIT_MS, sharedChromium } from './chromium.js';
import { brokenRules, openPictures, pageWith, showPictures } from './pictures.js';

const NAMES: Readonly<Partial<Record<Language, string>>> = {
  hi: 'लक्ष्मी शर्मा',
  ka: 'ಲಕ್ಷ್ಮೀ ಶ್ರೀನಿವಾಸ',
  ta: 'லட்சுமி ஸ்ரீனிவாசன்',
  te: 'లక్ష్మీ శ్రీనివాస్',
  mr: 'लक्ष्मी कुलकर्णी',
  gu: 'લક્ષ્મી પટેલ',
  bn: 'লক্ষ্মী মুখোপাধ্যায়',
  ml: 'ലക്ഷ്മി നമ്പൂതിരി',
  ne: 'लक्ष्मी श्रेष्ठ',
  or: 'ଲକ୍ଷ୍ମୀ ମହାପାତ୍ର',
  pa: 'ਲਕਸ਼ਮੀ ਸਿੱਧੂ',
  sa: 'लक्ष्मीः',
};
const BIRTH = { date: '1996-12-07', time: '10:34:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
const SIZE = 600;
const themeInTurn = (index: number): Theme => THEMES[index % THEMES.length] ?? 'light';
const requestOf = (language: Language, index: number, theme: Theme = themeInTurn(index)) =>
  ({
    ...BIRTH,
    language,
    name: NAMES[language] ?? 'Lakshmi',
    style: CHART_STYLES[index % 3] ?? 'north',
    theme,
    layers: ['special_lagnas', 'upagrahas', 'transits'],
    transit_at: '2026-01-14',
    size: SIZE,
  }) as const;

interface Form {
  readonly language: Language;
  readonly theme: Theme;
  readonly size: number;
}
type Draw = (ganita: Ganita, form: Form) => { readonly svg: string; readonly png: Promise<Uint8Array> };

const PLACE = { latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
const DAY = { ...PLACE, date: '2026-01-14', at: '2026-01-14T10:30:00' };
const RANGE = { ...PLACE, from_date: '2026-01-01', to_date: '2026-03-31' };
const DASHA = { ...BIRTH, dasha_at: '2026-01-14' };
const SATURN = { ...BIRTH, as_of: '2026-01-14' };

/** The pictures without a chart, as SVG and PNG. */
const OTHERS: readonly (readonly [string, Draw])[] = [
  [
    'dasha',
    ({ svg, picture }, form) => ({
      svg: svg.dasha({ ...DASHA, ...form }),
      png: png(picture.dasha({ ...DASHA, ...form })),
    }),
  ],
  [
    'strengths',
    ({ svg, picture }, form) => ({
      svg: svg.strengths({ ...BIRTH, ...form }),
      png: png(picture.strengths({ ...BIRTH, ...form })),
    }),
  ],
  [
    'ashtakavarga',
    ({ svg, picture }, form) => ({
      svg: svg.ashtakavarga({ ...BIRTH, ...form }),
      png: png(picture.ashtakavarga({ ...BIRTH, ...form })),
    }),
  ],
  [
    'day',
    ({ svg, picture }, form) => ({ svg: svg.day({ ...DAY, ...form }), png: png(picture.day({ ...DAY, ...form })) }),
  ],
  [
    'saturn',
    ({ svg, picture }, form) => ({
      svg: svg.saturn({ ...SATURN, ...form }),
      png: png(picture.saturn({ ...SATURN, ...form })),
    }),
  ],
  [
    'transits',
    ({ svg, picture }, form) => ({
      svg: svg.transits({ ...RANGE, ...form }),
      png: png(picture.transits({ ...RANGE, ...form })),
    }),
  ],
];

/**
 * Mean and greatest difference in brightness, 0 to 255, that two renderers of the same letters may have: a browser puts the
 * line of a text on a whole pixel.
 */
const MEAN = 1.6;
const GREATEST = 60;
/**
 * The greatest difference where the font of the script is first: a browser takes brackets from it, we from that of Latin. Black
 * on white shows it most.
 */
const GREATEST_BRACKET = 80;
const greatestOf = (language: Language): number =>
  localeOf(language).fonts[0] === 'Noto Sans' ? GREATEST : GREATEST_BRACKET;
/** The mean of pictures that are taller than wide: at the same size their letters are smaller and closer. */
const CLOSER_MEAN = 2;

/** Blurred brightness of a picture, so that the edges of letters, which renderers smooth in their own ways, do not count. */
const blurred = async (png: Uint8Array, width: number, height: number): Promise<Uint8Array> =>
  sharp(png).removeAlpha().greyscale().resize(width, height, { fit: 'fill' }).blur(2.5).raw().toBuffer();

/** Greatest and mean difference of two pictures, 0 to 255. */
async function differences(ours: Uint8Array, theirs: Uint8Array): Promise<{ greatest: number; mean: number }> {
  const { width = 0, height = 0 } = await sharp(ours).metadata();
  const [a, b] = await Promise.all([blurred(ours, width, height), blurred(theirs, width, height)]);
  let [greatest, sum] = [0, 0];
  a.forEach((value, index) => {
    const difference = Math.abs(value - (b[index] ?? 0));
    greatest = Math.max(greatest, difference);
    sum += difference;
  });
  return { greatest, mean: sum / a.length };
}

describe.skipIf(chromiumPath === null)('pictures in a browser', () => {
  let ganita: Ganita;
  let page: Page;
  beforeAll(async () => {
    ganita = await openGanita();
    page = await (await sharedChromium()).newPage({ viewport: { width: 800, height: 900 } });
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    await page.route('**/*', (route) =>
      /^(data|blob):/.test(route.request().url()) ? route.continue() : route.abort(),
    );
    await openPictures(page);
  }, PAGE_LIMIT_MS);

  /** Each style and each language, the themes in turn; in the long run each style with each language. */
  const CHARTS = CHART_STYLES.flatMap((style, index) =>
    LANGUAGES.map((language, at) => ({ language, style, theme: themeInTurn(index + at), index })),
  );
  it.each(someOf(LANGUAGES.length, CHARTS))(
    'look like our PNG: $language, $style, $theme',
    async ({ language, index, theme }) => {
      const request = requestOf(language, index, theme);
      await showPictures(page, [ganita.svg.chart(request)]);
      const theirs = await page.locator('svg').screenshot();
      const { greatest, mean } = await differences(await png(ganita.picture.chart(request)), theirs);
      expect(mean).toBeLessThan(MEAN);
      expect(greatest).toBeLessThan(greatestOf(language));
      const other = await differences(await png(ganita.picture.chart({ ...request, date: '1950-01-01' })), theirs);
      expect(other.greatest).toBeGreaterThan(greatestOf(language));
    },
    PAGE_LIMIT_MS,
  );

  it(
    'break no rule of axe, and have names for a screen reader',
    async () => {
      const charts = LANGUAGES.map((language, index) => ganita.svg.chart(requestOf(language, index)));
      await showPictures(page, charts);
      expect(await brokenRules(page)).toEqual([]);
      const pictures = page.getByRole('img');
      expect(await pictures.count()).toBe(LANGUAGES.length);
      expect(await page.getByRole('img', { name: 'Lakshmi' }).count()).toBe(1);
    },
    PAGE_LIMIT_MS,
  );

  /** Each kind and each language, the themes in turn; in the long run each kind with each language. */
  const PICTURES = OTHERS.flatMap(([name, draw], kind) =>
    LANGUAGES.map((language, at) => ({ name, draw, language, theme: themeInTurn(kind + at) })),
  );
  it.each(someOf(OTHERS.length + 1, PICTURES))(
    'of other kinds look like our PNG, and break no rule of axe: $name, $language, $theme',
    async ({ draw, language, theme }) => {
      const form = { language, theme, size: SIZE };
      const { svg, png } = draw(ganita, form);
      await showPictures(page, [svg]);
      const { greatest, mean } = await differences(await png, await page.locator('svg').screenshot());
      expect(mean).toBeLessThan(CLOSER_MEAN);
      expect(greatest).toBeLessThan(greatestOf(language));
      expect(await brokenRules(page)).toEqual([]);
    },
    PAGE_LIMIT_MS,
  );

  it('take their colours from the page', async () => {
    await page.setContent(
      pageWith([ganita.svg.chart(requestOf('en', 0))]).replace(
        'svg{',
        '.ganita{color:rgb(1,2,3);--ganita-line:rgb(4,5,6)}svg{',
      ),
    );
    const colours = await page.evaluate(
      "[getComputedStyle(document.querySelector('.ganita-body')).fill, getComputedStyle(document.querySelector('.ganita-frame')).stroke]",
    );
    expect(colours).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
  });

  it('show a hostile name as text', async () => {
    const name = '</text></svg><script>hit=1</script><img src=x onerror="hit=2">&amp;';
    await page.setContent(pageWith([ganita.svg.chart({ ...BIRTH, name, style: 'south' })]));
    expect(await page.evaluate('window.hit')).toBeUndefined();
    expect(await page.locator('script, img').count()).toBe(0);
    expect((await page.locator('svg .ganita-note').allTextContents()).join('').replaceAll(' ', '')).toContain(
      name.replaceAll(' ', ''),
    );
  });
});
