/** Words of Krishnamurti Paddhati. Spellings: the almanacs named in ../README.md. */

import type { SignificatorLetter } from '@ganita/core/kp/kpSignificators.js';
import type { Agency } from '@ganita/core/kp/nodeAgents.js';
import type { RulingRole } from '@ganita/core/kp/rulingPlanets.js';

export const rulingRole = {
  lagna_star_lord: 'Lagna star lord',
  lagna_sign_lord: 'Lagna sign lord',
  moon_star_lord: 'Moon star lord',
  moon_sign_lord: 'Moon sign lord',
  day_lord: 'Day lord',
  lagna_sub_lord: 'Lagna sub lord',
  moon_sub_lord: 'Moon sub lord',
} satisfies Readonly<Record<RulingRole, string>>;

export const agency = {
  conjoined: 'Conjoined planets',
  aspecting: 'Aspecting planets',
  star_lord: 'Star lord',
  sign_lord: 'Sign lord',
} satisfies Readonly<Record<Agency, string>>;

/** Headings of the page of a KP chart. */
export const phrase = {
  kp_chart: 'KP chart',
  cusps: 'Cusps',
  sub_sub_lord: 'Sub-sub lord',
  kp_number: 'KP number (1-249)',
  next_sub: 'Next sub in',
  in_retrograde_star: 'In the star of a retrograde planet',
  significators_of_houses: 'Significators of the houses',
  significators_of_planets: 'Houses that the planets signify',
  ruling_planets: 'Ruling planets now',
  role: 'Role',
  nodes: 'Planets that Rahu and Ketu represent',
  placidus_undefined:
    'Placidus has no cusps at this latitude. These are the cusps of Porphyry; their sub lords are not those of KP.',
};

/** Why a planet signifies a house, from the strongest to the weakest. */
export const significator = {
  a: 'in the star of an occupant',
  b: 'occupant',
  c: 'in the star of the owner',
  d: 'owner',
} satisfies Readonly<Record<SignificatorLetter, string>>;
