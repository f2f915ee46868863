import { choice } from './choice.js';

/** Choices about planetary states (docs/rules/01-positions-and-vargas.md#section-9). */
export const stateChoices = {
  graha_yuddha_victor: choice(
    ['northern', 'lower_longitude'],
    'northern',
    'which planet wins a planetary war: the northern one (Surya Siddhanta VII) or the one of lower longitude (Raman)',
    'docs/rules/01-positions-and-vargas.md#section-9',
  ),
  deeptadi_order: choice(
    ['affliction_first', 'dignity_first', 'sign_first'],
    'affliction_first',
    'which deeptadi avastha applies when several are present: combustion and malefic company first; exaltation and own sign first; or the sign alone',
    'docs/rules/01-positions-and-vargas.md#section-9 (sources differ in the order of tests)',
  ),
} as const;
