import { SIGNS, type Sign } from '@ganita/core/zodiac/signs.js';
import type { ChartStyle } from '../../calculations/fields/pictureFields.js';
import { boxOutline, type Point, type Scene, type Shape } from '../scene.js';
import { SHEET_WIDTH, type Sheet, sheetScene } from '../sheet.js';
import { sizeForLine } from '../text/fitLabel.js';
import { ASCENT, DESCENT } from '../text/labelBox.js';
import { textWidth } from '../text/width.js';
import type { Cell } from './cells.js';
import { cellOf } from './styles.js';

/** One figure for each sign. */
export interface FigureChart {
  readonly id: string;
  readonly title: string;
  readonly figures: Readonly<Record<Sign, string>>;
}

/** Charts of figures side by side. */
export interface FiguresPicture extends Sheet {
  readonly style: ChartStyle;
  /** The sign of house 1. */
  readonly lagna: Sign;
  readonly charts: readonly FigureChart[];
  readonly signLabel: (sign: Sign) => string;
  /** Charts side by side, at most: 1 to 3. */
  readonly columns: number;
}

const GAP = 10;
/** By how much a label moves towards the figure of its house, and the figure away from it, in shares of their distance. */
const SHIFTS: Readonly<Record<ChartStyle, readonly [inwards: number, away: number]>> = {
  north: [0.4, 0.16],
  south: [0, 0],
  east: [0.35, 0.08],
};
/** The same in the four squares of an eastern chart, two of which have both in a row. */
const IN_SQUARE = [0.3, 0.22] as const;
/** Side of each chart by the number of columns. */
const SIDES = [SHEET_WIDTH - 8, 151, 156] as const;
/** Font sizes by the number of columns. */
const FIGURES = [22, 14, 14] as const;
const LABELS = [10, 8.5, 8.5] as const;
const TITLE = 12;
const BELOW_TITLE = 4;
const LINE = ASCENT + DESCENT + 0.05;

/** Charts of figures, in rows. */
export function figuresScene(picture: FiguresPicture): Scene {
  const columns = Math.min(picture.columns, picture.charts.length);
  const side = SIDES[columns - 1] as number;
  const rowHeight = LINE * TITLE + BELOW_TITLE + side + GAP;
  const width = columns * side + (columns - 1) * GAP + 8;
  return sheetScene(
    picture,
    (left, top) => ({
      shapes: picture.charts.flatMap((chart, index) => {
        const x = left + (index % columns) * (side + GAP);
        const y = top + Math.floor(index / columns) * rowHeight;
        const size = sizeForLine(chart.title, side, TITLE, textWidth);
        const at = [x + side / 2, y + ASCENT * TITLE] as const;
        return [
          { kind: 'text', role: 'title', text: chart.title, at, anchor: 'middle', size, id: chart.id } as const,
          ...chartShapes(picture, chart, x, y + LINE * TITLE + BELOW_TITLE, side, columns),
        ];
      }),
      height: Math.ceil(picture.charts.length / columns) * rowHeight - GAP / 2,
      notes: [],
    }),
    width,
  );
}

function chartShapes(
  { style, lagna, signLabel }: FiguresPicture,
  { figures }: FigureChart,
  x: number,
  y: number,
  side: number,
  columns: number,
): readonly Shape[] {
  const place = ([px, py]: Point): Point => [x + px * side, y + py * side];
  const centred = (text: string, role: 'sign' | 'name', [px, py]: Point, size: number): Shape => ({
    kind: 'text',
    role,
    text,
    at: [px, py + ((ASCENT - DESCENT) / 2) * size],
    anchor: 'middle',
    size,
  });
  return [
    { kind: 'polygon', role: 'wash', points: cellOf(style, lagna, lagna).outline.map(place) },
    ...SIGNS.map(
      (sign): Shape => ({ kind: 'polygon', role: 'border', points: cellOf(style, lagna, sign).outline.map(place) }),
    ),
    { kind: 'polygon', role: 'frame', points: boxOutline(x, y, side, side) },
    ...SIGNS.flatMap((sign) => {
      // The corner of a southern lagna is cut for its stroke, which these charts do not have: the shading marks it.
      const { figureAt, labelAt } = placesIn(cellOf(style, style === 'south' ? otherThan(sign) : lagna, sign), style);
      return [
        centred(signLabel(sign), 'sign', place(labelAt), LABELS[columns - 1] as number),
        centred(figures[sign], 'name', place(figureAt), FIGURES[columns - 1] as number),
      ];
    }),
  ];
}

/** Where the figure and the label of a house are. At the sides of a northern chart two figures have no room in a row. */
function placesIn(
  { outline, region, label }: Cell,
  style: ChartStyle,
): Readonly<Record<'figureAt' | 'labelAt', Point>> {
  const middle = middleOf(region);
  const edge = outline.filter(([x]) => x === 0 || x === 1);
  if (style === 'north' && edge.length === 2 && outline.length === 3) {
    const x = middle[0] + (middle[0] < 0.5 ? -0.005 : 0.005);
    return { figureAt: [x, middle[1] - 0.04], labelAt: [x, middle[1] + 0.075] };
  }
  const [inwards, away] = style === 'east' && outline.length === 4 ? IN_SQUARE : SHIFTS[style];
  return { figureAt: between(middle, label, -away), labelAt: between(label, middle, inwards) };
}

/** A point between two, or before the first: labels of small northern houses keep off the corners where houses meet. */
const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

const otherThan = (sign: Sign): Sign => (sign === 'Aries' ? 'Taurus' : 'Aries');

/** The middle of the area of a convex polygon. */
function middleOf(points: readonly Point[]): Point {
  let [area, sumX, sumY] = [0, 0, 0];
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] as Point;
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    sumX += (x1 + x2) * cross;
    sumY += (y1 + y2) * cross;
  });
  return [sumX / (3 * area), sumY / (3 * area)];
}
