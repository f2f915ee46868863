import { choice, choiceOf } from './choice.js';
import { READINGS } from './readings.js';

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
  lunar_yoga_nodes: choice(
    ['include', 'exclude'],
    'include',
    'whether Rahu or Ketu beside the Moon forms sunaphaa, anaphaa and duradhara and prevents kemadruma',
    'B.V. Raman (exclude); docs/rules/16-schools-of-a-chart.md#section-8',
  ),
  yoga_readings: choiceOf(
    READINGS.yoga_readings,
    'default',
    'conditions of 20 yogas that the books give in more than one way: the usual ones, those of B.V. Raman where they differ (bvr: kemadruma, sara, matsya, lakshmi, amsaavatara, bhaaskara, gandharva, dharidhra), that of P.V.R. Narasimha Rao (pvr: koorma), those of Phaladeepika, in which the lord of the 6th, 8th or 12th forms harsha, sarala or vimala in any of these three (phaladeepika), or the second form of the other eight (alternative: subha, brahma, go, gaja, sumukha, buddhimaturya, sirachcheda, vaatharoga)',
    'B.V. Raman, Three Hundred Important Combinations (bvr); PVR book (pvr), Phaladeepika 6 (phaladeepika); docs/rules/06-yogas-doshas-longevity.md#section-2, docs/rules/16-schools-of-a-chart.md#section-8',
  ),
} as const;

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

/** Choices of longevity (docs/rules/06-yogas-doshas-longevity.md#section-6). */
export const longevityChoices = {
  three_pairs: choiceOf(
    READINGS.three_pairs,
    'moon_saturn',
    'three pairs of longevity: which set decides the band (both are in the response), and whether Jupiter raises and Saturn lowers that band (with_change)',
    'Jaimini Sutras 2.1, PVR (moon_saturn); docs/rules/06-yogas-doshas-longevity.md#section-6-2 (commentators differ on the change)',
  ),
  longevity_limits: choice(
    ['32_70_100', '36_72_120'],
    '32_70_100',
    'years at which short, middle and long life end',
    'docs/rules/06-yogas-doshas-longevity.md#section-6-2',
  ),
  brahma_saturn_or_node: choice(
    ['stays', 'sixth'],
    'stays',
    'whether Saturn or a node found as Brahma is replaced by the lord of the 6th from it',
    'PVR (sixth); docs/rules/06-yogas-doshas-longevity.md#section-6-3',
  ),
  ayurdaya_method: choice(
    ['by_strength', 'pinda', 'nisarga', 'amsa'],
    'by_strength',
    'which method of ayurdaya applies: by the strongest of Ascendant, Sun and Moon, or always the one named',
    'docs/rules/06-yogas-doshas-longevity.md#section-6-4, docs/rules/04-graha-dashas.md#section-4-6',
  ),
  ayurdaya_losses: choiceOf(
    READINGS.ayurdaya_losses,
    'smallest',
    'how several reductions of the years of one planet are combined: the smallest factor alone, or all multiplied; or the smallest, with the loss in houses 7 to 12 by the house and also by the degrees in houses centred on the Ascendant',
    'Santhanam on BPHS (smallest, smallest_by_depth); docs/rules/06-yogas-doshas-longevity.md#section-6-4, docs/rules/04-graha-dashas.md#section-4-6',
  ),
  ayurdaya_lagna: choice(
    ['by_dignity', 'rasi', 'navamsa'],
    'by_dignity',
    'years of the Ascendant from its rasi, or from its navamsa where the lord is better placed there, or always one of them',
    'docs/rules/04-graha-dashas.md#section-4-6, docs/rules/06-yogas-doshas-longevity.md#section-6-4',
  ),
} as const;
