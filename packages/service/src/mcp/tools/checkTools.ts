import { calculationRow } from 'ganita/api/endpoints.js';
import { MAX_CLAIMS } from 'ganita/api/statements/statementsCalculation.js';
import { type TSchema, Type } from 'typebox';
import { bodyFor, type Fields, tool } from '../tool.js';
import { BIRTH, LISTED_KEYWORD, PAGE } from '../toolFields.js';

const STATEMENTS_TOKENS = 1500;
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
  maxTokens: STATEMENTS_TOKENS,
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
