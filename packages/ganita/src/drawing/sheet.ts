import type { Language } from '@ganita/words/languages.js';
import type { ChartItem, ItemMark } from './chart/items.js';
import { linesOf } from './chart/lines.js';
import type { Drawn } from './drawn.js';
import { grouped } from './grouped.js';
import { headingLines } from './pictureHeading.js';
import { boxOutline, type Scene } from './scene.js';

/** What pictures without a chart have in common; the words are in the language already. */
export interface Sheet {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Written above; the first line is the heading. */
  readonly heading: readonly string[];
}

/** The middle part of a picture, and the entries that explain it below. */
export interface SheetBody extends Drawn {
  readonly notes: readonly (readonly ChartItem[])[];
}

/** Units of the width of a picture that must be legible at 320 pixels. */
export const SHEET_WIDTH = 320;
const MARGIN = 4;
const ABOVE = 3;
const AIR = 6;

/** An entry of the notes: a text, a number or a mark, and what it means. */
export const entry = (text: string, explained: string | null = null, marks: readonly ItemMark[] = []): ChartItem => ({
  id: null,
  role: 'note',
  text,
  degrees: explained,
  marks,
});

/** What the entries after it have in common. */
export const listName = (text: string): ChartItem => ({ ...entry(text), role: 'name' });

/** The entry of the marked moment: its triangle points downwards. */
export const momentEntry = (explained: string): ChartItem => entry('', explained, ['debilitated']);

/** A picture: its heading, its middle part at a place and with a width, its notes. */
export function sheetScene(
  { language, title, description, heading }: Sheet,
  draw: (left: number, top: number, width: number) => SheetBody,
  width: number = SHEET_WIDTH,
): Scene {
  const inner = width - 2 * MARGIN;
  const above = headingLines(heading, width / 2, ABOVE, inner);
  const body = draw(MARGIN, ABOVE + above.height, inner);
  const foot = ABOVE + above.height + body.height;
  const notes = linesOf(body.notes, MARGIN, foot + AIR, inner);
  const height = foot + (notes.height === 0 ? MARGIN : AIR + notes.height + MARGIN / 2);
  return {
    width,
    height,
    language,
    title,
    description,
    shapes: [
      { kind: 'polygon', role: 'paper', points: boxOutline(0, 0, width, height) },
      ...above.shapes,
      ...grouped([...body.shapes, ...notes.shapes]),
    ],
  };
}
