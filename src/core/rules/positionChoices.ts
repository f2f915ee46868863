import { AYANAMSA_MODES, FURTHER_AYANAMSA_MODES } from './ayanamsaModes.js';
import { choice } from './choice.js';

/** Choices that decide where a body, an ascendant or a cusp stands (rules 01). */
export const positionChoices = {
  ayanamsa_mode: choice(
    [...AYANAMSA_MODES, ...FURTHER_AYANAMSA_MODES],
    'LAHIRI',
    'zero point of the sidereal zodiac',
    'rules 01 section 2, rules 09 P1 (JHORA_LAHIRI)',
  ),
  node_type: choice(['mean', 'true'], 'mean', 'mean or osculating lunar node', 'rules 01 section 3'),
  positions: choice(
    ['geometric', 'apparent'],
    'geometric',
    'geometric places (no light time) or apparent places',
    'rules 01 section 1, rules 07 section 1',
  ),
  lagna_nutation: choice(
    ['none', 'plus_dpsi'],
    'none',
    'whether nutation in longitude is added to the Ascendant, the Midheaven and the cusps (with places of the grahas that are without it)',
    'rules 01 section 1 (none), rules 09 P2 (plus_dpsi)',
  ),
  calculation_type: choice(['drik', 'ss'], 'drik', 'modern ephemeris or Surya Siddhanta', 'rules 01 sections 1 and 12'),
  bhava_madhya_method: choice([1, 2, 3, 4, 5], 1, 'how houses are divided', 'rules 01 section 5'),
} as const;
