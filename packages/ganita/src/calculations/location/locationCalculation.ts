import { type CivilDate, SECONDS_PER_DAY, UNIX_EPOCH_JD, unixOf } from '@ganita/core/time/julianDay.js';
import type { Ports } from '../calculation.js';
import type { Place } from './placeIndexPort.js';

/** With the offset of the clocks of a place at some moment. */
export interface WithOffset {
  /** Hours ahead of UTC. */
  readonly offsetHours: number;
}

/** A place with its offset at noon of a date on its own clocks; without a date, at this moment. */
export function located<P extends Place>(
  place: P,
  date: CivilDate | null,
  { zones, clock }: Pick<Ports, 'zones' | 'clock'>,
): P & WithOffset {
  const offsetAt = (unixSeconds: number): number => zones.periodAt(place.zone, unixSeconds).offsetSeconds;
  const now = (clock.now() - UNIX_EPOCH_JD) * SECONDS_PER_DAY;
  return { ...place, offsetHours: (date === null ? offsetAt(now) : offsetAtNoon(date, offsetAt)) / 3600 };
}

/** Clocks change by night, so that the offset at noon UTC is near enough to find noon on the clocks. */
function offsetAtNoon(date: CivilDate, offsetAt: (unixSeconds: number) => number): number {
  const noonUtc = unixOf({ ...date, hour: 12, minute: 0, second: 0 });
  return offsetAt(noonUtc - offsetAt(noonUtc));
}
