import { WEEKDAYS } from '@ganita/core/zodiac/weekdays.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { WallPaper } from 'ganita/calculations/calendar/yearCalendar.js';
import { ENGINE } from 'ganita/calculations/engineMeta.js';
import { type Canvas, textWidth } from '../report/page/canvas.js';
import { onLines } from '../report/page/fitText.js';
import { COLOUR, LEAST_SIZE } from '../report/page/theme.js';
import { type DayCell, dayCell, dayFigure } from './dayCell.js';
import { colourKey } from './dayParts.js';
import {
  drawList,
  heightOf,
  LIST_PADDING,
  type ListColumn,
  type ListedDay,
  type ListLine,
  listLines,
  onPages,
  roomOf,
} from './monthList.js';
import { type Band, put } from './put.js';
import { regionalMonths, type WallDay } from './wallDay.js';

/** Sheets in landscape, points. */
export const PAPERS: Readonly<Record<WallPaper, { readonly width: number; readonly height: number }>> = {
  A4: { width: 841.89, height: 595.28 },
  A3: { width: 1190.55, height: 841.89 },
  Letter: { width: 792, height: 612 },
};

/** A month as it is printed. */
export interface WallMonth {
  readonly paper: WallPaper;
  readonly title: string;
  readonly place: string;
  readonly brand: string | null;
  readonly days: readonly WallDay[];
}

/** Measures of a page whose width is that of A4, points; an A3 page has all of them larger. */
const MARGIN = 20;
const HEAD = 52;
const WEEKDAY = 17;
const FOOT = 15;
const DAYS_OF_WEEK = 7;
/** Days of a sixth week are in the free places of the first, as printed calendars have them. */
const MOST_WEEKS = 5;

/** A month on its pages, each as it is drawn: its days, then what of their list has no room there. */
export function wallPages(month: WallMonth, speech: Speech): readonly ((canvas: Canvas) => void)[] {
  const { width, height } = PAPERS[month.paper];
  const scale = Math.max(1, width / PAPERS.A4.width);
  const left = MARGIN * scale;
  const inner = width - 2 * left;
  const column = inner / DAYS_OF_WEEK;
  const headEnd = left + HEAD * scale;
  const top = headEnd + WEEKDAY * scale;
  const bottom = height - left - FOOT * scale;
  const { cells, weeks, row, lines, columns } = setMonth(
    month.days,
    { left, top, column, height: bottom - top, scale },
    speech,
  );
  const page =
    (draw: (canvas: Canvas) => void, ofPage: readonly ListLine[], columnsOfPage: readonly ListColumn[]) =>
    (canvas: Canvas): void => {
      head(canvas, month, { left, width: inner, scale }, speech);
      draw(canvas);
      if (ofPage.length > 0) canvas.content('P', () => drawList(canvas, ofPage, columnsOfPage, scale));
      canvas.artifact(() => foot(canvas, month, { left, width: inner, baseline: height - left, scale }, speech));
    };
  const drawDays = (canvas: Canvas): void => {
    weekdays(canvas, { left, top: headEnd, column, scale }, speech);
    canvas.element('L', () => {
      for (const cell of cells) canvas.content('LI', () => cell.draw(canvas));
    });
    grid(canvas, { left, top, column, row, weeks }, scale);
  };
  const below = { left, top: headEnd, column };
  const further = roomOf(columnsOf(below, bottom - headEnd), scale);
  return onPages(lines, roomOf(columns, scale), further).map((ofPage, at) =>
    at === 0
      ? page(drawDays, ofPage, columns)
      : page(() => {}, ofPage, columnsOf(below, heightOf(Math.ceil(ofPage.length / DAYS_OF_WEEK), scale))),
  );
}

/** Days of a month in their cells, and the list of what has no room there, which is in columns. */
interface SetMonth {
  readonly cells: readonly DayCell[];
  readonly weeks: number;
  /** Height of a week, points. */
  readonly row: number;
  /** May be more than the columns have room for. */
  readonly lines: readonly ListLine[];
  readonly columns: readonly ListColumn[];
}

interface MonthPlace extends GridPlace {
  /** Of the weeks and what is below them, points. */
  readonly height: number;
  readonly scale: number;
}

/** Columns of a list, as wide as those of the days. */
const columnsOf = ({ left, top, column }: GridPlace, height: number): readonly ListColumn[] =>
  WEEKDAYS.map((_, at) => ({ x: left + at * column, y: top, width: column, height }));

/**
 * The list is in the cells that have no day, then below lower weeks, which are never too low for what ends when. What needs further
 * pages leaves the weeks as high as they can be.
 */
function setMonth(days: readonly WallDay[], place: MonthPlace, speech: Speech): SetMonth {
  const { left, top, column, height, scale } = place;
  const before = WEEKDAYS.indexOf(days[0]?.weekday as (typeof WEEKDAYS)[number]);
  const weeks = Math.min(MOST_WEEKS, Math.ceil((before + days.length) / DAYS_OF_WEEK));
  const cellsOfPage = weeks * DAYS_OF_WEEK;
  const isFree = (at: number): boolean => (at - before + cellsOfPage) % cellsOfPage >= days.length;
  /** The month with so many lines of each column of the list below the weeks. */
  const attempt = (linesBelow: number): SetMonth => {
    const below = linesBelow === 0 ? 0 : heightOf(linesBelow, scale);
    const row = (height - below) / weeks;
    const placeOf = (at: number): ListColumn => ({
      x: left + (at % DAYS_OF_WEEK) * column,
      y: top + Math.floor(at / DAYS_OF_WEEK) * row,
      width: column,
      height: row,
    });
    const cells = days.map((day, index) => dayCell(day, { ...placeOf((before + index) % cellsOfPage), scale }, speech));
    const listed = days.map(
      (day, index): ListedDay => ({ figure: dayFigure(day, speech), kept: cells[index]?.left ?? [] }),
    );
    const free = Array.from({ length: cellsOfPage }, (_, at) => at)
      .filter(isFree)
      .map(placeOf);
    const columns = [...free, ...(linesBelow === 0 ? [] : columnsOf({ left, top: top + weeks * row, column }, below))];
    return { cells, weeks, row, lines: listLines(listed, column - 2 * LIST_PADDING * scale, scale), columns };
  };
  const highest = attempt(0);
  const least = Math.max(...highest.cells.map((cell) => cell.least));
  for (let month = highest, linesBelow = 1; month.row >= least; month = attempt(linesBelow++))
    if (month.lines.length <= roomOf(month.columns, scale)) return month;
  return highest;
}

interface ScaledBand extends Band {
  readonly scale: number;
}

/** Height of a line of the months of the region, font sizes. */
const MONTHS_LEADING = 1.35;

/** The month, the months of the region that it touches with their year, and the place. */
function head(
  canvas: Canvas,
  { title, place, days }: WallMonth,
  { left, width, scale }: ScaledBand,
  speech: Speech,
): void {
  const baseline = (MARGIN + 30) * scale;
  const large = { size: 28 * scale, weight: 'semibold', colour: COLOUR.title } as const;
  canvas.content('H1', () => put(canvas, title, { left, width: width * 0.36 }, baseline, large, 0));
  const middle = { left: left + width * 0.37, width: width * 0.38 };
  const bold = { size: 12 * scale, weight: 'semibold', colour: COLOUR.ink } as const;
  const { lines, size } = onLines(regionalMonths(days, speech), middle.width, bold, LEAST_SIZE * scale);
  lines.forEach((line, at) => {
    put(canvas, line, middle, baseline - (lines.length - 1 - at) * size * MONTHS_LEADING, { ...bold, size }, 0.5);
  });
  put(
    canvas,
    place,
    { left: left + width * 0.76, width: width * 0.24 },
    baseline,
    { size: 12 * scale, colour: COLOUR.ink },
    1,
  );
  const rule = baseline + 15 * scale;
  canvas.line([left, rule], [left + width, rule], { stroke: COLOUR.gold, lineWidth: 1.2 * scale });
}

interface GridPlace {
  readonly left: number;
  readonly top: number;
  readonly column: number;
}

function weekdays(
  canvas: Canvas,
  { left, top, column, scale }: GridPlace & { readonly scale: number },
  speech: Speech,
): void {
  const names = WORDS[speech.language].zodiac.weekday;
  canvas.rectangle(left, top, column * DAYS_OF_WEEK, WEEKDAY * scale, { fill: COLOUR.title });
  WEEKDAYS.forEach((id, index) => {
    const style = { size: 10.5 * scale, weight: 'semibold', colour: COLOUR.paper } as const;
    put(canvas, names[id], { left: left + index * column, width: column }, top + WEEKDAY * scale * 0.68, style, 0.5);
  });
}

/** The lines between days. */
function grid(
  canvas: Canvas,
  { left, top, column, row, weeks }: GridPlace & { readonly row: number; readonly weeks: number },
  scale: number,
): void {
  const paint = { stroke: COLOUR.gold, lineWidth: 0.6 * scale };
  for (let at = 0; at <= weeks; at++)
    canvas.line([left, top + at * row], [left + DAYS_OF_WEEK * column, top + at * row], paint);
  for (let at = 0; at <= DAYS_OF_WEEK; at++)
    canvas.line([left + at * column, top], [left + at * column, top + weeks * row], paint);
}

/** Baselines of the two lines of the foot from its middle, points on A4. */
const FOOT_LINES = { key: -5, note: 4 } as const;
/** Space between two texts of the key, ems. */
const KEY_GAP = 2;

/** What the colours and the times mean, who has it printed, and what computed it. */
function foot(
  canvas: Canvas,
  { brand }: WallMonth,
  { left, width, baseline: middle, scale }: ScaledBand & { readonly baseline: number },
  speech: Speech,
): void {
  const { language, word } = speech;
  const style = { size: 7 * scale, colour: COLOUR.faint } as const;
  let x = left;
  for (const { text, colour } of colourKey(speech)) {
    canvas.text(text, x, middle + FOOT_LINES.key * scale, { ...style, colour });
    x += textWidth(text, style) + KEY_GAP * style.size;
  }
  const baseline = middle + FOOT_LINES.note * scale;
  const note = `${WORDS[language].pages.phrase.month_note} ${word('sunrise')} – ${word('sunset')}`;
  put(canvas, note, { left, width: width * (brand === null ? 0.85 : 0.5) }, baseline, style, 0);
  put(
    canvas,
    `${ENGINE.name} ${ENGINE.version}`,
    { left: left + width * 0.88, width: width * 0.12 },
    baseline,
    style,
    1,
  );
  if (brand === null) return;
  const bold = { size: 9 * scale, weight: 'semibold', colour: COLOUR.title } as const;
  put(canvas, brand, { left: left + width * 0.51, width: width * 0.36 }, baseline, bold, 0.5);
}
