import { choice } from './choice.js';

/**
 * Choices of what a birth has by its Moon, which a match compares (docs/rules/08-match-and-muhurta.md#section-3-1,
 * docs/rules/15-birth-attributes.md#section-1).
 */
export const moonChoices = {
  varna_of_signs: choice(
    ['muhurta_chintamani', 'raman'],
    'muhurta_chintamani',
    'varna of each sign: the list of the almanacs, or that of Raman (Libra Kshatriya, airy signs and Aries Vaishya)',
    'Muhurta Chintamani, Vivaha Prakarana; B.V. Raman, Muhurtha; docs/rules/08-match-and-muhurta.md#section-3-1',
  ),
} as const;
