import type { KpArc } from '@ganita/core/kp/kpTable.js';
import { type NumberFacts, numberFacts } from '@ganita/core/kp/numberFacts.js';
import { arcOfNumber, pointOfArc } from '@ganita/core/kp/numberSchemes.js';
import { type MangalaDigit, mangalaDigit } from '@ganita/core/prashna/ashtamangala.js';
import { signOfDirection } from '@ganita/core/prashna/prashnaArudha.js';
import { type PrashnaLagna, prashnaLagna } from '@ganita/core/prashna/prashnaLagna.js';
import {
  type CountedSutra,
  type LordSutra,
  lordSutra,
  mahaSutra,
  nakshatraSutra,
  type SignSutra,
  signSutra,
} from '@ganita/core/prashna/sutras.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import type { Nakshatra } from '@ganita/core/zodiac/nakshatras.js';
import { countSigns, type Sign } from '@ganita/core/zodiac/signs.js';
import { calculation, type Ports } from '../calculation.js';
import { metaOf } from '../engineMeta.js';
import { withPresentDashas } from '../natal/dashaFields.js';
import { type NatalChart, natalContext, natalSections, natalSettings } from '../natal/natalChart.js';
import { natalRules } from '../natal/natalInput.js';
import { SECTION_KEYS } from '../natal/sectionKeys.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { mangalaDigitsOf, type PrashnaInput, prashnaChecks, prashnaInput } from './prashnaInput.js';

/** How an arudha was given. */
export type ArudhaSource = 'sign' | 'number' | 'direction';

/** The arudha of a question. */
export interface PrashnaArudha {
  readonly source: ArudhaSource;
  readonly sign: Sign;
  /** null where only its sign is known */
  readonly navamsaSign: Sign | null;
  /** Signs from the arudha to the lagna, and from the lagna to the arudha, counted inclusively. */
  readonly toLagna: number;
  readonly fromLagna: number;
}

/** The sutras of Prasna Marga; null where an input is not given. */
export interface PrashnaSutras {
  readonly samanya: SignSutra | null;
  readonly amsaka: SignSutra | null;
  readonly adhipa: LordSutra | null;
  readonly nakshatra: CountedSutra<Nakshatra> | null;
  readonly maha: CountedSutra<Sign> | null;
}

/** The number of a question, and what it names. */
export interface QuestionNumber {
  readonly arc: KpArc;
  readonly facts: NumberFacts;
}

/** The chart of a question with what the questioner gave. */
export interface PrashnaAnswer {
  readonly input: PrashnaInput;
  readonly chart: NatalChart;
  readonly lagna: PrashnaLagna;
  readonly number: QuestionNumber | null;
  readonly arudha: PrashnaArudha | null;
  readonly sutras: PrashnaSutras;
  readonly mangala: readonly MangalaDigit[] | null;
}

function questionNumber({ number, number_scheme }: PrashnaInput): QuestionNumber | null {
  if (number === null) return null;
  const arc = arcOfNumber(number_scheme, number);
  return { arc, facts: numberFacts(number_scheme, arc, pointOfArc(arc, DEFAULT_RULES.horary_point), DEFAULT_RULES) };
}

function arudhaOf(input: PrashnaInput, number: QuestionNumber | null, lagna: Sign): PrashnaArudha | null {
  const { arudha_sign, direction, direction_half } = input;
  const given = (source: ArudhaSource, sign: Sign, navamsaSign: Sign | null = null): PrashnaArudha => ({
    source,
    sign,
    navamsaSign,
    toLagna: countSigns(sign, lagna),
    fromLagna: countSigns(lagna, sign),
  });
  if (number !== null) return given('number', number.facts.sign, number.facts.navamsaSign);
  if (arudha_sign !== null) return given('sign', arudha_sign);
  return direction === null ? null : given('direction', signOfDirection(direction, direction_half));
}

const sutrasOf = (
  arudha: PrashnaArudha | null,
  lagna: PrashnaLagna,
  { janma_nakshatra }: PrashnaInput,
): PrashnaSutras => ({
  samanya: arudha && signSutra(arudha.sign, lagna.sign),
  amsaka: arudha?.navamsaSign ? signSutra(arudha.navamsaSign, lagna.navamsaSign) : null,
  adhipa: arudha && lordSutra(arudha.sign, lagna.sign),
  nakshatra: janma_nakshatra && nakshatraSutra(janma_nakshatra, lagna.nakshatra),
  maha: arudha && mahaSutra(arudha.sign),
});

function compute(request: CheckedRequest<PrashnaInput>, ports: Ports): PrashnaAnswer {
  const { input } = request;
  const context = natalContext(request, ports);
  const wanted = SECTION_KEYS.filter((key) => input.sections?.includes(key));
  const lagna = prashnaLagna(context.sky);
  const number = questionNumber(input);
  const arudha = arudhaOf(input, number, lagna.sign);
  return {
    input,
    chart: {
      context,
      sections: natalSections(context, wanted),
      chosenChart: context.chosen.isRequested ? context.chosen : null,
      meta: metaOf(request, ports, natalSettings(context, wanted)),
    },
    lagna,
    number,
    arudha,
    sutras: sutrasOf(arudha, lagna, input),
    mangala: mangalaDigitsOf(input)?.map(mangalaDigit) ?? null,
  };
}

/** `POST /prashna`: the chart of a question. */
export const prashna = calculation({
  request: prashnaInput,
  checks: prashnaChecks,
  rules: natalRules,
  resolveDefaults: withPresentDashas,
  birthField: 'date',
  compute,
});
