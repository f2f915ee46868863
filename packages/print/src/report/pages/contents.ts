import { textWidth } from '../page/canvas.js';
import type { Heading, Sheet } from '../page/pageFlow.js';
import { COLOUR } from '../page/theme.js';
import type { Report } from '../report.js';
import { heading } from './headingPage.js';

const MOST_COLUMNS = 2;
const GAP = 24;
const STEP = 16;
const SIZE = 9;
const DOT_STEP = 4;
/** Height of the title. */
const TITLE = 60;

/** Room for the contents, in one column where they fit, which are written when all other pages are there. */
export function contentsPage(sheet: Sheet, { pages }: Report): void {
  const { document } = sheet;
  const entries = pages.filter((id) => id !== 'cover' && id !== 'contents').length;
  const own = sheet.headings.length;
  heading(sheet, 'contents', { least: TITLE + Math.ceil(entries / MOST_COLUMNS) * STEP });
  const rows = entries * STEP <= sheet.room() ? entries : Math.ceil(entries / MOST_COLUMNS);
  const columns = Math.ceil(entries / rows);
  const page = document.bufferedPageRange().count - 1;
  const top = sheet.y;
  sheet.y += rows * STEP;
  sheet.atEnd(() => {
    document.switchToPage(page);
    const listed = sheet.headings.filter((_, index) => index !== own);
    listed.forEach((one, index) => {
      line(sheet, one, { columns, column: Math.floor(index / rows) }, top + (index % rows) * STEP);
    });
  });
}

/** A title with its page, as a link. */
function line(
  sheet: Sheet,
  { title, page, destination }: Heading,
  { columns, column }: { readonly columns: number; readonly column: number },
  y: number,
): void {
  const { document, canvas, speech } = sheet;
  const width = (sheet.width - GAP * (columns - 1)) / columns;
  const left = sheet.left + column * (width + GAP);
  const baseline = y + STEP * 0.65;
  const style = { size: SIZE, colour: COLOUR.ink } as const;
  const number = speech.figures(page + 1);
  const numberLeft = left + width - textWidth(number, style);
  sheet.put(title, left, baseline, width - 30, style);
  canvas.text(number, numberLeft, baseline, style);
  for (let x = left + Math.min(width - 30, textWidth(title, style)) + 6; x < numberLeft - 6; x += DOT_STEP) {
    canvas.rectangle(x, baseline - 0.7, 0.7, 0.7, { fill: COLOUR.gold });
  }
  document.goTo(left, y, width, STEP, destination);
}
