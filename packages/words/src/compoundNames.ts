import type { AnnualGrahaDashaId } from '@ganita/core/annual/annualDashas.js';
import type { GrahaDashaId } from '@ganita/core/dashas/graha/grahaDashas.js';
import { type DashaVarga, type VargaDashaId, vargaDashas } from '@ganita/core/dashas/rasi/rasiDashaSubject.js';
import type { RasiDashaId } from '@ganita/core/dashas/rasi/rasiDashas.js';
import type { AmsaRulerKey, AmsaRulerName } from '@ganita/core/vargas/amsaRulers.js';
import { factorOf } from '@ganita/core/zodiac/vargaKeys.js';
import type { Language } from './languages.js';
import type { AmsaRulerWord } from './vocabularyIds.js';
import { WORDS } from './words.js';

const NARAYANA_CHARTS = vargaDashas('narayana');
const VARSHA_NARAYANA_CHARTS = vargaDashas('varsha_narayana');

/** A name with the chart it is computed in: `Narayana, D-9`. */
const inChart = (name: string, chart: DashaVarga, language: Language): string =>
  `${name}, ${WORDS[language].rasiDashas.chart.D}-${factorOf(chart)}`;

type PlainRasiDashaId = Exclude<RasiDashaId, VargaDashaId<'narayana'>>;

/** Name of a rasi dasha. */
export function rasiDashaName(id: RasiDashaId, language: Language): string {
  const { system } = WORDS[language].rasiDashas;
  const chart = NARAYANA_CHARTS.get(id);
  return chart === undefined ? system[id as PlainRasiDashaId] : inChart(system.narayana, chart, language);
}

/** Name of a dasha of planets or of signs. */
export function dashaName(id: GrahaDashaId | RasiDashaId, language: Language): string {
  const systems: Readonly<Record<string, string>> = WORDS[language].grahaDashas.system;
  return systems[id] ?? rasiDashaName(id as RasiDashaId, language);
}

type PlainAnnualDashaId = AnnualGrahaDashaId | 'varsha_narayana';

/** Name of an annual dasha. */
export function annualDashaName(id: PlainAnnualDashaId | VargaDashaId<'varsha_narayana'>, language: Language): string {
  const { annual } = WORDS[language].rasiDashas;
  const chart = VARSHA_NARAYANA_CHARTS.get(id);
  return chart === undefined ? annual[id as PlainAnnualDashaId] : inChart(annual.varsha_narayana, chart, language);
}

/** The number of a combination in its book, or of a second one of its name, at the end of the name of a yoga. */
const BOOK_NUMBER = /\s{0,2}(?:\(\d{1,3}\)|\d{1,3})$/;

/** The name of a yoga as people read it: without the number that distinguishes it, in its book and its id, from others of the name. */
export const yogaShownName = (name: string): string => name.replace(BOOK_NUMBER, '');

/** The word to look up for the ruler of an amsa of a chart: in D-24 Maya is the builder, in D-60 illusion. */
export const amsaRulerWord = (chart: AmsaRulerKey, ruler: AmsaRulerName): AmsaRulerWord =>
  chart === 'D-24_chaturvimsamsa' && ruler === 'Maya' ? 'D-24 Maya' : ruler;
