import { SCHEME_VARGAS } from '@ganita/core/strengths/vargaStrengths/vargaSchemes.data.js';
import { factorOf, VARGA_KEYS, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { choiceWords, valueWords } from '@ganita/words/choiceWords.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { plainChart } from '../charts/tokens.js';
import type { Sheet } from '../page/pageFlow.js';
import { SIZE } from '../page/theme.js';
import type { Report } from '../report.js';
import { chartGrid } from './chartGrid.js';
import { chartName } from './chartNames.js';
import { heading } from './headingPage.js';

/** The sixteen charts of the shodasavarga. */
export function shodasavargaPages(sheet: Sheet, report: Report): void {
  heading(sheet, 'shodasavarga');
  const keys = SCHEME_VARGAS.shodasavarga.map(({ key }) => key);
  vargasGrid(sheet, report, keys, 3);
}

/** The 23 divisional charts, small. */
export function vargasPages(sheet: Sheet, report: Report): void {
  heading(sheet, 'divisional_charts');
  vargasGrid(sheet, report, VARGA_KEYS, 4);
}

/** By which method the hora is: texts have many, and no other chart has one so often unlike that of other programs. */
function methodOfHora({ chart }: Report, { language, figures }: Speech): string {
  const id = 'varga_methods.D-2_hora';
  const words = WORDS[language];
  return figures(`${choiceWords(id, words).text}: ${valueWords(id, chart.context.rules[id], words).text}`);
}

function vargasGrid(sheet: Sheet, report: Report, keys: readonly VargaKey[], rows: number): void {
  const { speech } = sheet;
  if (keys.includes('D-2_hora')) sheet.note(methodOfHora(report, speech), { size: SIZE.table });
  const charts = keys.map((key) => {
    const title = `${speech.word('varga_mark')}-${speech.figures(factorOf(key))} ${chartName(key, speech)}`;
    return plainChart(report.chart.context.varga(key), title, report, speech);
  });
  chartGrid(sheet, report, charts, [
    { columns: 3, rows },
    { columns: 3, rows: 3 },
    { columns: 2, rows: 3 },
    { columns: 2, rows: 2 },
  ]);
}
