import type { Weight } from '../../text/fontFiles.js';
import { type TextStyle, textWidth } from './canvas.js';
import { readable } from './fitText.js';
import { type Align, ROUNDING, type Sheet, SLACK } from './pageFlow.js';
import { COLOUR, LEAST_SIZE, SIZE } from './theme.js';

/** A cell of a table: a text, or a text with a look of its own and faint lines under it. */
export type Cell =
  | string
  | { readonly text: string; readonly weight?: Weight; readonly colour?: string; readonly under?: string };

export interface Column {
  readonly title: string;
  readonly align?: Align;
  /** Number of lines into which texts of this column may be broken; 2 unless given. */
  readonly lines?: number;
}

export interface TableLook {
  readonly x?: number;
  readonly width?: number;
  readonly size?: number;
  /** Lines into which heads may be broken; 2 unless given. */
  readonly headLines?: number;
  /** Rows, by index, that are headings: their first cell goes over the whole width and stays with the next row. */
  readonly strong?: (row: number) => boolean;
  /** Height added to each row, points (`rowSpacing`). */
  readonly air?: number;
  /** Rows whose first cell is empty belong to the row above: they stay with it, or its name is written again. */
  readonly grouped?: boolean;
}

const PADDING = 4;
/** Height of a row beyond its lines. */
const ROW_AIR = 2;
const MAX_AIR = 5;
/** Least height that `rowSpacing` adds: rows that would have less do not fit. */
export const LEAST_AIR = -2.5;

/**
 * Height to add to each of `rows` rows of one line, so that they fill the page above `below` points; negative if they
 * must be closer together to fit on one page.
 */
export function rowSpacing(sheet: Sheet, rows: number, below = 0, size: number = SIZE.table): number {
  const free = sheet.room() - below - rowsHeight(sheet, rows, size);
  return Math.max(LEAST_AIR, Math.min(MAX_AIR, free / rows));
}

/** Height of rows of one line. */
export const rowsHeight = (sheet: Sheet, rows: number, size: number = SIZE.table): number =>
  rows * (sheet.leading(size) + ROW_AIR);

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** What kind of row is drawn: the head, a heading among the rows, or a row. */
type RowKind = 'head' | 'heading' | 'odd' | 'even';

const FILL: Readonly<Record<RowKind, string | null>> = {
  head: COLOUR.band,
  heading: COLOUR.band,
  odd: COLOUR.wash,
  even: null,
};

/** A row, fitted into the columns. */
interface MeasuredRow {
  readonly kind: RowKind;
  readonly cells: readonly Cell[];
  /** The lines of each cell. */
  readonly texts: readonly (readonly { readonly text: string; readonly style: TextStyle }[])[];
  readonly height: number;
}

/** A last page of a table has at least so many of its rows, or half of them where they are few. */
const LEAST_CARRIED = 6;
/** Rows may be so much closer, points, to be all on one page, but not closer than `LEAST_AIR`. */
const CLOSER = 1.5;

const sumOf = (list: readonly MeasuredRow[]): number => list.reduce((sum, { height }) => sum + height, 0);

/** How many rows a last page has at least. */
const leastOf = ({ length }: readonly MeasuredRow[]): number => Math.min(LEAST_CARRIED, Math.ceil(length / 2));

/** How much closer the rows must be where fewer than a last page must have find no room. */
function closerBy(list: readonly MeasuredRow[], room: number, air: number): number {
  const over = sumOf(list) - room;
  if (over <= 0 || over > Math.min(CLOSER, air - LEAST_AIR) * list.length) return 0;
  return sumOf(list.slice(-leastOf(list))) > over ? (over + ROUNDING) / list.length : 0;
}

/** The row from which all are on one page, so that the last one is not nearly empty; null where a group is too long for that. */
function carriedFrom(list: readonly MeasuredRow[], grouped: boolean): number | null {
  const first = list.length - leastOf(list);
  const isStart = (index: number): boolean => {
    const [before, row] = [list[index - 1], list[index]];
    return before?.kind !== 'heading' && row !== undefined && !(grouped && isFurther(row));
  };
  for (let index = first; index > Math.max(0, first - TOGETHER); index--) if (isStart(index)) return index;
  return null;
}

/** Draw a table at the current position of the sheet; its head is repeated on every further page. */
export function table(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  look: TableLook = {},
): void {
  const { x = sheet.left, width = sheet.width, size = SIZE.table, strong = () => false, air = 0 } = look;
  const { headLines = 2, grouped = false } = look;
  const { canvas } = sheet;
  const plain = rows.filter((_, index) => !strong(index));
  const widths = columnWidths(columns, plain, width, size);
  const line = sheet.leading(size);

  const measured = (all: readonly Cell[], kind: RowKind): MeasuredRow => {
    const cells = kind === 'heading' ? all.slice(0, 1) : all;
    const texts = cells.map((cell, index) => {
      const room = (kind === 'heading' ? width : (widths[index] ?? 0)) - 2 * PADDING;
      return partsOf(cell, isBold(kind)).flatMap(({ text, weight, colour }) => {
        const style = { size, weight, colour: colour ?? (kind === 'head' ? COLOUR.title : COLOUR.ink) };
        // Heads keep one size: a long one is broken rather than made smaller.
        const fit =
          kind === 'head'
            ? readable(text, room, style, headLines, 1)
            : readable(text, room, style, columns[index]?.lines ?? 2, LEAST_SIZE / size);
        return fit.lines.map((part) => ({ text: part, style: { ...style, size: fit.size } }));
      });
    });
    const lines = Math.max(1, ...texts.map(({ length }) => length));
    return { kind, cells, texts, height: lines * line + ROW_AIR + air };
  };
  const draw = ({ kind, texts, height }: MeasuredRow): void => {
    const fill = FILL[kind];
    if (fill !== null) canvas.rectangle(x, sheet.y, width, height, { fill });
    let left = x;
    texts.forEach((text, index) => {
      const cellWidth = kind === 'heading' ? width : (widths[index] ?? 0);
      const top = sheet.y + (height - text.length * line) / 2;
      text.forEach(({ text: part, style }, at) => {
        const slack = cellWidth - 2 * PADDING - textWidth(part, style);
        const share = SLACK[columns[index]?.align ?? 'left'];
        canvas.text(part, left + PADDING + slack * share, top + at * line + line * BASELINE, style);
      });
      left += cellWidth;
    });
    sheet.y += height;
    const rule = kind === 'head' ? { stroke: COLOUR.gold, lineWidth: 0.8 } : { stroke: COLOUR.line, lineWidth: 0.3 };
    canvas.line([x, sheet.y], [x + width, sheet.y], rule);
  };
  const heads = columns.map(({ title }) => title);
  const head = heads.some((title) => title !== '') ? measured(heads, 'head') : null;
  const natural = rows.map((row, index) => measured(row, strong(index) ? 'heading' : index % 2 === 1 ? 'odd' : 'even'));

  /** The height that must be free for a row, with what stays with it. */
  const neededIn = (list: readonly MeasuredRow[]): ((index: number) => number) => {
    const groups = grouped ? groupHeights(list) : list.map(({ height }) => height);
    return (index) => {
      const height = (index === 0 ? undefined : groups[index]) ?? list[index]?.height ?? 0;
      return list[index]?.kind === 'heading' ? height + Math.max(ORPHAN_LINES * line, groups[index + 1] ?? 0) : height;
    };
  };
  // Elements of its cells would be four fifths of the bytes of a report.
  const drawInRow = (row: MeasuredRow): void => canvas.content('P', () => draw(row));
  if (head !== null) {
    sheet.need(head.height + neededIn(natural)(0));
    drawInRow(head);
  }
  const closer = closerBy(natural, sheet.room(), air);
  const list = natural.map((row) => ({ ...row, height: row.height - closer }));
  const neededFor = neededIn(list);
  const carried = carriedFrom(list, grouped);
  let name: Cell = '';
  list.forEach((row, index) => {
    const further = grouped && isFurther(row);
    if (!further) name = row.cells[0] ?? '';
    const needed = index === carried ? sumOf(list.slice(index)) : neededFor(index);
    const turned = sheet.room() < needed - ROUNDING;
    if (turned) {
      sheet.nextPage();
      if (head !== null) canvas.artifact(() => draw(head));
    }
    const again = { text: textOf(name), weight: weightOf(name, false), colour: COLOUR.faint };
    drawInRow(turned && further ? measured([again, ...row.cells.slice(1)], row.kind) : row);
  });
  sheet.under = null;
}

const isBold = (kind: RowKind): boolean => kind === 'head' || kind === 'heading';

/** A row that belongs to one above it: its first cell is empty. */
const isFurther = ({ cells, kind }: MeasuredRow): boolean => kind !== 'heading' && textOf(cells[0] ?? '') === '';

/** A group of at most this many rows is kept on one page. */
const TOGETHER = 9;

/** For each row the height that must be free for it: of a row with a few that belong to it that of all of them. */
function groupHeights(list: readonly MeasuredRow[]): number[] {
  const heights = list.map(({ height }) => height);
  let first = 0;
  list.forEach((row, index) => {
    if (!isFurther(row)) first = index;
    else if (index - first < TOGETHER) heights[first] = (heights[first] ?? 0) + row.height;
    else heights[first] = list[first]?.height ?? 0;
  });
  return heights;
}

/** A heading among the rows is followed by at least this many lines on its page, and by all that must stay together. */
const ORPHAN_LINES = 3;
const HEAD_SHARE = 0.6;
/** The baseline of a line, from its top. */
const BASELINE = 0.7;

const weightOf = (cell: Cell, strong: boolean): Weight =>
  typeof cell === 'string' || cell.weight === undefined ? (strong ? 'semibold' : 'regular') : cell.weight;

interface CellPart {
  readonly text: string;
  readonly weight: Weight;
  readonly colour?: string;
}

/** The text of a cell, and what is under it. */
function partsOf(cell: Cell, strong: boolean): readonly CellPart[] {
  const weight = weightOf(cell, strong);
  if (typeof cell === 'string') return [{ text: cell, weight }];
  const { under } = cell;
  return [
    { ...cell, weight },
    ...(under === undefined ? [] : [{ text: under, weight: 'regular', colour: COLOUR.faint } as const]),
  ];
}

/**
 * Share the width among the columns by their contents. Where they do not fit, columns that may be broken shrink first,
 * down to their longest word; then all in proportion.
 */
function columnWidths(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  width: number,
  size: number,
): number[] {
  // Heads are broken into two lines where they are long.
  const headWidth = (title: string): number => Math.max(longestWord(title, true), HEAD_SHARE * whole(title, true));
  const widest = (index: number, measure: (cell: Cell, strong: boolean) => number): number =>
    Math.max(headWidth(columns[index]?.title ?? ''), ...rows.map((row) => measure(row[index] ?? '', false)));
  const whole = (cell: Cell, strong: boolean): number =>
    Math.max(...partsOf(cell, strong).map(({ text, weight }) => textWidth(text, { size, weight })));
  const longestWord = (cell: Cell, strong: boolean): number =>
    Math.max(
      0,
      ...partsOf(cell, strong).flatMap(({ text, weight }) =>
        text.split(' ').map((word) => textWidth(word, { size, weight })),
      ),
    );

  const natural = columns.map((_, index) => widest(index, whole) + 2 * PADDING);
  const total = natural.reduce((sum, one) => sum + one, 0);
  if (total <= width) return natural.map((one) => one + (width - total) / columns.length);
  const least = columns.map(({ lines = 1 }, index) =>
    lines > 1 ? Math.min(natural[index] ?? 0, widest(index, longestWord) + 2 * PADDING) : (natural[index] ?? 0),
  );
  const leastTotal = least.reduce((sum, one) => sum + one, 0);
  if (leastTotal >= width) return least.map((one) => (one * width) / leastTotal);
  const give = (width - leastTotal) / (total - leastTotal);
  return natural.map((one, index) => (least[index] ?? 0) + (one - (least[index] ?? 0)) * give);
}
