import { choice } from './choice.js';

const MEASURED = 'docs/almanac-presets.md (measured on printed pages)';

/**
 * How an almanac finds and prints its moments: ends of angas, sankrantis, ingresses and stations. Positions of a birth
 * chart do not use them.
 */
export const angaChoices = {
  limb_positions: choice(
    ['as_positions', 'apparent_with_nutation'],
    'as_positions',
    'positions by which angas, sankrantis, ingresses and stations are found: those of `positions`, or apparent ones with nutation, less the mean ayanamsa',
    MEASURED,
  ),
  limb_ayanamsa: choice(
    ['of_mode', 'drik'],
    'of_mode',
    'ayanamsa by which they are found: that of `ayanamsa_mode`, or one greater by the 24.25″ by which Drik Panchang prints its Lahiri greater',
    MEASURED,
  ),
  limb_shift: choice(
    ['none', 'drik', 'mypanchang'],
    'none',
    'how much earlier they are than by these positions: not at all, by 63 seconds (drik) or by 16 seconds (mypanchang)',
    MEASURED,
  ),
  printed_rounding: choice(
    ['nearest_second', 'nearest_minute', 'seconds_cut_off'],
    'nearest_second',
    'to what moments are written: the nearest second, the nearest minute, or the minute that has started; dashas and the requested moment do not change',
    MEASURED,
  ),
} as const;
