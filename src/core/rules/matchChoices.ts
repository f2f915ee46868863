import { choice, choiceOf } from './choice.js';
import { READINGS } from './readings.js';

/** Choices of the marriage match (docs/rules/08-match-and-muhurta.md#section-3 to #section-8). */
export const matchChoices = {
  match_tables: choiceOf(
    READINGS.match_tables,
    'default',
    'cells of the tables of kootas that printed tables give differently: a quadruped sign with Leo 0.5, a human sign with a watery one 0.5, horse and deer 3, deva and rakshasa 1; the first, third and fourth as 0, 1 and 0 (lower_points); or the second as 1.5 (higher_points)',
    'docs/rules/08-match-and-muhurta.md#section-3-2, #section-3-4 and #section-3-6 (printed tables differ)',
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
