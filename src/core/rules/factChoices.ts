import { choice } from './choice.js';

/** Choices of the facts that yogas, doshas and longevity share (docs/rules/06-yogas-doshas-longevity.md#section-1). */
export const factChoices = {
  yoga_lords: choice(
    ['stronger', 'parashari'],
    'stronger',
    'lords of Scorpio and Aquarius in yogas, doshas and longevity: the stronger co-lord, or Mars and Saturn',
    'docs/rules/06-yogas-doshas-longevity.md#section-1-4',
  ),
  benefics_yoga: choice(
    ['tithis_1_15', 'half_bright'],
    'tithis_1_15',
    'the Moon as a benefic in yogas, doshas and longevity: tithis 1-15, or 8-15 only (malefic 23-30, else neither)',
    'B.V. Raman, Hindu Predictive Astrology (half_bright); docs/rules/06-yogas-doshas-longevity.md#section-1-3',
  ),
} as const;
