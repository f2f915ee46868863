import { choice } from './choice.js';

/**
 * Choices about transits, and about transits read against a birth
 * (docs/rules/07-panchang-calendar-transits.md#section-12 and #section-13).
 */
export const transitChoices = {
  station: choice(
    ['own_zodiac', 'mean_tropical'],
    'own_zodiac',
    'when a planet stands still: in the chosen zodiac by the chosen places, or in the tropical zodiac without nutation by geometric ones',
    'docs/rules/07-panchang-calendar-transits.md#section-12, docs/rules/09-jhora-agreement.md#rule-p6 (mean_tropical)',
  ),
  gochara_venus_vedha: choice(
    ['11_by_6_12_by_3', '11_by_3_12_by_6'],
    '11_by_6_12_by_3',
    'vedha houses of Venus in the 11th and the 12th from the Moon',
    'docs/rules/07-panchang-calendar-transits.md#section-13 (Phaladeepika 26; some print the second)',
  ),
  gochara_mercury_vedha: choice(
    ['10_by_8', '10_by_7'],
    '10_by_8',
    'vedha house of Mercury in the 10th from the Moon',
    'docs/rules/07-panchang-calendar-transits.md#section-13 (Phaladeepika 26; some print the second)',
  ),
  gochara_of_nodes: choice(
    ['as_mars', 'none'],
    'as_mars',
    'whether Rahu and Ketu have favourable houses of their own (those of Mars and Saturn) or none are told; they obstruct others either way',
    'docs/rules/07-panchang-calendar-transits.md#section-13 (own choice)',
  ),
} as const;
