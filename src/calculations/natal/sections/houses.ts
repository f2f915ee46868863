import { bhavaChart as divide } from '../../../core/charts/bhavaChart.js';
import { divisionSigns } from '../../../core/charts/states/fatalDivisions.js';
import { planetaryStates as statesOf } from '../../../core/charts/states/planetaryStates.js';
import type { NatalContext } from '../context.js';

/** House cusps by the chosen method, with the bodies in them. */
export const bhavaChart = ({ rasi, sky, rules }: NatalContext) =>
  divide(rasi, sky.cusps.cuspsDeg, rules.bhava_madhya_method);

/** States of every body in D-1. */
export const planetaryStates = ({ sky, rasi, varga, rules }: NatalContext) =>
  statesOf(
    sky,
    rasi,
    { navamsa: divisionSigns(varga('D-9_navamsa')), drekkana: divisionSigns(varga('D-3_drekkana')) },
    rules,
  );
