import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import type { CivilClock } from '@ganita/core/time/civilClock.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { type JulianDayUt, julianDayUt } from '@ganita/core/time/julianDay.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import {
  civilDays,
  type RetrogradeStation,
  type SignChange,
  transitEvents,
} from '@ganita/core/transits/transitEvents.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Ports } from '../calculation.js';
import { calendarDateCheck } from '../fields/dateChecks.js';
import { namedPlace } from '../fields/namedPlace.js';
import { plainPictureChecks, plainPictureFields } from '../fields/pictureFields.js';
import { spanEndCheck } from '../fields/transitFields.js';
import { clockOfFields } from '../fields/zoneFields.js';
import { gocharEvents } from '../transits/gocharEvents.js';
import type { CheckedRequest } from '../validation/checkRequest.js';

/** Most days from the first to the last date. */
const MAX_DAYS = 366;
/** Positions of a path, and the fewest a day where the graha is fast. */
const POSITIONS = 72;
const MOON_POSITIONS_A_DAY = 0.5;

const { meta: _meta, ...eventFields } = gocharEvents.request.properties;

const transitsPictureInput = Type.Object({ ...eventFields, ...namedPlace, ...plainPictureFields });
type TransitsPictureInput = Filled<typeof transitsPictureInput>;
type TransitRules = Parameters<typeof gocharEvents.compute>[0]['rules'];

/** A graha at a moment. */
export interface PathPosition {
  readonly jdUt: JulianDayUt;
  /** 0 <= x < 360 */
  readonly longitudeDeg: number;
}

/** Longitudes of grahas over some days, and what happens to them. */
export interface DrawnTransits {
  readonly input: TransitsPictureInput;
  readonly clock: CivilClock;
  readonly window: Interval;
  readonly rounding: PrintedRounding;
  readonly paths: readonly { readonly graha: Graha; readonly positions: readonly PathPosition[] }[];
  /** In order of time. */
  readonly events: readonly (SignChange | RetrogradeStation)[];
}

function compute(request: CheckedRequest<TransitsPictureInput, TransitRules>, ports: Ports): DrawnTransits {
  const { input, rules } = request;
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const clock = clockOfFields(input, ports.zones);
  const [from, to] = [
    parseDate(input.from_date, 'from_date', TRANSIT_YEARS),
    parseDate(input.to_date, 'to_date', TRANSIT_YEARS),
  ];
  const window = civilDays(from, to, clock, rules.printed_rounding);
  const grahas = GRAHAS.filter((graha) => input.planets === null || input.planets.includes(graha));
  const events = transitEvents(openGrahaPaths(observatory, ports.transitTables), grahas, window).filter(
    (event) => event.type !== 'nakshatra_change',
  );
  const days = window.endJdUt - window.startJdUt;
  const positionsOf = (graha: Graha): readonly PathPosition[] => {
    const count = graha === 'Moon' ? Math.max(POSITIONS, Math.ceil(days * MOON_POSITIONS_A_DAY)) : POSITIONS;
    const even = Array.from({ length: count + 1 }, (_, index) => window.startJdUt + (index * days) / count);
    // The turns of a path are among its points, so that their marks are on it.
    const turns = events.filter((event) => event.graha === graha && event.type !== 'sign_change');
    return [...even, ...turns.map(({ jdUt }) => jdUt as number)]
      .sort((a, b) => a - b)
      .map((jd) => {
        const jdUt = julianDayUt(jd);
        return { jdUt, longitudeDeg: observatory.motion(graha, jdUt).longitudeDeg };
      });
  };
  return {
    input,
    clock,
    window,
    rounding: rules.printed_rounding,
    paths: grahas.map((graha) => ({ graha, positions: positionsOf(graha) })),
    events,
  };
}

/** `/svg/transits`: longitudes of grahas over some days. */
export const transitsPicture = calculation({
  request: transitsPictureInput,
  checks: {
    ...gocharEvents.checks,
    ...plainPictureChecks,
    from_date: calendarDateCheck('from_date'),
    to_date: spanEndCheck('to_date', 'from_date', MAX_DAYS),
  },
  rules: gocharEvents.rules,
  compute,
});
