import type { FittedText } from 'ganita/drawing/text/fitLabel.js';
import { type TextStyle, textWidth } from './canvas.js';
import { fitted } from './fitText.js';
import type { Sheet } from './pageFlow.js';
import { COLOUR, LEAST_SIZE, SIZE } from './theme.js';

/** A name and its value; a value of null is left out. */
export type Fact = readonly [name: string, value: string | null];

/** A framed list, measured and ready to be drawn. */
export interface FactsCard {
  readonly height: number;
  /** `height` may be more than its own, so that cards side by side end alike. */
  readonly draw: (x: number, y: number, height: number) => void;
}

const PADDING = 9;
const LABEL_SHARE = 0.42;
/** Number of lines into which a value, such as a place, may be broken. */
const MAX_LINES = 5;

/** A framed list of facts under a title. */
export function factsCard(sheet: Sheet, title: string, facts: readonly Fact[], width: number): FactsCard {
  const { canvas } = sheet;
  const line = sheet.leading(SIZE.body) + 1;
  const inner = width - 2 * PADDING;
  const shown = facts.filter((fact): fact is readonly [string, string] => fact[1] !== null);
  const widest = Math.max(...shown.map(([name]) => textWidth(name, { size: SIZE.body })));
  const labelWidth = Math.min(inner * LABEL_SHARE, widest + 8);
  const rows = shown.map(([label, text]) => {
    const name = fitted(label, labelWidth - 6, { size: SIZE.body }, 2, LEAST_SIZE / SIZE.body);
    const value = fitted(
      text,
      inner - labelWidth,
      { size: SIZE.body, weight: 'semibold' },
      MAX_LINES,
      LEAST_SIZE / SIZE.body,
    );
    return { name, value, lines: Math.max(name.lines.length, value.lines.length) };
  });
  const head = sheet.leading(SIZE.subtitle) + 8;
  const lines = rows.reduce((sum, row) => sum + row.lines, 0);

  return {
    height: head + lines * line + PADDING,
    draw(x, top, height) {
      canvas.rectangle(x, top, width, height, { fill: COLOUR.wash, stroke: COLOUR.line }, 5);
      const titleStyle = { size: SIZE.subtitle, weight: 'semibold', colour: COLOUR.title } as const;
      sheet.put(title, x + PADDING, top + SIZE.subtitle + 7, inner, titleStyle);
      let y = top + head;
      for (const row of rows) {
        const write = ({ lines: parts, size }: FittedText, left: number, look: Omit<TextStyle, 'size'>): void => {
          for (const [at, part] of parts.entries())
            canvas.text(part, left, y + at * line + SIZE.body, { size, ...look });
        };
        write(row.name, x + PADDING, { colour: COLOUR.faint });
        write(row.value, x + PADDING + labelWidth, { weight: 'semibold', colour: COLOUR.ink });
        y += row.lines * line;
      }
    },
  };
}
