import { annualDashaName } from '@ganita/words/compoundNames.js';
import { momentWriter } from 'ganita/api/values/clock.js';
import { rulerText } from 'ganita/api/values/rulerText.js';
import { listGrid } from '../../page/columns.js';
import type { Sheet } from '../../page/pageFlow.js';
import { type Report, sectionOf } from '../../report.js';
import { livedFrom, periodTexts } from '../dashaTexts.js';
import { heading } from '../headingPage.js';
import { praveshaOfYear } from './ofYear.js';

/** Mudda and Patyayini dasha to two levels, from the return that begins the year. */
export function muddaPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { annual, utcOffsetHours } = sectionOf(report, 'graha_dashas');
  heading(sheet, 'mudda');
  const from = momentWriter(utcOffsetHours)(praveshaOfYear(report).yearSky().jdUt);
  annual.forEach(({ id, dasha, year }, at) => {
    sheet.subheading(annualDashaName(id, speech.language), 120);
    listGrid(
      sheet,
      livedFrom(from, periodTexts(dasha, 2, year, utcOffsetHours)).map(({ lord, periods }) => ({
        title: rulerText(lord, speech),
        lines: periods.map((period) => [rulerText(period.lord, speech), speech.date(period.start)]),
      })),
      1 / (annual.length - at),
    );
    sheet.y += 14;
  });
}
