import { NAMED_VARGA_FACTORS } from '../zodiac/vargaKeys.js';
import { choice } from './choice.js';

/**
 * Choices of divisional charts that have no request field of their own
 * (docs/rules/01-positions-and-vargas.md#section-7).
 */
export const vargaChoices = {
  custom_seed: choice(
    ['base_rasi', 'sign'],
    'base_rasi',
    'seed of a custom chart: the request field base_rasi, or the sign itself (which makes any factor a custom chart)',
    'docs/rules/01-positions-and-vargas.md#section-7',
  ),
  custom_start_variation: choice(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    0,
    'signs added to the seed of a custom chart, by class of signs',
    'docs/rules/01-positions-and-vargas.md#section-7',
  ),
  mixed_chart_factor: choice(
    NAMED_VARGA_FACTORS,
    1,
    'second factor of a mixed chart: the chosen chart is divided once more; 1 leaves it as it is',
    'docs/rules/01-positions-and-vargas.md#section-7',
  ),
  mixed_chart_method: choice(
    [1, 2, 3, 4, 5, 6],
    1,
    'method of the second factor of a mixed chart',
    'docs/rules/01-positions-and-vargas.md#section-7',
  ),
} as const;
