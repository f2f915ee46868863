import { type Chart, type ChartPoint, chartPoint } from '@ganita/core/charts/chart.js';
import { lazy } from '@ganita/core/lazy.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import type { Division } from '@ganita/core/vargas/division.js';
import { resolveDivision, type UnusedChartChoice, unusedChartChoices } from '@ganita/core/vargas/resolveDivision.js';
import { vargaChart, vargaPlacing } from '@ganita/core/vargas/vargaChart.js';
import type { ChartInput } from './chartInput.js';

/** The requested chart; the rows of the section table that read `vargas` are those that are read in it. */
export interface ChosenChart {
  readonly factor: number;
  readonly method: number;
  readonly baseRasi: number | null;
  readonly countFromEndOfSign: boolean | null;
  readonly division: Division;
  readonly chart: Chart;
  /** A point of D-1, divided and seen from this chart's Ascendant. */
  readonly point: (longitudeDeg: number) => ChartPoint;
  /** Whether anything other than the plain D-1 was requested. */
  readonly isRequested: boolean;
  /** Choices that do not affect this chart. */
  readonly unused: readonly UnusedChartChoice[];
}

/** The fields of a request that choose a chart. */
export const CHART_FIELDS = [
  'divisional_chart_factor',
  'chart_method',
  'base_rasi',
  'count_from_end_of_sign',
] as const satisfies readonly (keyof ChartInput)[];
export type ChartFields = Pick<ChartInput, (typeof CHART_FIELDS)[number]>;

/** Resolve the chosen chart of a request. Errors: `invalid_input` for a method that the factor lacks. */
export function chosenChartOf(sky: Sky, input: ChartFields, rules: Rules): ChosenChart {
  const request = {
    factor: input.divisional_chart_factor,
    method: input.chart_method,
    baseRasi: input.base_rasi,
    countFromEndOfSign: input.count_from_end_of_sign,
  };
  const division = resolveDivision(request, rules);
  const chart = lazy(() => vargaChart(sky, division));
  const placing = vargaPlacing(division);
  return {
    ...request,
    division,
    get chart() {
      return chart();
    },
    point: (longitudeDeg) => chartPoint(placing(longitudeDeg), chart().ascendant.sign),
    isRequested:
      division.kind !== 'rasi' ||
      request.method !== 1 ||
      request.baseRasi !== null ||
      request.countFromEndOfSign !== null,
    unused: unusedChartChoices(request, rules),
  };
}
