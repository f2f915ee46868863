import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { UncertainTime } from '@ganita/core/margins/uncertainty.js';
import { MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import { type MarginsInput, MIN_MINUTES } from './marginsInput.js';

/** Why a time is uncertain: the request says how much, or it is recorded to the minute. */
export type UncertaintySource = 'request' | 'time_precision';

/** The time in which a birth may have been, and why. */
export interface BirthTimeRange extends UncertainTime {
  readonly source: UncertaintySource;
}

/** A recorded minute is right to half a minute. */
const HALF_MINUTE = 0.5;

/** The uncertain time of a request; null where its time is exact. Errors: `invalid_input` for a time without length. */
export function uncertainTimeOf(input: MarginsInput): BirthTimeRange | null {
  const {
    birth_time_uncertainty_minutes: both,
    uncertainty_earlier_minutes: earlier,
    uncertainty_later_minutes: later,
    weight,
  } = input;
  if (both === null && earlier === null && later === null) {
    return input.time_precision === 'minute' ? rangeOf(HALF_MINUTE, HALF_MINUTE, 'uniform', 'time_precision') : null;
  }
  const range = rangeOf(earlier ?? both ?? 0, later ?? both ?? 0, weight, 'request');
  const length = (earlier ?? both ?? 0) + (later ?? both ?? 0);
  if (length < MIN_MINUTES) {
    throw invalidInput(
      'uncertainty_later_minutes',
      `must be at least ${MIN_MINUTES} together with that before the birth`,
      later,
      'out_of_range',
    );
  }
  return range;
}

const rangeOf = (
  earlierMinutes: number,
  laterMinutes: number,
  weight: UncertainTime['weight'],
  source: UncertaintySource,
): BirthTimeRange => ({
  fromDays: 0 - earlierMinutes / MINUTES_PER_DAY,
  toDays: laterMinutes / MINUTES_PER_DAY,
  weight,
  source,
});
