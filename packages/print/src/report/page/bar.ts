import type { Sheet } from './pageFlow.js';
import { COLOUR, SIZE } from './theme.js';

/** A strength and its required value. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  /** null where none is required */
  readonly required: number | null;
  /** Written behind the bar. */
  readonly text: string;
}

/** Where bars are, and how wide their names and texts; `step` is the height of each. */
interface BarsLook {
  readonly x: number;
  readonly width: number;
  readonly nameWidth?: number;
  readonly textWidth?: number;
  readonly step?: number;
}

const HEIGHT = 9;
const NAME_WIDTH = 76;
const TEXT_WIDTH = 96;

/** Bars one under the other, all on one scale; a mark shows what is required. Green reaches it, red does not. */
export function bars(
  sheet: Sheet,
  list: readonly Bar[],
  { x, width: whole, nameWidth = NAME_WIDTH, textWidth = TEXT_WIDTH, step: given }: BarsLook = {
    x: sheet.left,
    width: sheet.width,
  },
): void {
  const { canvas } = sheet;
  const left = x + nameWidth;
  const width = whole - nameWidth - textWidth;
  const scale = width / (1.05 * Math.max(...list.map(({ value, required }) => Math.max(value, required ?? 0))));
  const step = given ?? sheet.leading(SIZE.table) + 5;
  sheet.need(step * list.length);
  for (const { name, value, required, text } of list) {
    const top = sheet.y + (step - HEIGHT) / 2;
    const baseline = top + HEIGHT * 0.8;
    sheet.put(name, x, baseline, nameWidth - 6, { size: SIZE.table, weight: 'semibold', colour: COLOUR.ink });
    canvas.rectangle(left, top, width, HEIGHT, { fill: COLOUR.band }, 2);
    const colour = required === null ? COLOUR.gold : value >= required ? COLOUR.good : COLOUR.bad;
    canvas.rectangle(left, top, Math.max(0, value) * scale, HEIGHT, { fill: colour }, 2);
    if (required !== null) {
      const x = left + required * scale;
      canvas.line([x, top - 2.5], [x, top + HEIGHT + 2.5], { stroke: COLOUR.ink, lineWidth: 1.2 });
    }
    sheet.put(text, left + width + 8, baseline, textWidth - 8, { size: SIZE.table, colour: COLOUR.ink });
    sheet.y += step;
  }
}
