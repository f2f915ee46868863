import { julianDayUt, SECONDS_PER_DAY, UNIX_EPOCH_JD } from '@ganita/core/time/julianDay.js';
import type { Clock } from '../calculations/calculation.js';

/** The clock of the machine. */
export const SYSTEM_CLOCK: Clock = {
  now: () => julianDayUt(UNIX_EPOCH_JD + Date.now() / 1000 / SECONDS_PER_DAY),
};

/** A clock that only goes forward, in milliseconds: the system time may be changed during a measurement. */
export const monotonicMs = (): number => performance.now();
