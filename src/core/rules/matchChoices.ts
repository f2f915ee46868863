import { choice } from './choice.js';

/** Choices of the marriage match (docs/rules/08-match-and-muhurta.md#section-3 to #section-8). */
export const matchChoices = {
  varna_of_signs: choice(
    ['muhurta_chintamani', 'raman'],
    'muhurta_chintamani',
    'varna of each sign: the list of the almanacs, or that of Raman (Libra Kshatriya, airy signs and Aries Vaishya)',
    'Muhurta Chintamani, Vivaha Prakarana; B.V. Raman, Muhurtha; docs/rules/08-match-and-muhurta.md#section-3-1',
  ),
  vasya_chatushpada_vanachara: choice(
    ['half', 'none'],
    'half',
    'vasya points of a quadruped sign with Leo: a half, or none',
    'docs/rules/08-match-and-muhurta.md#section-3-2 (printed tables differ)',
  ),
  vasya_manava_jalachara: choice(
    ['half', 'one_and_half'],
    'half',
    'vasya points of a human sign with a watery one: a half, or one and a half',
    'docs/rules/08-match-and-muhurta.md#section-3-2 (printed tables differ)',
  ),
  yoni_horse_deer: choice(
    ['three', 'one'],
    'three',
    'yoni points of horse and deer',
    'docs/rules/08-match-and-muhurta.md#section-3-4 (printed tables differ)',
  ),
  gana_deva_rakshasa: choice(
    ['one', 'none'],
    'one',
    'gana points of deva and rakshasa, either way',
    'docs/rules/08-match-and-muhurta.md#section-3-6 (some almanacs print 0)',
  ),
  south_rajju: choice(
    ['group', 'direction'],
    'group',
    'in the ten poruthams one rajju group always clashes, or only where both stars are ascending or both descending',
    'docs/rules/08-match-and-muhurta.md#section-7',
  ),
  south_minimum: choice(
    ['five', 'by_varna'],
    'five',
    "poruthams that must hold: dina, gana, yoni, rasi and rajju; or rajju and the one of the girl's varna",
    'docs/rules/08-match-and-muhurta.md#section-7 (printed Tamil lists)',
  ),
  papa_nodes: choice(
    ['rahu_and_ketu', 'rahu_only'],
    'rahu_and_ketu',
    'nodes counted in rahu_ketu_dosha and in the total',
    'docs/rules/08-match-and-muhurta.md#section-8',
  ),
} as const;
