import { momentWriter } from 'ganita/api/values/clock.js';
import { rulerText } from 'ganita/api/values/rulerText.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, type Column, table } from '../page/printedTable.js';
import { COLOUR, SIZE } from '../page/theme.js';
import type { Report } from '../report.js';
import { heading } from './headingPage.js';
import { LEVELS } from './runningPath.js';

/** Levels shown for a birthday. */
const BIRTHDAY_LEVELS = LEVELS.slice(0, 4);

/** The Vimsottari periods that run at the birth, and on each birthday. */
export function laddersPage(sheet: Sheet, { ladder, chart }: Report): void {
  const [birth, ...birthdays] = ladder() ?? [];
  if (birth === undefined) return;
  const { speech } = sheet;
  const moment = momentWriter(chart.context.dashas().utcOffsetHours);
  heading(sheet, 'running_dashas');
  sheet.subheading(`${speech.word('vimsottari')}, ${speech.word('at_birth')}`);
  table(
    sheet,
    ['', speech.word('lord'), speech.word('start'), speech.word('end')].map((title) => ({ title })),
    (birth.running ?? []).map(({ level, lord, startJdUt, endJdUt }): Cell[] => [
      { text: speech.word(LEVELS[level - 1] ?? 'mahadasha'), colour: COLOUR.faint },
      { text: rulerText(lord, speech), weight: 'semibold' },
      speech.moment(moment(startJdUt)),
      speech.moment(moment(endJdUt)),
    ]),
  );
  sheet.y += 10;
  sheet.subheading(`${speech.word('vimsottari')}, ${speech.word('each_birthday')}`);

  const columns: Column[] = [
    { title: speech.word('age'), align: 'right' },
    { title: speech.word('date') },
    ...BIRTHDAY_LEVELS.map((level): Column => ({ title: speech.word(level) })),
  ];
  const rows = birthdays.map(({ age, jdUt, running }): Cell[] => [
    { text: speech.figures(age), weight: 'semibold' },
    speech.date(moment(jdUt)),
    ...BIRTHDAY_LEVELS.map((_, index) => {
      const period = running?.[index];
      return period === undefined ? '' : rulerText(period.lord, speech);
    }),
  ]);
  table(sheet, columns, rows, { size: SIZE.small });
}
