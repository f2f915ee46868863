import { fetching, NotFetched } from './adapters/notFetched.js';
import type { OpenMap } from './adapters/openGivenPorts.js';
import { placesOfCountries } from './adapters/placeIndex/placesOfCountries.js';
import { givenZoneMap } from './adapters/zoneHistory/givenZoneMap.js';

/**
 * The map of zones and the places of all countries, each part fetched when a request needs it: ask within `fetching`. Names are
 * searched in some countries, by their ISO 3166-1 alpha-2 codes.
 */
export const mapWith =
  (countries: readonly string[]): OpenMap =>
  async (files) => {
    const [zoneMap, places] = await Promise.all([givenZoneMap(files), placesOfCountries(files, countries)]);
    return { zoneMap, places };
  };

export { fetching, NotFetched };
