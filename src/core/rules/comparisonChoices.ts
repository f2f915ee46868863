import { choice } from './choice.js';

/**
 * Choices of the strength comparisons and of the lord of a sign (docs/rules/03-strengths.md#section-15,
 * docs/rules/05-rasi-dashas.md#section-2).
 */
export const comparisonChoices = {
  count_lord_in_sign: choice(
    ['no', 'yes'],
    'no',
    'whether a lord in its own sign counts in rule 2, and whether exaltation counts for either planet in rule 3',
    'docs/rules/03-strengths.md#section-15',
  ),
  scorpio_owner: choice(
    ['stronger', 'Mars', 'Ketu'],
    'stronger',
    'lord of Scorpio where a rule needs the stronger of its two lords',
    'docs/rules/03-strengths.md#section-15, docs/rules/05-rasi-dashas.md#section-2-4',
  ),
  aquarius_owner: choice(
    ['stronger', 'Saturn', 'Rahu'],
    'stronger',
    'lord of Aquarius where a rule needs the stronger of its two lords',
    'docs/rules/03-strengths.md#section-15, docs/rules/05-rasi-dashas.md#section-2-4',
  ),
} as const;
