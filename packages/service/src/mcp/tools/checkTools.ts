import { calculationRow } from 'ganita/api/endpoints.js';
import type { ExplanationRecord } from 'ganita/api/explain/explain.js';
import { MAX_CLAIMS } from 'ganita/api/statements/statementsCalculation.js';
import { type TSchema, Type } from 'typebox';
import { bodyFor, type Fields, tool } from '../tool.js';
import { BIRTH, birthInside, LISTED_KEYWORD, PAGE } from '../toolFields.js';

/** Tokens of the largest answer of these tools. */
const CHECK_TOKENS = 1500;
const { language: _language, ...birth } = BIRTH;
/** Values of a claim that are shown: of a festival of every month not all. */
const SHOWN_VALUES = 3;

export const verifyStatements = tool<'statements'>({
  name: 'verify_statements',
  title: 'Whether claims about a chart or a day are true',
  description: `Checks up to ${MAX_CLAIMS} claims against the chart of a birth, or a day where no time is given: sentences as "Moon is in Swati", "Jupiter mahadasha runs until 2031", "Diwali 2026 is on 8 November in London", or subject, property and value. It checks what is computed, not what it means; what it cannot read is not_computed, never guessed.`,
  input: Type.Object({
    ...birth,
    time: Type.Optional(birth.time as TSchema),
    claims: {
      ...calculationRow('statements').calculation.request.properties.claims,
      [LISTED_KEYWORD]: {
        type: 'array',
        maxItems: MAX_CLAIMS,
        items: { type: ['string', 'object'] },
        description:
          'sentences, or { subject, property, value } as { "subject": "D-9 Venus", "property": "sign", "value": "Leo" }',
      },
    } as TSchema,
    offset: PAGE.offset as TSchema,
  }),
  output: Type.Object({
    patterns: Type.Array(Type.String(), { description: 'patterns of sentences, where one was not read' }),
  }),
  rowsField: 'statements',
  maxTokens: CHECK_TOKENS,
  isWhole: true,
  request: (input) => ({ calculation: 'statements', body: bodyFor('statements', input) }),
  shape({ statements, patterns }) {
    const rows = statements.map(
      ({ verdict, found_values: values, reason, reason_detail: detail }, at): Fields => ({
        claim: at + 1,
        verdict,
        ...Object.fromEntries(values.slice(0, SHOWN_VALUES).map(({ path, found }) => [path, found])),
        ...(reason === null ? {} : { reason: detail === null ? reason : `${reason}: ${detail}` }),
      }),
    );
    const count = (wanted: string): number => statements.filter(({ verdict }) => verdict === wanted).length;
    return {
      text: `${count('true')} true, ${count('false')} false, ${count('not_computed')} not computed.`,
      facts: { patterns },
      rows,
    };
  },
});

/** Most paths of a call, so that their values always go into its answer. */
const MAX_SHOWN_PATHS = 8;
const MOST_LETTERS = 90;

/** A number to eight decimals: a reader of an agent needs no more, and the complete answer has them. */
const shown = (value: unknown): string => String(typeof value === 'number' ? Math.round(value * 1e8) / 1e8 : value);

/** A step in a line: `sign = lookup signs (sign_index 6) = Libra`. */
const lineOf = ({ step, operation, table, operands, known }: ExplanationRecord['derivation'][number]): string => {
  const given = operands.map(({ taken_from: from, known: value }) => from ?? shown(value)).join(', ');
  return `${step} = ${operation}${table === null ? '' : ` ${table}`}(${given}) = ${shown(known)}`;
};

export const explainValue = tool<'explain'>({
  name: 'explain_value',
  title: 'How values came about',
  description:
    'Derives values of a chart, a day, the festivals or a match: rule, text, inputs and each step of arithmetic. It derives what is computed, not what it means; what has no derivation says so.',
  input: Type.Object({
    ...birth,
    time: Type.Optional(birth.time as TSchema),
    partner: Type.Optional({
      ...birthInside('birth of the partner'),
      [LISTED_KEYWORD]: { type: 'object', description: 'birth of the partner, for kootas' },
    } as TSchema),
    paths: {
      ...calculationRow('explain').calculation.request.properties.paths,
      maxItems: MAX_SHOWN_PATHS,
      [LISTED_KEYWORD]: {
        type: 'array',
        maxItems: MAX_SHOWN_PATHS,
        items: { type: 'string' },
        description:
          'as Moon.nakshatra, D-9.Venus.sign, vimshottari.maha@2026-01-01, shadbala.Sun.dig, panchang.tithi@2026-11-08, festivals.diwali@2026, kootas.nadi',
      },
    } as TSchema,
    offset: PAGE.offset as TSchema,
  }),
  output: Type.Object({ values: Type.Array(Type.Object({})) }),
  rowsField: 'steps',
  rowsAreTexts: true,
  maxTokens: CHECK_TOKENS,
  isWhole: true,
  request: (input) => ({ calculation: 'explain', body: bodyFor('explain', input) }),
  shape({ derivations }) {
    const values = derivations.map(
      ({
        path,
        found,
        value_unit: unit,
        rule_document,
        source_text,
        why_not: reason,
        why_not_detail: detail,
      }): Fields => ({
        path,
        value: found,
        ...(unit === null ? {} : { unit }),
        ...(reason === null
          ? { rule: rule_document, ...(source_text === null ? {} : { text: source_text.slice(0, MOST_LETTERS) }) }
          : { reason: `${reason}${detail === null ? '' : `: ${detail}`}`.slice(0, MOST_LETTERS) }),
      }),
    );
    const rows = derivations.flatMap(({ path, given, derivation: steps }) =>
      steps.length === 0
        ? []
        : [
            ...(derivations.length === 1 ? [] : [`# ${path}`]),
            ...given.map(({ input, known }) => `${input} = ${shown(known)}`),
            ...steps.map(lineOf),
          ],
    );
    const derived = derivations.filter(({ why_not: reason }) => reason === null).length;
    return { text: `${derived} of ${derivations.length} derived.`, facts: { values }, rows };
  },
});
