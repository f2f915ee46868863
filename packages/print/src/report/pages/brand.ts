import type { Sheet } from '../page/pageFlow.js';
import { PAGE } from '../page/pdf.js';
import { COLOUR, SIZE } from '../page/theme.js';
import type { Brand, Report } from '../report.js';

const SIDE = 46;
const WIDTH = PAGE.width - 2 * SIDE;
const LOGO = 34;
const GAP = 10;

/** The lines of a brand: its name, then address and telephone. */
const linesOf = ({ name, address, phone }: Brand): readonly string[] =>
  [name, [address, phone].filter((text) => text !== null).join(' · ')].filter(
    (text): text is string => text !== null && text !== '',
  );

const lineHeight = (sheet: Sheet): number => sheet.leading(SIZE.body) + 2;

/** Height of the brand at the foot of the cover; 0 without one. */
export function brandHeight(sheet: Sheet, { brand }: Report): number {
  if (brand === null) return 0;
  return Math.max(brand.logo === null ? 0 : LOGO, linesOf(brand).length * lineHeight(sheet)) + 6;
}

/** The logo and the lines of the brand. */
export function drawBrand(sheet: Sheet, { brand }: Report, top: number): void {
  if (brand === null) return;
  const { canvas, document } = sheet;
  let left = SIDE;
  if (brand.logo !== null) {
    const { bytes, width, height } = brand.logo;
    const scale = Math.min(LOGO / height, (3 * LOGO) / width);
    const size = { width: width * scale, height: height * scale };
    canvas.artifact(() => document.image(bytes as Buffer, left, top, size));
    left += width * scale + GAP;
  }
  linesOf(brand).forEach((line, index) => {
    const style = { size: SIZE.body, weight: index === 0 ? 'semibold' : 'regular', colour: COLOUR.ink } as const;
    const align = brand.logo === null ? 'center' : 'left';
    sheet.put(line, left, top + SIZE.body * 1.1 + index * lineHeight(sheet), SIDE + WIDTH - left, style, align);
  });
}
