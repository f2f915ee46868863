import { calculation, type Meta, type Ports } from '../../calculations/calculation.js';
import { chartAndDayRules, chartOrDayChecks, metaOfChart } from '../statements/chartOrDay.js';
import { explainedColumns } from './explainedColumns.js';
import { explainedDays } from './explainedDays.js';
import { explainedPair } from './explainedPair.js';
import { type ExplainRequest, type Explanation, explainInput } from './explanation.js';
import { dayPathOf, OF_PAIR } from './paths.js';

/** The explanations with `meta`. */
export interface ExplainAnswer {
  readonly explanations: readonly Explanation[];
  readonly meta: Meta;
}

function compute(request: ExplainRequest, ports: Ports): ExplainAnswer {
  const { input } = request;
  const columns = explainedColumns(request, ports);
  const pair = explainedPair(request, ports);
  const days = explainedDays(request, ports);
  const explained = (path: string): Explanation => {
    const day = dayPathOf(path);
    return day === null ? (path.startsWith(OF_PAIR) ? pair(path) : columns(path)) : days(path, day);
  };
  return { explanations: input.paths.map(explained), meta: metaOfChart(request, ports) };
}

/** `POST /explain`: how values of a chart, a day or the festivals came about. */
export const explain = calculation({
  request: explainInput,
  checks: chartOrDayChecks,
  rules: chartAndDayRules,
  birthField: 'date',
  compute,
});
