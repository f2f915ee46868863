import { invalidInput } from '../../core/errors/domainError.js';
import { SECONDS_PER_DAY } from '../../core/time/julianDay.js';
import type { Ports } from '../calculation.js';
import type { Place } from './placeIndex.js';

/** What the location endpoints need of the outside. */
export type LocationPorts = Pick<Ports, 'zones' | 'clock' | 'places'>;

/** A place with the offset in force there now. */
export interface Location extends Place {
  /** Hours ahead of UTC. */
  readonly offsetHours: number;
}

const SHORTEST_QUERY = 2;
const MOST_RESULTS = 50;
/** Julian day of 1970-01-01. */
const UNIX_EPOCH_JD = 2_440_587.5;

/** Refuse a query of fewer than two characters, spaces around it not counted. */
function checkedQuery(query: string): string {
  const trimmed = query.trim();
  if ([...trimmed].length < SHORTEST_QUERY) {
    throw invalidInput('query', `must have at least ${SHORTEST_QUERY} characters`, query);
  }
  return trimmed;
}

/** The best match of a query, or null. Errors: `invalid_input` for a query that is too short. */
export function findLocation(query: string, ports: LocationPorts): Location | null {
  const [place] = ports.places.search(checkedQuery(query), 1);
  return place === undefined ? null : located(place, ports);
}

/** Places for a name that is being typed, best first. A limit above 50 is taken as 50. */
export function suggestLocations(query: string, limit: number, ports: LocationPorts): readonly Location[] {
  const text = checkedQuery(query);
  if (limit < 1) throw invalidInput('limit', 'must be at least 1', limit);
  return ports.places.search(text, Math.min(limit, MOST_RESULTS)).map((place) => located(place, ports));
}

function located(place: Place, { zones, clock }: LocationPorts): Location {
  const unixSeconds = (clock.now() - UNIX_EPOCH_JD) * SECONDS_PER_DAY;
  return { ...place, offsetHours: zones.periodAt(place.zone, unixSeconds).offsetSeconds / 3600 };
}
