import { KOOTA_IDS } from '@ganita/core/match/kootas.js';
import type { Match } from '@ganita/core/match/match.js';
import type { Language } from '@ganita/words/languages.js';
import { type Static, Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import type { MatchBatchAnswer, PartnerResult } from '../../calculations/match/marriageMatchBatch.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { detailOf, failureOf, UNEXPECTED } from '../errors.js';
import { problemErrorsSchema } from '../problem.js';
import { failureSchema } from '../schema/failure.js';
import type { Wire } from '../schema/wire.js';
import { metaRecord } from '../values/meta.js';
import { namedRecord } from '../values/position.js';
import { manglikFields, manglikRecord, pairMatchSchema, pairRecord } from './match.js';
import { KOOTA_KEYS } from './matchKeys.js';
import { kootaScoreFields, kootaScoreRecord, kootaTotalRecord, kootaTotalSchema } from './northMatch.js';
import { doshaPointsSchema, doshaRecord, partnerRecord, partnerSchema } from './partner.js';
import { poruthamTotalRecord, poruthamTotalSchema, tenPoruthamRecord, tenPoruthamSchema } from './southMatch.js';

const kootaScores = Type.Object(
  namedRecord(KOOTA_IDS, KOOTA_KEYS, () =>
    Type.Object(kootaScoreFields, { title: 'KootaScore', description: 'the points of a koota' }),
  ),
  { title: 'KootaScores', description: 'points of the eight kootas, by key' },
);

/** The totals of a pair: a part of what `/marriage-match` returns. */
const summary = Type.Object(
  {
    north_indian: Type.Object(
      { koota_scores: kootaScores, overall_compatibility: kootaTotalSchema },
      { title: 'NorthIndianSummary', description: 'points of the eight kootas' },
    ),
    south_indian: Type.Object(
      { ten_porutham: tenPoruthamSchema, overall_compatibility: poruthamTotalSchema },
      { title: 'SouthIndianSummary', description: 'the ten poruthams' },
    ),
    boy_dosha_data: described(doshaPointsSchema, 'papa samya of the boy'),
    girl_dosha_data: described(doshaPointsSchema, 'papa samya of the girl'),
    ...manglikFields,
  },
  { title: 'MatchSummary', description: 'totals, points and grades of a pair, with `detail: "summary"`' },
);

const partnerFailure = Type.Object(
  {
    ...failureSchema.properties,
    errors: { ...problemErrorsSchema, description: 'all errors of the partner; `detail` is that of the first' },
  },
  {
    title: 'PartnerFailure',
    description: 'why the partner has no match; `detail` names the field, `partners.3.latitude`; null where it has one',
  },
);

const partnerResult = Type.Object(
  {
    id: nullable(Type.String({ description: 'id of the partner in the request; null where it has none' })),
    match: Type.Unsafe<Static<typeof summary> | Static<typeof pairMatchSchema> | null>({
      anyOf: [summary, pairMatchSchema, { type: 'null' }],
      description: 'the match of the one birth with this partner; null where the partner is invalid',
    }),
    error: nullable(partnerFailure),
  },
  { title: 'MatchBatchEntry', description: 'the answer for one partner: a match, or an error' },
);

const matchBatchResponse = Type.Object({
  boy: nullable(described(partnerSchema, 'the one birth, where it is the boy; null where the partners are boys')),
  girl: nullable(described(partnerSchema, 'the one birth, where it is the girl; null where the partners are girls')),
  partners: Type.Array(partnerResult, { minItems: 1, description: 'the partners in the order of the request' }),
  meta: metaSchema,
});

function matchBatchRecord({
  input: { language, detail },
  side,
  one,
  partners,
  meta,
}: MatchBatchAnswer): Wire<typeof matchBatchResponse> {
  const record = partnerRecord(one.chart, one.birth, language);
  return {
    boy: side === 'boy' ? record : null,
    girl: side === 'girl' ? record : null,
    partners: partners.map((partner) => entryRecord(partner, detail === 'full', language)),
    meta: metaRecord(meta),
  };
}

function entryRecord(partner: PartnerResult, isFull: boolean, language: Language) {
  const { id } = partner;
  if ('error' in partner) {
    const failure = failureOf(partner.error) ?? UNEXPECTED;
    return {
      id,
      match: null,
      error: { status: failure.status, detail: detailOf(failure), errors: failure.errors },
    };
  }
  const { match, boyBirth, girlBirth } = partner;
  return {
    id,
    match: isFull ? pairRecord(match, boyBirth, girlBirth, language) : summaryRecord(match, language),
    error: null,
  };
}

/** The totals of a pair. */
const summaryRecord = (match: Match, language: Language) => ({
  north_indian: {
    koota_scores: namedRecord(KOOTA_IDS, KOOTA_KEYS, (id) => kootaScoreRecord(id, match.north)),
    overall_compatibility: kootaTotalRecord(match.north, language),
  },
  south_indian: {
    ten_porutham: tenPoruthamRecord(match.south),
    overall_compatibility: poruthamTotalRecord(match.south, language),
  },
  boy_dosha_data: doshaRecord(match.boy.papa),
  girl_dosha_data: doshaRecord(match.girl.papa),
  ...manglikRecord(match, language),
});

/** The answer of `POST /marriage-match/batch`. */
export const matchBatchAnswer: EndpointAnswer<MatchBatchAnswer, typeof matchBatchResponse> = {
  schema: matchBatchResponse,
  record: matchBatchRecord,
};
