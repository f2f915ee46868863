import { fetching, NotFetched } from './adapters/notFetched.js';
import type { OpenMap } from './adapters/openGivenPorts.js';
import { placesOfCountries } from './adapters/placeIndex/placesOfCountries.js';
import { givenZoneMap } from './adapters/zoneHistory/givenZoneMap.js';

/** The SHA-256 of the two files that name the others, by their names: `tools/browser` writes them in. */
declare const MAP_SUMS: Readonly<Record<string, string>>;

/**
 * The map of zones and the places of all countries, each part fetched when a request needs it: ask within `fetching`. Names are
 * searched in some countries, by their ISO 3166-1 alpha-2 codes.
 */
export const mapWith =
  (countries: readonly string[]): OpenMap =>
  async (files) => {
    const map = files.of(MAP_SUMS);
    const [zoneMap, places] = await Promise.all([givenZoneMap(map), placesOfCountries(map, countries)]);
    return { zoneMap, places };
  };

export { fetching, NotFetched };
