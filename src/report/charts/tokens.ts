import { splitLongitude } from '../../api/values/numbers.js';
import type { Language } from '../../calculations/fields/languages.js';
import type { ChartStyle } from '../../calculations/fields/pictureFields.js';
import { type Chart, pointOf } from '../../core/charts/chart.js';
import { BODIES, type Body } from '../../core/zodiac/grahas.js';
import { SIGNS, type Sign, signIndex } from '../../core/zodiac/signs.js';
import type { Speech } from '../../i18n/speech.js';
import { WORDS } from '../../i18n/words.js';
import type { DrawnChart } from './chartBox.js';

/** Bodies in a sign, as texts. */
type TextsBySign = Partial<Record<Sign, string[]>>;

/** Group bodies by sign. */
export function textsBySign(
  signOf: (body: Body) => Sign | null,
  text: (body: Body) => string,
  bodies: readonly Body[] = BODIES,
): TextsBySign {
  const texts: TextsBySign = {};
  for (const body of bodies) {
    const sign = signOf(body);
    if (sign === null) continue;
    const inSign = texts[sign] ?? [];
    inSign.push(text(body));
    texts[sign] = inSign;
  }
  return texts;
}

/** The mark of a body. */
export const markOf = (body: Body, language: Language): string => WORDS[language].report.bodyMark[body];

/** The label of a sign: its number in a northern chart, its name in a large southern one. */
export const signLabel =
  (style: ChartStyle, speech: Speech, size: 'large' | 'small') =>
  (sign: Sign): string => {
    if (style === 'north') return speech.figures(signIndex(sign) + 1);
    return size === 'large' ? WORDS[speech.language].zodiac.sign[sign] : '';
  };

/** A chart with the marks of its bodies alone. */
export const plainChart = (chart: Chart, title: string, style: ChartStyle, speech: Speech): DrawnChart => ({
  title,
  firstSign: chart.ascendant.sign,
  texts: textsBySign(
    (body) => pointOf(chart, body)?.sign ?? null,
    (body) => markOf(body, speech.language),
  ),
  label: signLabel(style, speech, 'small'),
});

/** A chart whose bodies show their degrees and the marks of their states. */
export function detailedChart(
  chart: Chart,
  title: string,
  firstSign: Sign,
  style: ChartStyle,
  speech: Speech,
  states: { readonly retrograde: readonly string[]; readonly combust: readonly string[] },
): DrawnChart {
  const { language } = speech;
  const marked = (body: Body): string => {
    const marks = [
      ...(states.retrograde.includes(body) ? [speech.word('retrograde_mark')] : []),
      ...(states.combust.includes(body) ? [speech.word('combust_mark')] : []),
    ];
    return `${markOf(body, language)}${marks.length === 0 ? '' : `(${marks.join(',')})`}`;
  };
  const withDegrees = (body: Body): string => {
    const longitude = pointOf(chart, body)?.longitudeDeg ?? 0;
    return `${marked(body)}\u00a0${speech.minutes(splitLongitude(longitude).inSign)}`;
  };
  const signOf = (body: Body): Sign | null => pointOf(chart, body)?.sign ?? null;
  return {
    title,
    firstSign,
    texts: textsBySign(signOf, withDegrees),
    shortTexts: textsBySign(signOf, marked),
    label: signLabel(style, speech, 'large'),
  };
}

/** Numbers by sign, Aries first, as a chart. */
export const numbersChart = (
  title: string,
  firstSign: Sign,
  numbers: readonly number[],
  style: ChartStyle,
  speech: Speech,
): DrawnChart => ({
  title,
  firstSign,
  texts: Object.fromEntries(SIGNS.map((sign, index) => [sign, [speech.figures(numbers[index] ?? 0)]])),
  label: style === 'north' ? signLabel(style, speech, 'small') : () => '',
});
