import { choice } from './choice.js';

/** Choices about the places of the Surya Siddhanta (rules 01 section 12); without `calculation_type` ss they do nothing. */
export const siddhantaChoices = {
  siddhanta_sines: choice(
    ['exact', 'tabular'],
    'exact',
    'sines of the manda and sighra equations: exact, or the 24 sines of the text with straight lines between them',
    'rules 01 section 12 (Surya Siddhanta II)',
  ),
} as const;
