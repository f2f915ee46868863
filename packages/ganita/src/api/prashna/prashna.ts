import { type ChartPoint, chartPoint } from '@ganita/core/charts/chart.js';
import type { SignSutra } from '@ganita/core/prashna/sutras.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import type { PrashnaAnswer, PrashnaSutras } from '../../calculations/prashna/prashna.js';
import { type EndpointAnswer, endpointAnswer } from '../endpointAnswer.js';
import { horoscopeRecord, horoscopeResponse } from '../horoscope/horoscope.js';
import { horaryNumberRecord } from '../kp/horary.js';
import type { Wire } from '../schema/wire.js';
import { nakshatraNamed, nakshatraRow } from '../values/nakshatra.js';
import { named, namedOrNull } from '../values/names.js';
import { splitLongitude } from '../values/numbers.js';
import { positionRecord, signNamed, signRecord } from '../values/position.js';
import { MANGALA_PLACES, PRASHNA_SPHUTAS, prashnaSchema } from './schema.js';

/** The answer of `POST /prashna`: that of the chart of the moment, and the facts of the question. */
const prashnaResponse: Type.TObject<{ prashna: typeof prashnaSchema } & typeof horoscopeResponse.properties> =
  Type.Object({ prashna: prashnaSchema, ...horoscopeResponse.properties });

function lagnaRecord({ lagna }: PrashnaAnswer, language: Language): Wire<typeof prashnaSchema>['prashna_lagna'] {
  const { inSign, absolute } = splitLongitude(lagna.longitudeDeg);
  const { zodiac, prashna } = WORDS[language];
  return {
    ...signRecord(lagna.sign, language),
    longitude: inSign,
    absolute_longitude: absolute,
    ...nakshatraRow(lagna.nakshatra, language),
    drekkana: lagna.drekkana,
    ...signNamed('drekkana_sign', lagna.drekkanaSign, language),
    ...signNamed('navamsa_sign', lagna.navamsaSign, language),
    ...named('navamsa_lord', lagna.navamsaLord, zodiac.body),
    ...named('rising', lagna.rising, prashna.rising),
    ...named('hora_lord', lagna.horaLord, zodiac.body),
  };
}

function arudhaRecord({ arudha }: PrashnaAnswer, language: Language): Wire<typeof prashnaSchema>['arudha'] {
  if (arudha === null) return null;
  return {
    given_as: arudha.source,
    ...signRecord(arudha.sign, language),
    ...namedOrNull('arudha_navamsa_sign', arudha.navamsaSign, WORDS[language].zodiac.sign),
    arudha_to_lagna: arudha.toLagna,
    lagna_to_arudha: arudha.fromLagna,
  };
}

const signSutraRecord = (sutra: SignSutra, language: Language) => ({
  ...signNamed('arudha_sign', sutra.arudha, language),
  ...signNamed('lagna_sign', sutra.lagna, language),
  ...named('result', sutra.result, WORDS[language].prashna.sutraResult),
});

function sutrasRecord(sutras: PrashnaSutras, language: Language): Wire<typeof prashnaSchema>['sutras'] {
  const { samanya, amsaka, adhipa, nakshatra, maha } = sutras;
  const { zodiac, prashna } = WORDS[language];
  return {
    samanya: samanya && signSutraRecord(samanya, language),
    amsaka: amsaka && signSutraRecord(amsaka, language),
    adhipa: adhipa && {
      ...named('arudha_lord', adhipa.arudhaLord, zodiac.body),
      ...named('lagna_lord', adhipa.lagnaLord, zodiac.body),
      arudha_lord_relation: adhipa.ofArudhaLord,
      lagna_lord_relation: adhipa.ofLagnaLord,
      ...named('result', adhipa.result, prashna.sutraResult),
    },
    nakshatra_sutra: nakshatra && {
      ...nakshatraNamed('janma_nakshatra', nakshatra.first, language),
      ...nakshatraNamed('lagna_nakshatra', nakshatra.second, language),
      forward_count: nakshatra.forward,
      backward_count: nakshatra.backward,
    },
    maha: maha && {
      ...signNamed('arudha_sign', maha.first, language),
      ...signNamed('tenth_sign', maha.second, language),
      forward_count: maha.forward,
      backward_count: maha.backward,
    },
  };
}

function mangalaRecord({ mangala }: PrashnaAnswer, language: Language): Wire<typeof prashnaSchema>['ashtamangala'] {
  const { zodiac, prashna } = WORDS[language];
  if (mangala === null) return null;
  return mangala.map(({ digit, graha, yoni, creature, element }, index) => {
    const { side, time, bodyPart } = MANGALA_PLACES[index] as (typeof MANGALA_PLACES)[number];
    return {
      heap: side,
      digit,
      odd: digit % 2 === 1,
      ...named('mangala_time', time, prashna.mangalaTime),
      ...named('body_part', bodyPart, prashna.bodyPart),
      ...named('planet', graha, zodiac.body),
      ...named('mangala_yoni', yoni, prashna.yoni),
      ...named('creature', creature, prashna.creature),
      ...named('mangala_element', element, prashna.element),
    };
  });
}

/** The wire record of `POST /prashna`. */
export function prashnaRecord(answer: PrashnaAnswer): Wire<typeof prashnaResponse> {
  const { input, chart, lagna, number } = answer;
  const { language } = input;
  const { sphutas, upagrahas } = chart.context.points();
  const point = (longitudeDeg: number): ChartPoint => chartPoint(longitudeDeg, lagna.sign);
  return {
    prashna: {
      prashna_lagna: lagnaRecord(answer, language),
      gulika_position: positionRecord(point(upagrahas.longitudesDeg.gulika), language),
      sphuta_positions: recordFrom(PRASHNA_SPHUTAS, (id) => positionRecord(point(sphutas[id]), language)),
      question_number:
        number === null ? null : horaryNumberRecord({ ...number, input: { ...input, number: number.arc.number } }),
      arudha: arudhaRecord(answer, language),
      sutras: sutrasRecord(answer.sutras, language),
      ashtamangala: mangalaRecord(answer, language),
    },
    ...horoscopeRecord(chart),
  };
}

/** The answer of `POST /prashna`. */
export const prashnaAnswer: EndpointAnswer<PrashnaAnswer, Wire<typeof prashnaResponse>> = endpointAnswer({
  schema: prashnaResponse,
  record: prashnaRecord,
});
