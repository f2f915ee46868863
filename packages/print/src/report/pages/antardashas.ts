import { rulerText } from 'ganita/api/values/rulerText.js';
import { listGrid } from '../page/columns.js';
import type { Sheet } from '../page/pageFlow.js';
import type { Report } from '../report.js';
import { balanceNote, vimsottariOf } from './balanceNote.js';
import { bornAt, livedFrom, periodTexts } from './dashaTexts.js';
import { heading } from './headingPage.js';
import { runningPath } from './runningPath.js';

/** Vimsottari on two levels, from the birth. */
export function antardashasPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { system, year, utcOffsetHours } = vimsottariOf(report);
  heading(sheet, 'antardashas');
  balanceNote(sheet, system);
  sheet.y += 6;
  runningPath(sheet, report, { dasha: system.dasha, year }, 4);
  listGrid(
    sheet,
    livedFrom(bornAt(report), periodTexts(system.dasha, 2, year, utcOffsetHours)).map(({ lord, periods }) => ({
      title: rulerText(lord, speech),
      lines: periods.map((period) => [rulerText(period.lord, speech), speech.date(period.start)]),
    })),
  );
}
