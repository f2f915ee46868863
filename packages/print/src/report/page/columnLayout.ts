import { textWidth } from './canvas.js';
import type { Sheet } from './pageFlow.js';
import { SIZE } from './theme.js';

/** What a column contains: the title of a list, which may be written again, a line of it, or the end of it. */
export type Item =
  | { readonly kind: 'title'; readonly text: string; readonly again?: boolean }
  | { readonly kind: 'line'; readonly name: string; readonly value: string; readonly odd: boolean }
  | { readonly kind: 'gap' };

/** How lists are set. */
export interface ColumnLayout {
  readonly columns: number;
  /** of the letters; 1 unless the lists leave much of their page free */
  readonly scale: number;
  /** height of a line, points */
  readonly line: number;
  /** width of the widest value, points */
  readonly valueWidth: number;
}

/** A title is followed by at least this many lines on its page. */
export const TOGETHER = 4;
/** Height of a title in lines. */
export const TITLE = 1.35;
/** Space after a list, in lines. */
const AFTER = 0.8;

/** Height of an item in lines. */
export const inLines = ({ kind }: Item): number => (kind === 'title' ? TITLE : kind === 'gap' ? AFTER : 1);

/** Width of what is around a name and its value, points. */
const BESIDE = 12;

const MOST_COLUMNS = 5;
const LEAST_COLUMNS = 3;
/** Beside the title of a list, points. */
const BESIDE_TITLE = 6;
/** How much larger letters are at most. */
const LARGEST = 1.3;
/** Height of a page below its heading, points. */
const FULL_PAGE = 700;
/** Lines may be set closer, down to this share, to avoid a nearly empty page. */
const CLOSEST = 0.84;
/** A last page with a smaller filled share counts as nearly empty. */
const LITTLE = 0.4;

/** Lists that fill a page have five columns; shorter ones in larger letters and, where they still fit, in fewer. */
export function columnLayout(sheet: Sheet, items: readonly Item[], gap: number, share: number): ColumnLayout {
  const natural = sheet.leading(SIZE.small) * 0.97;
  const valueWidth = widestValue(items);
  const scaleIn = (columns: number): number => {
    const width = (sheet.width - gap * (columns - 1)) / columns;
    const byHeight = (sheet.room() * share) / (linesIn(columns, items) * natural);
    return Math.min(byHeight, (width - BESIDE) / (widestName(items) + valueWidth));
  };
  const most = mostColumns(sheet, items, gap);
  for (let columns = LEAST_COLUMNS; columns < most; columns++)
    if (scaleIn(columns) >= LARGEST)
      return { columns, scale: LARGEST, line: natural * LARGEST, valueWidth: valueWidth * LARGEST };
  const scale = Math.max(1, Math.min(LARGEST, scaleIn(most)));
  const line = scale > 1 ? natural * scale : closeLine(sheet, items, natural, most);
  return { columns: most, scale, line, valueWidth: valueWidth * scale };
}

/** As many columns as have room for every name and title at full size. */
function mostColumns(sheet: Sheet, items: readonly Item[], gap: number): number {
  const widest = Math.max(widestName(items) + widestValue(items) + BESIDE, widestTitle(items) + BESIDE_TITLE);
  return Math.min(MOST_COLUMNS, Math.max(1, Math.floor((sheet.width + gap) / (widest + gap))));
}

/** Height of rows of whole lists in lines; `lists` are the numbers of lines of each. */
export const rowLines = (lists: readonly number[]): number => Math.max(...lists) + TITLE + AFTER;

/**
 * Whole lists in rows: in as few columns as have room for them at full size, where rows can be full in full rows; lines may be
 * set closer for that.
 */
export function gridLayout(
  sheet: Sheet,
  lists: readonly number[],
  items: readonly Item[],
  gap: number,
  share: number,
): ColumnLayout {
  const natural = sheet.leading(SIZE.small) * 0.97;
  const candidates = Array.from({ length: MOST_COLUMNS - LEAST_COLUMNS + 1 }, (_, at) => {
    const columns = LEAST_COLUMNS + at;
    const rows = Array.from({ length: Math.ceil(lists.length / columns) }, (_row, row) =>
      rowLines(lists.slice(row * columns, (row + 1) * columns)),
    );
    const width = (sheet.width - gap * (columns - 1)) / columns;
    return {
      columns,
      isFull: lists.length % columns === 0,
      byHeight: (sheet.room() * share) / (rows.reduce((sum, lines) => sum + lines, 0) * natural),
      byWidth: (width - BESIDE) / (widestName(items) + widestValue(items)),
    };
  });
  const readable = candidates.filter(({ byWidth }) => byWidth >= 1);
  const { columns, byHeight, byWidth } =
    readable.find(({ isFull, byHeight: height }) => isFull && height >= CLOSEST) ??
    readable.find(({ byHeight: height }) => height >= 1) ??
    readable.find(({ byHeight: height }) => height >= CLOSEST) ??
    readable.at(-1) ??
    (candidates[0] as (typeof candidates)[number]);
  const scale = Math.max(1, Math.min(LARGEST, byHeight, byWidth));
  return {
    columns,
    scale,
    valueWidth: widestValue(items) * scale,
    line: natural * Math.max(CLOSEST, Math.min(LARGEST, byHeight, Math.max(1, byWidth))),
  };
}

const widestTitle = (items: readonly Item[]): number =>
  Math.max(
    0,
    ...items.map((item) =>
      item.kind === 'title' ? textWidth(item.text, { size: SIZE.small, weight: 'semibold' }) : 0,
    ),
  );

const widestName = (items: readonly Item[]): number =>
  Math.max(0, ...items.map((item) => (item.kind === 'line' ? textWidth(item.name, { size: SIZE.small }) : 0)));

const widestValue = (items: readonly Item[]): number =>
  Math.max(0, ...items.map((item) => (item.kind === 'line' ? textWidth(item.value, { size: SIZE.small }) : 0)));

/** Lines of the longest column, with what may stay free at the end of each. */
const linesIn = (columns: number, items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + inLines(item), 0) / columns + TOGETHER + TITLE;

/** Height of a line that avoids a nearly empty last page. */
function closeLine(sheet: Sheet, items: readonly Item[], natural: number, columns: number): number {
  const lines = linesIn(columns, items);
  const pages = (line: number): number => 1 + (lines * line - sheet.room()) / FULL_PAGE;
  const needed = pages(natural);
  const spare = needed > 1 && needed % 1 < LITTLE ? Math.floor(needed) : needed;
  for (let line = natural; line >= natural * CLOSEST; line *= 0.99) if (pages(line) <= spare) return line;
  return natural;
}
