import { KOOTA_IDS } from '@ganita/core/match/kootas.js';
import type { Match } from '@ganita/core/match/match.js';
import type { Language } from '@ganita/words/languages.js';
import type { MatchBatchAnswer, PartnerResult } from '../../calculations/match/marriageMatchBatch.js';
import { endpointAnswer } from '../endpointAnswer.js';
import { detailOf, failureOf, UNEXPECTED } from '../errors.js';
import type { Wire } from '../schema/wire.js';
import { metaRecord } from '../values/meta.js';
import { namedRecord } from '../values/position.js';
import { matchBatchResponse } from './batchResponse.js';
import { manglikRecord, pairRecord } from './match.js';
import { KOOTA_KEYS } from './matchKeys.js';
import { kootaScoreRecord, kootaTotalRecord } from './north.js';
import { doshaRecord, partnerRecord } from './partner.js';
import { poruthamTotalRecord, tenPoruthamRecord } from './south.js';

/** The wire record of `POST /marriage-match/batch`. */
export function matchBatchRecord({
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
export const matchBatchAnswer = endpointAnswer({ schema: matchBatchResponse, record: matchBatchRecord });
