import type { ChartStyle } from '../../calculations/fields/pictureFields.js';
import { countSigns, SIGNS, type Sign } from '../../core/zodiac/signs.js';
import { type Canvas, type Point, textWidth } from '../page/canvas.js';
import { fitted, sizeForLine } from '../page/fit.js';
import { COLOUR } from '../page/theme.js';
import { flowInto, placesInRow } from './flow.js';
import { NORTH_CELLS } from './northCells.data.js';
import type { Cell } from './regions.js';

/** Column and row of each sign, Aries first: Pisces is in the top left corner and signs run clockwise. */
const PLACES: readonly (readonly [column: number, row: number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

const SIDE = 0.25;
const EDGE = 0.012;
/** Height at the foot of a cell that is reserved for its label. */
const FOOT = 0.062;

/** The south Indian chart in a square of side 1, by sign from Aries. */
export const SOUTH_CELLS: readonly Cell[] = PLACES.map(([column, row]) => {
  const [left, top, right, bottom] = [column * SIDE, row * SIDE, (column + 1) * SIDE, (row + 1) * SIDE];
  return {
    outline: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    region: [
      [left + EDGE, top + EDGE],
      [right - EDGE, top + EDGE],
      [right - EDGE, bottom - FOOT],
      [left + EDGE, bottom - FOOT],
    ],
    label: [left + SIDE / 2, bottom - FOOT * 0.58],
  };
});

/** The contents of a chart. */
export interface DrawnChart {
  /** Written in the middle of a southern chart. */
  readonly title: string;
  /** The sign of house 1. */
  readonly firstSign: Sign;
  /** Texts by sign. */
  readonly texts: Readonly<Partial<Record<Sign, readonly string[]>>>;
  /** Written instead of `texts` in a sign so crowded that they would be too small to read. */
  readonly shortTexts?: DrawnChart['texts'];
  /** The label of a sign: a figure in a northern chart, a name in a southern one, or nothing. */
  readonly label: (sign: Sign) => string;
  /** Draw the diagonal of the ascendant in a southern chart. */
  readonly marksFirst?: boolean;
}

export interface ChartPlace {
  readonly x: number;
  readonly y: number;
  /** Side of the square in points. */
  readonly side: number;
  /** Largest size of the texts, in points. */
  readonly size: number;
  /** Height of a line in font sizes. */
  readonly leading: number;
}

/** Draw a chart in one of the two styles. */
export function drawChart(canvas: Canvas, style: ChartStyle, chart: DrawnChart, place: ChartPlace): void {
  const { x, y, side } = place;
  canvas.rectangle(x, y, side, side, { fill: COLOUR.paper });
  if (style === 'south') {
    canvas.rectangle(x + side / 4, y + side / 4, side / 2, side / 2, { fill: COLOUR.wash });
    drawMiddle(canvas, chart, place);
  }
  for (const sign of SIGNS) {
    const house = countSigns(chart.firstSign, sign);
    const cell = (style === 'north' ? NORTH_CELLS[house - 1] : SOUTH_CELLS[SIGNS.indexOf(sign)]) as Cell;
    const first = house === 1;
    if (first && style === 'north') canvas.polygon(cell.outline.map(placed(place)), { fill: COLOUR.wash });
    drawCell(canvas, cell, sign, chart, place);
    if (first && style === 'south' && chart.marksFirst !== false) drawDiagonal(canvas, cell, place);
  }
  canvas.rectangle(x, y, side, side, { stroke: COLOUR.gold, lineWidth: 1 });
}

const placed =
  ({ x, y, side }: ChartPlace) =>
  ([px, py]: Point): Point => [x + px * side, y + py * side];

/** Smallest size in points at which texts are easy to read. */
const READABLE = 5;

/** Size of the label of a sign, as a share of the side. */
const LABEL = 0.032;

function drawCell(canvas: Canvas, cell: Cell, sign: Sign, chart: DrawnChart, place: ChartPlace): void {
  const { x, y, side, size, leading } = place;
  canvas.polygon(cell.outline.map(placed(place)), { stroke: COLOUR.gold, lineWidth: 0.5 });
  const label = chart.label(sign);
  if (label !== '') {
    const style = { size: Math.max(4, LABEL * side), colour: COLOUR.title };
    const fits = sizeForLine(label, side * 0.22, style);
    const [labelX, labelY] = placed(place)(cell.label);
    canvas.text(label, labelX - textWidth(label, { size: fits }) / 2, labelY + fits * 0.36, { ...style, size: fits });
  }
  const whole = flowInto(cell.region, chart.texts[sign] ?? [], side, { size }, leading);
  const short = chart.shortTexts?.[sign];
  const flow =
    short !== undefined && whole.size < READABLE ? flowInto(cell.region, short, side, { size }, leading) : whole;
  for (const row of flow.rows) {
    const style = { size: flow.size, colour: COLOUR.ink };
    placesInRow(row, side, style).forEach((at, index) => {
      canvas.text(row.texts[index] ?? '', x + at, y + row.top * side + flow.size * leading * BASELINE, style);
    });
  }
}

/** The baseline of a line, from its top. */
const BASELINE = 0.74;

function drawDiagonal(canvas: Canvas, cell: Cell, place: ChartPlace): void {
  const [[left, top]] = cell.outline as readonly [Point];
  const cut = 0.05;
  canvas.line(placed(place)([left, top + cut]), placed(place)([left + cut, top]), {
    stroke: COLOUR.title,
    lineWidth: 0.8,
  });
}

function drawMiddle(canvas: Canvas, { title }: DrawnChart, { x, y, side, leading }: ChartPlace): void {
  const style = { size: 0.055 * side, weight: 'semibold', colour: COLOUR.title } as const;
  const { lines, size } = fitted(title, side * 0.46, style, 2);
  lines.forEach((line, index) => {
    const left = x + side / 2 - textWidth(line, { ...style, size }) / 2;
    const above = (index - (lines.length - 1) / 2) * size * leading;
    canvas.text(line, left, y + side / 2 + above + size * 0.36, { ...style, size });
  });
}
