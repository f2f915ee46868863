import { SCHEME_VARGAS } from '@ganita/core/strengths/vargaStrengths/vargaSchemes.data.js';
import { factorOf, VARGA_KEYS, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { plainChart } from '../charts/tokens.js';
import type { Sheet } from '../page/pageFlow.js';
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

function vargasGrid(sheet: Sheet, report: Report, keys: readonly VargaKey[], rows: number): void {
  const { speech } = sheet;
  const charts = keys.map((key) => {
    const title = `${speech.word('varga_mark')}-${speech.figures(factorOf(key))} ${chartName(key, speech)}`;
    return plainChart(report.chart.context.varga(key), title, report, speech);
  });
  chartGrid(sheet, report, charts, { columns: 3, rows });
}
