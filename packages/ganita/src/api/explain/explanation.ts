import { Type } from 'typebox';
import type { Filled } from '../../calculations/calculation.js';
import { nullable } from '../../calculations/fields/schema.js';
import { matchBirthSchema } from '../../calculations/match/matchInput.js';
import type { CheckedRequest } from '../../calculations/validation/checkRequest.js';
import type { ColumnValue } from '../columns/column.js';
import { CHART_OR_DAY, type ChartAndDayRules, META_FIELD } from '../statements/chartOrDay.js';
import type { Derivation } from './derivation.js';
import type { NotExplained, Source } from './family.js';

/** Most paths of a request. */
const MAX_PATHS = 20;

/** The request of `POST /explain`. */
export const explainInput = Type.Object({
  ...CHART_OR_DAY,
  partner: Type.Optional(
    nullable({
      ...matchBirthSchema,
      default: null,
      description: 'birth of the partner, for `kootas`; null without one',
    }),
  ),
  paths: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
    minItems: 1,
    maxItems: MAX_PATHS,
    description:
      'selectors that GET /columns lists, panchang.tithi@2026-11-08, festivals.diwali@2026 (or @ a date), kootas.nadi',
  }),
  meta: META_FIELD,
});

type ExplainInput = Filled<typeof explainInput>;
/** A checked request. */
export type ExplainRequest = CheckedRequest<ExplainInput, ChartAndDayRules>;

/** How a value came about, or why that is not said. */
export interface Explanation {
  readonly path: string;
  /** null where there is none */
  readonly value: ColumnValue;
  readonly unit: string | null;
  /** Rule document and text; null where nothing is derived. */
  readonly source: Source | null;
  /** null where nothing is derived */
  readonly derivation: Pick<Derivation, 'inputs' | 'steps'> | null;
  readonly why: NotExplained | null;
}
