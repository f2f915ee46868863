import { type CalendarOfBirth, calendarOfBirth } from '../../../core/panchanga/calendarOfBirth.js';
import type { Sky } from '../../../core/sky/sky.js';
import type { CivilDateTime } from '../../../core/time/julianDay.js';
import { civilOf } from '../../../core/time/julianDay.js';
import type { PrintedRounding } from '../../../core/time/printedMoment.js';
import type { NatalContext } from '../context.js';

/** The calendar of the chart's moment, and where and when that is. */
export interface CalendarInfo {
  readonly placeName: string;
  readonly sky: Pick<Sky, 'place' | 'utcOffsetHours'>;
  readonly clock: CivilDateTime;
  readonly calendar: CalendarOfBirth;
  readonly rounding: PrintedRounding;
}

/**
 * Panchanga and calendar of the moment of the chart, in the chart's own definitions
 * (docs/rules/07-panchang-calendar-transits.md).
 */
export const calendarInfo = ({ input, sky, limbs, rules }: NatalContext): CalendarInfo => ({
  placeName: input.place,
  sky,
  clock: civilOf(sky.jdUt, sky.utcOffsetHours),
  calendar: calendarOfBirth(limbs, sky, rules),
  rounding: rules.printed_rounding,
});
