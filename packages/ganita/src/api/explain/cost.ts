import { columnPlan } from '../columns/columnsCalculation.js';
import { chartMs } from '../counts.js';
import { DAY_MS, YEAR_MS } from '../statements/cost.js';
import { columnOf, isColumn } from './explainedColumns.js';
import type { ExplainRequest } from './explanation.js';
import { columnPaths, dayPathOf } from './paths.js';

/** Milliseconds of the steps of a path. */
const PATH_MS = 2;

/** What the chart and the steps of some paths cost. */
export function explainMs({ input }: ExplainRequest): number {
  const selectors = columnPaths(input.paths).filter((path) => isColumn(columnOf(path)));
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
  const ofDays = input.paths.flatMap((path) => dayPathOf(path) ?? []);
  const years = new Set(ofDays.flatMap((one) => (one.of === 'festival' ? [one.year] : [])));
  const dates = new Set(ofDays.flatMap((one) => (one.of === 'limb' ? [one.date] : [])));
  return chart + years.size * YEAR_MS + dates.size * DAY_MS + input.paths.length * PATH_MS;
}
