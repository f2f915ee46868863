import { annualDashaName } from '@ganita/words/compoundNames.js';
import { rulerText } from 'ganita/api/values/rulerText.js';
import { listColumns } from '../../page/columns.js';
import type { Sheet } from '../../page/pageFlow.js';
import { type Report, sectionOf } from '../../report.js';
import { periodTexts } from '../dashaTexts.js';
import { heading } from '../headingPage.js';

/** Mudda and Patyayini dasha of the year to two levels. */
export function muddaPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { annual, utcOffsetHours } = sectionOf(report, 'graha_dashas');
  heading(sheet, 'mudda');
  annual.forEach(({ id, dasha, year }, at) => {
    sheet.subheading(annualDashaName(id, speech.language), 120);
    listColumns(
      sheet,
      periodTexts(dasha, 2, year, utcOffsetHours).map(({ lord, periods }) => ({
        title: rulerText(lord, speech),
        lines: periods.map((period) => [rulerText(period.lord, speech), speech.date(period.start)]),
      })),
      1 / (annual.length - at),
    );
    sheet.y += 14;
  });
}
