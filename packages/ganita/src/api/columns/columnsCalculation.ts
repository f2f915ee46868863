import type { Rules } from '@ganita/core/rules/rules.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../../calculations/calculation.js';
import { metaOf } from '../../calculations/engineMeta.js';
import { birthFields } from '../../calculations/fields/birthFields.js';
import { namedPlace } from '../../calculations/fields/namedPlace.js';
import { chartInput } from '../../calculations/natal/chartInput.js';
import { natalContext, natalSections, natalSettings } from '../../calculations/natal/natalChart.js';
import { natalChecks, natalRules } from '../../calculations/natal/natalInput.js';
import type { SectionKey } from '../../calculations/natal/sectionKeys.js';
import type { CheckedRequest, FieldCheck } from '../../calculations/validation/checkRequest.js';
import { horoscopeKeysRecord } from '../horoscope/sectionRecords.js';
import type { Column, ColumnValue, ComputedChart } from './column.js';
import { MAX_COLUMNS, selectColumns } from './selectColumns.js';

const { language: _language, ...birth } = birthFields;

/** A birth of a table: what decides its chart. */
export const rowInput = Type.Object({
  ...birth,
  ...namedPlace,
  gender: chartInput.properties.gender,
  rules: chartInput.properties.rules,
});

/** The fields that a row of a table can have. */
export const ROW_FIELDS = rowInput.properties;

/** The request of one row. */
export const columnsInput = Type.Object({
  select: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
    minItems: 1,
    maxItems: 500,
    description: `selectors of columns, such as Moon.nakshatra or D-9.*.sign; GET /columns lists them, at most ${MAX_COLUMNS} columns`,
  }),
  header: Type.Optional(
    Type.Boolean({ default: true, description: 'whether the first line of CSV has the names of the columns' }),
  ),
  ...ROW_FIELDS,
  meta: chartInput.properties.meta,
});

type ColumnsInput = Filled<typeof columnsInput>;

/** What is computed for some columns of a chart, and nothing else. */
export interface ColumnPlan {
  readonly columns: readonly Column[];
  readonly sections: readonly SectionKey[];
  /** The fields of a chart that limit what its sections contain. */
  readonly limits: Pick<Parameters<typeof natalContext>[0]['input'], 'vargas' | 'yoga_charts' | 'dasha_systems'>;
}

/** Errors: `invalid_input` naming `select`. */
export function columnPlan(select: readonly string[]): ColumnPlan {
  const columns = selectColumns(select);
  const needs = columns.map((column) => column.needs);
  const each = <T>(of: (need: Column['needs']) => T | null | undefined): readonly T[] => [
    ...new Set(needs.flatMap((need) => of(need) ?? [])),
  ];
  return {
    columns,
    sections: each(({ section }) => section),
    limits: {
      vargas: each(({ varga }) => varga) as ColumnPlan['limits']['vargas'],
      yoga_charts: ['D-1_rasi'],
      dasha_systems: each(({ dasha }) => dasha) as ColumnPlan['limits']['dasha_systems'],
    },
  };
}

/** The birth of a row, checked. */
export type CheckedRow = Pick<CheckedRequest<Filled<typeof rowInput>>, 'input' | 'rules'>;

/** A row of a table. */
export interface ColumnsRow {
  readonly plan: ColumnPlan;
  readonly values: readonly ColumnValue[];
  /** Whether CSV has the names of the columns. */
  readonly header: boolean;
  readonly meta: Meta;
}

const chartContext = ({ input, rules }: CheckedRow, { limits }: ColumnPlan, ports: Ports) =>
  natalContext(
    { input: { ...input, ...limits, language: 'en', meta: 'brief', dasha_levels: null, dasha_at: null }, rules },
    ports,
  );

/** The chart of a row, with what the columns of a plan need of it. Errors: DomainError. */
export function computedChart(row: CheckedRow, plan: ColumnPlan, ports: Ports): ComputedChart {
  const context = chartContext(row, plan, ports);
  return { context, horoscope: horoscopeKeysRecord(natalSections(context, plan.sections), 'en') };
}

/** The values of the columns of a plan, in their order. Errors: DomainError. */
export function rowValues(row: CheckedRow, plan: ColumnPlan, ports: Ports): readonly ColumnValue[] {
  const chart = computedChart(row, plan, ports);
  return plan.columns.map((column) => column.read(chart));
}

const selectCheck: FieldCheck = (select) => void selectColumns(select as readonly string[]);

function compute(request: CheckedRequest<ColumnsInput, Rules>, ports: Ports): ColumnsRow {
  const plan = columnPlan(request.input.select);
  const context = chartContext(request, plan, ports);
  return {
    plan,
    values: rowValues(request, plan, ports),
    header: request.input.header,
    meta: metaOf(request, ports, natalSettings(context, plan.sections)),
  };
}

/** `GET /columns.csv`: one row of a table. */
export const columns = calculation({
  request: columnsInput,
  checks: { select: selectCheck, ...natalChecks },
  rules: natalRules,
  birthField: 'date',
  compute,
});
