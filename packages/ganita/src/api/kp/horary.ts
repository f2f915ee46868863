import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import { type HoraryAnswer, numberFields } from '../../calculations/kp/horaryCalculation.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { nakshatraDashaRecord } from '../horoscope/dashas/graha.js';
import { dashaSchema } from '../horoscope/dashas/period.js';
import { kpLordsRecord, kpLordsSchema } from '../horoscope/kpLords.js';
import { wordsRecord, wordsSchema } from '../horoscope/words.js';
import { grahaId } from '../schema/bodies.js';
import { momentOf } from '../schema/moments.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatraFields.js';
import { idIn, namedFields } from '../schema/nameFields.js';
import { absoluteLongitudeSchema, longitudeSchema, signFields, signNamedFields } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { momentWriter } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { named } from '../values/names.js';
import { round6, splitLongitude } from '../values/numbers.js';
import { signNamed, signRecord } from '../values/position.js';
import { kpChartRecord, kpChartSchema } from './kpChart.js';
import { momentDetailsRecord, momentDetailsSchema } from './momentDetails.js';
import { ticksRecord } from './points.js';
import { rulingPlanetsRecord, rulingPlanetsSchema } from './rulingPlanets.js';

const nadiamsaSchema = Type.Object(
  {
    amsa_number: Type.Integer({ minimum: 1, maximum: 150, description: 'number of the nadiamsa in the list of 150' }),
    ...namedFields('amsa', idIn(WORDS.en.amsas.nadiamsa, 'NadiamsaId', 'id of a nadiamsa, a part of D-150')),
  },
  { title: 'NumberNadiamsa', description: 'the nadiamsa of a number of 1800' },
);

const planetOf108Schema = Type.Object(
  { ...namedFields('planet', grahaId), ...signFields },
  { title: 'PlanetOf108', description: 'the second reading of a number of 108: a planet and a sign' },
);

/** What a number names. */
export const horaryNumberSchema = Type.Object(
  {
    number: numberFields.number,
    number_scheme: numberFields.number_scheme,
    start_absolute_longitude: described(absoluteLongitudeSchema, 'start of the part that it names'),
    end_absolute_longitude: described(absoluteLongitudeSchema, 'end of that part; not part of it'),
    ...signFields,
    longitude: described(longitudeSchema, 'the point that rises, degrees from the start of its sign'),
    absolute_longitude: described(absoluteLongitudeSchema, 'the point that rises, degrees from 0 Aries'),
    ...signNamedFields('navamsa_sign', 'sign of its navamsa'),
    ...nakshatraRowFields,
    pada: padaSchema,
    kp_lords: described(kpLordsSchema, 'lords of the point, exact at the start of a part'),
    part_of_sign: nullable(
      Type.Integer({ minimum: 1, description: 'which part of its sign; null for subs, sub-subs and nakshatras' }),
    ),
    nadiamsa: nullable(described(nadiamsaSchema, 'its nadiamsa; null for every other scheme than 1800')),
    planet_of_108: nullable(described(planetOf108Schema, 'its second reading; null for every other scheme than 108')),
  },
  { title: 'HoraryNumber', description: 'what a number names' },
);

const horaryResponse = Type.Object({
  moment_details: momentDetailsSchema,
  horary: Type.Object(
    {
      question_number: horaryNumberSchema,
      armc: Type.Number({ description: 'right ascension of the midheaven when the point rises, degrees' }),
      clock_moment: momentOf('the moment nearest to the judgement at which the point rises'),
      clock_moment_utc: Type.String({ description: 'the same in UTC, YYYY-MM-DDTHH:MM:SSZ' }),
    },
    { title: 'Horary', description: 'the number, and when its point rises by the clock' },
  ),
  kp: described(kpChartSchema, 'grahas of the moment in the houses of the number'),
  ruling_planets: described(rulingPlanetsSchema, 'of the moment of judgement by the clock'),
  vimsottari: described(dashaSchema, 'Vimshottari from the Moon of the moment'),
  words: wordsSchema,
  meta: metaSchema,
});

export function horaryNumberRecord({
  input,
  arc,
  facts,
}: Pick<HoraryAnswer, 'arc' | 'facts'> & {
  readonly input: Pick<HoraryAnswer['input'], 'number' | 'number_scheme' | 'language'>;
}): Wire<typeof horaryNumberSchema> {
  const { language } = input;
  const { zodiac, amsas } = WORDS[language];
  const { inSign, absolute: onCircle } = splitLongitude(facts.longitudeDeg);
  const { nadiamsa, planetOf108 } = facts;
  return {
    number: input.number,
    number_scheme: input.number_scheme,
    start_absolute_longitude: ticksRecord(arc.startTicks),
    end_absolute_longitude: ticksRecord(arc.endTicks),
    ...signRecord(facts.sign, language),
    longitude: inSign,
    absolute_longitude: onCircle,
    ...signNamed('navamsa_sign', facts.navamsaSign, language),
    ...nakshatraRow(facts.nakshatra, language),
    pada: facts.pada,
    kp_lords: kpLordsRecord(facts.lords),
    part_of_sign: facts.partOfSign,
    nadiamsa: nadiamsa && {
      amsa_number: nadiamsa.amsaIndex,
      ...named('amsa', nadiamsa.amsaName, amsas.nadiamsa),
    },
    planet_of_108: planetOf108 && {
      ...named('planet', planetOf108.graha, zodiac.body),
      ...signRecord(planetOf108.sign, language),
    },
  };
}

function horaryRecord(answer: HoraryAnswer): Wire<typeof horaryResponse> {
  const { input, moment, cusps, reading, vimsottari, meta } = answer;
  const { clockJdUt, armcDeg } = cusps;
  return {
    moment_details: momentDetailsRecord(input, moment),
    horary: {
      question_number: horaryNumberRecord(answer),
      armc: round6(armcDeg),
      clock_moment: momentWriter(moment.birth.resolved.offsetHours)(clockJdUt),
      clock_moment_utc: `${momentWriter(0)(clockJdUt)}Z`,
    },
    kp: kpChartRecord(reading, input.language),
    ruling_planets: rulingPlanetsRecord(moment, input.language),
    vimsottari: nakshatraDashaRecord(vimsottari, 'vimsottari', input.language),
    words: wordsRecord(['planets'], input.language),
    meta: metaRecord(meta),
  };
}

/** The answer of `POST /kp/horary`. */
export const horaryAnswer: EndpointAnswer<HoraryAnswer, typeof horaryResponse> = {
  schema: horaryResponse,
  record: horaryRecord,
};
