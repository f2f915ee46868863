import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFontFile } from '@ganita/print/text/fontFiles.js';
import type { Script } from 'ganita/text/scripts.js';
import type { Page } from 'playwright-core';

/** The fonts of the languages; pictures of these tests have no other letters. */
const FAMILIES = {
  latin: 'Noto Sans',
  devanagari: 'Noto Sans Devanagari',
  kannada: 'Noto Sans Kannada',
  tamil: 'Noto Sans Tamil',
  telugu: 'Noto Sans Telugu',
  gujarati: 'Noto Sans Gujarati',
  bengali: 'Noto Sans Bengali',
  malayalam: 'Noto Sans Malayalam',
  odia: 'Noto Sans Oriya',
  gurmukhi: 'Noto Sans Gurmukhi',
} as const satisfies Partial<Record<Script, string>>;

const WEIGHTS = { regular: 400, semibold: 600 } as const;

/** The fonts of the package as rules of a style sheet: the machine's own fonts must not decide what a test sees. */
const fontFaces = (): string =>
  (Object.keys(FAMILIES) as (keyof typeof FAMILIES)[])
    .flatMap((script) =>
      (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).map((weight) => {
        const data = Buffer.from(readFontFile(script, weight)).toString('base64');
        return `@font-face{font-family:'${FAMILIES[script]}';font-weight:${WEIGHTS[weight]};src:url(data:font/ttf;base64,${data})}`;
      }),
    )
    .join('\n');

/** A page that contains pictures, with the fonts of the package. */
export const pageWith = (svgs: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pictures</title><style>${fontFaces()}body{margin:0}svg{display:block}</style></head><body><main>${mainOf(svgs)}</main></body></html>`;

const mainOf = (svgs: readonly string[]): string => `${svgs.join('')}<h1>Pictures</h1>`;

/** Open an empty page with every font of the package loaded, which takes a second, and with the rules of axe. */
export async function openPictures(page: Page): Promise<void> {
  await page.setContent(pageWith([]));
  await page.evaluate('Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined)');
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
}

/** Show other pictures on that page. */
export async function showPictures(page: Page, svgs: readonly string[]): Promise<void> {
  await page.locator('main').evaluate((main, html) => {
    main.innerHTML = html;
  }, mainOf(svgs));
}

/** The rules of axe that the page breaks. */
export const brokenRules = (page: Page): Promise<unknown> =>
  page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))');
