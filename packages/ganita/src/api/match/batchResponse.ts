import { KOOTA_IDS } from '@ganita/core/match/kootas.js';
import { type Static, Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import { problemErrorsSchema } from '../problem.js';
import { failureSchema } from '../schema/failure.js';
import { namedRecord } from '../values/position.js';
import { KOOTA_KEYS } from './matchKeys.js';
import { kootaScoreFields, kootaTotalSchema } from './northSchema.js';
import { doshaPointsSchema, partnerSchema } from './partnerSchema.js';
import { manglikFields, pairMatchSchema } from './response.js';
import { poruthamTotalSchema, tenPoruthamSchema } from './southSchema.js';

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

/** The wire record of `POST /marriage-match/batch`. */
export const matchBatchResponse = Type.Object({
  boy: nullable(described(partnerSchema, 'the one birth, where it is the boy; null where the partners are boys')),
  girl: nullable(described(partnerSchema, 'the one birth, where it is the girl; null where the partners are girls')),
  partners: Type.Array(partnerResult, { minItems: 1, description: 'the partners in the order of the request' }),
  meta: metaSchema,
});
