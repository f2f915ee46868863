import { textWidth } from './canvas.js';
import type { Sheet } from './pageFlow.js';
import { COLOUR, SIZE } from './theme.js';

/** Intervals on one line; dates are `YYYY-MM-DD...`. */
export interface Lane {
  readonly name: string;
  readonly colour: string;
  readonly stretches: readonly { readonly start: string; readonly end: string }[];
}

/** Room for the names of lanes: what the longest needs, within these. */
const NAME_WIDTHS = [110, 180] as const;
const AFTER_NAME = 8;
const HEIGHT = 9;
const YEARS_PER_MARK = 10;

/** A date as years with a fraction. */
function yearsOf(isoText: string): number {
  const [year = 0, month = 1, day = 1] = isoText.slice(0, 'YYYY-MM-DD'.length).split('-').map(Number);
  return year + (month - 1) / 12 + (day - 1) / 365.25;
}

/** Draw lanes one below the other over some years, with a mark every ten years. */
export function timeline(sheet: Sheet, lanes: readonly Lane[], firstYear: number, years: number): void {
  const { canvas, speech } = sheet;
  const nameStyle = { size: SIZE.table, weight: 'semibold', colour: COLOUR.ink } as const;
  const widest = Math.max(...lanes.map(({ name }) => textWidth(name, nameStyle))) + AFTER_NAME;
  const nameWidth = Math.min(NAME_WIDTHS[1], Math.max(NAME_WIDTHS[0], widest));
  const left = sheet.left + nameWidth;
  const width = sheet.width - nameWidth;
  const xOf = (year: number): number => left + (Math.min(Math.max(year - firstYear, 0), years) / years) * width;
  const step = sheet.leading(SIZE.table) + 5;
  const bottom = sheet.y + step * lanes.length;
  for (
    let year = Math.ceil(firstYear / YEARS_PER_MARK) * YEARS_PER_MARK;
    year <= firstYear + years;
    year += YEARS_PER_MARK
  ) {
    const x = xOf(year);
    canvas.line([x, sheet.y], [x, bottom + 3], { stroke: COLOUR.line, lineWidth: 0.5 });
    const style = { size: SIZE.small, colour: COLOUR.faint } as const;
    const half = textWidth(speech.figures(year), style) / 2;
    const middle = Math.min(Math.max(x, left + half), left + width - half);
    sheet.put(speech.figures(year), middle - 15, bottom + 11, 30, style, 'center');
  }
  for (const { name, colour, stretches } of lanes) {
    const top = sheet.y + (step - HEIGHT) / 2;
    sheet.put(name, sheet.left, top + HEIGHT * 0.8, nameWidth - AFTER_NAME, nameStyle);
    canvas.rectangle(left, top, width, HEIGHT, { fill: COLOUR.band }, 2);
    for (const { start, end } of stretches) {
      const [from, to] = [xOf(yearsOf(start)), xOf(yearsOf(end))];
      if (to > from) canvas.rectangle(from, top, to - from, HEIGHT, { fill: colour }, 1);
    }
    sheet.y += step;
  }
  sheet.y += 20;
}
