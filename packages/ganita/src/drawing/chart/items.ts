import type { TextRole } from '../roles.js';
import type { Anchor, Shape } from '../scene.js';
import { BEFORE_PLACE } from '../text/labelBox.js';
import { textWidth } from '../text/width.js';

/** States that a sign of their own shows beside a body. */
export const MARKS = ['exalted', 'debilitated', 'vargottama'] as const;
export type Mark = (typeof MARKS)[number];
/** What an item can have beside its text: a state, or the circle by which a graph marks a change. */
export type ItemMark = Mark | 'circle';
export const isMark = (text: string): text is Mark => (MARKS as readonly string[]).includes(text);

/** What is written in a house. */
export interface ChartItem {
  /** Id of the body or point, once among the items of a chart and once in a ring; null for explanations. */
  readonly id: string | null;
  readonly role: TextRole;
  /** Its abbreviation, with those of its states. */
  readonly text: string;
  /** Its degrees, smaller, or null. */
  readonly degrees: string | null;
  readonly marks: readonly ItemMark[];
}

/** Size of degrees, in sizes of their body. */
export const SMALLER = 0.86;
/** Spaces in font sizes. */
const BEFORE_DEGREES = 0.28;
const MARK_WIDTH = 0.5;
const BEFORE_MARK = 0.14;

const widths = new WeakMap<ChartItem, readonly [short: number, whole: number]>();

/** Width of an item in font sizes, without and with its degrees. */
export function itemWidths(item: ChartItem): readonly [short: number, whole: number] {
  const known = widths.get(item);
  if (known !== undefined) return known;
  const short = textWidth(item.text, 1) + item.marks.length * (MARK_WIDTH + BEFORE_MARK);
  const whole = item.degrees === null ? short : short + BEFORE_DEGREES + textWidth(item.degrees, SMALLER);
  const made = [short, whole] as const;
  widths.set(item, made);
  return made;
}

/**
 * Where the letters of an item are in its room, which may be a little wider than they: in the middle; at its left edge; or
 * in a column of a width, names at its left edge and degrees at its right.
 */
export type Alignment = 'middle' | 'left' | { readonly column: number };

/**
 * The shapes of an item whose left edge is near `x`: their places are whole units. In the middle, the name ends and the
 * degrees begin where they meet, so that the space between them is right even where letters are narrower than the table says.
 */
export function itemShapes(
  item: ChartItem,
  x: number,
  baseline: number,
  size: number,
  isWhole: boolean,
  alignment: Alignment,
): Shape[] {
  const { role, text, id, degrees, marks } = item;
  const showsDegrees = isWhole && degrees !== null;
  const width = textWidth(text, size);
  const isAlone = marks.length === 0 && !showsDegrees;
  const anchor: Anchor = alignment !== 'middle' ? 'start' : isAlone ? 'middle' : 'end';
  const at = [Math.round(x + width * BEFORE_PLACE[anchor]), baseline] as const;
  const shapes: Shape[] =
    text === '' ? [] : [{ kind: 'text', role, text, at, anchor, size, ...(id !== null && { id }) }];
  let next = at[0] + width * (1 - BEFORE_PLACE[anchor]);
  for (const mark of marks) {
    shapes.push(markShape(mark, Math.round(next + BEFORE_MARK * size), baseline, size));
    next += markWidth(size);
  }
  if (showsDegrees) {
    const isColumn = typeof alignment === 'object';
    const place = [Math.round(isColumn ? x + alignment.column : next + BEFORE_DEGREES * size), baseline] as const;
    const side = isColumn ? 'end' : 'start';
    shapes.push({ kind: 'text', role: 'degrees', text: degrees, at: place, anchor: side, size: size * SMALLER });
  }
  return shapes;
}

/**
 * A triangle upwards, a triangle downwards, a diamond, all filled, since an empty outline looks like a letter that no font has;
 * and an empty circle. They are as wide and high as whole units are.
 */
export function markShape(mark: ItemMark, x: number, baseline: number, size: number): Shape {
  const width = Math.round(MARK_WIDTH * size);
  const foot = baseline - Math.round(0.12 * size);
  const top = foot - Math.round(0.48 * size);
  switch (mark) {
    case 'exalted':
      return {
        kind: 'polygon',
        role: 'mark',
        points: [
          [x, foot],
          [x + width / 2, top],
          [x + width, foot],
        ],
      };
    case 'debilitated':
      return {
        kind: 'polygon',
        role: 'mark',
        points: [
          [x, top],
          [x + width, top],
          [x + width / 2, foot],
        ],
      };
    case 'circle':
      return { kind: 'circle', role: 'change', centre: [x + width / 2, (top + foot) / 2], radius: width / 2 };
    case 'vargottama':
      return {
        kind: 'polygon',
        role: 'mark',
        points: [
          [x + width / 2, top],
          [x + width, (top + foot) / 2],
          [x + width / 2, foot],
          [x, (top + foot) / 2],
        ],
      };
  }
}

/** Width of a mark with the space before it. */
const markWidth = (size: number): number => (MARK_WIDTH + BEFORE_MARK) * size;
