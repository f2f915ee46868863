import type { ChartPoint } from '@ganita/core/charts/chart.js';
import type { Body } from '@ganita/core/zodiac/grahas.js';
import { countSigns, type Sign } from '@ganita/core/zodiac/signs.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { vargottamaIn } from 'ganita/calculations/pictures/chartPicture.js';
import { type DrawnChart, drawChart } from '../charts/chartBox.js';
import { type DetailedStates, detailedChart, housesChart } from '../charts/tokens.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Report, sectionOf } from '../report.js';
import { rasiName } from './birthFacts.js';
import { chartGrid } from './chartGrid.js';
import { heading } from './headingPage.js';
import { housesTable } from './housesPage.js';
import { legend, legendHeight } from './legend.js';

/** The mark of the chart in which points and arudhas are read; empty where it is D-1. */
export function chosenMark({ chart }: Report, speech: Speech): string {
  const factor = chart.chosenChart?.factor ?? 1;
  return factor === 1 ? '' : ` (${speech.word('varga_mark')}-${speech.figures(factor)})`;
}

/** The charts of these pages, each made when it is asked for. */
function detailedCharts(sheet: Sheet, report: Report) {
  const { speech } = sheet;
  const { context } = report.chart;
  const { varga } = context;
  const { retrogradePlanets, combustedPlanets } = sectionOf(report, 'planetary_states');
  const vargottama = vargottamaIn(context);
  const [rasi, navamsa] = [varga('D-1_rasi'), varga('D-9_navamsa')];
  const isLagnaVargottama = rasi.ascendant.sign === navamsa.ascendant.sign;
  const ofNavamsa = { retrograde: [], combust: [], vargottama, isLagnaVargottama };
  const states = { ...ofNavamsa, retrograde: retrogradePlanets, combust: combustedPlanets };
  const detailed = (chart: typeof rasi, title: string, first: ChartPoint, marks: DetailedStates): DrawnChart =>
    detailedChart(chart, title, first.sign, report, speech, marks);
  return {
    rasi: () => detailed(rasi, rasiName(report, speech), rasi.ascendant, states),
    navamsa: () => detailed(navamsa, WORDS[speech.language].report.varga['D-9_navamsa'], navamsa.ascendant, ofNavamsa),
    moon: () => detailed(rasi, speech.word('moon_chart'), rasi.grahas.Moon, states),
    bhava: () => bhavaChart(sheet, report),
  };
}

/** Rasi, navamsa, the chart from the Moon and the bhava chart, two by two. */
export function chartsPage(sheet: Sheet, report: Report): void {
  const { rasi, navamsa, moon, bhava } = detailedCharts(sheet, report);
  heading(sheet, 'charts');
  const below = legendHeight(sheet, report, 'states');
  chartGrid(
    sheet,
    report,
    [rasi(), navamsa(), moon(), bhava()],
    [
      { columns: 2, rows: 2, below },
      { columns: 1, rows: 2, below },
    ],
  );
  legend(sheet, report);
}

/** Rasi over the whole width. */
export function rasiPage(sheet: Sheet, report: Report): void {
  heading(sheet, 'rasi', { title: rasiName(report, sheet.speech) });
  wholeChart(sheet, report, detailedCharts(sheet, report).rasi());
}

/** Navamsa over the whole width. */
export function navamsaPage(sheet: Sheet, report: Report): void {
  heading(sheet, 'navamsa');
  wholeChart(sheet, report, detailedCharts(sheet, report).navamsa());
}

/** A chart as wide as the page, with what its marks mean. */
function wholeChart(sheet: Sheet, report: Report, chart: DrawnChart): void {
  const { canvas, speech, left, y, width } = sheet;
  drawChart(canvas, report.style, chart, { x: left, y: y + 8, side: width }, speech);
  sheet.y += width + 16;
  legend(sheet, report);
}

/** The chart from the Moon next to the bhava chart, and the limits of the houses. */
export function moonAndBhavaPage(sheet: Sheet, report: Report): void {
  const { moon, bhava } = detailedCharts(sheet, report);
  heading(sheet, 'moon_and_bhava');
  chartGrid(
    sheet,
    report,
    [moon(), bhava()],
    [
      { columns: 2, rows: 1 },
      { columns: 1, rows: 2 },
    ],
  );
  sheet.y += 10;
  housesTable(sheet, report);
  legend(sheet, report);
}

/** Bodies by house; house 1 is drawn in the place of the sign of the lagna. */
function bhavaChart({ speech }: Sheet, report: Report): DrawnChart {
  const { houses } = sectionOf(report, 'bhava_chart');
  const firstSign = report.chart.context.rasi.ascendant.sign;
  const bodiesIn = (sign: Sign): readonly Body[] => {
    const number = countSigns(firstSign, sign);
    const inHouse: readonly string[] = houses.find(({ house }) => house === number)?.bodies ?? [];
    return report.bodies.filter((body) => inHouse.includes(body));
  };
  return housesChart(speech.word('bhava_chart'), firstSign, bodiesIn, report.style, speech);
}
