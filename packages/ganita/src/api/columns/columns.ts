import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import type { TextForm } from '../endpoint.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { metaRecord } from '../values/meta.js';
import { csvLine } from '../writing/csv.js';
import type { ColumnValue } from './column.js';
import type { ColumnsRow } from './columnsCalculation.js';

export const columnValueSchema = Type.Unsafe<ColumnValue>({
  title: 'ColumnValue',
  type: ['string', 'number', 'boolean', 'null'],
  description: 'a value of a column; a moment is in UTC, YYYY-MM-DDTHH:MM:SSZ; null where the chart has none',
});

/** The row of the library. */
const columnsResponse = Type.Object({
  columns: Type.Record(Type.String(), columnValueSchema, { description: 'the values by their selectors' }),
  meta: metaSchema,
});

const rowRecord = ({ plan, values, meta }: ColumnsRow): Wire<typeof columnsResponse> => ({
  columns: Object.fromEntries(plan.columns.map(({ name }, at) => [name, values[at] as ColumnValue])),
  meta: metaRecord(meta),
});

export const columnsAnswer: EndpointAnswer<ColumnsRow, typeof columnsResponse> = {
  schema: columnsResponse,
  record: rowRecord,
};

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** A row of CSV, after the names of its columns. */
export const columnsForm: TextForm<ColumnsRow> = {
  mediaType: CSV_TYPE,
  text: ({ plan, values, header }) => (header ? csvLine(plan.columns.map(({ name }) => name)) : '') + csvLine(values),
};
