import { columnPlan } from '../columns/columnsCalculation.js';
import { chartMs } from '../counts.js';
import type { ExplainRequest } from './explainCalculation.js';
import { columnOf, isColumn } from './explainedColumns.js';

/** Milliseconds of the steps of a path. */
const PATH_MS = 1;

/** What the chart and the steps of some paths cost. */
export function explainMs({ input }: ExplainRequest): number {
  const selectors = input.paths.filter((path) => isColumn(columnOf(path)));
  const plan = columnPlan(selectors);
  const chart =
    input.time === null || selectors.length === 0
      ? 0
      : chartMs({
          sections: [...plan.sections],
          dasha_systems: plan.limits.dasha_systems as string[],
          dasha_levels: null,
          dasha_at: null,
        });
  return chart + input.paths.length * PATH_MS;
}
