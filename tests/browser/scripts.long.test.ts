import { readFontFile } from '@ganita/print/text/fontFiles.js';
import { outlinesOf } from '@ganita/print/text/outlines.js';
import { COVERAGE } from 'ganita/text/coverage.data.js';
import { SCRIPTS } from 'ganita/text/scripts.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { NAMES } from '../scripts/names.js';
import { chromiumPath, PAGE_LIMIT_MS, sharedChromium } from './chromium.js';

const [WIDTH, LINE, SIZE, LEFT] = [700, 60, 36, 10];

const drawn = (name: string): string => {
  const scale = SIZE / 1000;
  const paths = outlinesOf(name, 'regular').glyphs.map(
    ({ x, y, path }) => `<path transform="translate(${x} ${y})" d="${path}"/>`,
  );
  return `<g transform="translate(${LEFT} 42) scale(${scale} ${-scale})">${paths.join('')}</g>`;
};
const written = (name: string): string => `<text x="${LEFT}" y="42">${name}</text>`;

const pageOf = (shapes: readonly string[]): string => {
  // As in the service, a font writes the letters of its own script only.
  const faces = SCRIPTS.map((script) => {
    const data = Buffer.from(readFontFile(script, 'regular')).toString('base64');
    const range = COVERAGE[script].map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`);
    return `@font-face{font-family:'${script}';src:url(data:font/ttf;base64,${data});unicode-range:${range}}`;
  });
  const lines = shapes.map((shape) => `<svg width="${WIDTH}" height="${LINE}">${shape}</svg>`);
  const style = `body{margin:0}svg{display:block}text{font:${SIZE}px ${SCRIPTS.join(',')}}`;
  return `<!doctype html><meta charset="utf-8"><style>${faces.join('')}${style}</style>${lines.join('')}`;
};

/** Share of the inked dots of one picture that the other does not have, within one dot. */
async function differingInk(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).grayscale().raw().toBuffer()));
  if (a === undefined || b === undefined) throw new Error('no picture');
  const around = [-WIDTH, -1, 0, 1, WIDTH];
  const inked = [...a.keys()].filter((at) => (a[at] ?? 255) < 100);
  const missing = inked.filter((at) => around.every((step) => (b[at + step] ?? 255) > 200));
  return missing.length / inked.length;
}

describe.runIf(chromiumPath !== null)('names in every script', () => {
  it(
    'are drawn as Chromium shows them with the same fonts',
    async () => {
      const page = await (await sharedChromium()).newPage({ viewport: { width: WIDTH, height: LINE } });
      const pictureOf = async (shape: string): Promise<Buffer> => {
        await page.setContent(pageOf([shape]));
        await page.evaluate('Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined)');
        return page.screenshot();
      };
      const different: Record<string, number> = {};
      for (const [script, name] of Object.entries(NAMES)) {
        const [outlines, text] = [await pictureOf(drawn(name)), await pictureOf(written(name))];
        const share = Math.max(await differingInk(outlines, text), await differingInk(text, outlines));
        if (share > 0.01) different[script] = share;
      }
      expect(different).toEqual({});
      await page.close();
    },
    PAGE_LIMIT_MS,
  );
});
