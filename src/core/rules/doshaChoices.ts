import { choice, choiceOf } from './choice.js';
import { READINGS } from './readings.js';

/** Choices of the doshas (docs/rules/06-yogas-doshas-longevity.md#section-5). */
export const doshaChoices = {
  dosha_reference: choiceOf(
    READINGS.dosha_reference,
    'lagna',
    'point of manglik and kalathra dosha: from which the house of Mars decides manglik dosha and the houses of kalathra dosha are counted (venus: manglik only, kalathra from the lagna); all are in the response',
    'docs/rules/06-yogas-doshas-longevity.md#section-5',
  ),
  manglik_houses: choice(
    ['standard', 'without_2nd_house', 'with_1st_house', 'with_1st_without_2nd_house'],
    'standard',
    'houses of manglik dosha: 2, 4, 7, 8, 12; the same without the 2nd; the same with the 1st; with the 1st and without the 2nd',
    'docs/rules/06-yogas-doshas-longevity.md#section-5',
  ),
} as const;
