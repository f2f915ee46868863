import { choice, choiceOf } from './choice.js';
import { READINGS } from './readings.js';

/**
 * Choices of yogas (docs/rules/06-yogas-doshas-longevity.md#section-2 and #section-3): what the list contains, and how
 * single combinations are interpreted.
 */
export const yogaChoices = {
  yogas: choice(
    ['classical', 'jhora'],
    'classical',
    'which yogas are evaluated: the classical combinations in 23 charts, or those that Jagannatha Hora names, in D-1 and by the conditions that fit its lists',
    'docs/rules/06-yogas-doshas-longevity.md#section-2 and #section-3, docs/rules/09-jhora-agreement.md#rule-y1 (jhora)',
  ),
  listed_yogas: choiceOf(
    READINGS.listed_yogas,
    'usual',
    'yogas that are listed: whether those that are formed and cancelled are listed with the ids of what cancels them (with_cancelled), or left out as absent; and whether gaja yoga, the combined names, the raja yoga of three exalted planets and the raja yogas of chara karakas are tested too (with_further)',
    'docs/rules/06-yogas-doshas-longevity.md#section-2, #section-2-15 and #section-3',
  ),
  yoga_readings: choiceOf(
    READINGS.yoga_readings,
    'default',
    'conditions of 17 yogas that the books give in more than one way: the usual ones, those of B.V. Raman where they differ (bvr: kemadruma, sara, matsya, lakshmi, amsaavatara, bhaaskara, gandharva, dharidhra), that of P.V.R. Narasimha Rao (pvr: koorma), or the second form of the other eight (alternative: subha, brahma, go, gaja, sumukha, buddhimaturya, sirachcheda, vaatharoga)',
    'B.V. Raman, Three Hundred Important Combinations (bvr); PVR book (pvr); docs/rules/06-yogas-doshas-longevity.md#section-2',
  ),
} as const;
