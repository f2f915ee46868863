import { kmBetween } from '@ganita/core/angles/greatCircle.js';
import { type DomainError, invalidInput } from '@ganita/core/errors/domainError.js';
import { SOUTH_ASIA } from '@ganita/core/names/southAsia.data.js';
import { OF_MANY_TOWNS } from './localityWords.data.js';
import type { FoundPlace, Place, PlaceIndex } from './placeIndexPort.js';
import { ENGLISH_NAMES, type PlaceNaming } from './placeNaming.js';

/** Places of one name that are looked at, and those that an error offers. */
const [MAX_LOOKED, MAX_OFFERED] = [50, 5];
/** A place with so many times the people of all others of its name together is the one that is meant. */
const FAR_LARGER = 10;
/** A place whose people are not counted is taken for one of so many. */
const UNCOUNTED = 2000;
/** The name of today counts as if a place had so many times the people of one that is also called so. */
const PRIMARY_WEIGHT = 100;
/** A place of fewer people is a village; a name that sounds like it may be that of a city, written otherwise. */
const TOWN = 15_000;
/** A locality of our table is taken for a town of so many. */
const LOCALITY = 50_000;
/** Two entries of one name so near are one place: a city, and its district that is called the same. */
const SAME_KM = 20;

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part, index) => part !== null && parts.indexOf(part) === index).join(', ');

/** Name, state and country of a place. */
export const displayName = (place: Place, names: PlaceNaming = ENGLISH_NAMES): string =>
  joined([names.name(place), names.state(place), names.country(place)]);

/** The same with the district: `Rampur, Rampur district, Uttar Pradesh, India`. */
const displayNameWithDistrict = (place: Place, names: PlaceNaming): string =>
  joined([names.name(place), names.district(place), names.state(place), names.country(place)]);

/** The name of a place that was found: with its district where the text named that. */
export const foundName = (place: FoundPlace, names: PlaceNaming): string =>
  place.isInNamedDistrict ? displayNameWithDistrict(place, names) : displayName(place, names);

/** Names of places of one list, with the district where two would read the same, and the coordinates where two still do. */
export function displayNames(places: readonly Place[], names: PlaceNaming = ENGLISH_NAMES): readonly string[] {
  const distinct = (texts: readonly string[], otherwise: (place: Place, name: string) => string): readonly string[] => {
    const times = new Map<string, number>();
    for (const name of texts) times.set(name, (times.get(name) ?? 0) + 1);
    return places.map((place, index) => {
      const name = texts[index] ?? '';
      return times.get(name) === 1 ? name : otherwise(place, name);
    });
  };
  const withDistrict = distinct(
    places.map((place) => displayName(place, names)),
    (place) => displayNameWithDistrict(place, names),
  );
  return distinct(withDistrict, (place, name) => `${name} (${place.latitudeDeg}, ${place.longitudeDeg})`);
}

const search = (name: string, places: PlaceIndex, isExact: boolean): readonly FoundPlace[] =>
  places.search(name.trim(), { limit: MAX_LOOKED, country: null, isPrefix: false, isExact });

/** The places that have just this name. */
export const placesNamed = (name: string, places: PlaceIndex): readonly FoundPlace[] =>
  search(name, places, true).filter(({ match }) => match === 'exact');

/** The most kilometres between the coordinates of an address and those of the index, which have five decimals. */
const SAME_SPOT_KM = 0.01;
const PARTS = ', ';

/**
 * What a place is called in other names, whose text was made from the index in whatever language: the place just there, or one of
 * that name so near that it is the same; the text itself where the index has neither.
 */
export function renamed(
  text: string,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  names: PlaceNaming,
  places: PlaceIndex,
): string {
  const parts = text.split(PARTS);
  const [first = ''] = parts;
  const spot = { latitudeDeg: latitude, longitudeDeg: longitude };
  const there = places.nearest(latitude, longitude, SAME_SPOT_KM);
  const isCalledSo = there !== null && (first === there.name || places.namesOf(there).includes(first));
  const place = isCalledSo ? there : placesNamed(first, places).find((one) => kmBetween(spot, one) < SAME_KM);
  if (place === undefined) return text;
  if (parts.length === 1) return names.name(place);
  const short = displayName(place, names);
  return parts.length > short.split(PARTS).length ? displayNameWithDistrict(place, names) : short;
}

/** What a name means: one place; several of this name; or none, and those with a similar name. */
export type MeantPlace =
  | { readonly kind: 'one'; readonly place: FoundPlace }
  | { readonly kind: 'several' | 'similar'; readonly places: readonly Place[] };

const lastWord = (name: string): string => name.slice(name.lastIndexOf(' ') + 1).toLowerCase();

const weightOf = ({ population, isPrimary }: FoundPlace): number =>
  Math.max(population, UNCOUNTED) * (isPrimary ? PRIMARY_WEIGHT : 1);

/**
 * The place that a name means: the only one of it, or the one far larger than all others together. Never one with a similar name; no
 * village whose name may be that of a city in another spelling; and no uncounted village, nor a locality of a common name, without
 * its state, district or city, since the index does not have every one of a name; nor any without them where the index lacks countries.
 */
export function placeMeant(name: string, places: PlaceIndex): MeantPlace {
  const [first, ...named] = [...placesNamed(name, places)].sort((a, b) => weightOf(b) - weightOf(a));
  if (first === undefined) return { kind: 'similar', places: search(name, places, false) };
  const others = named.filter((other) => kmBetween(first, other) > SAME_KM);
  const mayBeAlike = first.population < TOWN && !first.isLocated && SOUTH_ASIA.includes(first.countryCode);
  const alike = mayBeAlike ? (places.alike(name.split(',', 1)[0] ?? '') ?? places.alike(first.name)) : null;
  const city =
    alike !== null && alike.population > FAR_LARGER * TOWN && kmBetween(first, alike) > SAME_KM ? alike : null;
  const isOfMany = first.population <= LOCALITY && OF_MANY_TOWNS.has(lastWord(first.name));
  const isSure = first.isLocated || (first.population > 0 && !isOfMany && places.isPartial !== true);
  const weightOfOthers = others.reduce((sum, other) => sum + weightOf(other), 0);
  if (isSure && city === null && weightOf(first) > FAR_LARGER * weightOfOthers) return { kind: 'one', place: first };
  return { kind: 'several', places: city === null ? [first, ...others] : [first, city, ...others] };
}

/**
 * The one place that a name means. Errors: `invalid_input`, which offers up to five places.
 */
export function placeNamed(name: string, field: string, places: PlaceIndex): Place | DomainError {
  const meant = placeMeant(name, places);
  if (meant.kind === 'one') return meant.place;
  const offered = meant.places.slice(0, MAX_OFFERED);
  const names = displayNames(offered);
  const offers = offered.map((place, index) => `${names[index]} (${place.latitudeDeg}, ${place.longitudeDeg})`);
  const words =
    meant.kind === 'similar'
      ? `is not the name of a known place; ${offers.length === 0 ? 'try another spelling, or the nearest town' : `near are: ${offers.join('; ')}`}`
      : `is the name of ${offers.length === 1 ? 'a small place, and perhaps of others' : 'several places'}: ${offers.join('; ')}; ` +
        'add the state or the country, or give latitude and longitude';
  return invalidInput(field, words, name, 'unknown_value');
}
