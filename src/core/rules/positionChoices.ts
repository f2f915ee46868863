import { AYANAMSA_MODES, FURTHER_AYANAMSA_MODES } from './ayanamsaModes.js';
import { choice } from './choice.js';

/** Choices that decide the position of a body, an ascendant or a cusp (docs/rules/01-positions-and-vargas.md). */
export const positionChoices = {
  ayanamsa_mode: choice(
    [...AYANAMSA_MODES, ...FURTHER_AYANAMSA_MODES],
    'LAHIRI',
    'zero point of the sidereal zodiac',
    'docs/rules/01-positions-and-vargas.md#section-2, docs/rules/09-jhora-agreement.md#rule-p1 (JHORA_LAHIRI)',
  ),
  node_type: choice(
    ['mean', 'true'],
    'mean',
    'mean or osculating lunar node',
    'docs/rules/01-positions-and-vargas.md#section-3',
  ),
  positions: choice(
    ['geometric', 'apparent'],
    'geometric',
    'geometric positions (without light-time and aberration) or apparent positions',
    'docs/rules/01-positions-and-vargas.md#section-1, docs/rules/07-panchang-calendar-transits.md#section-1',
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
