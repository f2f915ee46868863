import { bhavaChartOf, bhavaChart as divide } from '@ganita/core/charts/bhavaChart.js';
import { divideByCusps } from '@ganita/core/charts/bhavaMethods.js';
import type { Chart } from '@ganita/core/charts/chart.js';
import { mapChart } from '@ganita/core/charts/perBody.js';
import { divisionSigns } from '@ganita/core/charts/states/latta.js';
import { planetaryStates as statesOf } from '@ganita/core/charts/states/planetaryStates.js';
import type { CalendarOfBirth } from '@ganita/core/panchanga/calendarOfBirth.js';
import { recordFrom } from '@ganita/core/records.js';
import { phasesOf } from '@ganita/core/saturn/phases.js';
import { saturnTransits as transitsOf } from '@ganita/core/saturn/saturnTransits.js';
import { chosenCusps, cuspsNamed } from '@ganita/core/sky/houseCusps.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { chartsOfList } from '../chartListFields.js';
import type { NatalContext } from '../context.js';
import { type VedicDay, vedicDayOf } from '../vedicDayCalculation.js';

/** The ayanamsa that was applied at the birth, in degrees. */
export const ayanamsaValue = (context: NatalContext): number => context.sky.ayanamsaDeg;

/** Julian day (UT) of the birth. */
export const julianDay = (context: NatalContext): number => context.sky.jdUt;

/** The 23 charts by their chosen methods, or those that are requested. */
export const divisionalCharts = ({ input, varga }: NatalContext): Readonly<Partial<Record<VargaKey, Chart>>> =>
  recordFrom(chartsOfList(input.vargas), varga);

/** Nakshatra, pada and lord of the thirteen bodies; null for an outer planet the calculation does not have. */
export const nakshatraPada = (context: NatalContext) =>
  mapChart(context.rasi, (point) => nakshatraOf(point.longitudeDeg));

/** House cusps by the chosen method, with the bodies in them. */
export function bhavaChart({ rasi, sky, rules, observatory }: NatalContext) {
  const method = rules.bhava_madhya_method;
  const chosen = chosenCusps(rules);
  if (chosen === null) return divide(rasi, sky.cusps.cuspsDeg, method);
  const { cuspsDeg, cuspIs } = cuspsNamed(observatory, sky, chosen);
  return bhavaChartOf(rasi, method, divideByCusps(cuspsDeg, cuspIs));
}

/** States of every body in D-1. */
export const planetaryStates = ({
  sky,
  rasi,
  firstVarga,
  rules,
}: Pick<NatalContext, 'sky' | 'rasi' | 'firstVarga' | 'rules'>) =>
  statesOf(
    sky,
    rasi,
    { navamsa: divisionSigns(firstVarga('D-9_navamsa')), drekkana: divisionSigns(firstVarga('D-3_drekkana')) },
    rules,
  );

/** The calendar of the chart's moment, and where and when that is. */
export interface CalendarInfo {
  readonly placeName: string;
  readonly sky: Pick<Sky, 'jdUt' | 'place' | 'utcOffsetHours'>;
  readonly calendar: CalendarOfBirth;
  /** The Vedic day that the chart is computed from; its sunrise may be of another definition than the calendar's. */
  readonly vedicDay: VedicDay;
  readonly rounding: PrintedRounding;
}

/** Panchanga and calendar of the moment of the chart (docs/rules/07-panchang-calendar-transits.md). */
export const calendarInfo = ({ input, sky, calendar, rules }: NatalContext): CalendarInfo => ({
  placeName: input.place,
  sky,
  calendar: calendar(),
  vedicDay: vedicDayOf(sky, rules),
  rounding: rules.printed_rounding,
});

/**
 * Saturn over the Moon and the lagna from the birth to a hundred years after it. By the modern ephemeris in every
 * calculation type: its Moon and its lagna, not those of the chart.
 */
export function saturnTransits({ natal, observatory, grahaPaths, rules }: NatalContext) {
  const { jdUt, place, utcOffsetHours } = natal.sky;
  const transits = transitsOf(grahaPaths, {
    jdUt,
    moonDeg: observatory.longitudeDeg('Moon', jdUt),
    ascendantDeg: observatory.ascendantDeg(jdUt, place),
  });
  const withPhases = (cycle: (typeof transits.signBased)[number]) => ({ cycle, phases: phasesOf(cycle) });
  return {
    utcOffsetHours,
    rounding: rules.printed_rounding,
    signBased: transits.signBased.map(withPhases),
    degreeBased: transits.degreeBased.map(withPhases),
    fromMoon: transits.fromMoon,
    fromLagna: transits.fromLagna,
  };
}
