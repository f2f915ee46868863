import { SECONDS_PER_DAY, UNIX_EPOCH_JD } from '../../core/time/julianDay.js';
import type { Ports } from '../calculation.js';
import type { Place } from './placeIndex.js';

/** A place with its current offset. */
export interface Location extends Place {
  /** Hours ahead of UTC. */
  readonly offsetHours: number;
}

export function located(place: Place, { zones, clock }: Pick<Ports, 'zones' | 'clock'>): Location {
  const unixSeconds = (clock.now() - UNIX_EPOCH_JD) * SECONDS_PER_DAY;
  return { ...place, offsetHours: zones.periodAt(place.zone, unixSeconds).offsetSeconds / 3600 };
}
