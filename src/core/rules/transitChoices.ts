import { choice, choiceOf } from './choice.js';
import { READINGS } from './readings.js';

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
