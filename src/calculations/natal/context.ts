import type { Chart } from '../../core/charts/chart.js';
import type { Comparisons } from '../../core/comparisons/comparisons.js';
import type { SpecialPoints } from '../../core/points/specialPoints.js';
import type { Rules } from '../../core/rules/rules.js';
import type { Observatory } from '../../core/sky/observatory.js';
import type { Sky } from '../../core/sky/sky.js';
import type { Strengths } from '../../core/strengths/strengths.js';
import type { VargaKey } from '../../core/vargas/vargaKeys.js';
import type { BirthMoment } from '../birthMoment.js';
import type { Filled } from '../calculation.js';
import type { ChosenChart } from './chosenChart.js';
import type { natalInput } from './input.js';

export type NatalInput = Filled<typeof natalInput>;

/**
 * What every key of the horoscope is reckoned from. What several keys share is reckoned
 * once, when first asked for.
 */
export interface NatalContext {
  readonly input: NatalInput;
  readonly rules: Rules;
  readonly birth: BirthMoment;
  readonly observatory: Observatory;
  readonly sky: Sky;
  /** D-1 */
  readonly rasi: Chart;
  /** One of the 23 charts by method 1. */
  readonly varga: (key: VargaKey) => Chart;
  /** The chart that keys 11-18 except sahams, 27 and 29 are read in. */
  readonly chosen: ChosenChart;
  /** Strength comparisons and lords of signs in one of the 23 charts. */
  readonly comparisons: (key: VargaKey) => Comparisons;
  /** The same in the chosen chart. */
  readonly chosenComparisons: () => Comparisons;
  /** Special points in D-1. */
  readonly points: () => SpecialPoints;
  /** Strengths of planets and houses in D-1. */
  readonly strengths: () => Strengths;
}
