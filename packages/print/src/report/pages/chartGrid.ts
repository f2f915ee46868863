import { type DrawnChart, drawChart } from '../charts/chartBox.js';
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

/** Charts in rows, each under its title, as large as the shape allows. */
export function chartGrid(
  sheet: Sheet,
  { style }: Pick<Report, 'style'>,
  charts: readonly DrawnChart[],
  { columns, rows, below = 0 }: GridShape,
): void {
  const { canvas, speech } = sheet;
  const titleStyle = {
    size: columns > 2 ? SIZE.body : SIZE.subtitle,
    weight: 'semibold',
    colour: COLOUR.title,
  } as const;
  const titleHeight = sheet.leading(titleStyle.size) + 2;
  const side = Math.min(
    (sheet.width - LEAST_GAP * (columns - 1)) / columns,
    (sheet.room() - below) / rows - titleHeight - LEAST_GAP,
  );
  const cell = (sheet.width + LEAST_GAP) / columns;
  for (let at = 0; at < charts.length; at += columns) {
    sheet.need(titleHeight + side);
    charts.slice(at, at + columns).forEach((chart, index) => {
      const x = sheet.left + index * cell + (cell - LEAST_GAP - side) / 2;
      sheet.put(chart.title, x, sheet.y + titleStyle.size, side, titleStyle, 'center');
      drawChart(canvas, style, chart, { x, y: sheet.y + titleHeight, side }, speech);
    });
    sheet.y += titleHeight + side + LEAST_GAP;
  }
}
