import type { ChartItem } from '../chart/items.js';
import type { Drawn } from '../drawn.js';
import { boxOutline, type Shape } from '../scene.js';
import { entry, type Sheet, type SheetBody, sheetScene } from '../sheet.js';
import { sizeForLine } from '../text/fitLabel.js';
import { ASCENT, type Box, DESCENT, labelBox, overlap } from '../text/labelBox.js';
import { textWidth } from '../text/width.js';
import { BLOCK_HEIGHT, blockShapes, type Notes } from './blocks.js';
import type { Lane, LaneGroup } from './lane.js';

/** A timeline: groups of rows, and what explains them. */
export interface LanesPicture extends Sheet {
  readonly groups: readonly LaneGroup[];
  /** Entries below the notes of blocks. */
  readonly notes: readonly (readonly ChartItem[])[];
  readonly noteNumber: (number: number) => string;
}

const TITLE = 11.5;
const NAME = 10;
const TICK = 8.5;
const LINE = ASCENT + DESCENT + 0.04;
const BELOW_TITLE = 2;
/** Space below a row. */
const BELOW = 4;
/** Space between groups. */
const BETWEEN = 8;
const MARK = 5;
/** Space between the name of a row and what is beside it. */
const GAP = 8;
/** Space between texts below a row. */
const TICK_GAP = 3;

/** A timeline as a picture. */
export function lanesScene(picture: LanesPicture): ReturnType<typeof sheetScene> {
  return sheetScene(picture, (left, top, width): SheetBody => {
    const numbers = new Map<string, string>();
    const notes: Notes = {
      numberOf: (note) => numbers.get(note) ?? picture.noteNumber(numbers.size + 1),
      take(note) {
        numbers.set(note, notes.numberOf(note));
      },
    };
    const shapes: Shape[] = [];
    let y = top;
    for (const { title, lanes } of picture.groups) {
      if (y > top) y += BETWEEN;
      if (title !== '') {
        const size = sizeForLine(title, width, TITLE, textWidth);
        shapes.push({
          kind: 'text',
          role: 'title',
          text: title,
          at: [left, y + ASCENT * TITLE],
          anchor: 'start',
          size,
        });
        y += LINE * TITLE + BELOW_TITLE;
      }
      for (const lane of lanes) {
        const drawn = drawLane(lane, left, y, width, notes);
        shapes.push(...drawn.shapes);
        y += drawn.height + BELOW;
      }
    }
    const numbered = [...numbers].map(([note, number]) => entry(number, note));
    return { shapes, height: y - top, notes: [numbered, ...picture.notes] };
  });
}

function drawLane(lane: Lane, left: number, top: number, width: number, notes: Notes): Drawn {
  const head = headOf(lane, left, top, width);
  const bar = top + head.height + (lane.now === null ? 0 : MARK);
  const ticks = ticksOf(lane, left, bar + BLOCK_HEIGHT + 1, width);
  return {
    shapes: [
      ...(lane.isFramed
        ? [{ kind: 'polygon', role: 'grid', points: boxOutline(left, bar, width, BLOCK_HEIGHT) } as const]
        : []),
      ...blockShapes(lane, left, bar, width, notes),
      ...(lane.now === null ? [] : [nowShape(left + lane.now * width, bar)]),
      ...head.shapes,
      ...ticks.shapes,
    ],
    height: bar - top + BLOCK_HEIGHT + ticks.height,
  };
}

/** The name of a row, and what is beside it: both become smaller where they would meet. */
function headOf({ name, beside }: Lane, left: number, top: number, width: number): Drawn {
  if (name === '' && beside === '') return { shapes: [], height: 0 };
  const wanted = textWidth(name, NAME) + textWidth(beside, NAME);
  const size = Math.min(NAME, (NAME * (width - GAP)) / wanted);
  const y = top + ASCENT * NAME;
  return {
    shapes: [
      { kind: 'text', role: 'name', text: name, at: [left, y], anchor: 'start', size },
      ...(beside === ''
        ? []
        : [{ kind: 'text', role: 'tick', text: beside, at: [left + width, y], anchor: 'end', size } as const]),
    ],
    height: LINE * NAME,
  };
}

/** A triangle above a row that points at a moment. */
const nowShape = (x: number, bar: number): Shape => ({
  kind: 'polygon',
  role: 'now',
  points: [
    [x - MARK / 2, bar - MARK],
    [x + MARK / 2, bar - MARK],
    [x, bar],
  ],
});

/** The texts below a row that have room, each in the middle of its place or inside the edge of the picture. */
function ticksOf({ ticks }: Lane, left: number, top: number, width: number): Drawn {
  const taken: Box[] = [];
  const shapes: Shape[] = [];
  for (const { at, text } of ticks) {
    const half = textWidth(text, TICK) / 2;
    const x = Math.min(left + width - half, Math.max(left + half, left + at * width));
    const label = {
      kind: 'text',
      role: 'tick',
      text,
      at: [x, top + ASCENT * TICK],
      anchor: 'middle',
      size: TICK,
    } as const;
    const box = labelBox(label);
    const wide = { ...box, left: box.left - TICK_GAP, right: box.right + TICK_GAP };
    if (taken.some((other) => overlap(wide, other))) continue;
    taken.push(box);
    shapes.push(label);
  }
  return { shapes, height: shapes.length === 0 ? 0 : 1 + LINE * TICK };
}
