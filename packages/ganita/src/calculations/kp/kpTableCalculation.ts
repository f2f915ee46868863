import { KP_SUB_SUBS, KP_SUBS, type KpTableRow } from '@ganita/core/kp/kpTable.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf, settingsOf } from '../engineMeta.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { oneOf } from '../fields/schema.js';
import type { CheckedRequest } from '../validation/checkRequest.js';

const TABLES = { '249': KP_SUBS, '2193': KP_SUB_SUBS } as const;

/** The request of `GET /kp/table`. */
const tableInput = Type.Object({
  table: Type.Optional(
    oneOf(['249', '2193'], { default: '249', description: '249: the subs of KP; 2193: its sub-subs' }),
  ),
  language: languageField,
  meta: metaField,
});

/** The rows of a table. */
export interface KpTableAnswer {
  readonly input: Filled<typeof tableInput>;
  readonly rows: readonly KpTableRow[];
  readonly meta: Meta;
}

/** `GET /kp/table`: the numbered parts of the zodiac. */
export const kpTable = calculation({
  request: tableInput,
  checks: {},
  rules: () => null,
  compute: (request: CheckedRequest<Filled<typeof tableInput>, null>, ports: Ports): KpTableAnswer => ({
    input: request.input,
    rows: TABLES[request.input.table],
    meta: metaOf(request, ports, settingsOf({})),
  }),
});
