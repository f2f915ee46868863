import { createHash } from 'node:crypto';
import { givenFiles } from 'ganita/adapters/givenFiles.js';
import { fetching, NotFetched } from 'ganita/adapters/notFetched.js';
import { createPlaceIndex, openPlacesFile } from 'ganita/adapters/placeIndex/placeIndex.js';
import { COUNTRY_LIST, placesOfCountries } from 'ganita/adapters/placeIndex/placesOfCountries.js';
import { givenZoneMap, ZONE_GRID } from 'ganita/adapters/zoneHistory/givenZoneMap.js';
import { createZoneHistory } from 'ganita/adapters/zoneHistory/zoneHistoryAdapter.js';
import { placeMeant } from 'ganita/calculations/location/placeOfName.js';
import { describe, expect, it } from 'vitest';
import { mapFiles } from '../../tools/browser/mapFiles.js';

const files = mapFiles();
const sumOf = (name: string): string =>
  createHash('sha256')
    .update(files.get(name) as Uint8Array)
    .digest('hex');
const SUMS = Object.fromEntries([ZONE_GRID, COUNTRY_LIST].map((name) => [name, sumOf(name)]));
const given = (changes: Readonly<Record<string, Uint8Array>> = {}) =>
  givenFiles({ ...Object.fromEntries(files), ...changes }, SUMS);

/** Numbers from 0 to 1, the same in each run. */
function* fractions(): Generator<number, never> {
  let state = 12345;
  for (;;) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    yield state / 2 ** 32;
  }
}
const fraction = fractions();
const next = (): number => fraction.next().value;

const { sections } = openPlacesFile();
/** So many places of the index, the small ones too. */
const somePlaces = (count: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, () => {
    const place = Math.floor(next() * sections.populations.length);
    return [(sections.latitudes[place] as number) / 1e5, (sections.longitudes[place] as number) / 1e5];
  });
const anywhere = (count: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, () => [next() * 180 - 90, next() * 360 - 180]);
const EDGES: readonly (readonly [number, number])[] = [
  [90, 0],
  [-90, 0],
  [0, 180],
  [0, -180],
  [52.0907, 180],
  [0, 0],
  // At the borders of India with Nepal, Bangladesh and Pakistan.
  [26.98, 84.85],
  [26.3393, 89.0141],
  [31.6047, 74.573],
];

describe('the map of zones in files', () => {
  it('names the zones of geo-tz at places, at sea, at borders and at the edges of the world', async () => {
    const { zonesAt } = await givenZoneMap(given());
    const whole = createZoneHistory();
    for (const [latitude, longitude] of [...EDGES, ...somePlaces(1500), ...anywhere(1500)]) {
      const found = await fetching(() => zonesAt(latitude, longitude));
      expect([latitude, longitude, found]).toEqual([latitude, longitude, whole.zonesAt(latitude, longitude)]);
    }
  });

  it('says which region it has not fetched, and takes none that is damaged', async () => {
    const map = await givenZoneMap(given());
    expect(() => map.zonesAt(31.6047, 74.573)).toThrow(NotFetched);
    const spoiled = Object.fromEntries(
      [...files].map(([name, bytes]) => [name, name === ZONE_GRID ? bytes : new Uint8Array(1)]),
    );
    const damaged = await givenZoneMap(given(spoiled));
    await expect(fetching(() => damaged.zonesAt(31.6047, 74.573))).rejects.toThrow('is damaged');
  });
});

describe('the places of countries in files', () => {
  const whole = createPlaceIndex();
  /** All that is known of a place but its number, which is that of its index. */
  const known = (place: object | null) => ({ ...place, number: 0 });

  it('have the place nearest to a spot that the whole index has, also across a border', async () => {
    const places = await placesOfCountries(given(), []);
    for (const [latitude, longitude] of [...EDGES, ...somePlaces(300), ...anywhere(100)]) {
      for (const km of [0.01, 50]) {
        const found = await fetching(() => places.nearest(latitude, longitude, km));
        expect(known(found)).toEqual(known(whole.nearest(latitude, longitude, km)));
      }
    }
  });

  it('have the names of a place in every writing', async () => {
    const places = await placesOfCountries(given(), ['IN']);
    for (const name of ['Chennai', 'Ujjain', 'Kolkata', 'Varanasi', 'Vrindavan']) {
      const [here] = await fetching(() => places.search(name, { limit: 1, country: null, isPrefix: false }));
      const [there] = whole.search(name, { limit: 1, country: 'IN', isPrefix: false });
      expect(known(here ?? null)).toEqual(known(there ?? null));
      expect(places.namesOf(here as { number: number })).toEqual(whole.namesOf(there as { number: number }));
    }
  });

  it('find what begins with, nearly is or sounds like a name, as the whole index does in that country', async () => {
    const places = await placesOfCountries(given(), ['IN']);
    const query = { limit: 5, country: 'IN', isPrefix: true };
    const namesOf = (index: typeof whole, text: string): readonly string[] =>
      index
        .search(text, query)
        .filter(({ countryCode }) => countryCode === 'IN')
        .map(({ name, state }) => `${name}, ${state}`);
    await fetching(() => namesOf(places, 'ujjain'));
    for (const text of ['chenn', 'vaaranasi', 'bangalor', 'உஜ்ஜைன்', 'kanchi', 'tirupathi'])
      expect([text, namesOf(places, text)]).toEqual([text, namesOf(whole, text)]);
  });

  it('take no name for one place while countries are missing, unless it says where it lies', async () => {
    const places = await placesOfCountries(given(), ['IN']);
    expect((await fetching(() => placeMeant('Chennai', places))).kind).toBe('several');
    expect(placeMeant('Chennai, Tamil Nadu', places).kind).toBe('one');
    expect(placeMeant('Chennai', whole).kind).toBe('one');
  });
});
