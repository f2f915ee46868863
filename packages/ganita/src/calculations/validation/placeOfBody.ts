import { kmBetween } from '@ganita/core/angles/greatCircle.js';
import { DomainError, invalidInput } from '@ganita/core/errors/domainError.js';
import type { PlaceIndex } from '../location/placeIndexPort.js';
import { displayName, placeNamed, placesNamed } from '../location/placeOfName.js';
import { isAbsent, isGiven } from './alternatives.js';

type Schema = Parameters<typeof isAbsent>[1];
type Fields = Readonly<Record<string, unknown>>;

/** The place that a name of a request was taken for. */
export interface PlaceUsed {
  /** Of the request. */
  readonly field: string;
  /** With state and country. */
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA id */
  readonly zone: string;
}

/** A body whose places have coordinates. */
export interface PlacedBody {
  readonly body: Fields;
  readonly used: readonly PlaceUsed[];
  /** Remarks for the answer. */
  readonly notes: readonly string[];
  readonly errors: readonly {
    readonly field: string;
    readonly error: DomainError;
    /** Fields that the place would have given. */
    readonly lost: readonly string[];
  }[];
}

/** Before the names of the fields of a place: that of the request, and that of an event. */
const PREFIXES = ['', 'event_'] as const;
/** A place and coordinates that are further apart are not one. */
const FAR_KM = 100;

/**
 * A body with the coordinates, and the zone where it gives no clock, of each place that it only names. A name beside coordinates
 * is a label; a note says so where it is the name of a place far from them.
 */
export function placedBody(body: Fields, known: Readonly<Record<string, Schema>>, places: PlaceIndex): PlacedBody {
  let placed: PlacedBody = { body, used: [], notes: [], errors: [] };
  for (const prefix of PREFIXES) {
    const fields = { place: `${prefix}place`, latitude: `${prefix}latitude`, longitude: `${prefix}longitude` };
    const name = body[fields.place];
    if (!(fields.place in known && fields.latitude in known) || typeof name !== 'string' || name.trim() === '')
      continue;
    const [latitude, longitude] = [body[fields.latitude], body[fields.longitude]];
    const [noLatitude, noLongitude] = [
      isAbsent(latitude, known[fields.latitude] ?? {}),
      isAbsent(longitude, known[fields.longitude] ?? {}),
    ];
    if (noLatitude && noLongitude) placed = looked(placed, name, { prefix, ...fields }, places);
    else if (noLatitude) placed = withoutOther(placed, fields.latitude, fields.longitude);
    else if (noLongitude) placed = withoutOther(placed, fields.longitude, fields.latitude);
    else if (places.hasIndex !== false && typeof latitude === 'number' && typeof longitude === 'number')
      placed = { ...placed, notes: [...placed.notes, ...farNotes(name, { latitude, longitude }, places)] };
  }
  return placed;
}

/** One coordinate alone is no place, and the name beside it is a label. */
const withoutOther = (placed: PlacedBody, missing: string, given: string): PlacedBody => ({
  ...placed,
  errors: [
    ...placed.errors,
    {
      field: missing,
      error: invalidInput(missing, `is required beside ${given}`, null, 'requires_field'),
      lost: [missing],
    },
  ],
});

function looked(
  { body, used, notes, errors }: PlacedBody,
  name: string,
  fields: { readonly prefix: string; readonly place: string; readonly latitude: string; readonly longitude: string },
  places: PlaceIndex,
): PlacedBody {
  const found =
    places.hasIndex === false
      ? invalidInput(fields.place, 'needs coordinates: there is no index of places here', name, 'requires_field')
      : placeNamed(name, fields.place, places);
  const [zoneField, offsetField] = [`${fields.prefix}zone`, `${fields.prefix}timezone`];
  if (found instanceof DomainError) {
    const lost = [fields.latitude, fields.longitude, offsetField];
    return { body, used, notes, errors: [...errors, { field: fields.place, error: found, lost }] };
  }
  const { latitudeDeg: latitude, longitudeDeg: longitude, zone } = found;
  const hasClock = isGiven(body[zoneField]) || isGiven(body[offsetField]);
  return {
    body: {
      ...body,
      [fields.latitude]: latitude,
      [fields.longitude]: longitude,
      ...(!hasClock && { [zoneField]: zone }),
    },
    used: [...used, { field: fields.place, name: displayName(found), latitude, longitude, zone }],
    notes,
    errors,
  };
}

/** What is said where all places of a name are far from the coordinates beside it. */
function farNotes(
  name: string,
  at: { readonly latitude: number; readonly longitude: number },
  places: PlaceIndex,
): readonly string[] {
  const named = placesNamed(name, places).map((place) => ({
    place,
    km: Math.round(kmBetween(place, { latitudeDeg: at.latitude, longitudeDeg: at.longitude })),
  }));
  const nearest = named.sort((a, b) => a.km - b.km)[0];
  return nearest === undefined || nearest.km <= FAR_KM
    ? []
    : [`${displayName(nearest.place)} is ${nearest.km} km from the coordinates, which were used`];
}
