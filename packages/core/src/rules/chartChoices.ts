import { AYANAMSA_MODES, FURTHER_AYANAMSA_MODES } from './ayanamsaModes.js';
import { choice } from './choice.js';

/** Choices that decide the position of a body, an ascendant or a cusp (docs/rules/01-positions-and-vargas.md). */
export const positionChoices = {
  ayanamsa_mode: choice(
    [...AYANAMSA_MODES, ...FURTHER_AYANAMSA_MODES],
    'LAHIRI',
    'zero point of the sidereal zodiac',
    'docs/rules/01-positions-and-vargas.md#section-2, docs/rules/09-jhora-agreement.md#rule-p1 (JHORA_LAHIRI), docs/rules/12-kp-and-prashna.md#section-1-1 (KP_OLD, KP_TABLE, KP_STRAIGHT), docs/rules/16-schools-of-a-chart.md#section-6 (LAHIRI_1940 and the others of Swiss Ephemeris)',
  ),
  node_type: choice(
    ['mean', 'true'],
    'mean',
    'mean or osculating lunar node',
    'docs/rules/01-positions-and-vargas.md#section-3',
  ),
  positions: choice(
    ['geometric', 'apparent', 'apparent_true_equinox'],
    'geometric',
    'geometric positions (without light-time and aberration), apparent positions, or apparent positions from the true equinox: with nutation, less the mean ayanamsa',
    'docs/rules/01-positions-and-vargas.md#section-1, docs/rules/07-panchang-calendar-transits.md#section-1, docs/rules/16-schools-of-a-chart.md#section-4 (apparent_true_equinox)',
  ),
  lagna_nutation: choice(
    ['none', 'plus_dpsi'],
    'none',
    'whether nutation in longitude is added to the Ascendant, the Midheaven and the cusps (the grahas stay without it)',
    'docs/rules/01-positions-and-vargas.md#section-1 (none), docs/rules/09-jhora-agreement.md#rule-p2 (plus_dpsi)',
  ),
  calculation_type: choice(
    ['drik', 'ss'],
    'drik',
    'modern ephemeris or Surya Siddhanta',
    'docs/rules/01-positions-and-vargas.md#section-1 and #section-12',
  ),
  bhava_madhya_method: choice(
    [1, 2, 3, 4, 5],
    1,
    'how houses are divided',
    'docs/rules/01-positions-and-vargas.md#section-5',
  ),
} as const;

/** Choices about where a chart is seen from. */
export const observerChoices = {
  observer: choice(
    ['geocentre', 'topocentre'],
    'geocentre',
    'bodies of a chart from the centre of the Earth, or from its place, with parallax',
    'docs/rules/16-schools-of-a-chart.md#section-5',
  ),
} as const;

/** Choices about the houses of a chart. */
export const houseChoices = {
  house_cusps: choice(
    [
      'by_bhava_method',
      'placidus_middle',
      'placidus_start',
      'koch',
      'campanus',
      'regiomontanus',
      'porphyry',
      'topocentric',
      'alcabitius',
    ],
    'by_bhava_method',
    'houses by `bhava_madhya_method`, or by the cusps of a system: each starts its house, or is its middle (placidus_middle)',
    'docs/rules/01-positions-and-vargas.md#section-5, docs/rules/16-schools-of-a-chart.md#section-6 (the others)',
  ),
} as const;

/**
 * Choices about the positions of the Surya Siddhanta (docs/rules/01-positions-and-vargas.md#section-12); without
 * `calculation_type` ss they have no effect.
 */
export const siddhantaChoices = {
  siddhanta_sines: choice(
    ['exact', 'tabular'],
    'exact',
    'sines of the manda and sighra equations: exact, or the 24 sines of the text with straight lines between them',
    'docs/rules/01-positions-and-vargas.md#section-12 (Surya Siddhanta II)',
  ),
} as const;

/** Choices about planetary states (docs/rules/01-positions-and-vargas.md#section-9). */
export const stateChoices = {
  graha_yuddha_victor: choice(
    ['northern', 'lower_longitude'],
    'northern',
    'which planet wins a planetary war: the northern one (Surya Siddhanta VII) or the one of lower longitude (Raman)',
    'docs/rules/01-positions-and-vargas.md#section-9',
  ),
  deeptadi_order: choice(
    ['affliction_first', 'dignity_first', 'sign_first'],
    'affliction_first',
    'which deeptadi avastha applies when several are present: combustion and malefic company first; exaltation and own sign first; or the sign alone',
    'docs/rules/01-positions-and-vargas.md#section-9 (sources differ in the order of tests)',
  ),
} as const;

/**
 * Choices of the strength comparisons and of the lord of a sign (docs/rules/03-strengths.md#section-15,
 * docs/rules/05-rasi-dashas.md#section-2).
 */
export const comparisonChoices = {
  count_lord_in_sign: choice(
    ['no', 'yes'],
    'no',
    'whether a lord in its own sign counts in rule 2, and whether exaltation counts for either planet in rule 3',
    'docs/rules/03-strengths.md#section-15',
  ),
  scorpio_owner: choice(
    ['stronger', 'Mars', 'Ketu'],
    'stronger',
    'lord of Scorpio where a rule needs the stronger of its two lords',
    'docs/rules/03-strengths.md#section-15, docs/rules/05-rasi-dashas.md#section-2-4',
  ),
  aquarius_owner: choice(
    ['stronger', 'Saturn', 'Rahu'],
    'stronger',
    'lord of Aquarius where a rule needs the stronger of its two lords',
    'docs/rules/03-strengths.md#section-15, docs/rules/05-rasi-dashas.md#section-2-4',
  ),
} as const;
