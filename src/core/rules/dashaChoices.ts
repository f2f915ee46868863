import { choice } from './choice.js';

/** Choices that every dasha shares: how long a year is (rules 05 section 1.2). */
export const dashaYearChoices = {
  year_length: choice(
    [
      'mean_sidereal',
      'true_sidereal',
      'mean_tropical',
      'true_tropical',
      'savana',
      'mean_lunar',
      'true_lunar',
      'gregorian',
    ],
    'mean_sidereal',
    'length of a year of a dasha; a true year is measured once, at birth, and used for the whole life',
    'rules 05 section 1.2, rules 04 section 1',
  ),
  savana_span: choice(
    ['from_birth', 'around_birth', 'until_birth'],
    'from_birth',
    'the 360 days between whose sunrises a savana year is measured: after birth, half before and half after, before it',
    'rules 05 section 1.2',
  ),
} as const;
