import { DomainError } from '@ganita/core/errors/domainError.js';
import type { Ports } from '../../calculations/calculation.js';
import type { Column, ColumnValue, ComputedChart } from '../columns/column.js';
import { columnPlan, computedChart } from '../columns/columnsCalculation.js';
import { listedName, selectColumns } from '../columns/selectColumns.js';
import { valueOfColumn } from '../statements/chartFacts.js';
import { derivation } from './derivation.js';
import type { ExplainRequest, Explanation } from './explanation.js';
import { familyOf } from './families.js';
import { type ExplainFamily, type NotExplained, notExplained, otherRules, type Source } from './family.js';
import { columnPaths } from './paths.js';
import { whyUnderived } from './underived.js';

/** An explanation that there is none. */
export const unexplained = (path: string, why: NotExplained, value: ColumnValue = null, unit: string | null = null) =>
  ({ path, value, unit, source: null, derivation: null, why }) satisfies Explanation;

/** The one column of a path; why there is none. */
export function columnOf(path: string): Column | NotExplained {
  try {
    const [column, ...others] = selectColumns([path], 'paths');
    return column === undefined || others.length > 0 ? notExplained('unknown_path', 'names several values') : column;
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'invalid_input')) throw error;
    return notExplained('unknown_path', error.message);
  }
}

export const isColumn = (one: Column | NotExplained): one is Column => 'read' in one;

/** Whether a derivation ends with a value. */
const agrees = (last: unknown, value: ColumnValue): boolean =>
  typeof last === 'number' && typeof value === 'number' ? Math.abs(last - value) < 1e-9 : last === value;

/** Where the rule of a value is stated, with the text that the chart names. */
function sourceOf(
  { rule, text, textOf, sourceBy }: ExplainFamily,
  chart: ComputedChart,
  parts: readonly string[],
): Source {
  return sourceBy?.(chart.context.rules) ?? { rule, text: textOf?.(chart.horoscope, parts) ?? text };
}

function explained(path: string, column: Column, chart: ComputedChart): Explanation {
  const { value } = valueOfColumn(column, chart);
  const { unit } = column;
  if (value === null) return unexplained(path, notExplained('no_value'), null, unit);
  const [text = '', moment = null] = path.split('@', 2);
  const name = listedName(text) ?? text;
  const family = familyOf(name, column.needs.section);
  if (family === undefined) return unexplained(path, notExplained('not_derived', whyUnderived(name)), value, unit);
  const steps = derivation();
  const { context } = chart;
  const parts = name.split('.');
  const why =
    otherRules(context.rules, ...(family.choices ?? [])) ??
    family.derive({ derivation: steps, context, chart, parts, moment });
  if (why !== undefined) return unexplained(path, why, value, unit);
  const { inputs, steps: written } = steps;
  if (!agrees(written.at(-1)?.result, value)) return unexplained(path, notExplained('not_reproduced'), value, unit);
  return {
    path,
    value,
    unit,
    source: sourceOf(family, chart, parts),
    derivation: { inputs, steps: written },
    why: null,
  };
}

/** What explains the columns of a chart, which is computed once. Errors: DomainError. */
export function explainedColumns(request: ExplainRequest, ports: Ports): (path: string) => Explanation {
  const { input, rules } = request;
  const columns = new Map(columnPaths(input.paths).map((path) => [path, columnOf(path)]));
  const { time } = input;
  const found = [...columns].filter(([, column]) => isColumn(column)).map(([path]) => path);
  const chart =
    time === null || found.length === 0
      ? null
      : computedChart({ input: { ...input, time }, rules: rules.chart }, columnPlan(found), ports);
  return (path) => {
    const column = columns.get(path) as Column | NotExplained;
    if (!isColumn(column)) return unexplained(path, column);
    if (chart === null) return unexplained(path, notExplained('needs_birth'), null, column.unit);
    return explained(path, column, chart);
  };
}
