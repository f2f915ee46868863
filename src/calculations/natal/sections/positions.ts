import { bhavaChart as divide } from '../../../core/charts/bhavaChart.js';
import { mapBodies } from '../../../core/charts/chart.js';
import { mapChart } from '../../../core/charts/perBody.js';
import { divisionSigns } from '../../../core/charts/states/latta.js';
import { planetaryStates as statesOf } from '../../../core/charts/states/planetaryStates.js';
import { nakshatraOf } from '../../../core/zodiac/nakshatras.js';
import { VARGA_KEYS } from '../../../core/zodiac/vargaKeys.js';
import type { NatalContext } from '../context.js';

/** The ayanamsa that was applied at the birth, in degrees. */
export const ayanamsaValue = (context: NatalContext): number => context.sky.ayanamsaDeg;

/** Julian day (UT) of the birth. */
export const julianDay = (context: NatalContext): number => context.sky.jdUt;

/** The 23 charts by method 1. */
export const divisionalCharts = (context: NatalContext) => mapBodies(VARGA_KEYS, context.varga);

/** Star, pada and lord of the thirteen bodies; null for an outer planet the calculation does not have. */
export const nakshatraPada = (context: NatalContext) =>
  mapChart(context.rasi, (point) => nakshatraOf(point.longitudeDeg));

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
