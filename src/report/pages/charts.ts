import { markName } from '../../api/pictures/chartItems.js';
import { vargottamaIn } from '../../calculations/pictures/chart.js';
import type { ChartPoint } from '../../core/charts/chart.js';
import { BODIES, type Body } from '../../core/zodiac/grahas.js';
import { countSigns, type Sign } from '../../core/zodiac/signs.js';
import { factorOf, VARGA_KEYS } from '../../core/zodiac/vargaKeys.js';
import { isMark, MARKS, markShape } from '../../drawing/chart/items.js';
import type { Speech } from '../../i18n/speech.js';
import { WORDS } from '../../i18n/words.js';
import { type DrawnChart, drawChart } from '../charts/chartBox.js';
import { detailedChart, housesChart, markOf, plainChart } from '../charts/tokens.js';
import type { Sheet } from '../page/pageFlow.js';
import { drawShapes } from '../page/sceneOnCanvas.js';
import { COLOUR, SIZE } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';

/** The mark of the chart in which points and arudhas are read; empty where it is D-1. */
export function chosenMark({ chart }: Report, speech: Speech): string {
  const factor = chart.chosenChart?.factor ?? 1;
  return factor === 1 ? '' : ` (${speech.word('varga_mark')}-${speech.figures(factor)})`;
}

const LEAST_GAP = 12;

/** Rasi, navamsa, the chart from the Moon and the bhava chart, two by two. */
export function chartsPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { context } = report.chart;
  const { varga } = context;
  const { retrogradePlanets, combustedPlanets } = sectionOf(report, 'planetary_states');
  const vargottama = vargottamaIn(context);
  const states = { retrograde: retrogradePlanets, combust: combustedPlanets, vargottama };
  const ofNavamsa = { retrograde: [], combust: [], vargottama };
  const [rasi, navamsa] = [varga('D-1_rasi'), varga('D-9_navamsa')];
  const detailed = (chart: typeof rasi, title: string, first: ChartPoint, marks: typeof states): DrawnChart =>
    detailedChart(chart, title, first.sign, report.style, speech, marks);
  const charts = [
    detailed(rasi, speech.word('rasi_chart'), rasi.ascendant, states),
    detailed(navamsa, WORDS[speech.language].report.varga['D-9_navamsa'], navamsa.ascendant, ofNavamsa),
    detailed(rasi, speech.word('moon_chart'), rasi.grahas.Moon, states),
    bhavaChart(sheet, report),
  ];
  sheet.section(speech.word('charts'));
  chartGrid(sheet, report, charts, { columns: 2, rows: 2 });
  legend(sheet);
}

const LEGEND_COLUMNS = 5;

/** The meaning of the marks in the charts. */
function legend(sheet: Sheet): void {
  const { canvas, speech } = sheet;
  const { language } = speech;
  const entries = [
    ...BODIES.map((body) => [markOf(body, language), WORDS[language].zodiac.body[body]] as const),
    ...(['retrograde', 'combust'] as const).map(
      (state) => [`(${speech.word(`${state}_mark`)})`, WORDS[language].states.name[state]] as const,
    ),
    ...MARKS.map((mark) => [mark, markName(mark, language)] as const),
  ];
  const style = { size: SIZE.body, colour: COLOUR.ink } as const;
  const step = sheet.leading(style.size) + 3;
  const height = step * Math.ceil(entries.length / LEGEND_COLUMNS) + 14;
  const top = sheet.y + (sheet.room() - height) / 2;
  const width = (sheet.width - 24) / LEGEND_COLUMNS;
  canvas.rectangle(sheet.left, top, sheet.width, height, { fill: COLOUR.wash, stroke: COLOUR.line }, 5);
  entries.forEach(([mark, word], index) => {
    const x = sheet.left + 14 + (index % LEGEND_COLUMNS) * width;
    const baseline = top + 7 + Math.floor(index / LEGEND_COLUMNS) * step + step * 0.68;
    if (isMark(mark)) drawShapes(canvas, [markShape(mark, x, baseline, style.size)]);
    else sheet.put(mark, x, baseline, 28, { ...style, weight: 'semibold', colour: COLOUR.title });
    sheet.put(word, x + 33, baseline, width - 37, style);
  });
}

/** Bodies by house; house 1 is drawn in the place of the sign of the lagna. */
function bhavaChart({ speech }: Sheet, report: Report): DrawnChart {
  const { houses } = sectionOf(report, 'bhava_chart');
  const firstSign = report.chart.context.rasi.ascendant.sign;
  const bodiesIn = (sign: Sign): readonly Body[] => {
    const number = countSigns(firstSign, sign);
    const inHouse: readonly string[] = houses.find(({ house }) => house === number)?.bodies ?? [];
    return BODIES.filter((body) => inHouse.includes(body));
  };
  return housesChart(speech.word('bhava_chart'), firstSign, bodiesIn, report.style, speech);
}

/** The 23 divisional charts, small. */
export function vargasPages(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { varga } = report.chart.context;
  const charts = VARGA_KEYS.map((key) => {
    const title = `${speech.word('varga_mark')}-${speech.figures(factorOf(key))} ${WORDS[speech.language].report.varga[key]}`;
    return plainChart(varga(key), title, report.style, speech);
  });
  sheet.section(speech.word('divisional_charts'));
  chartGrid(sheet, report, charts, { columns: 3, rows: 4 });
}

/** How many charts a page has. */
export interface GridShape {
  readonly columns: number;
  readonly rows: number;
}

/** Charts in rows, each under its title, as large as the shape allows. */
export function chartGrid(
  sheet: Sheet,
  { style }: Report,
  charts: readonly DrawnChart[],
  { columns, rows }: GridShape,
): void {
  const { canvas, speech } = sheet;
  const titleStyle = {
    size: columns > 2 ? SIZE.body : SIZE.subtitle,
    weight: 'semibold',
    colour: COLOUR.title,
  } as const;
  const titleHeight = sheet.leading(titleStyle.size) + 2;
  const side = Math.min(
    (sheet.width - LEAST_GAP * (columns - 1)) / columns,
    sheet.room() / rows - titleHeight - LEAST_GAP,
  );
  const gap = (sheet.width - side * columns) / (columns - 1);
  for (let at = 0; at < charts.length; at += columns) {
    sheet.need(titleHeight + side);
    charts.slice(at, at + columns).forEach((chart, index) => {
      const x = sheet.left + index * (side + gap);
      sheet.put(chart.title, x, sheet.y + titleStyle.size, side, titleStyle, 'center');
      drawChart(canvas, style, chart, { x, y: sheet.y + titleHeight, side }, speech);
    });
    sheet.y += titleHeight + side + LEAST_GAP;
  }
}
