import { Type } from 'typebox';
import { calculation, type Filled } from '../../calculations/calculation.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { columnCatalogue } from './catalogue.js';
import { COLUMN_TYPES, type Column } from './column.js';
import { namesLike } from './selectColumns.js';

const catalogueInput = Type.Object({
  like: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      default: '*',
      description: 'a pattern of selectors, such as D-9.*.sign; * alone: all',
    }),
  ),
});

type Listed = Omit<Column, 'read'>;

/** The columns that a pattern fits. */
interface Catalogue {
  readonly plain: readonly Listed[];
  readonly atMoment: readonly Listed[];
}

function listedLike(like: string): Catalogue {
  const { plain, atMoment } = columnCatalogue();
  const fitting = <C>(all: ReadonlyMap<string, C>): readonly C[] =>
    like === '*' ? [...all.values()] : namesLike(like, all.keys()).flatMap((name) => all.get(name) ?? []);
  return { plain: fitting(plain), atMoment: fitting(atMoment) };
}

/** `GET /columns` */
export const columnList = calculation({
  request: catalogueInput,
  checks: {},
  rules: () => null,
  compute: ({ input: { like } }: { readonly input: Filled<typeof catalogueInput> }) => listedLike(like),
});

const columnSchema = Type.Object(
  {
    selector: Type.String({ description: 'what `select` names it by' }),
    value_type: oneOf(COLUMN_TYPES, {
      title: 'ColumnType',
      description: 'type of the values: text, integer, number (64 bits), boolean, or moment in UTC',
    }),
    value_unit: nullable(Type.String({ description: 'unit of a number; null for a count, and for what is no number' })),
    value_list: nullable(Type.String({ description: 'the list in `lists` that has every value; null for any other' })),
    takes_moment: Type.Boolean({
      description: 'whether @ and a moment on the clock of the birth end the selector: vimshottari.maha@2026-01-01',
    }),
    description: Type.String({ description: 'what the value is' }),
  },
  { title: 'Column', description: 'a column that a table can have' },
);

const catalogueResponse = Type.Object({
  selectors: Type.Array(columnSchema, { description: 'the columns in the order of the catalogue' }),
  lists: Type.Record(Type.String(), Type.Array(Type.String()), {
    description: 'the values of texts by the name of their list',
  }),
});

const columnRecord = (column: Listed, takesMoment: boolean): Wire<typeof columnSchema> => ({
  selector: column.name,
  value_type: column.type,
  value_unit: column.unit,
  value_list: column.list,
  takes_moment: takesMoment,
  description: column.description,
});

export const columnListAnswer: EndpointAnswer<Catalogue, typeof catalogueResponse> = {
  schema: catalogueResponse,
  record: ({ plain, atMoment }) => ({
    selectors: [
      ...plain.map((column) => columnRecord(column, false)),
      ...atMoment.map((column) => columnRecord(column, true)),
    ],
    lists: Object.fromEntries(
      [...plain, ...atMoment].flatMap(({ list, values }) =>
        list === null || values === null ? [] : [[list, [...values]]],
      ),
    ),
  }),
};
