import { kmBetween } from '@ganita/core/angles/greatCircle.js';
import { type DomainError, invalidInput } from '@ganita/core/errors/domainError.js';
import type { FoundPlace, Place, PlaceIndex } from './placeIndexPort.js';

/** Places of one name that are looked at, and those that an error offers. */
const [MAX_LOOKED, MAX_OFFERED] = [50, 5];
/** A place with so many times the people of every other of its name is the one that is meant. */
const FAR_LARGER = 10;
/** Two entries of one name so near are one place: a city, and its district that is called the same. */
const SAME_KM = 20;

/** Name, state and country of a place, in English. */
export const displayName = ({ name, state, country }: Pick<Place, 'name' | 'state' | 'country'>): string =>
  [name, state, country].filter((part, index, parts) => part !== null && parts.indexOf(part) === index).join(', ');

const search = (name: string, places: PlaceIndex, isExact: boolean): readonly FoundPlace[] =>
  places.search(name.trim(), { limit: MAX_LOOKED, country: null, isPrefix: false, isExact });

/** The places that have just this name. */
export const placesNamed = (name: string, places: PlaceIndex): readonly Place[] =>
  search(name, places, true).filter(({ match }) => match === 'exact');

/**
 * The one place of a name, or the one that is far larger than all others of it. Never one with a similar name. Errors:
 * `invalid_input`, which offers up to five places.
 */
export function placeNamed(name: string, field: string, places: PlaceIndex): Place | DomainError {
  const [first, ...named] = placesNamed(name, places);
  const others = first === undefined ? [] : named.filter((other) => kmBetween(first, other) > SAME_KM);
  if (first !== undefined && others.every(({ population }) => first.population > FAR_LARGER * population)) return first;
  const offered = (first === undefined ? search(name, places, false) : [first, ...others])
    .slice(0, MAX_OFFERED)
    .map(offerOf)
    .join('; ');
  const words =
    first === undefined
      ? `is not the name of a known place; ${offered === '' ? 'try adding a country, as in "Salem, US"' : `near are: ${offered}`}`
      : `is the name of several places: ${offered}; add the state or the country, or give latitude and longitude`;
  return invalidInput(field, words, name, 'unknown_value');
}

const offerOf = (place: Place): string => `${displayName(place)} (${place.latitudeDeg}, ${place.longitudeDeg})`;
