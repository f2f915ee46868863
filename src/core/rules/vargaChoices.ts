import { choice } from './choice.js';

/** Choices of divisional charts that have no request field of their own (rules 01 section 7). */
export const vargaChoices = {
  custom_seed: choice(['base_rasi', 'sign'], 'base_rasi', 'seed of a custom chart', 'rules 01 section 7'),
  custom_start_variation: choice(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    0,
    'offset of the first part of a custom chart',
    'rules 01 section 7',
  ),
} as const;
