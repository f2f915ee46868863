import type { Chart } from '@ganita/core/charts/chart.js';
import { type Comparisons, comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { birthStates } from '@ganita/core/facts/birthStates.js';
import { type ChartFacts, factsOf } from '@ganita/core/facts/chartFacts.js';
import { lazy, perKey } from '@ganita/core/lazy.js';
import { type SpecialPoints, specialPoints } from '@ganita/core/points/specialPoints.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { strengthChart } from '@ganita/core/strengths/strengthChart.js';
import { type Strengths, strengthsOf } from '@ganita/core/strengths/strengths.js';
import { chosenDivision, isFirstMethod, namedDivision } from '@ganita/core/vargas/division.js';
import { vargaChart } from '@ganita/core/vargas/vargaChart.js';
import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { type ChartFields, type ChosenChart, chosenChartOf } from './requestedChart.js';

/** The charts of one moment, and what several keys read from them: computed once, at its first use. */
export interface MomentCharts {
  readonly sky: Sky;
  /** D-1 */
  readonly rasi: Chart;
  /** One of the 23 charts by its chosen method: what the response shows, and what is read in each of the charts. */
  readonly varga: (key: VargaKey) => Chart;
  /** One of them by method 1, for what is defined by it. */
  readonly firstVarga: (key: VargaKey) => Chart;
  /** The requested chart; the rows of the section table that read `vargas` are those that are read in it. */
  readonly chosen: ChosenChart;
  /** Strength comparisons and lords of signs in one of the charts of `varga`. */
  readonly comparisons: (key: VargaKey) => Comparisons;
  /** The same in one of `firstVarga`. */
  readonly firstComparisons: (key: VargaKey) => Comparisons;
  /** The same in the chosen chart. */
  readonly chosenComparisons: () => Comparisons;
  /** What yogas require of one of the charts of `varga`. */
  readonly facts: (key: VargaKey) => ChartFacts;
  /** What yogas, doshas and longevity require of one of `firstVarga`. */
  readonly firstFacts: (key: VargaKey) => ChartFacts;
  /** Special points in D-1. */
  readonly points: () => SpecialPoints;
  /** Strengths of planets and houses in D-1. */
  readonly strengths: () => Strengths;
}

/** Charts of a sky. Errors: `invalid_input` for a chart method that the factor lacks. */
export function momentCharts(sky: Sky, input: ChartFields, rules: Rules): MomentCharts {
  const firstVarga = perKey((key: VargaKey) => vargaChart(sky, namedDivision(key)));
  const firstComparisons = perKey((key: VargaKey) => comparisonsOf(firstVarga(key), rules));
  const firstFacts = perKey((key: VargaKey) => factsOf(firstVarga(key), firstComparisons(key), birth(), rules));
  const isFirst = (key: VargaKey): boolean => isFirstMethod(key, rules);
  const varga = perKey((key: VargaKey) =>
    isFirst(key) ? firstVarga(key) : vargaChart(sky, chosenDivision(key, rules)),
  );
  const comparisons = perKey((key: VargaKey) =>
    isFirst(key) ? firstComparisons(key) : comparisonsOf(varga(key), rules),
  );
  const birth = lazy(() => birthStates(sky, rules));
  const chosen = chosenChartOf(sky, input, rules);
  return {
    sky,
    rasi: varga('D-1_rasi'),
    varga,
    firstVarga,
    chosen,
    comparisons,
    firstComparisons,
    chosenComparisons: lazy(() =>
      chosen.division.kind === 'rasi' ? comparisons('D-1_rasi') : comparisonsOf(chosen.chart, rules),
    ),
    facts: perKey((key: VargaKey) =>
      isFirst(key) ? firstFacts(key) : factsOf(varga(key), comparisons(key), birth(), rules),
    ),
    firstFacts,
    points: lazy(() => specialPoints(sky, rules)),
    strengths: lazy(() => strengthsOf(strengthChart(sky, rules, firstVarga, varga), rules)),
  };
}
