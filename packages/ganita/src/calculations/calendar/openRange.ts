import { type RangeSky, rangeSky } from '@ganita/core/panchanga/range/rangeSky.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import type { CivilClock } from '@ganita/core/time/civilClock.js';
import type { Interval } from '@ganita/core/time/interval.js';
import type { CivilDate } from '@ganita/core/time/julianDay.js';
import { wholeDays } from '@ganita/core/transits/transitEvents.js';
import type { Ports, Settings } from '../calculation.js';
import { angaPositionFlags } from '../engineMeta.js';
import { type ClockUsed, clockOfFields, clockUsed } from '../fields/zoneFields.js';
import type { NamedPlace } from './placeFields.js';

/** First and last date. */
export interface DateRange {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The sky of a range of dates at a resolved place, with its clock. */
export interface OpenRange extends DateRange {
  readonly sky: RangeSky;
  readonly clock: CivilClock;
  readonly clockUsed: ClockUsed;
  /** From the start of the first date to the end of the last. */
  readonly range: Interval;
  /** The figures of `meta`. */
  readonly figures: Settings['figures'];
}

/** Open one pass over the sky of a range. Errors: `invalid_input` for an unknown zone. */
export function openRange(input: NamedPlace, dates: DateRange, rules: Rules, ports: Ports): OpenRange {
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const clock = clockOfFields(input, ports.zones);
  const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude };
  const range = wholeDays(dates.from, dates.to, clock);
  return {
    from: dates.from,
    to: dates.to,
    sky: rangeSky(observatory, range, { place, clock }, rules),
    clock,
    clockUsed: clockUsed(clock, input.zone, place, range, ports.zones),
    range,
    figures: {
      ayanamsa_value: observatory.ayanamsaDeg(range.startJdUt),
      position_flags: angaPositionFlags(rules),
    },
  };
}
