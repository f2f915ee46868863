import type { Match } from '@ganita/core/match/match.js';
import { PAPA_REFERENCES } from '@ganita/core/match/papaSamya.js';
import { recordFrom } from '@ganita/core/records.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import type { BirthMoment } from '../../calculations/birthMoment.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described } from '../../calculations/fields/schema.js';
import type { MatchAnswer } from '../../calculations/match/marriageMatch.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { recordOf } from '../schema/maps.js';
import { displayWord, idIn } from '../schema/nameFields.js';
import { absoluteLongitudeSchema, signNamedFields } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { metaRecord } from '../values/meta.js';
import { roundBelow } from '../values/numbers.js';
import { signNamed } from '../values/position.js';
import { northRecord, northSchema } from './northMatch.js';
import { doshaPointsSchema, doshaRecord, partnerRecord, partnerSchema } from './partner.js';
import { southRecord, southSchema } from './southMatch.js';

const manglikId = idIn(WORDS.en.match.manglikOfPair, 'ManglikOfPair', 'which of the two is manglik');

/** Which of the two is manglik, by each of the three points. */
export const manglikFields = {
  manglik_by_point: recordOf(PAPA_REFERENCES, manglikId, {
    title: 'ManglikOfPairByPoint',
    description: 'which of the two is manglik, by lagna, Moon and Venus',
  }),
  manglik_by_point_names: recordOf(PAPA_REFERENCES, displayWord, {
    title: 'ManglikNames',
    description: 'display words of `manglik_by_point`',
  }),
};

const seedFields = <N extends 'beeja' | 'kshetra'>(name: N, what: string) =>
  ({
    ...signNamedFields(`${name}_rasi`),
    [`${name}_absolute_longitude`]: described(absoluteLongitudeSchema, `${what}, degrees from 0 Aries`),
  }) as ReturnType<typeof signNamedFields<`${N}_rasi`>> &
    Record<`${N}_absolute_longitude`, typeof absoluteLongitudeSchema>;

/** What is said of a pair: everything but `meta`. */
const matchFields = {
  boy: described(partnerSchema, 'the Moon of the boy, and what follows from it'),
  girl: described(partnerSchema, 'the Moon of the girl, and what follows from it'),
  north_indian: northSchema,
  south_indian: southSchema,
  boy_dosha_data: described(doshaPointsSchema, 'papa samya of the boy'),
  girl_dosha_data: described(doshaPointsSchema, 'papa samya of the girl'),
  ...manglikFields,
  ...seedFields('beeja', 'beeja sphuta of the boy: Sun + Venus + Jupiter'),
  ...seedFields('kshetra', 'kshetra sphuta of the girl: Moon + Mars + Jupiter'),
};

/** All of a pair that the batch returns, too. */
export const pairMatchSchema = Type.Object(matchFields, {
  title: 'PairMatch',
  description: 'all that `/marriage-match` returns for a pair, with `detail: "full"`',
});

const matchResponse = Type.Object({ ...matchFields, meta: metaSchema });

const matchRecord = ({ input, boyBirth, girlBirth, match, meta }: MatchAnswer): Wire<typeof matchResponse> => ({
  ...pairRecord(match, boyBirth, girlBirth, input.language),
  meta: metaRecord(meta),
});

/** What is said of a pair. */
export const pairRecord = (match: Match, boyBirth: BirthMoment, girlBirth: BirthMoment, language: Language) => ({
  boy: partnerRecord(match.boy, boyBirth, language),
  girl: partnerRecord(match.girl, girlBirth, language),
  north_indian: northRecord(match, language),
  south_indian: southRecord(match.south, language),
  boy_dosha_data: doshaRecord(match.boy.papa),
  girl_dosha_data: doshaRecord(match.girl.papa),
  ...manglikRecord(match, language),
  ...seedRecord('beeja', match.beejaDeg, language),
  ...seedRecord('kshetra', match.kshetraDeg, language),
});

/** Which of the two is manglik, by each of the three points. */
export const manglikRecord = ({ manglik }: Match, language: Language) => ({
  manglik_by_point: manglik,
  manglik_by_point_names: recordFrom(
    PAPA_REFERENCES,
    (reference) => WORDS[language].match.manglikOfPair[manglik[reference]],
  ),
});

/** A seed sphuta and its sign. */
const seedRecord = <N extends 'beeja' | 'kshetra'>(name: N, longitudeDeg: number, language: Language) =>
  ({
    ...signNamed(`${name}_rasi`, signOf(longitudeDeg), language),
    [`${name}_absolute_longitude`]: roundBelow(longitudeDeg, 360),
  }) as ReturnType<typeof signNamed<`${N}_rasi`>> & Readonly<Record<`${N}_absolute_longitude`, number>>;

/** The answer of `POST /marriage-match`. */
export const matchAnswer: EndpointAnswer<MatchAnswer, typeof matchResponse> = {
  schema: matchResponse,
  record: matchRecord,
};
