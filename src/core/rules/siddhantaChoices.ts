import { choice } from './choice.js';

/**
 * Choices about the positions of the Surya Siddhanta (docs/rules/01-positions-and-vargas.md#section-12); without
 * `calculation_type` ss they have no effect.
 */
export const siddhantaChoices = {
  siddhanta_sines: choice(
    ['exact', 'tabular'],
    'exact',
    'sines of the manda and sighra equations: exact, or the 24 sines of the text with straight lines between them',
    'docs/rules/01-positions-and-vargas.md#section-12 (Surya Siddhanta II)',
  ),
} as const;
