import { choice } from './choice.js';

const MEASURED = 'docs/almanac-presets.md (measured on printed pages)';

/**
 * How an almanac finds and prints its moments: ends of angas, sankrantis, ingresses and stations. Positions of a birth
 * chart do not use them.
 */
export const angaChoices = {
  anga_positions: choice(
    ['as_positions', 'apparent_with_nutation', 'drik'],
    'as_positions',
    'positions from which angas, sankrantis, ingresses and stations are computed: those of `positions`; apparent ones with nutation, less the mean ayanamsa; or these with 24.25″ more ayanamsa, as Drik Panchang prints its Lahiri',
    MEASURED,
  ),
  anga_shift: choice(
    ['none', 'drik', 'mypanchang'],
    'none',
    'how much earlier they are than these positions give: not at all, 63 seconds (drik) or 16 seconds (mypanchang)',
    MEASURED,
  ),
  printed_rounding: choice(
    ['nearest_second', 'nearest_minute', 'seconds_cut_off'],
    'nearest_second',
    'how moments are rounded when they are written: to the nearest second, to the nearest minute, or down to the minute; dashas and the requested moment do not change',
    MEASURED,
  ),
} as const;
