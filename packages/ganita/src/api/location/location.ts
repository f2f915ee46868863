import { Type } from 'typebox';
import { latitude, longitude } from '../../calculations/fields/birthFields.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { PLACE_MATCHES } from '../../calculations/location/placeIndexPort.js';
import { displayName, displayNames } from '../../calculations/location/placeOfName.js';
import type { FoundPlace, SuggestedPlaces } from '../../calculations/location/placeSearch.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';

export const locationFields = {
  place: Type.String({ description: 'name of the place' }),
  displayName: Type.String({
    description: 'name, state and country, in English; with the district where two places of the answer read the same',
  }),
  latitude,
  longitude,
  timezone: Type.Number({
    description: 'UTC offset in hours of `zone` at noon of `date`; without `date`, at this moment',
  }),
  country: Type.String({ description: 'English name of the country' }),
  countryCode: Type.String({ description: 'code of the country, ISO 3166-1 alpha-2' }),
  zone: Type.String({ description: 'IANA id of the time zone, which has the offset of every other date' }),
  district: nullable(Type.String({ description: 'name of the district or county; null where none is known' })),
  match: oneOf(PLACE_MATCHES, {
    title: 'PlaceMatch',
    description:
      'exact: the place has just this name, and lies where the text says; similar: the text begins, sounds like or nearly is its name, so ask before it is used',
  }),
};

const placeSearchResponse = Type.Object({
  ...locationFields,
  source: Type.String({ description: 'where the places come from, with its licence' }),
  state: Type.Optional(Type.String({ description: 'name of the state or province; present only when known' })),
});

const placeSearchRecord = ({ location, source }: FoundPlace): Wire<typeof placeSearchResponse> => ({
  place: location.name,
  latitude: location.latitudeDeg,
  longitude: location.longitudeDeg,
  timezone: location.offsetHours,
  source,
  country: location.country,
  displayName: displayName(location),
  ...(location.state !== null && { state: location.state }),
  countryCode: location.countryCode,
  zone: location.zone,
  district: location.district,
  match: location.match,
});

const placeSuggestionsResponse = Type.Object({
  query: Type.String({ description: 'the text of the request' }),
  count: Type.Integer({ minimum: 0, description: 'number of results' }),
  results: Type.Array(
    Type.Object(
      {
        ...locationFields,
        label: Type.String({
          description: '`displayName` in `language`: the name of the place in its script where the index has it',
        }),
        state: nullable(Type.String({ description: 'name of the state or province; null where none is known' })),
      },
      { title: 'SuggestedPlace', description: 'a place that a text may mean' },
    ),
    { description: 'the best first' },
  ),
});

const placeSuggestionsRecord = ({
  query,
  locations,
  labels,
}: SuggestedPlaces): Wire<typeof placeSuggestionsResponse> => {
  const names = displayNames(locations);
  return {
    query,
    count: locations.length,
    results: locations.map((location, index) => ({
      place: location.name,
      displayName: names[index] ?? displayName(location),
      label: labels[index] ?? displayName(location),
      latitude: location.latitudeDeg,
      longitude: location.longitudeDeg,
      timezone: location.offsetHours,
      country: location.country,
      state: location.state,
      countryCode: location.countryCode,
      zone: location.zone,
      district: location.district,
      match: location.match,
    })),
  };
};

/** The answer of `GET /location/search`. */
export const placeSearchAnswer: EndpointAnswer<FoundPlace, typeof placeSearchResponse> = {
  schema: placeSearchResponse,
  record: placeSearchRecord,
};

/** The answer of `GET /location/autocomplete`. */
export const placeSuggestionsAnswer: EndpointAnswer<SuggestedPlaces, typeof placeSuggestionsResponse> = {
  schema: placeSuggestionsResponse,
  record: placeSuggestionsRecord,
};
