import type { Match } from '@ganita/core/match/match.js';
import { PAPA_REFERENCES } from '@ganita/core/match/papaSamya.js';
import { recordFrom } from '@ganita/core/records.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { BirthMoment } from '../../calculations/birthMoment.js';
import type { MatchAnswer } from '../../calculations/match/marriageMatch.js';
import { endpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { metaRecord } from '../values/meta.js';
import { roundBelow } from '../values/numbers.js';
import { signNamed } from '../values/position.js';
import { northRecord } from './north.js';
import { doshaRecord, partnerRecord } from './partner.js';
import { matchResponse } from './response.js';
import { southRecord } from './south.js';

/** The wire record of `POST /marriage-match`. */
export const matchRecord = ({ input, boyBirth, girlBirth, match, meta }: MatchAnswer): Wire<typeof matchResponse> => ({
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
export const matchAnswer = endpointAnswer({ schema: matchResponse, record: matchRecord });
