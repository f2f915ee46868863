import type { Language } from '../calculations/fields/languages.js';
import type { SectionKey } from '../calculations/natal/sectionKeys.js';
import { reportWords } from '../i18n/areas/report.js';
import { textWidth } from './page/canvas.js';
import { documentBytes, openDocument, PAGE } from './page/pdf.js';
import { type Sheet, sheetOf } from './page/sheet.js';
import { speechOf } from './page/speech.js';
import { COLOUR, MARGIN, SIZE } from './page/theme.js';
import { ashtakavargaPages } from './pages/ashtakavarga.js';
import { chartsPage, vargasPages } from './pages/charts.js';
import { contentsPage, writeContents } from './pages/contents.js';
import { conventionsPage } from './pages/conventions.js';
import { coverPage } from './pages/cover.js';
import { doshasPage } from './pages/doshas.js';
import { laddersPage } from './pages/ladders.js';
import { grahaDashasPages, rasiDashasPages } from './pages/otherDashas.js';
import { planetsPage } from './pages/planets.js';
import { pointsPage } from './pages/points.js';
import { arudhasPage, sahamsPage } from './pages/sahams.js';
import { saturnPages } from './pages/saturn.js';
import { strengthsPages } from './pages/strengths.js';
import { vimsottariPages } from './pages/vimsottari.js';
import type { Report } from './report.js';

/** BCP 47 tags of the languages; `ka` in the service is Kannada. */
const TAGS: Readonly<Record<Language, string>> = { en: 'en', hi: 'hi', ka: 'kn', ta: 'ta', te: 'te' };

/** Pages in order, and the keys of the horoscope that they show. */
const PAGES: readonly {
  readonly keys: readonly SectionKey[];
  readonly draw: (sheet: Sheet, report: Report) => void;
}[] = [
  { keys: ['divisional_charts', 'bhava_chart', 'planetary_states'], draw: chartsPage },
  { keys: ['divisional_charts'], draw: vargasPages },
  { keys: ['divisional_charts', 'nakshatra_pada', 'planetary_states', 'bhava_chart'], draw: planetsPage },
  { keys: ['chara_karakas', 'special_lagnas', 'upagrahas', 'sphuta'], draw: pointsPage },
  { keys: ['shad_bala', 'bhava_bala', 'vimsopaka_bala'], draw: strengthsPages },
  { keys: ['ashtakavarga', 'divisional_charts'], draw: ashtakavargaPages },
  { keys: ['graha_dashas'], draw: vimsottariPages },
  { keys: ['graha_dashas'], draw: laddersPage },
  { keys: ['graha_dashas'], draw: grahaDashasPages },
  { keys: ['rasi_dashas'], draw: rasiDashasPages },
  { keys: ['doshas'], draw: doshasPage },
  { keys: ['saturn_transits'], draw: saturnPages },
  { keys: ['sahams'], draw: sahamsPage },
  { keys: ['arudha_padhas', 'graha_arudhas', 'surya_arudhas', 'chandra_arudhas'], draw: arudhasPage },
];

/** The pages of a report as the bytes of a PDF; the same report gives the same bytes. */
export async function renderReport(report: Report): Promise<Uint8Array> {
  const { language } = report.chart.context.input;
  const speech = speechOf(language);
  const kundali = reportWords[language].janma_kundali;
  const document = openDocument({
    title: report.name === null ? kundali : `${kundali}: ${report.name}`,
    language: TAGS[language],
  });
  const sheet = sheetOf(document, speech);
  coverPage(sheet, report);
  const contents = contentsPage(sheet, report);
  for (const { draw } of PAGES) draw(sheet, report);
  conventionsPage(sheet, report);
  writeContents(sheet, contents, sheet.headings.slice(1));
  feet(sheet, report);
  return documentBytes(document);
}

/** The foot of every page but the cover: the name, and which page of how many. */
function feet({ document, canvas, speech, left, width }: Sheet, { name }: Report): void {
  const { count } = document.bufferedPageRange();
  const style = { size: SIZE.small, colour: COLOUR.faint } as const;
  const baseline = PAGE.height - MARGIN.bottom + 18;
  for (let page = 1; page < count; page++) {
    document.switchToPage(page);
    const number = speech.figures(`${page + 1} / ${count}`);
    canvas.line([left, baseline - 11], [left + width, baseline - 11], { stroke: COLOUR.line, lineWidth: 0.5 });
    canvas.text(number, left + width - textWidth(number, style), baseline, style);
    if (name !== null) canvas.text(name, left, baseline, style);
  }
}
