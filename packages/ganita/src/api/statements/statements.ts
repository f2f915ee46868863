import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { columnValueSchema } from '../columns/columns.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { metaRecord } from '../values/meta.js';
import { REASONS } from './fact.js';
import { PATTERNS } from './patterns.data.js';
import { type Statement, type StatementsAnswer, VERDICTS } from './statementsCalculation.js';

const foundSchema = Type.Object(
  {
    path: Type.String({ description: 'selector of a column, panchang.LIMB@DATE, or festivals.ID@YEAR' }),
    found: { ...columnValueSchema, description: 'what was computed; a moment is on the clock of the place' },
  },
  { title: 'FoundValue', description: 'a value that a claim is about' },
);

const statementSchema = Type.Object(
  {
    verdict: oneOf(VERDICTS, { title: 'Verdict', description: 'true, false, or not_computed with its reason' }),
    found_values: Type.Array(foundSchema, { description: 'what was computed; empty where nothing was' }),
    reason: nullable(
      oneOf(REASONS, { title: 'UnansweredReason', description: 'why it is not_computed; null otherwise' }),
    ),
    reason_detail: nullable(
      Type.String({ description: 'what is unknown or ambiguous; null where the reason says it' }),
    ),
    pattern: nullable(Type.String({ description: 'pattern of the sentence; null of a claim in parts or unread' })),
  },
  { title: 'Statement', description: 'the verdict on a claim' },
);

const statementsResponse = Type.Object({
  statements: Type.Array(statementSchema, { description: 'verdicts in the order of the claims' }),
  patterns: Type.Array(Type.String(), { description: 'names of the patterns of sentences, where one was not read' }),
  meta: metaSchema,
});

const statementRecord = ({ verdict, found, why, pattern }: Statement): Wire<typeof statementSchema> => ({
  verdict,
  found_values: found.map(({ path, value }) => ({ path, found: value })),
  reason: why?.reason ?? null,
  reason_detail: why?.detail ?? null,
  pattern,
});

/** The answer of `POST /statements`. */
export const statementsAnswer: EndpointAnswer<StatementsAnswer, typeof statementsResponse> = {
  schema: statementsResponse,
  record: ({ statements, meta }) => ({
    statements: statements.map(statementRecord),
    patterns: statements.some(({ why }) => why?.reason === 'unknown_sentence') ? PATTERNS.map(({ name }) => name) : [],
    meta: metaRecord(meta),
  }),
};
