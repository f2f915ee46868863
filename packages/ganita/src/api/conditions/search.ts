import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import type { SearchAnswer } from '../../calculations/conditions/panchangSearch.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import type { TextForm } from '../endpoint.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import type { Wire } from '../schema/wire.js';
import { clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { intervalFields, intervalRecord, intervalsForm, listingRecord, listingSchemas } from './intervals.js';

const searchResponse = Type.Object({
  intervals: Type.Array(
    Type.Object(intervalFields, { title: 'FoundInterval', description: 'a time in which the conditions hold' }),
    { description: 'every interval in which the conditions hold, in time order' },
  ),
  ...listingSchemas,
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

function searchRecord(answer: SearchAnswer): Wire<typeof searchResponse> {
  const { input, sky, intervals } = answer;
  const clock = clockOf(answer.clock, answer.rounding);
  return {
    intervals: intervals.slice(0, input.limit).map((one) => intervalRecord(one, sky, clock, input.language)),
    ...listingRecord(intervals, input.limit, sky.notEvaluated, answer.clock),
    resolved_time: clockUsedRecord(answer.clockUsed),
    meta: metaRecord(answer.meta),
  };
}

const asFile = intervalsForm<SearchAnswer>(({ input, sky, intervals }) => ({
  intervals: intervals.slice(0, input.limit),
  sky,
  title: input.title === '' ? WORDS[input.language].search.phrase.title : input.title,
  zone: input.zone,
  tree: input.where,
  language: input.language,
}));

export const searchForm = (format: 'json' | 'ics'): TextForm<SearchAnswer> | null => (format === 'ics' ? asFile : null);

/** The answer of `POST /panchang/search`. */
export const searchAnswer: EndpointAnswer<SearchAnswer, typeof searchResponse> = {
  schema: searchResponse,
  record: searchRecord,
};
