import type { Location } from '../../calculations/location/locations.js';

const displayName = ({ name, state, country }: Location): string =>
  [name, state, country].filter((part, index, parts) => part !== null && parts.indexOf(part) === index).join(', ');

/** The record of `/location/search`; `state` is present only when known. */
export const locationRecord = (location: Location, source: string) => ({
  place: location.name,
  latitude: location.latitudeDeg,
  longitude: location.longitudeDeg,
  timezone: location.offsetHours,
  source,
  country: location.country,
  displayName: displayName(location),
  ...(location.state !== null && { state: location.state }),
  country_code: location.countryCode,
  zone: location.zone,
});

/** The answer of `/location/autocomplete`. */
export const suggestionsRecord = (query: string, locations: readonly Location[]) => ({
  query,
  count: locations.length,
  results: locations.map((location) => ({
    place: location.name,
    displayName: displayName(location),
    latitude: location.latitudeDeg,
    longitude: location.longitudeDeg,
    timezone: location.offsetHours,
    country: location.country,
    state: location.state,
    country_code: location.countryCode,
    zone: location.zone,
  })),
});
