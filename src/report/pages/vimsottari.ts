import { rulerText } from '../../api/values/rulerText.js';
import type { Sheet } from '../page/pageFlow.js';
import { COLOUR, SIZE } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';
import { type PeriodText, periodTexts } from './dashaTexts.js';

const COLUMNS = 5;
const GAP = 9;

/** Vimsottari: each mahadasha with its antardashas, and under each of these its pratyantardashas with their ends. */
export function vimsottariPages(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { systems, year, utcOffsetHours } = sectionOf(report, 'graha_dashas');
  const vimsottari = systems.find(({ id }) => id === 'vimsottari');
  if (vimsottari === undefined) return;
  const periods = periodTexts(vimsottari.dasha, 3, year, utcOffsetHours);
  sheet.section(speech.word('vimsottari'));
  const { balance } = vimsottari;
  const [first] = periods;
  if (balance !== null && first !== undefined) {
    const { printed, totalYears } = balance;
    const length =
      printed === null
        ? `${speech.decimal(totalYears, 6)} ${speech.word('years')}`
        : (['years', 'months', 'days'] as const)
            .map((unit) => `${speech.figures(printed[unit])} ${speech.word(unit)}`)
            .join(' ');
    sheet.note(`${speech.word('balance_at_birth')}: ${rulerText(first.lord, speech)} ${length}`, {
      size: SIZE.body,
      colour: COLOUR.ink,
    });
  }
  sheet.note(speech.word('ends_with'), { size: SIZE.table });
  sheet.y += 4;
  for (const period of periods) mahadasha(sheet, period, bornAt(report));
}

/** Height of one mahadasha where a page has three below the notes, and the number of its lines. */
const HEIGHT = 207;
const LINES = 2 * 10.3;

/** The birth on its own clock, in the form of the limits of periods. */
const bornAt = ({ chart }: Report): string => `${chart.context.input.date}T${chart.context.input.time}`;

function mahadasha(sheet: Sheet, period: PeriodText<string>, born: string): void {
  const { canvas, speech } = sheet;
  const line = Math.min(sheet.leading(SIZE.small) * 1.12, HEIGHT / LINES);
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
    antardashaCell(sheet, antardasha, place(index + 1), width, line, born);
  });
  sheet.y += rows * (cellHeight + 4) + 6;
}

function antardashaCell(
  sheet: Sheet,
  antardasha: PeriodText<string>,
  [x, y]: readonly [number, number],
  width: number,
  line: number,
  born: string,
): void {
  const { canvas, speech } = sheet;
  const date = 41;
  const row = (name: string, end: string, top: number, head: boolean): void => {
    const colour = end <= born ? COLOUR.faint : head ? COLOUR.title : COLOUR.ink;
    const style = { size: SIZE.small, weight: head ? 'semibold' : 'regular', colour } as const;
    sheet.put(name, x + 3, top + line * 0.72, width - date - 8, style);
    sheet.put(speech.date(end), x + width - date - 3, top + line * 0.72, date, style, 'right');
  };
  canvas.rectangle(x, y, width, line * 1.15, { fill: COLOUR.band }, 2);
  row(rulerText(antardasha.lord, speech), antardasha.end, y + 0.5, true);
  antardasha.periods.forEach((period, index) => {
    row(rulerText(period.lord, speech), period.end, y + line * (1.25 + index), false);
  });
}
