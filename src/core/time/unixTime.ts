import { type CivilDateTime, dateOfDay, daysSince2000, SECONDS_PER_DAY, secondsOfDay } from './julianDay.js';

/** Unix seconds at 2000-01-01 00:00 UTC. */
export const UNIX_AT_2000 = 946_684_800;

/** Julian day (UT) of 1970-01-01 00:00 UTC. */
export const UNIX_EPOCH_JD = 2_440_587.5;

/** Unix seconds (leap seconds not counted) at which a clock kept on UTC would show this reading. */
export const unixOf = (clock: CivilDateTime): number =>
  UNIX_AT_2000 + daysSince2000(clock) * SECONDS_PER_DAY + secondsOfDay(clock);

/** What a clock kept on UTC shows at a moment; a fraction of a second is kept. */
export function clockAt(unixSeconds: number): CivilDateTime {
  const seconds = unixSeconds - UNIX_AT_2000;
  const day = Math.floor(seconds / SECONDS_PER_DAY);
  const rest = seconds - day * SECONDS_PER_DAY;
  return {
    ...dateOfDay(day),
    hour: Math.floor(rest / 3600),
    minute: Math.floor((rest % 3600) / 60),
    second: rest % 60,
  };
}
