import { type ChartPoint, chartPoint } from '@ganita/core/charts/chart.js';
import { MANGALA_CREATURES, MANGALA_ELEMENTS, MANGALA_YONIS } from '@ganita/core/prashna/ashtamangala.js';
import { RISING_MODES } from '@ganita/core/prashna/prashnaLagna.js';
import { type SignSutra, SUTRA_RESULTS } from '@ganita/core/prashna/sutras.js';
import { recordFrom } from '@ganita/core/records.js';
import { NATURAL_RELATIONS } from '@ganita/core/zodiac/relations.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type { ArudhaSource, PrashnaAnswer, PrashnaSutras } from '../../calculations/prashna/prashnaCalculation.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { horoscopeRecord, horoscopeResponse } from '../horoscope/horoscope.js';
import { horaryNumberRecord, horaryNumberSchema } from '../kp/horary.js';
import { grahaId } from '../schema/bodies.js';
import { nakshatraNamedFields, nakshatraRowFields } from '../schema/nakshatraFields.js';
import { idIn, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import {
  absoluteLongitudeSchema,
  longitudeSchema,
  positionSchema,
  signFields,
  signId,
  signNamedFields,
} from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { nakshatraNamed, nakshatraRow } from '../values/nakshatra.js';
import { named, namedOrNull } from '../values/names.js';
import { splitLongitude } from '../values/numbers.js';
import { positionRecord, signNamed, signRecord } from '../values/position.js';

const ARUDHA_SOURCES = ['sign', 'number', 'direction'] as const satisfies readonly ArudhaSource[];

/** The sphutas of a prashna. */
const PRASHNA_SPHUTAS = [
  'tri_sphuta',
  'chatur_sphuta',
  'pancha_sphuta',
  'prana_sphuta',
  'deha_sphuta',
  'mrityu_sphuta',
] as const;

const count = (description: string) => Type.Integer({ minimum: 1, maximum: 27, description });

const lagnaSchema = Type.Object(
  {
    ...signFields,
    longitude: longitudeSchema,
    absolute_longitude: absoluteLongitudeSchema,
    ...nakshatraRowFields,
    drekkana: Type.Integer({ minimum: 1, maximum: 3, description: 'which third of the sign rises' }),
    ...signNamedFields('drekkana_sign', 'sign of the lagna in D-3'),
    ...signNamedFields('navamsa_sign', 'sign of the lagna in D-9'),
    ...namedFields('navamsa_lord', described(grahaId, 'lord of that sign')),
    ...namedFields(
      'rising',
      oneOf(RISING_MODES, {
        title: 'RisingMode',
        description: 'how the sign rises: sirshodaya with its head, prishtodaya with its back, ubhayodaya with both',
      }),
    ),
    ...namedFields('hora_lord', described(grahaId, 'lord of the hora, a twelfth of the day or of the night')),
  },
  { title: 'PrashnaLagna', description: 'what rises at the moment of the question' },
);

const arudhaSchema = Type.Object(
  {
    given_as: oneOf(ARUDHA_SOURCES, { title: 'ArudhaSource', description: 'how the arudha was given' }),
    ...signFields,
    ...namedOrNullFields(
      'arudha_navamsa_sign',
      described(signId, 'sign of its navamsa; null where only its sign is known'),
    ),
    arudha_to_lagna: count('sign of the lagna counted from the arudha, the arudha being 1'),
    lagna_to_arudha: count('sign of the arudha counted from the lagna'),
  },
  { title: 'PrashnaArudha', description: 'the arudha of the question' },
);

const resultId = oneOf(SUTRA_RESULTS, {
  title: 'SutraResult',
  description: 'name of the result in Prasna Marga; mixed: the two directions differ',
});

const signSutraSchema = Type.Object(
  {
    ...signNamedFields('arudha_sign', 'sign of the arudha, or of its navamsa'),
    ...signNamedFields('lagna_sign', 'sign of the lagna, or of its navamsa'),
    ...namedFields('result', resultId),
  },
  { title: 'SignSutra', description: 'two signs compared by their quality' },
);

const relationId = oneOf(NATURAL_RELATIONS, {
  title: 'NaturalRelation',
  description: 'relation of two grahas by nature',
});
const relation = (what: string) => nullable(described(relationId, `${what}; null if they are one`));

const lordSutraSchema = Type.Object(
  {
    ...namedFields('arudha_lord', described(grahaId, 'lord of the sign of the arudha')),
    ...namedFields('lagna_lord', described(grahaId, 'lord of the sign of the lagna')),
    arudha_lord_relation: relation('how the lord of the arudha regards that of the lagna'),
    lagna_lord_relation: relation('how the lord of the lagna regards that of the arudha'),
    ...namedFields('result', resultId),
  },
  { title: 'LordSutra', description: 'the lords of two signs compared' },
);

const countFields = {
  forward_count: count('the second counted from the first, the first being 1'),
  backward_count: count('the first counted from the second'),
};

const nakshatraSutraSchema = Type.Object(
  { ...nakshatraNamedFields('janma_nakshatra'), ...nakshatraNamedFields('lagna_nakshatra'), ...countFields },
  { title: 'NakshatraSutra', description: 'nakshatras of the birth and of the lagna; the result is not decided' },
);

const mahaSutraSchema = Type.Object(
  {
    ...signNamedFields('arudha_sign', 'sign of the arudha'),
    ...signNamedFields('tenth_sign', 'the tenth sign from it'),
    ...countFields,
  },
  { title: 'MahaSutra', description: 'the arudha and its tenth; the result is not decided' },
);

const sutrasSchema = Type.Object(
  {
    samanya: nullable(described(signSutraSchema, 'by the signs of arudha and lagna; null without an arudha')),
    amsaka: nullable(described(signSutraSchema, 'by their navamsa signs; null where that of the arudha is not known')),
    adhipa: nullable(described(lordSutraSchema, 'by the lords of both signs; null without an arudha')),
    nakshatra_sutra: nullable(described(nakshatraSutraSchema, 'inputs only; null without `janma_nakshatra`')),
    maha: nullable(described(mahaSutraSchema, 'inputs only; null without an arudha')),
  },
  { title: 'PrashnaSutras', description: 'the five sutras of Prasna Marga' },
);

const MANGALA_SIDES = ['left', 'middle', 'right'] as const;
/** Side, time and part of the body of the three digits. */
const MANGALA_PLACES = [
  { side: 'left', time: 'past', bodyPart: 'above_neck' },
  { side: 'middle', time: 'present', bodyPart: 'neck_to_waist' },
  { side: 'right', time: 'future', bodyPart: 'below_waist' },
] as const;

const mangalaSchema = Type.Object(
  {
    heap: oneOf(MANGALA_SIDES, { title: 'MangalaSide', description: 'which heap' }),
    digit: Type.Integer({ minimum: 1, maximum: 8, description: 'the digit' }),
    odd: Type.Boolean({ description: 'whether it is odd' }),
    ...namedFields('mangala_time', idIn(WORDS.en.prashna.mangalaTime, 'MangalaTime', 'its time')),
    ...namedFields('body_part', idIn(WORDS.en.prashna.bodyPart, 'BodyPart', 'the part of the body')),
    ...namedFields('planet', described(grahaId, 'its graha')),
    ...namedFields('mangala_yoni', oneOf(MANGALA_YONIS, { title: 'MangalaYoni', description: 'its yoni' })),
    ...namedFields('creature', oneOf(MANGALA_CREATURES, { title: 'MangalaCreature', description: 'its creature' })),
    ...namedFields('mangala_element', oneOf(MANGALA_ELEMENTS, { title: 'MangalaElement', description: 'its element' })),
  },
  { title: 'MangalaDigit', description: 'a digit of ashtamangala, and what it means' },
);

/** What a prashna adds to the chart of its moment. */
const prashnaSchema = Type.Object(
  {
    prashna_lagna: lagnaSchema,
    gulika_position: described(positionSchema, 'Gulika of the moment'),
    sphuta_positions: Type.Object(
      Object.fromEntries(PRASHNA_SPHUTAS.map((id) => [id, positionSchema])) as Record<
        (typeof PRASHNA_SPHUTAS)[number],
        typeof positionSchema
      >,
      { title: 'PrashnaSphutas', description: 'sphutas with that Gulika' },
    ),
    question_number: nullable(described(horaryNumberSchema, 'what the number names; null without one')),
    arudha: nullable(arudhaSchema),
    sutras: sutrasSchema,
    ashtamangala: nullable(
      Type.Array(mangalaSchema, { description: 'left, middle and right; null without digits or heaps' }),
    ),
  },
  { title: 'Prashna', description: 'facts of a question' },
);

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

function prashnaRecord(answer: PrashnaAnswer): Wire<typeof prashnaResponse> {
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
export const prashnaAnswer: EndpointAnswer<PrashnaAnswer, typeof prashnaResponse> = {
  schema: prashnaResponse,
  record: prashnaRecord,
};
