import type { Place } from 'ganita/calculations/location/placeIndexPort.js';
import { namesIn } from 'ganita/calculations/location/placeNaming.js';
import { displayNames, foundName, placeMeant, renamed } from 'ganita/calculations/location/placeOfName.js';
import type { Fields, PlanContext } from '../page.js';

/** A place whose coordinates and zone are known. */
export interface KnownPlace {
  /** In the language of the page. */
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA id */
  readonly zone: string;
}

/** What the two fields of a place picker say. */
export type PlaceChoice =
  | { readonly kind: 'known'; readonly place: KnownPlace }
  /** What a name may mean, where that is a question: places that have it, or only a similar one, or none. */
  | {
      readonly kind: 'found';
      readonly text: string;
      readonly places: readonly KnownPlace[];
      /** Whether the places have this name. */
      readonly isNamed: boolean;
      /** Whether only places of some countries could be found. */
      readonly isPartial: boolean;
    }
  /** The fields as they were sent, in a form that was rejected: they are read when it is sent again. */
  | { readonly kind: 'sent'; readonly text: string; readonly at: string }
  | { readonly kind: 'none' };

/** Names of the two fields of a place picker: what is typed, and the coordinates of what was chosen. */
export const placeFieldNames = (prefix: string): { readonly text: string; readonly at: string } => ({
  text: `${prefix}place`,
  at: `${prefix}at`,
});

/**
 * `latitude,longitude,zone`; after a bar the text for which it was chosen, and after an exclamation mark the name of the
 * place where that is longer than the text.
 */
const AT = /^(-?\d{1,3}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?),([A-Za-z0-9_+/-]{1,64})(?:\|([^!]*))?(?:!(.*))?$/su;
const withoutMark = (text: string): string => text.replaceAll('!', '');
const MAX_NAME = 120;
const MAX_FOUND = 12;
const MIN_NAME = 2;

const coordinatesOf = ({ latitude, longitude, zone }: KnownPlace): string => `${latitude},${longitude},${zone}`;

/** The value of the second field for a place; with the text that was searched where that is not the name. */
export const atValue = (place: KnownPlace, searched?: string): string => {
  const label = withoutMark(place.label);
  return `${coordinatesOf(place)}|${searched === undefined ? label : `${withoutMark(searched)}!${label}`}`;
};

/** The fields of a place in an address: shorter, and nothing in it can disagree with the name. */
export const placeParameters = (place: KnownPlace): Fields => ({ place: place.label, at: coordinatesOf(place) });

/** A place without a name. */
export const coordinatesText = (latitude: number, longitude: number): string => `${latitude}°, ${longitude}°`;

const knownOf = (place: Place, label: string): KnownPlace => ({
  label,
  latitude: place.latitudeDeg,
  longitude: place.longitudeDeg,
  zone: place.zone,
});

/**
 * The place of a form. Coordinates that were chosen for another name than is typed now do not count: the name is looked
 * up, and a person chooses unless it means one place: what only has a similar name is never taken. Names are in the language of the
 * page, also that of a place that was chosen in another one.
 */
export function placeIn(
  fields: Fields,
  { places, zones, language }: Pick<PlanContext, 'places' | 'zones' | 'language'>,
  prefix = '',
): PlaceChoice {
  const sent = placeFieldNames(prefix);
  const text = (fields[sent.text] ?? '').trim().slice(0, MAX_NAME);
  const [found, lat, lon, zone = '', chosenFor = withoutMark(text), label = text] =
    AT.exec(fields[sent.at] ?? '') ?? [];
  const [latitude, longitude] = [Number(lat), Number(lon)];
  const isPlace =
    found !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zones.names.has(zone);
  const names = namesIn(language, places);
  if (isPlace && chosenFor === withoutMark(text)) {
    const spot = { latitude, longitude };
    const shown = label === '' ? coordinatesText(latitude, longitude) : renamed(label, spot, names, places);
    return { kind: 'known', place: { label: shown, ...spot, zone } };
  }
  if ([...text].length < MIN_NAME) return { kind: 'none' };
  const meant = placeMeant(text, places);
  if (meant.kind === 'one') return { kind: 'known', place: knownOf(meant.place, foundName(meant.place, names)) };
  const offered = meant.places.slice(0, MAX_FOUND);
  const labels = displayNames(offered, names);
  return {
    kind: 'found',
    text,
    places: offered.map((place, index) => knownOf(place, labels[index] ?? '')),
    isNamed: meant.kind === 'several',
    isPartial: places.isPartial === true,
  };
}

/** The fields of a place as they were sent. */
export function sentPlace(fields: Fields, prefix = ''): PlaceChoice {
  const names = placeFieldNames(prefix);
  const [text, at] = [fields[names.text] ?? '', fields[names.at] ?? ''];
  return text === '' && at === '' ? { kind: 'none' } : { kind: 'sent', text, at };
}

/** The fields of a place in the request of an endpoint. */
export const placeOfRequest = ({ label, latitude, longitude, zone }: KnownPlace) =>
  ({ place: label, latitude, longitude, zone }) as const;
