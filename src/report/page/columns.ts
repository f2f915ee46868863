import { textWidth } from './canvas.js';
import type { Sheet } from './pageFlow.js';
import { COLOUR, SIZE } from './theme.js';

/** A list under a title: each line has a name and a value. */
export interface ListBlock {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

type Item =
  | { readonly kind: 'title'; readonly text: string; readonly again?: boolean }
  | { readonly kind: 'line'; readonly name: string; readonly value: string; readonly odd: boolean }
  | { readonly kind: 'gap' };

const COLUMNS = 5;
const GAP = 10;
/** A title is followed by at least this many lines on its page. */
const TOGETHER = 4;
/** Width of a date, and of what is around a name and a date, points. */
const VALUE_WIDTH = 40;
const BESIDE = 12;
/** Height of a page below its heading, points. */
const FULL_PAGE = 700;

/**
 * Set lists one after the other into columns of equal height, on as many pages as they need. A list that goes on in
 * another column has its title there again.
 */
export function listColumns(sheet: Sheet, blocks: readonly ListBlock[]): void {
  const items = blocks.flatMap(({ title, lines }): Item[] => [
    { kind: 'title', text: title },
    ...lines.map(([name, value], index): Item => ({ kind: 'line', name, value, odd: index % 2 === 1 })),
    { kind: 'gap' },
  ]);
  const width = (sheet.width - GAP * (COLUMNS - 1)) / COLUMNS;
  const scale = scaleOf(sheet, items, width);
  const line = scale > 1 ? naturalLine(sheet) * scale : lineHeight(sheet, items);
  const heightOf = (item: Item): number => inLines(item) * line;
  let next = 0;
  let title = '';
  while (next < items.length) {
    const room = sheet.room();
    const left = items.slice(next).reduce((sum, item) => sum + heightOf(item), 0);
    const even = Math.min(room, left / COLUMNS + line * (TOGETHER + TITLE));
    let lowest = sheet.y;
    for (let column = 0; column < COLUMNS && next < items.length; column++) {
      const most = column === COLUMNS - 1 ? room : even;
      const x = sheet.left + column * (width + GAP);
      let y = sheet.y;
      while (next < items.length) {
        const item = items[next] as Item;
        const needed = item.kind === 'title' ? heightOf(item) + line * TOGETHER : heightOf(item);
        if (y - sheet.y + needed > most && y > sheet.y && item.kind !== 'gap') break;
        if (item.kind === 'title') title = item.text;
        if (item.kind === 'line' && y === sheet.y) {
          const again: Item = { kind: 'title', text: title, again: true };
          drawItem(sheet, again, { x, y, width, height: heightOf(again), scale });
          y += heightOf(again);
        }
        if (item.kind !== 'gap' || y > sheet.y) {
          drawItem(sheet, item, { x, y, width, height: heightOf(item), scale });
          y += heightOf(item);
        }
        next++;
      }
      lowest = Math.max(lowest, y);
    }
    if (next < items.length) sheet.nextPage();
    else sheet.y = lowest;
  }
}

/** Height of an item in lines. */
const inLines = ({ kind }: Item): number => (kind === 'title' ? TITLE : kind === 'gap' ? 0.8 : 1);
/** Height of a title in lines. */
const TITLE = 1.35;

/** Lines may be set closer, down to this share, to avoid a nearly empty page. */
const CLOSEST = 0.84;
/** A last page with a smaller filled share counts as nearly empty. */
const LITTLE = 0.4;

const naturalLine = (sheet: Sheet): number => sheet.leading(SIZE.small) * 0.97;

/** Lines that the items need, with what may stay free at the end of each column. */
const linesOf = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + inLines(item), 0) + COLUMNS * (TOGETHER + TITLE);

/** How much larger letters may be at most. */
const LARGEST = 1.3;

/** By how much letters may be larger so that short lists fill more of their page: 1 where they fill it already. */
function scaleOf(sheet: Sheet, items: readonly Item[], width: number): number {
  const widest = Math.max(
    0,
    ...items.map((item) => (item.kind === 'line' ? textWidth(item.name, { size: SIZE.small }) : 0)),
  );
  const byHeight = sheet.room() / ((linesOf(items) / COLUMNS) * naturalLine(sheet));
  const byWidth = (width - BESIDE) / (widest + VALUE_WIDTH);
  return Math.max(1, Math.min(LARGEST, byHeight, byWidth));
}

function lineHeight(sheet: Sheet, items: readonly Item[]): number {
  const natural = naturalLine(sheet);
  const lines = linesOf(items);
  const pages = (line: number): number => 1 + (lines * line - COLUMNS * sheet.room()) / (COLUMNS * FULL_PAGE);
  const needed = pages(natural);
  const spare = needed > 1 && needed % 1 < LITTLE ? Math.floor(needed) : needed;
  for (let line = natural; line >= natural * CLOSEST; line *= 0.99) if (pages(line) <= spare) return line;
  return natural;
}

interface ItemPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** of the letters */
  readonly scale: number;
}

function drawItem(sheet: Sheet, item: Item, { x, y, width, height, scale }: ItemPlace): void {
  const { canvas } = sheet;
  const size = SIZE.small * scale;
  const baseline = y + height * 0.72;
  if (item.kind === 'title') {
    canvas.rectangle(x, y, width, height, { fill: COLOUR.band }, 2);
    const look = item.again
      ? ({ weight: 'regular', colour: COLOUR.faint } as const)
      : ({ weight: 'semibold', colour: COLOUR.title } as const);
    sheet.put(item.text, x + 3, baseline, width - 6, { size, ...look });
  }
  if (item.kind === 'line') {
    if (item.odd) canvas.rectangle(x, y, width, height, { fill: COLOUR.wash });
    const style = { size, colour: COLOUR.ink } as const;
    const valueWidth = VALUE_WIDTH * scale;
    sheet.put(item.name, x + 3, baseline, width - valueWidth - 8, style);
    sheet.put(item.value, x + width - valueWidth - 3, baseline, valueWidth, style, 'right');
  }
}
