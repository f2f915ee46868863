import { speechOf } from '@ganita/words/speech.js';
import { localeOf, WORDS } from '@ganita/words/words.js';
import { textWidth } from './page/canvas.js';
import { type Sheet, sheetOf } from './page/pageFlow.js';
import { documentBytes, openDocument, PAGE } from './page/pdf.js';
import { COLOUR, MARGIN, SIZE } from './page/theme.js';
import { conventionsLine } from './pages/conventionsPage.js';
import { DRAWINGS } from './pages/drawings.js';
import { namesOf, titleOf } from './pages/titles.js';
import type { Report } from './report.js';

/** The pages of a report as the bytes of a PDF; the same report gives the same bytes. */
export async function renderReport(report: Report): Promise<Uint8Array> {
  const { language } = report.chart.context.input;
  const speech = speechOf(language, report.numerals);
  const title = titleOf(report, WORDS[language]);
  const names = namesOf(report);
  const document = openDocument({
    title: names === null ? title : `${title}: ${names}`,
    language: localeOf(language).tag,
  });
  const sheet = sheetOf(document, speech);
  for (const id of report.pages) DRAWINGS[id](sheet, report);
  conventionsLine(sheet, report);
  sheet.finish();
  drawFooters(sheet, report);
  sheet.canvas.flush();
  return documentBytes(document);
}

/** The foot of every page but the cover: the names, and which page of how many. */
function drawFooters(sheet: Sheet, report: Report): void {
  const { brand, pages } = report;
  const { document, canvas, speech, left, width } = sheet;
  const { count } = document.bufferedPageRange();
  const style = { size: SIZE.small, colour: COLOUR.faint } as const;
  const baseline = PAGE.height - MARGIN.bottom + 18;
  const maker = [brand?.name, brand?.phone].filter((text) => text != null).join(' · ');
  const line = [namesOf(report), maker === '' ? null : maker].filter((text) => text !== null).join(' — ');
  for (let page = pages[0] === 'cover' ? 1 : 0; page < count; page++) {
    document.switchToPage(page);
    const number = speech.figures(`${page + 1} / ${count}`);
    canvas.artifact(() => {
      canvas.line([left, baseline - 11], [left + width, baseline - 11], { stroke: COLOUR.line, lineWidth: 0.5 });
      canvas.text(number, left + width - textWidth(number, style), baseline, style);
      if (line !== '') sheet.put(line, left, baseline, width - 60, style);
    });
  }
}
