import type { Clock } from '../../calculations/calculation.js';
import { julianDayUt, SECONDS_PER_DAY } from '../../core/time/julianDay.js';
import { UNIX_EPOCH_JD } from '../../core/time/unixTime.js';

/** The clock of the machine. */
export const SYSTEM_CLOCK: Clock = {
  now: () => julianDayUt(UNIX_EPOCH_JD + Date.now() / 1000 / SECONDS_PER_DAY),
};
