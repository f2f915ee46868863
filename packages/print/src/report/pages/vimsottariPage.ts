import { rulerText } from 'ganita/api/values/rulerText.js';
import { textWidth } from '../page/canvas.js';
import type { Sheet } from '../page/pageFlow.js';
import { COLOUR, SIZE } from '../page/theme.js';
import type { Report } from '../report.js';
import { balanceNote, vimsottariOf } from './balanceNote.js';
import { bornAt, livedFrom, type PeriodText, periodTexts } from './dashaTexts.js';
import { heading } from './headingPage.js';
import { runningPath } from './runningPath.js';

const COLUMNS = 5;
const GAP = 4;

/**
 * Vimsottari: each mahadasha with its antardashas, and under each of these its pratyantardashas with their starts, as they are lived.
 * What runs at the date of the report is here where no page of antardashas has it.
 */
export function vimsottariPages(sheet: Sheet, report: Report): void {
  const { system, year, utcOffsetHours } = vimsottariOf(report);
  heading(sheet, 'vimsottari');
  if (!report.pages.includes('antardashas')) {
    balanceNote(sheet, system);
    sheet.y += 6;
    runningPath(sheet, report, { dasha: system.dasha, year }, 4);
  }
  const line = lineHeight(sheet);
  const lived = livedFrom(bornAt(report), periodTexts(system.dasha, 3, year, utcOffsetHours));
  for (const period of lived) mahadasha(sheet, period, line);
}

/** Mahadashas of a page, rows of each, antardashas with the head of one in lines, and the space around them in points. */
const ON_PAGE = 3;
const ROWS = 2;
const CELL_LINES = 10.3;
const CELL_SPACE = 8;
const SPACE = 6;
/** Lines are not set closer than this share of their letters to have so many on the first page. */
const CLOSEST = 1.17;
/** Height of a line where they are not. */
const LINE = 10.1;

/** Height of a line with which pages have three mahadashas. */
function lineHeight(sheet: Sheet): number {
  const fitting = ((sheet.room() / ON_PAGE - SPACE) / ROWS - CELL_SPACE) / CELL_LINES;
  return Math.min(sheet.leading(SIZE.small) * 1.12, fitting >= SIZE.small * CLOSEST ? fitting : LINE);
}

function mahadasha(sheet: Sheet, period: PeriodText<string>, line: number): void {
  const { canvas, speech } = sheet;
  const rows = Math.ceil((period.periods.length + 1) / COLUMNS);
  const cellHeight = line * (Math.max(...period.periods.map(({ periods }) => periods.length)) + 1.3) + 4;
  const width = (sheet.width - GAP * (COLUMNS - 1)) / COLUMNS;
  sheet.need(rows * (cellHeight + 4) + 6);
  const place = (index: number): readonly [x: number, y: number] => [
    sheet.left + (index % COLUMNS) * (width + GAP),
    sheet.y + Math.floor(index / COLUMNS) * (cellHeight + 4),
  ];
  const [x, y] = place(0);
  canvas.rectangle(x, y, width, cellHeight, { fill: COLOUR.title }, 4);
  const inner = width - 12;
  const white = { size: SIZE.small, colour: COLOUR.paper } as const;
  sheet.put(rulerText(period.lord, speech), x + 6, y + 26, inner, {
    size: 13,
    weight: 'semibold',
    colour: COLOUR.paper,
  });
  sheet.put(speech.word('mahadasha'), x + 6, y + 40, inner, white);
  sheet.put(speech.date(period.start), x + 6, y + 58, inner, white);
  sheet.put(speech.date(period.end), x + 6, y + 58 + line, inner, white);
  period.periods.forEach((antardasha, index) => {
    antardashaCell(sheet, antardasha, place(index + 1), width, line);
  });
  sheet.y += rows * (cellHeight + 4) + 6;
}

function antardashaCell(
  sheet: Sheet,
  antardasha: PeriodText<string>,
  [x, y]: readonly [number, number],
  width: number,
  line: number,
): void {
  const { canvas, speech } = sheet;
  const row = ({ lord, start }: PeriodText<string>, top: number, head: boolean): void => {
    const colour = head ? COLOUR.title : COLOUR.ink;
    const style = { size: SIZE.small, weight: head ? 'semibold' : 'regular', colour } as const;
    const date = speech.date(start);
    const dateWidth = textWidth(date, style);
    sheet.put(rulerText(lord, speech), x + 3, top + line * 0.72, width - dateWidth - 8, style);
    canvas.text(date, x + width - dateWidth - 3, top + line * 0.72, style);
  };
  canvas.rectangle(x, y, width, line * 1.15, { fill: COLOUR.band }, 2);
  row(antardasha, y + 0.5, true);
  antardasha.periods.forEach((period, index) => {
    row(period, y + line * (1.25 + index), false);
  });
}
