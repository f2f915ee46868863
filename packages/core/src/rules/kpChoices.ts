import { choice } from './choice.js';

/** Choices of Krishnamurti Paddhati and of horary numbers (docs/rules/12-kp-and-prashna.md). */
export const kpChoices = {
  kp_latitude: choice(
    ['geographic', 'geocentric'],
    'geographic',
    'latitude by which the cusps of a KP chart are computed: that of the map, or that seen from the centre of the Earth, at most 12 minutes of arc less',
    'docs/rules/12-kp-and-prashna.md#section-1',
  ),
  node_conjunction: choice(
    ['sign', 'house', 'orb_8'],
    'sign',
    'which planets are conjoined with a node that represents them: those in its sign, in its house, or within 8 degrees',
    'docs/rules/12-kp-and-prashna.md#section-4',
  ),
  node_aspects: choice(
    ['all', 'special_only'],
    'all',
    'which aspects on a node make it represent a planet: all, or only the special ones of Mars, Jupiter and Saturn',
    'docs/rules/12-kp-and-prashna.md#section-4',
  ),
  kp_day: choice(
    ['sunrise', 'civil'],
    'sunrise',
    'day whose lord is a ruling planet: from sunrise to sunrise, or from midnight to midnight',
    'docs/rules/12-kp-and-prashna.md#section-5',
  ),
  rp_scheme: choice(
    ['five', 'seven'],
    'five',
    'ruling planets: five, or seven with the sub lords of the lagna and the Moon',
    'docs/rules/12-kp-and-prashna.md#section-5 (AstroSage prints seven)',
  ),
  horary_point: choice(
    ['start', 'middle'],
    'start',
    'point of the part that a number names from which its chart is cast',
    'K.S. Krishnamurti, KP Reader 3 (start, in five charts); docs/rules/12-kp-and-prashna.md#section-6',
  ),
  number_houses: choice(
    ['whole_sign', 'placidus'],
    'whole_sign',
    'houses of a number of 108, 1800, 27 or 12: signs, or the cusps for which its point rises',
    'docs/rules/12-kp-and-prashna.md#section-8',
  ),
  planet_of_108: choice(
    ['twelves', 'blog'],
    'twelves',
    'planet of a number of 108 in a second reading: the first twelve numbers are those of the Sun; or counted as a weblog does, where the twelfth is already that of the next and the last that of the first',
    'docs/rules/12-kp-and-prashna.md#section-8',
  ),
  cil_compare: choice(
    ['sub_sub', 'sub', 'star', 'any'],
    'sub_sub',
    'lord of a cusp by which cuspal interlinks find a planet: its sub-sub lord, its sub lord, its star lord, or any of these and the lord of its sign',
    'S.P. Khullar; docs/rules/12-kp-and-prashna.md#section-7',
  ),
} as const;
