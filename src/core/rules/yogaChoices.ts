import { choice, choiceOf } from './choice.js';
import { READINGS } from './readings.data.js';

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
  cancelled_yogas: choice(
    ['left_out', 'listed'],
    'left_out',
    'yogas that are formed and cancelled: left out as absent, or listed with the ids of what cancels them',
    'docs/rules/06-yogas-doshas-longevity.md#section-2',
  ),
  further_yogas: choice(
    ['no', 'yes'],
    'no',
    'whether gaja yoga, the combined names, the raja yoga of three exalted planets and the raja yogas of chara karakas are tested too',
    'docs/rules/06-yogas-doshas-longevity.md#section-2-15 and #section-3',
  ),
  yoga_readings: choiceOf(
    READINGS.yoga_readings,
    'default',
    'conditions of 17 yogas that the books give in more than one way: the usual ones, those of B.V. Raman where they differ (bvr: kemadruma, sara, matsya, lakshmi, amsaavatara, bhaaskara, gandharva, dharidhra), that of P.V.R. Narasimha Rao (pvr: koorma), or the second form of the other eight (alternative: subha, brahma, go, gaja, sumukha, buddhimaturya, sirachcheda, vaatharoga)',
    'B.V. Raman, Three Hundred Important Combinations (bvr); PVR book (pvr); docs/rules/06-yogas-doshas-longevity.md#section-2',
  ),
} as const;
