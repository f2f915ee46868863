import { columnLayout, gridLayout, type Item, inLines, rowLines, TITLE, TOGETHER } from './columnLayout.js';
import type { Sheet } from './pageFlow.js';
import { COLOUR, SIZE } from './theme.js';

/** A list under a title: each line has a name and a value. */
export interface ListBlock {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

/** Between columns, points. */
const GAP = 10;

/**
 * Set lists one after the other into columns of equal height, on as many pages as they need. A list that goes on in
 * another column has its title there again. Larger letters fill at most this `share` of the page that is left.
 */
export function listColumns(sheet: Sheet, blocks: readonly ListBlock[], share = 1): void {
  const items = blocks.flatMap((block): Item[] => [...itemsOf(block), { kind: 'gap' }]);
  const { columns, scale, line, valueWidth } = columnLayout(sheet, items, GAP, share);
  const width = (sheet.width - GAP * (columns - 1)) / columns;
  const heightOf = (item: Item): number => inLines(item) * line;
  let next = 0;
  let title = '';
  while (next < items.length) {
    const room = sheet.room();
    const left = items.slice(next).reduce((sum, item) => sum + heightOf(item), 0);
    const even = Math.min(room, left / columns + line * (TOGETHER + TITLE));
    let lowest = sheet.y;
    for (let column = 0; column < columns && next < items.length; column++) {
      const most = column === columns - 1 ? room : even;
      const x = sheet.left + column * (width + GAP);
      let y = sheet.y;
      while (next < items.length) {
        const item = items[next] as Item;
        const needed = item.kind === 'title' ? heightOf(item) + line * TOGETHER : heightOf(item);
        if (y - sheet.y + needed > most && y > sheet.y && item.kind !== 'gap') break;
        // A column that has its share ends where a list ends.
        if (item.kind === 'title' && column < columns - 1 && y - sheet.y > left / columns - line) break;
        if (item.kind === 'title') title = item.text;
        if (item.kind === 'line' && y === sheet.y) {
          const again: Item = { kind: 'title', text: title, again: true };
          drawItem(sheet, again, { x, y, width, height: heightOf(again), scale, valueWidth });
          y += heightOf(again);
        }
        if (item.kind !== 'gap' || y > sheet.y) {
          drawItem(sheet, item, { x, y, width, height: heightOf(item), scale, valueWidth });
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

const itemsOf = ({ title, lines }: ListBlock): readonly Item[] => [
  { kind: 'title', text: title },
  ...lines.map(([name, value], index): Item => ({ kind: 'line', name, value, odd: index % 2 === 1 })),
];

/** Set lists side by side in rows, none of them broken. They fill at most this `share` of the page that is left. */
export function listGrid(sheet: Sheet, blocks: readonly ListBlock[], share = 1): void {
  const lists = blocks.map(itemsOf);
  const lengths = blocks.map(({ lines }) => lines.length);
  const { columns, scale, line, valueWidth } = gridLayout(sheet, lengths, lists.flat(), GAP, share);
  const width = (sheet.width - GAP * (columns - 1)) / columns;
  for (let at = 0; at < lists.length; at += columns) {
    const height = rowLines(lengths.slice(at, at + columns)) * line;
    sheet.need(height - inLines({ kind: 'gap' }) * line);
    lists.slice(at, at + columns).forEach((items, column) => {
      let y = sheet.y;
      for (const item of items) {
        const itemHeight = inLines(item) * line;
        drawItem(sheet, item, {
          x: sheet.left + column * (width + GAP),
          y,
          width,
          height: itemHeight,
          scale,
          valueWidth,
        });
        y += itemHeight;
      }
    });
    sheet.y += height;
  }
}

interface ItemPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** of the letters */
  readonly scale: number;
  /** of values, points */
  readonly valueWidth: number;
}

function drawItem(sheet: Sheet, item: Item, { x, y, width, height, scale, valueWidth }: ItemPlace): void {
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
    sheet.put(item.name, x + 3, baseline, width - valueWidth - 8, style);
    sheet.put(item.value, x + width - valueWidth - 3, baseline, valueWidth, style, 'right');
  }
}
