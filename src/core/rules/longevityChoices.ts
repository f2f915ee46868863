import { choice } from './choice.js';

/** Choices of longevity (docs/rules/06-yogas-doshas-longevity.md#section-6). */
export const longevityChoices = {
  three_pairs: choice(
    ['moon_saturn', 'lagna_moon'],
    'moon_saturn',
    'which set of three pairs decides the band; both are in the response',
    'Jaimini Sutras 2.1, PVR (moon_saturn); docs/rules/06-yogas-doshas-longevity.md#section-6-2',
  ),
  longevity_limits: choice(
    ['32_70_100', '36_72_120'],
    '32_70_100',
    'years at which short, middle and long life end',
    'docs/rules/06-yogas-doshas-longevity.md#section-6-2',
  ),
  kakshya_change: choice(
    ['no', 'yes'],
    'no',
    'whether Jupiter raises and Saturn lowers the band of the three pairs',
    'Jaimini Sutras 2.1; docs/rules/06-yogas-doshas-longevity.md#section-6-2 (commentators differ)',
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
  ayurdaya_reduction: choice(
    ['smallest', 'product'],
    'smallest',
    'how several reductions of the years of one planet are combined: the smallest factor alone, or all multiplied',
    'Santhanam on BPHS (smallest); docs/rules/06-yogas-doshas-longevity.md#section-6-4',
  ),
  ayurdaya_visible_half: choice(
    ['whole_sign', 'santhanam'],
    'whole_sign',
    'loss of years in houses 7 to 12: by the house, or also by the degrees in houses centred on the Ascendant',
    'Santhanam on BPHS (santhanam); docs/rules/06-yogas-doshas-longevity.md#section-6-4, docs/rules/04-graha-dashas.md#section-4-6',
  ),
  ayurdaya_lagna: choice(
    ['by_dignity', 'rasi', 'navamsa'],
    'by_dignity',
    'years of the Ascendant from its rasi, or from its navamsa where the lord is better placed there, or always one of them',
    'docs/rules/04-graha-dashas.md#section-4-6, docs/rules/06-yogas-doshas-longevity.md#section-6-4',
  ),
} as const;
