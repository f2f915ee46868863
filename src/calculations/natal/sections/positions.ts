import { mapBodies, pointOf } from '../../../core/charts/chart.js';
import { BODIES } from '../../../core/zodiac/grahas.js';
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
  mapBodies(BODIES, (body) => {
    const point = pointOf(context.rasi, body);
    return point && nakshatraOf(point.longitudeDeg);
  });
