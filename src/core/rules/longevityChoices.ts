import { choice, choiceOf } from './choice.js';
import { READINGS } from './readings.js';

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
