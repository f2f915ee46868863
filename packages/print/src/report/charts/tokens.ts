import type { Chart } from '@ganita/core/charts/chart.js';
import type { Body } from '@ganita/core/zodiac/grahas.js';
import { SIGNS, type Sign, signIndex } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { bodyItems, type ChartStates } from 'ganita/api/pictures/chartItems.js';
import type { ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import type { ItemsBySign } from 'ganita/drawing/chart/chartScene.js';
import type { ChartItem } from 'ganita/drawing/chart/items.js';
import type { Report } from '../report.js';
import type { DrawnChart } from './chartBox.js';

/** How charts of a report are drawn, and which bodies they show. */
type Look = Pick<Report, 'style' | 'bodies'>;

/** The mark of a body. */
export const markOf = (body: Body, language: Language): string => WORDS[language].report.bodyMark[body];

/** The label of a sign: its number, or in a large southern chart its name. */
const signLabel =
  (style: ChartStyle, speech: Speech, size: 'large' | 'small') =>
  (sign: Sign): string => {
    if (style !== 'south') return speech.figures(signIndex(sign) + 1);
    return size === 'large' ? WORDS[speech.language].zodiac.sign[sign] : '';
  };

/** What a chart shows of which only the signs matter: the Moon chart, a divisional chart, the houses. */
const NO_STATES: ChartStates = { retrograde: [], combust: [], vargottama: () => false };

/** Font sizes that are tried in a house, in units of the picture. */
const SIZES = { detailed: [11.5, 9.5], plain: [15, 12, 9.5], houses: [12, 9.5], numbers: [15, 12] } as const;

/** A chart with the marks of its bodies alone. */
export const plainChart = (chart: Chart, title: string, { style, bodies }: Look, speech: Speech): DrawnChart => ({
  title,
  firstSign: chart.ascendant.sign,
  items: withoutMarks(lagnaFirst(bodyItems(chart, NO_STATES, speech, false, bodies))),
  sizes: SIZES.plain,
  label: signLabel(style, speech, 'small'),
});

/** The lagna before the bodies of its house, as charts are written by hand. */
const lagnaFirst = (items: ItemsBySign): ItemsBySign =>
  Object.fromEntries(
    Object.entries(items).map(([sign, list]) => [
      sign,
      [...list.filter(({ id }) => id === 'Ascendant'), ...list.filter(({ id }) => id !== 'Ascendant')],
    ]),
  );

/** A small chart has no room for the signs of states, which are in the large ones. */
const withoutMarks = (items: ItemsBySign): ItemsBySign => withMarks(items, () => []);

const withMarks = (items: ItemsBySign, of: (item: ChartItem) => ChartItem['marks']): ItemsBySign =>
  Object.fromEntries(
    Object.entries(items).map(([sign, list]) => [sign, list.map((item): ChartItem => ({ ...item, marks: of(item) }))]),
  );

/** The states of the bodies of a chart, and whether the lagna is in one sign in D-1 and D-9. */
export interface DetailedStates extends ChartStates {
  readonly isLagnaVargottama: boolean;
}

/** A chart whose bodies and lagna show their degrees and the marks of their states. */
export const detailedChart = (
  chart: Chart,
  title: string,
  firstSign: Sign,
  { style, bodies }: Look,
  speech: Speech,
  states: DetailedStates,
): DrawnChart => ({
  title,
  firstSign,
  items: withMarks(lagnaFirst(bodyItems(chart, states, speech, true, bodies)), ({ id, marks }) =>
    id === 'Ascendant' && states.isLagnaVargottama ? ['vargottama'] : marks,
  ),
  sizes: SIZES.detailed,
  label: signLabel(style, speech, 'large'),
});

/** A chart of texts of our own in each sign. */
const textsChart = (
  title: string,
  firstSign: Sign,
  texts: (sign: Sign) => readonly string[],
  sizes: readonly number[],
  label: (sign: Sign) => string,
): DrawnChart => ({
  title,
  firstSign,
  items: Object.fromEntries(
    SIGNS.map((sign) => [
      sign,
      texts(sign).map((text): ChartItem => ({ id: null, role: 'body', text, degrees: null, marks: [] })),
    ]),
  ),
  sizes,
  label,
});

/** Bodies by house; house 1 is drawn in the place of the first sign. */
export const housesChart = (
  title: string,
  firstSign: Sign,
  bodiesIn: (sign: Sign) => readonly Body[],
  style: ChartStyle,
  speech: Speech,
): DrawnChart =>
  textsChart(
    title,
    firstSign,
    (sign) => bodiesIn(sign).map((body) => markOf(body, speech.language)),
    SIZES.houses,
    signLabel(style, speech, 'large'),
  );

/** Numbers by sign, Aries first, as a chart. */
export const numbersChart = (
  title: string,
  firstSign: Sign,
  numbers: readonly number[],
  style: ChartStyle,
  speech: Speech,
): DrawnChart =>
  textsChart(
    title,
    firstSign,
    (sign) => [speech.figures(numbers[signIndex(sign)] ?? 0)],
    SIZES.numbers,
    signLabel(style, speech, 'small'),
  );

/** A small chart of texts in each sign. */
export const signsChart = (
  title: string,
  firstSign: Sign,
  texts: (sign: Sign) => readonly string[],
  style: ChartStyle,
  speech: Speech,
): DrawnChart => textsChart(title, firstSign, texts, SIZES.plain, signLabel(style, speech, 'small'));
