import {
  CHOSEN_METHOD_KEYS,
  type ChosenMethodKey,
  METHOD_NAMES,
  type MethodName,
  VARGA_METHODS,
} from '../zodiac/vargaKeys.js';
import { type Choice, choice } from './choice.js';

/** The choice of the method of each chart that divides. */
type MethodChoices = { readonly [Key in ChosenMethodKey as `varga_methods.${Key}`]: Choice<MethodName<Key>> };

const methodChoices = Object.fromEntries(
  CHOSEN_METHOD_KEYS.map((key) => [
    `varga_methods.${key}`,
    choice(
      METHOD_NAMES[key] as readonly string[],
      METHOD_NAMES[key][0],
      `method of ${key}`,
      'docs/rules/01-positions-and-vargas.md#section-6',
    ),
  ]),
) as MethodChoices;

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
    [
      'none',
      'even_7th',
      'even_9th',
      'even_5th',
      'even_11th',
      'even_3rd',
      'fixed_5th_dual_9th',
      'fixed_9th_dual_5th',
      'earth_4th_air_7th_water_10th',
      'earth_10th_air_7th_water_4th',
    ],
    'none',
    'start of the parts of a custom chart: the sign counted from the seed from which the parts of a class of signs start; signs of no named class start from the seed',
    'docs/rules/01-positions-and-vargas.md#section-7',
  ),
  mixed_chart: choice(
    VARGA_METHODS,
    'D-1_rasi',
    'second chart of a mixed chart, by its first method or by another: the chosen chart is divided once more; D-1_rasi leaves it as it is',
    'docs/rules/01-positions-and-vargas.md#section-7',
  ),
  ...methodChoices,
} as const;
