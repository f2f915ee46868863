import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { columnValueSchema } from '../columns/columns.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { metaRecord } from '../values/meta.js';
import { OPERATIONS, type Plain } from './derivation.js';
import type { ExplainAnswer } from './explainCalculation.js';
import type { Explanation } from './explanation.js';
import { UNEXPLAINED } from './family.js';

const plain = (description: string) =>
  Type.Unsafe<Plain>({ title: 'DerivedValue', type: ['string', 'number', 'boolean'], description });
const unit = nullable(Type.String({ description: 'unit of a number; null where it has none' }));

const inputSchema = Type.Object(
  { input: Type.String({ description: 'path or name' }), known: plain('its value, unrounded'), unit },
  { title: 'DerivationInput', description: 'what a derivation starts from' },
);

const operandSchema = Type.Object(
  {
    from: nullable(Type.String({ description: 'the input or earlier step; null of a number of the rule' })),
    known: plain('its value'),
  },
  { title: 'Operand', description: 'what a step takes' },
);

const stepSchema = Type.Object(
  {
    step: Type.String({ description: 'name of the result' }),
    operation: oneOf(OPERATIONS, { title: 'Operation', description: 'what is done with the operands in their order' }),
    table: nullable(Type.String({ description: 'table of which the operands are the keys; null without one' })),
    operands: Type.Array(operandSchema, { description: 'what it is done with' }),
    known: plain('the result'),
  },
  { title: 'DerivationStep', description: 'one operation; the last one gives the value' },
);

const explanationSchema = Type.Object(
  {
    path: Type.String({ description: 'the path as requested' }),
    found: { ...columnValueSchema, description: 'the value as written; a moment is on the clock of the place' },
    unit,
    rule_document: nullable(Type.String({ description: 'page and section of the rule; null where not explained' })),
    source_text: nullable(Type.String({ description: 'text that the rule names; null where it names none' })),
    inputs: Type.Array(inputSchema, { description: 'what the value follows from' }),
    steps: Type.Array(stepSchema, { description: 'how it follows' }),
    reason: nullable(
      oneOf(UNEXPLAINED, { title: 'UnexplainedReason', description: 'why it is not explained; null otherwise' }),
    ),
    reason_detail: nullable(Type.String({ description: 'what is unknown; null where the reason says it' })),
  },
  { title: 'Explanation', description: 'how a value came about' },
);

/** An explanation on the wire. */
export type ExplanationRecord = Wire<typeof explanationSchema>;

const explainResponse = Type.Object({
  explanations: Type.Array(explanationSchema, { description: 'in the order of the paths' }),
  meta: metaSchema,
});

const explanationRecord = ({
  path,
  value,
  unit,
  source,
  derivation,
  why,
}: Explanation): Wire<typeof explanationSchema> => ({
  path,
  found: value,
  unit,
  rule_document: source?.rule ?? null,
  source_text: source?.text ?? null,
  inputs: (derivation?.inputs ?? []).map(({ name, value: known, unit: of }) => ({ input: name, known, unit: of })),
  steps: (derivation?.steps ?? []).map(({ name, operation, table, operands, result }) => ({
    step: name,
    operation,
    table,
    operands: operands.map(({ from, value: known }) => ({ from, known })),
    known: result,
  })),
  reason: why?.reason ?? null,
  reason_detail: why?.detail ?? null,
});

/** The answer of `POST /explain`. */
export const explainAnswer: EndpointAnswer<ExplainAnswer, typeof explainResponse> = {
  schema: explainResponse,
  record: ({ explanations, meta }) => ({
    explanations: explanations.map(explanationRecord),
    meta: metaRecord(meta),
  }),
};
