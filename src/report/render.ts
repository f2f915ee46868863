import { speechOf } from '../i18n/speech.js';
import { localeOf, WORDS } from '../i18n/words.js';
import { textWidth } from './page/canvas.js';
import { type Sheet, sheetOf } from './page/pageFlow.js';
import { documentBytes, openDocument, PAGE } from './page/pdf.js';
import { COLOUR, MARGIN, SIZE } from './page/theme.js';
import { contentsPage, writeContents } from './pages/contents.js';
import { conventionsPage } from './pages/conventions.js';
import { coverPage } from './pages/cover.js';
import type { Report } from './report.js';

/** The pages of a report as the bytes of a PDF; the same report gives the same bytes. */
export async function renderReport(report: Report): Promise<Uint8Array> {
  const { language } = report.chart.context.input;
  const speech = speechOf(language);
  const kundali = WORDS[language].report.phrase.janma_kundali;
  const document = openDocument({
    title: report.name === null ? kundali : `${kundali}: ${report.name}`,
    language: localeOf(language).tag,
  });
  const sheet = sheetOf(document, speech);
  coverPage(sheet, report);
  const contents = contentsPage(sheet, report);
  for (const { draw } of report.parts) draw(sheet, report);
  conventionsPage(sheet, report);
  writeContents(sheet, contents, sheet.headings.slice(1));
  drawFooters(sheet, report);
  sheet.canvas.flush();
  return documentBytes(document);
}

/** The foot of every page but the cover: the name, and which page of how many. */
function drawFooters(sheet: Sheet, { name }: Report): void {
  const { document, canvas, speech, left, width } = sheet;
  const { count } = document.bufferedPageRange();
  const style = { size: SIZE.small, colour: COLOUR.faint } as const;
  const baseline = PAGE.height - MARGIN.bottom + 18;
  for (let page = 1; page < count; page++) {
    document.switchToPage(page);
    const number = speech.figures(`${page + 1} / ${count}`);
    canvas.line([left, baseline - 11], [left + width, baseline - 11], { stroke: COLOUR.line, lineWidth: 0.5 });
    canvas.text(number, left + width - textWidth(number, style), baseline, style);
    if (name !== null) sheet.put(name, left, baseline, width - 60, style);
  }
}
