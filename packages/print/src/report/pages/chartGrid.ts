import { chartAt, type DrawnChart, drawChart, hasNotes } from '../charts/chartBox.js';
import type { Sheet } from '../page/pageFlow.js';
import { COLOUR, SIZE } from '../page/theme.js';
import type { Report } from '../report.js';

const LEAST_GAP = 12;

/** How many charts a page has. */
export interface GridShape {
  readonly columns: number;
  readonly rows: number;
  /** Height that is kept free below them. */
  readonly below?: number;
}

/** A row of charts: how many, and the side of each in points. */
interface RowShape {
  readonly columns: number;
  readonly side: number;
  readonly titleSize: number;
  /** Height of a title. */
  readonly titleHeight: number;
}

/**
 * Charts in rows, each under its title, as large as the first of the shapes allows; a row with a house too crowded for that is
 * as the next one allows in which everything is in its house.
 */
export function chartGrid(
  sheet: Sheet,
  { style }: Pick<Report, 'style'>,
  charts: readonly DrawnChart[],
  shapes: readonly [GridShape, ...GridShape[]],
): void {
  const { speech } = sheet;
  const rows = shapes.map((shape) => rowShape(sheet, shape));
  const isRoomy = (list: readonly DrawnChart[], { side }: RowShape): boolean =>
    list.every((chart) => !hasNotes(chartAt(style, chart, side, speech)));
  for (let at = 0; at < charts.length; ) {
    const next = ({ columns }: RowShape): readonly DrawnChart[] => charts.slice(at, at + columns);
    const row = rows.find((one) => isRoomy(next(one), one)) ?? (rows.at(-1) as RowShape);
    drawRow(sheet, style, next(row), row);
    at += row.columns;
  }
}

function rowShape(sheet: Sheet, { columns, rows, below = 0 }: GridShape): RowShape {
  const titleSize = columns > 2 ? SIZE.body : SIZE.subtitle;
  const titleHeight = sheet.leading(titleSize) + 2;
  const side = Math.min(
    (sheet.width - LEAST_GAP * (columns - 1)) / columns,
    (sheet.room() - below) / rows - titleHeight - LEAST_GAP,
  );
  return { columns, side, titleSize, titleHeight };
}

function drawRow(
  sheet: Sheet,
  style: Report['style'],
  charts: readonly DrawnChart[],
  { columns, side, titleSize, titleHeight }: RowShape,
): void {
  const { canvas, speech } = sheet;
  const titleStyle = { size: titleSize, weight: 'semibold', colour: COLOUR.title } as const;
  const cell = (sheet.width + LEAST_GAP) / columns;
  const first = charts.length === 1 ? ((columns - 1) * cell) / 2 : 0;
  sheet.need(titleHeight + side);
  charts.forEach((chart, index) => {
    const x = sheet.left + first + index * cell + (cell - LEAST_GAP - side) / 2;
    sheet.put(chart.title, x, sheet.y + titleStyle.size, side, titleStyle, 'center');
    drawChart(canvas, style, chart, { x, y: sheet.y + titleHeight, side }, speech);
  });
  sheet.y += titleHeight + side + LEAST_GAP;
}
