import { choice, choiceOf } from './choice.js';
import { READINGS } from './readings.js';

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

/** Choices of the marriage match (docs/rules/08-match-and-muhurta.md#section-3 to #section-8). */
export const matchChoices = {
  match_tables: choiceOf(
    READINGS.match_tables,
    'default',
    'cells of the tables of kootas that printed tables give differently: a quadruped sign with Leo 0.5, a human sign with a watery one 0.5, horse and deer 3, deva and rakshasa 1; the first, third and fourth as 0, 1 and 0 (lower_points); or the second as 1.5 (higher_points)',
    'docs/rules/08-match-and-muhurta.md#section-3-2, #section-3-4 and #section-3-6 (printed tables differ)',
  ),
  raasi_koota: choice(
    ['symmetric', 'from_girl'],
    'symmetric',
    "points of bhakoot: none at 2 and 12, 5 and 9, 6 and 8 signs; or none with the boy's sign 2nd to 6th from the girl's and with one nakshatra in one sign, 7 points from the 7th to the 12th",
    'Muhurta Chintamani (symmetric); B.V. Raman, Muhurtha (from_girl); docs/rules/16-schools-of-a-chart.md#section-7',
  ),
  south_rajju: choice(
    ['group', 'direction'],
    'group',
    'rajju in the ten poruthams: two nakshatras of one group always clash, or only if both are ascending or both descending',
    'docs/rules/08-match-and-muhurta.md#section-7',
  ),
  south_minimum: choice(
    ['five', 'by_varna'],
    'five',
    "poruthams that must be present: dina, gana, yoni, rasi and rajju; or rajju and the one of the girl's varna",
    'docs/rules/08-match-and-muhurta.md#section-7 (printed Tamil lists)',
  ),
  papa_nodes: choice(
    ['rahu_and_ketu', 'rahu_only'],
    'rahu_and_ketu',
    'nodes counted in rahu_ketu_dosha and in the total',
    'docs/rules/08-match-and-muhurta.md#section-8',
  ),
} as const;

/**
 * Choices about transits, and about transits relative to a birth
 * (docs/rules/07-panchang-calendar-transits.md#section-12 and #section-13).
 */
export const transitChoices = {
  station: choice(
    ['own_zodiac', 'mean_tropical'],
    'own_zodiac',
    'when a planet is stationary: in the chosen zodiac by the chosen positions, or in the tropical zodiac without nutation by geometric positions',
    'docs/rules/07-panchang-calendar-transits.md#section-12, docs/rules/09-jhora-agreement.md#rule-p6 (mean_tropical)',
  ),
  gochara_vedha: choiceOf(
    READINGS.gochara_vedha,
    'phaladeepika',
    'vedha houses of Venus in the 11th and the 12th and of Mercury in the 10th from the Moon: 6, 3 and 8; or 3, 6 and 7 as some print them',
    'Phaladeepika 26; docs/rules/07-panchang-calendar-transits.md#section-13',
  ),
  gochara_of_nodes: choice(
    ['as_mars', 'none'],
    'as_mars',
    'whether Rahu and Ketu have favourable houses of their own (those of Mars and Saturn) or none; they obstruct others either way',
    'docs/rules/07-panchang-calendar-transits.md#section-13 (own choice)',
  ),
} as const;
