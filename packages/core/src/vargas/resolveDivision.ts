import { invalidInput } from '../errors/domainError.js';
import type { Rules } from '../rules/rules.js';
import { signAt } from '../zodiac/signs.js';
import { methodOfVarga, vargaKeyOf } from '../zodiac/vargaKeys.js';
import { type CustomSeed, type Division, namedDivision } from './division.js';

/** The request fields that choose a chart, with their defaults filled in. */
export interface ChartRequest {
  /** `divisional_chart_factor`, a whole number 1..300 */
  readonly factor: number;
  /** `chart_method`, 1.. */
  readonly method: number;
  /** `base_rasi`, 0 Aries .. 11 Pisces, or null */
  readonly baseRasi: number | null;
  /** `count_from_end_of_sign`; null is the same as false */
  readonly countFromEndOfSign: boolean | null;
}

/** The choices of a chart without a request field. */
export type DivisionRules = Pick<Rules, 'custom_seed' | 'custom_start_variation' | 'mixed_chart'>;

/** A choice about charts that has no effect on the requested chart, by its wire name. */
export type UnusedChartChoice =
  | 'chart_method'
  | 'base_rasi'
  | 'count_from_end_of_sign'
  | 'rules.custom_start_variation';

const LARGEST_FACTOR = 300;

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

function seedOf({ baseRasi }: ChartRequest, rules: DivisionRules): CustomSeed {
  if (rules.custom_seed === 'sign') return { kind: 'sign' };
  return baseRasi === null ? { kind: 'cyclic' } : { kind: 'base_rasi', sign: signAt(baseRasi) };
}

function firstDivision(request: ChartRequest, rules: DivisionRules): Division {
  const { factor, method } = request;
  const key = vargaKeyOf(factor);
  if (key === null && method !== 1) {
    throw invalidInput(
      'chart_method',
      `must be 1: D-${factor} is a custom chart and has one method`,
      method,
      'out_of_range',
    );
  }
  const named = key === null ? null : namedDivision(key, method);
  const seed = seedOf(request, rules);
  const seeded = seed.kind !== 'cyclic';
  if (named !== null && !seeded) return named;
  return {
    kind: 'custom',
    divisions: factor,
    seed,
    startVariation: seeded ? rules.custom_start_variation : 'none',
    countFromEndOfSign: seeded && request.countFromEndOfSign === true,
  };
}

/**
 * Resolve the chart of a request (docs/rules/01-positions-and-vargas.md#section-7).
 *
 * With a seed the chart is a custom chart of any factor: `base_rasi`, or the rule `custom_seed: sign`. Without a seed a
 * factor that has a name is the named chart by `chart_method` (ignored for factor 1), and any other factor is the
 * cyclic chart; the start variation and the direction need a seed. `mixed_chart` then divides the chart once
 * more. Errors: `invalid_input` for a factor outside 1..300, a base outside 0..11 and a method that the factor does not
 * have.
 */
export function resolveDivision(request: ChartRequest, rules: DivisionRules): Division {
  if (!isWhole(request.factor, 1, LARGEST_FACTOR)) {
    throw invalidInput(
      'divisional_chart_factor',
      `must be a whole number from 1 to ${LARGEST_FACTOR}`,
      request.factor,
      'out_of_range',
    );
  }
  if (request.baseRasi !== null && !isWhole(request.baseRasi, 0, 11)) {
    throw invalidInput(
      'base_rasi',
      'must be a whole number from 0 (Aries) to 11 (Pisces)',
      request.baseRasi,
      'out_of_range',
    );
  }
  const first = firstDivision(request, rules);
  const { key, method: secondMethod } = methodOfVarga(rules.mixed_chart);
  const second = namedDivision(key, secondMethod);
  if (second.kind === 'rasi') return first;
  return first.kind === 'rasi' ? second : { kind: 'mixed', first, second };
}

/** Choices that were made but have no effect on the requested chart; the response reports them. */
export function unusedChartChoices(request: ChartRequest, rules: DivisionRules): readonly UnusedChartChoice[] {
  const seeded = seedOf(request, rules).kind !== 'cyclic';
  const unused: UnusedChartChoice[] = [];
  if (request.method !== 1 && (seeded || request.factor === 1)) unused.push('chart_method');
  if (request.baseRasi !== null && rules.custom_seed === 'sign') unused.push('base_rasi');
  if (request.countFromEndOfSign === true && !seeded) unused.push('count_from_end_of_sign');
  if (rules.custom_start_variation !== 'none' && !seeded) unused.push('rules.custom_start_variation');
  return unused;
}
