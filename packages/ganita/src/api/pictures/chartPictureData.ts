import { ARUDHA_PADAS } from '@ganita/core/arudhas/arudha.js';
import { pointOf } from '@ganita/core/charts/chart.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { SPECIAL_LAGNAS, UPAGRAHAS } from '@ganita/core/zodiac/points.js';
import { countSigns, type Sign, signIndex } from '@ganita/core/zodiac/signs.js';
import { factorOf, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { type Speech, speechOf } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { type ChartStyle, resolvedStyle } from '../../calculations/fields/pictureFields.js';
import type { DrawnChart } from '../../calculations/pictures/chartPicture.js';
import { chartScene } from '../../drawing/chart/chartScene.js';
import { type ChartItem, MARKS, type Mark } from '../../drawing/chart/items.js';
import type { Scene } from '../../drawing/scene.js';
import { printedText } from '../../text/printedText.js';
import { splitLongitude } from '../values/numbers.js';
import { chartRing, itemsOf, LETTER_STATES, markName, statesOf, transitRing } from './chartItems.js';
import { birthLines } from './heading.js';

/** Font sizes that are tried in a house, with degrees and without. */
const SIZES = { withDegrees: [11.5, 9.5], plain: [15, 9.5] } as const;

/** The picture of a chart. */
export function chartPictureScene(drawn: DrawnChart): Scene {
  const { input } = drawn;
  const { language } = input;
  const style = resolvedStyle(input);
  const speech = speechOf(language);
  const transits = transitRing(drawn, language);
  const second = drawn.second === null ? null : chartRing(drawn.second.chart, drawn.bodies, language);
  const lines = birthLines(input, speech.moment(drawn.moment)).map(printedText);
  const shown = [chartName(drawn, speech), ...lines].filter((line) => line !== '');
  return chartScene({
    style,
    language,
    title: shown.join(', '),
    description: descriptionOf(drawn, speech),
    heading: shown,
    lagna: drawn.first,
    marksLagna: true,
    signLabel: signLabel(style, speech),
    items: itemsOf(drawn, speech),
    sizes: input.degrees ? SIZES.withDegrees : SIZES.plain,
    rings: [transits, second].filter((ring) => ring !== null),
    key: input.legend ? [keyOf(drawn, speech), ...ringKeys(drawn, speech), pointKey(drawn, speech)] : [],
    noteNumber: (number) => `*${speech.figures(number)}`,
  });
}

/** The number of a sign, or its name in a southern chart. */
const signLabel =
  (style: ChartStyle, speech: Speech) =>
  (sign: Sign): string =>
    style === 'south' ? WORDS[speech.language].zodiac.sign[sign] : speech.figures(signIndex(sign) + 1);

const vargaName = (key: VargaKey | null, factor: number, speech: Speech): string => {
  const mark = `${speech.word('varga_mark')}-${speech.figures(factor)}`;
  return key === null ? mark : `${WORDS[speech.language].report.varga[key]} (${mark})`;
};

function chartName({ key, factor, input }: DrawnChart, speech: Speech): string {
  if (input.houses_from === 'cusps') return speech.word('bhava_chart');
  const name = vargaName(key, factor, speech);
  if (input.houses_from === 'lagna') return name;
  return factor === 1 ? speech.word('moon_chart') : `${speech.word('moon_chart')}, ${name}`;
}

/** What an abbreviation means; a mark is drawn before its meaning. */
const entry = (text: string, meaning: string): ChartItem => ({
  id: null,
  role: 'note',
  text: `${text} ${meaning}`,
  degrees: null,
  marks: [],
});
const named = (mark: string, name: string): ChartItem => entry(`${mark}:`, name);
const markEntry = (mark: Mark, meaning: string): ChartItem => ({
  id: null,
  role: 'note',
  text: '',
  degrees: meaning,
  marks: [mark],
});

/** What the signs of states mean, as far as they occur. */
function keyOf(drawn: DrawnChart, speech: Speech): readonly ChartItem[] {
  const { states } = WORDS[speech.language];
  const shown = drawn.bodies.map((body) => {
    const point = pointOf(drawn.chart, body);
    return point === null ? { letters: [], marks: [] } : statesOf(drawn, body, point.sign);
  });
  const isRetrograde = Object.values(drawn.transits?.grahas ?? {}).some(({ retrograde }) => retrograde);
  return [
    ...LETTER_STATES.filter(
      (state) => shown.some(({ letters }) => letters.includes(state)) || (state === 'retrograde' && isRetrograde),
    ).map((state) => entry(`(${speech.word(`${state}_mark`)})`, states.name[state])),
    ...MARKS.filter((mark) => shown.some(({ marks }) => marks.includes(mark))).map((mark) =>
      markEntry(mark, markName(mark, speech.language)),
    ),
  ];
}

/** What each ring shows, the innermost first. */
function ringKeys({ transits, second }: DrawnChart, speech: Speech): readonly (readonly ChartItem[])[] {
  const { phrase } = WORDS[speech.language].pictures;
  const rings = [
    transits === null ? null : `${phrase.transits} ${speech.moment(transits.moment)}`,
    second === null ? null : vargaName(second.key, factorOf(second.key), speech),
  ].filter((text) => text !== null);
  return rings.map((text, index) => {
    const label = rings.length === 1 ? phrase.ring : `${phrase.ring} ${speech.figures(index + 1)}`;
    return [entry(`${label}:`, text)];
  });
}

/** The names of the points that are shown. */
function pointKey({ specialLagnas, upagrahas, arudhas }: DrawnChart, { language }: Speech): readonly ChartItem[] {
  const { pictures, points } = WORDS[language];
  return [
    ...(specialLagnas === null
      ? []
      : SPECIAL_LAGNAS.map((id) => named(pictures.specialLagnaMark[id], points.specialLagna[id]))),
    ...(upagrahas === null ? [] : UPAGRAHAS.map((id) => named(pictures.upagrahaMark[id], points.upagraha[id]))),
    ...(arudhas === null ? [] : ARUDHA_PADAS.map((id) => named(pictures.arudhaMark[id], points.arudhaPada[id]))),
  ];
}

/** The chart in words: every body with its sign, degrees, house and states, then the layers. */
function descriptionOf(drawn: DrawnChart, speech: Speech): string {
  const { zodiac, states, pictures, points } = WORDS[speech.language];
  const place = (
    name: string,
    { sign, longitudeDeg }: { readonly sign: Sign; readonly longitudeDeg: number },
    further: readonly string[] = [],
    cellSign: Sign = sign,
  ) =>
    sentence(name, [
      `${zodiac.sign[sign]} ${speech.minutes(splitLongitude(longitudeDeg).inSign)}`,
      `${speech.word('house')} ${speech.figures(countSigns(drawn.first, cellSign))}`,
      ...further,
    ]);
  const bodies = drawn.bodies.flatMap((body) => {
    const point = pointOf(drawn.chart, body);
    if (point === null) return [];
    const { letters, marks } = statesOf(drawn, body, point.sign);
    const words = [
      ...letters.map((state) => states.name[state]),
      ...marks.map((mark) => markName(mark, speech.language)),
    ];
    return [place(zodiac.body[body], point, words, drawn.cellSign(body, point.sign))];
  });
  const { specialLagnas, upagrahas, arudhas, transits, second } = drawn;
  return [
    ...bodies,
    ...(specialLagnas === null ? [] : SPECIAL_LAGNAS.map((id) => place(points.specialLagna[id], specialLagnas[id]))),
    ...(upagrahas === null ? [] : UPAGRAHAS.map((id) => place(points.upagraha[id], upagrahas[id]))),
    ...(arudhas === null ? [] : ARUDHA_PADAS.map((id) => sentence(points.arudhaPada[id], [zodiac.sign[arudhas[id]]]))),
    ...(transits === null
      ? []
      : [
          `${pictures.phrase.transits} ${speech.moment(transits.moment)}.`,
          ...GRAHAS.map((graha) => place(zodiac.body[graha], transits.grahas[graha])),
        ]),
    ...(second === null
      ? []
      : [
          `${vargaName(second.key, factorOf(second.key), speech)}.`,
          ...drawn.bodies.flatMap((body) => {
            const point = pointOf(second.chart, body);
            return point === null ? [] : [sentence(zodiac.body[body], [zodiac.sign[point.sign]])];
          }),
        ]),
  ].join(' ');
}

const sentence = (name: string, parts: readonly string[]): string => `${name}: ${parts.join(', ')}.`;
