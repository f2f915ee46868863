import { textWidth } from './canvas.js';
import { fitted } from './fit.js';
import type { Sheet } from './sheet.js';
import { COLOUR, SIZE } from './theme.js';

/** A name and what stands beside it; a value of null is left out. */
export type Fact = readonly [name: string, value: string | null];

/** A framed list, measured and ready to be drawn. */
export interface FactsCard {
  readonly height: number;
  /** `height` may be more than its own, so that cards side by side end alike. */
  readonly draw: (x: number, y: number, height: number) => void;
}

const PADDING = 9;
const LABEL_SHARE = 0.42;
/** A value, a place say, may be broken into so many lines. */
const MOST_LINES = 5;

/** A framed list of facts under a title. */
export function factsCard(sheet: Sheet, title: string, facts: readonly Fact[], width: number): FactsCard {
  const { canvas } = sheet;
  const line = sheet.leading(SIZE.body) + 1;
  const inner = width - 2 * PADDING;
  const shown = facts.filter((fact): fact is readonly [string, string] => fact[1] !== null);
  const widest = Math.max(...shown.map(([name]) => textWidth(name, { size: SIZE.body })));
  const labelWidth = Math.min(inner * LABEL_SHARE, widest + 8);
  const rows = shown.map(([name, value]) => ({
    name: fitted(name, labelWidth - 6, { size: SIZE.body }),
    value: fitted(value, inner - labelWidth, { size: SIZE.body, weight: 'semibold' }, MOST_LINES),
  }));
  const head = sheet.leading(SIZE.subtitle) + 8;
  const lines = rows.reduce((sum, { value }) => sum + value.lines.length, 0);

  return {
    height: head + lines * line + PADDING,
    draw(x, top, height) {
      canvas.rectangle(x, top, width, height, { fill: COLOUR.wash, stroke: COLOUR.line }, 5);
      const titleStyle = { size: SIZE.subtitle, weight: 'semibold', colour: COLOUR.title } as const;
      sheet.put(title, x + PADDING, top + SIZE.subtitle + 7, inner, titleStyle);
      let y = top + head;
      for (const { name, value } of rows) {
        canvas.text(name.lines[0] ?? '', x + PADDING, y + SIZE.body, { size: name.size, colour: COLOUR.faint });
        for (const part of value.lines) {
          const style = { size: value.size, weight: 'semibold', colour: COLOUR.ink } as const;
          canvas.text(part, x + PADDING + labelWidth, y + SIZE.body, style);
          y += line;
        }
      }
    },
  };
}
