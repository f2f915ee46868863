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
const valueUnit = nullable(Type.String({ description: 'unit of a number, or null' }));

const inputSchema = Type.Object(
  { input: Type.String({ description: 'path or name' }), known: plain('its value, unrounded'), value_unit: valueUnit },
  { title: 'DerivationInput', description: 'a start of a derivation' },
);

const operandSchema = Type.Object(
  {
    taken_from: nullable(Type.String({ description: 'input or earlier step, or null' })),
    known: plain('its value'),
  },
  { title: 'Operand', description: 'what it takes' },
);

const stepSchema = Type.Object(
  {
    step: Type.String({ description: 'name of the result' }),
    operation: oneOf(OPERATIONS, { title: 'Operation', description: 'what is done with the operands in order' }),
    table: nullable(Type.String({ description: 'table with the operands as keys, or null' })),
    operands: Type.Array(operandSchema, { description: 'what it is done with' }),
    known: plain('the result'),
  },
  { title: 'DerivationStep', description: 'one operation' },
);

const explanationSchema = Type.Object(
  {
    path: Type.String({ description: 'the path as requested' }),
    found: { ...columnValueSchema, description: 'the value as written; moments on the clock of the place' },
    value_unit: valueUnit,
    rule_document: nullable(Type.String({ description: 'page and section of the rule, or null' })),
    source_text: nullable(Type.String({ description: 'text that the rule names, or null' })),
    given: Type.Array(inputSchema, { description: 'what the value follows from' }),
    derivation: Type.Array(stepSchema, { description: 'how it follows' }),
    why_not: nullable(
      oneOf(UNEXPLAINED, {
        title: 'UnexplainedReason',
        description: 'why it is not explained; not_reproduced: its steps miss the value',
      }),
    ),
    why_not_detail: nullable(Type.String({ description: 'what is unknown, or null' })),
  },
  { title: 'Explanation', description: 'how a value came about' },
);

/** An explanation on the wire. */
export type ExplanationRecord = Wire<typeof explanationSchema>;

const explainResponse = Type.Object({
  derivations: Type.Array(explanationSchema, { description: 'in the order of the paths' }),
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
  value_unit: unit,
  rule_document: source?.rule ?? null,
  source_text: source?.text ?? null,
  given: (derivation?.inputs ?? []).map(({ name, value: known, unit: of }) => ({ input: name, known, value_unit: of })),
  derivation: (derivation?.steps ?? []).map(({ name, operation, table, operands, result }) => ({
    step: name,
    operation,
    table,
    operands: operands.map(({ from, value: known }) => ({ taken_from: from, known })),
    known: result,
  })),
  why_not: why?.reason ?? null,
  why_not_detail: why?.detail ?? null,
});

/** The answer of `POST /explain`. */
export const explainAnswer: EndpointAnswer<ExplainAnswer, typeof explainResponse> = {
  schema: explainResponse,
  record: ({ explanations, meta }) => ({
    derivations: explanations.map(explanationRecord),
    meta: metaRecord(meta),
  }),
};
