import { SIGNS, type Sign } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import type { ChartStyle } from '../../calculations/fields/pictureFields.js';
import { grouped } from '../grouped.js';
import { HEADING_AIR, headingLines } from '../pictureHeading.js';
import type { Role } from '../roles.js';
import { boxOutline, type Point, type Scene, type Shape } from '../scene.js';
import { sizeForLine } from '../text/fitLabel.js';
import { ASCENT, DESCENT } from '../text/labelBox.js';
import { textWidth } from '../text/width.js';
import type { Cell } from './cells.js';
import { drawHouse, type Frame, type Sizes } from './house.js';
import type { ChartItem } from './items.js';
import { linesOf } from './lines.js';
import { RING, ringCellOf } from './rings.js';
import { cellOf, cellsOf, LABEL_SIZES, MIDDLE, SIDE, STROKE } from './styles.js';

/** Items by sign, in the order in which they are written. */
export type ItemsBySign = Readonly<Partial<Record<Sign, readonly ChartItem[]>>>;

/** What a picture of a chart shows; its words are in the language already. */
export interface ChartPicture {
  readonly style: ChartStyle;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Written in the middle of the chart, or above one that has no middle; the first line is the heading. */
  readonly heading: readonly string[];
  /** The sign of house 1. */
  readonly lagna: Sign;
  /** Whether the lagna of a southern or eastern chart is marked. */
  readonly marksLagna: boolean;
  /** The label of each sign: a number, or a name in a southern chart; an empty text where there is none. */
  readonly signLabel: (sign: Sign) => string;
  /** Font size of those labels; left out: that of the style. */
  readonly labelSize?: number;
  readonly items: ItemsBySign;
  /** Font sizes that are tried in a house. */
  readonly sizes: Sizes;
  /** Those tried in a crowded house after its degrees are left out; left out: a note has what finds no room. */
  readonly crowdedSizes?: Sizes;
  /** Font size of notes and of the key; left out: that of pictures. */
  readonly noteSize?: number;
  /** Items around the chart, the innermost ring first. */
  readonly rings: readonly ItemsBySign[];
  /** What marks and rings mean: lists of entries below the chart. */
  readonly key: readonly (readonly ChartItem[])[];
  /** The number of a note as it is written in a house and before the note. */
  readonly noteNumber: (number: number) => string;
}

const RING_SIZES: Sizes = [11, 9.5];
/** Space between a chart and what is below or above it. */
const AIR = 6;
/** Space on every side of a picture: for half the width of the frame. */
const MARGIN = 1;
/** Space above a heading. */
const ABOVE = 3;

/** Width of a chart without rings, in units; its height where nothing is above or below it. */
export const SCENE_SIDE = SIDE + 2 * MARGIN;

/** A chart as a picture. Its lines and texts are at whole units: they are sharp at 320 pixels, and their figures short. */
export function chartScene(picture: ChartPicture): Scene {
  const { style, lagna, rings, items, sizes } = picture;
  const cells = cellsOf(style, labelSizeOf(picture));
  const width = SIDE * (1 + 2 * RING * rings.length) + 2 * MARGIN;
  const above =
    MIDDLE[style] === null
      ? headingLines(picture.heading, width / 2, MARGIN + ABOVE, width - 2 * MARGIN)
      : { shapes: [], height: 0 };
  const outer = { x: MARGIN, y: MARGIN + (above.height === 0 ? 0 : ABOVE + above.height), side: width - 2 * MARGIN };
  const inner = { x: outer.x + SIDE * RING * rings.length, y: outer.y + SIDE * RING * rings.length, side: SIDE };

  const notes: (readonly ChartItem[])[] = [];
  const written = (cell: Cell, list: readonly ChartItem[], fonts: Sizes): readonly Shape[] => {
    const sign = noteItem(picture.noteNumber(notes.length + 1));
    const house = drawHouse(cell, list, fonts, inner, sign, picture.crowdedSizes);
    if (house.noted.length > 0) notes.push([sign, ...noteOf(house.noted, house.left)]);
    return house.shapes;
  };
  const ofSigns = SIGNS.flatMap((sign) => written(cellOf(style, lagna, sign, cells), items[sign] ?? [], sizes));
  const ofRings = rings.flatMap((ring, number) =>
    SIGNS.flatMap((sign) => written(ringCellOf(style, lagna, sign, number), ring[sign] ?? [], RING_SIZES)),
  );
  const foot = outer.y + outer.side + AIR;
  const below = linesOf([...notes, ...picture.key], outer.x, foot, outer.side, picture.noteSize);
  const height = outer.y + outer.side + (below.height === 0 ? MARGIN : AIR + below.height);
  return {
    width,
    height,
    language: picture.language,
    title: picture.title,
    description: picture.description,
    shapes: [
      { kind: 'polygon', role: 'paper', points: boxOutline(0, 0, width, height) },
      ...linesOfChart(picture, inner),
      { kind: 'polygon', role: 'frame', points: boxOutline(outer.x, outer.y, outer.side, outer.side) },
      ...above.shapes,
      ...inMiddle(picture, inner),
      ...signLabels(picture, cells, inner),
      ...grouped([...ofSigns, ...ofRings, ...below.shapes]),
    ],
  };
}

const noteItem = (text: string): ChartItem => ({
  id: null,
  role: 'note',
  text,
  degrees: null,
  marks: [],
});

/** The items of a note. One that is also in its house names it again there, without its id. */
const noteOf = (noted: readonly ChartItem[], left: readonly ChartItem[]): readonly ChartItem[] =>
  noted.map((item) => (left.includes(item) ? item : { ...item, id: null }));

const placed =
  ({ x, y, side }: Frame) =>
  ([px, py]: Point): Point => [x + px * side, y + py * side];

function linesOfChart({ style, lagna, rings, marksLagna }: ChartPicture, frame: Frame): readonly Shape[] {
  const polygon = (role: Role, points: readonly Point[]): Shape => ({
    kind: 'polygon',
    role,
    points: points.map(placed(frame)),
  });
  const lagnaCell = cellOf(style, lagna, lagna);
  const [[left, top]] = lagnaCell.outline as readonly [Point];
  const stroke: Shape = {
    kind: 'line',
    role: 'lagna',
    points: [
      [left, top + STROKE],
      [left + STROKE, top],
    ].map((point) => placed(frame)(point as unknown as Point)),
  };
  return [
    ...(marksLagna ? [polygon('wash', lagnaCell.outline)] : []),
    ...rings.flatMap((_, ring) => SIGNS.map((sign) => polygon('border', ringCellOf(style, lagna, sign, ring).outline))),
    ...SIGNS.map((sign) => polygon('border', cellOf(style, lagna, sign).outline)),
    ...(rings.length > 0 ? [polygon('frame', boxOutline(0, 0, 1, 1))] : []),
    ...(marksLagna && style === 'south' ? [stroke] : []),
  ];
}

/** Houses without a label leave no more room for it than their style. */
const labelSizeOf = ({ style, lagna, labelSize, signLabel }: ChartPicture): number =>
  labelSize === undefined || signLabel(lagna) === '' ? LABEL_SIZES[style] : labelSize;

function signLabels(picture: ChartPicture, cells: readonly Cell[], frame: Frame): readonly Shape[] {
  const { style, lagna, signLabel } = picture;
  return SIGNS.flatMap((sign): readonly Shape[] => {
    const text = signLabel(sign);
    if (text === '') return [];
    const [x, y] = placed(frame)(cellOf(style, lagna, sign, cells).label);
    const size = sizeForLine(text, 0.225 * frame.side, labelSizeOf(picture), textWidth);
    const at = [Math.round(x), Math.round(y + ((ASCENT - DESCENT) / 2) * size)] as const;
    return [{ kind: 'text', role: 'sign', text, at, anchor: 'middle', size }];
  });
}

/** The heading in the square that has no house. */
function inMiddle(picture: ChartPicture, frame: Frame): readonly Shape[] {
  const square = MIDDLE[picture.style];
  if (square === null) return [];
  const [at, side] = square;
  const [x, y] = placed(frame)([at + side / 2, at + side / 2]);
  const { shapes, height } = headingLines(picture.heading, x, 0, side * frame.side * 0.92);
  const shift = Math.round(y - (height - HEADING_AIR) / 2);
  return shapes.map((shape) =>
    shape.kind === 'text' ? { ...shape, at: [shape.at[0], shape.at[1] + shift] as const } : shape,
  );
}
