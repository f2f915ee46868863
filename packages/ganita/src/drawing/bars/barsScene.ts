import type { ChartItem } from '../chart/items.js';
import { boxOutline, type Scene, type Shape } from '../scene.js';
import { type Sheet, sheetScene } from '../sheet.js';
import { sizeForLine } from '../text/fitLabel.js';
import { ASCENT, DESCENT } from '../text/labelBox.js';
import { textWidth } from '../text/width.js';

/** A value, and what it must reach. */
export interface Bar {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly required: number;
  readonly text: string;
}

/** Values as bars, and what explains them. */
export interface BarsPicture extends Sheet {
  readonly bars: readonly Bar[];
  readonly notes: readonly (readonly ChartItem[])[];
  /** What a filled bar, an outline and the stroke across a bar mean. */
  readonly words: { readonly full: string; readonly hollow: string; readonly required: string };
}

const NAME = 10.5;
const FIGURE = 10;
const ROW = 24;
const HEIGHT = 12;
/** Shares of the width for names and figures. */
const NAMES = 0.22;
const FIGURES = 0.24;
const GAP = 6;
const SAMPLE = 18;
const KEY = 9.5;
const KEY_LINE = 14;
const KEY_SIGN = 9;
/** Width of the stroke of what is required, with its edges. */
const REQUIRED = 3.2;

/** Bars from 0, each with a stroke where the required value is. */
export const barsScene = (picture: BarsPicture): Scene =>
  sheetScene(picture, (left, top, width) => {
    const { bars, words } = picture;
    const from = left + NAMES * width;
    const room = (1 - NAMES - FIGURES) * width - GAP;
    const most = Math.max(...bars.flatMap(({ value, required }) => [value, required]));
    const lengthOf = (value: number): number => (most > 0 ? (Math.max(0, value) / most) * room : 0);
    const rows = bars.flatMap((bar, index): readonly Shape[] => {
      const middle = top + (index + 0.5) * ROW;
      const baseline = (size: number): number => middle + ((ASCENT - DESCENT) / 2) * size;
      const size = sizeForLine(bar.name, NAMES * width - GAP, NAME, textWidth);
      const figureSize = sizeForLine(bar.text, FIGURES * width, FIGURE, textWidth);
      return [
        barShape(bar.value >= bar.required, from, middle, lengthOf(bar.value)),
        requiredShape(from + lengthOf(bar.required), middle),
        { kind: 'text', role: 'name', text: bar.name, at: [left, baseline(size)], anchor: 'start', size, id: bar.id },
        {
          kind: 'text',
          role: 'label',
          text: bar.text,
          at: [left + width, baseline(figureSize)],
          anchor: 'end',
          size: figureSize,
        },
      ];
    });
    const axis: Shape = {
      kind: 'line',
      role: 'border',
      points: [
        [from, top],
        [from, top + bars.length * ROW],
      ],
    };
    const foot = top + bars.length * ROW + GAP;
    const key = [
      { text: words.full, sample: barShape(true, left, foot + 0.5 * KEY_LINE, SAMPLE, KEY_SIGN) },
      { text: words.hollow, sample: barShape(false, left, foot + 1.5 * KEY_LINE, SAMPLE, KEY_SIGN) },
      { text: words.required, sample: requiredShape(left + SAMPLE / 2, foot + 2.5 * KEY_LINE, KEY_SIGN) },
    ].flatMap(({ text, sample }, index): readonly Shape[] => {
      const size = sizeForLine(text, width - SAMPLE - GAP, KEY, textWidth);
      const y = foot + (index + 0.5) * KEY_LINE + ((ASCENT - DESCENT) / 2) * size;
      return [sample, { kind: 'text', role: 'note', text, at: [left + SAMPLE + GAP, y], anchor: 'start', size }];
    });
    return {
      shapes: [axis, ...rows, ...key],
      height: bars.length * ROW + GAP + 3 * KEY_LINE,
      notes: picture.notes,
    };
  });

function barShape(isFull: boolean, x: number, middle: number, length: number, height = HEIGHT): Shape {
  // The stroke of an outline is inside the height of a filled bar.
  const drawn = isFull ? height : height - 2;
  return {
    kind: 'polygon',
    role: isFull ? 'fullBar' : 'hollowBar',
    points: boxOutline(x, middle - drawn / 2, length, drawn),
  };
}

const requiredShape = (x: number, middle: number, height = HEIGHT + 5): Shape => ({
  kind: 'polygon',
  role: 'required',
  points: boxOutline(x - REQUIRED / 2, middle - height / 2, REQUIRED, height),
});
