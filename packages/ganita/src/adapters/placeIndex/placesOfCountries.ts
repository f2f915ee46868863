import { KM_PER_DEGREE, kmBetween } from '@ganita/core/angles/greatCircle.js';
import type { FoundPlace, Place, PlaceIndex } from '../../calculations/location/placeIndexPort.js';
import type { GivenFiles } from '../givenFiles.js';
import { FetchedFiles } from '../notFetched.js';
import { readSections } from './binaryFormat.js';
import { placesOn } from './placesOn.js';

/** What is known of a country before its file is fetched. */
export interface CountryEntry {
  /** SHA-256 of its file. */
  readonly sum: string;
  /** The squares of one degree that have a place of it, by `degreeSquare`. */
  readonly squares: readonly number[];
}

/** Every country of the index, in the order of its greatest place. `tools/places/countries.ts` makes it and the files. */
export interface CountryList {
  readonly source: string;
  readonly size: number;
  readonly countries: Readonly<Record<string, CountryEntry>>;
}

export const COUNTRY_LIST = 'places/countries.json';
/** The file of a country: an index of its places, deflated. */
export const countryFile = (code: string): string => `places/${code}.bin`;

const ROUND = 360;
/** The number of the square of one degree in which a spot lies. */
export const degreeSquare = (latitudeDeg: number, longitudeDeg: number): number =>
  (Math.floor(latitudeDeg) + 90) * ROUND + ((Math.floor(longitudeDeg) + 180 + ROUND) % ROUND);

/** Without the `Buffer` of Node. */
function findText(bytes: Uint8Array, text: Uint8Array, from: number): number {
  const [first = 0] = text;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let same = 1;
    while (same < text.length && bytes[at + same] === text[same]) same++;
    if (same >= text.length) return at;
  }
  return -1;
}

/** A place is numbered by its country and its number there. */
const PER_COUNTRY = 2 ** 20;

/** Every square of one degree that a circle may touch. */
function squaresNear(latitudeDeg: number, longitudeDeg: number, km: number): ReadonlySet<number> {
  const reach = km / KM_PER_DEGREE;
  const [south, north] = [Math.max(-90, latitudeDeg - reach), Math.min(90, latitudeDeg + reach)];
  const narrowest = Math.cos((Math.min(90, Math.max(-south, north) + 1) * Math.PI) / 180);
  const reachEast = Math.min(180, reach / Math.max(narrowest, 1e-6));
  const squares = new Set<number>();
  for (let latitude = Math.floor(south); latitude <= north; latitude++)
    for (let longitude = Math.floor(longitudeDeg - reachEast); longitude <= longitudeDeg + reachEast; longitude++)
      squares.add(degreeSquare(latitude, longitude));
  return squares;
}

/**
 * The places of the world in a file a country. A name is searched in `countries` and in others that were fetched; the place nearest
 * to a spot is that of all countries. Each throws `NotFetched` where a file is missing that may have it. Error: `DamagedData`.
 */
export async function placesOfCountries(files: GivenFiles, countries: readonly string[]): Promise<PlaceIndex> {
  const { source, size, countries: entries } = (await files.json(COUNTRY_LIST)) as CountryList;
  const codes = Object.keys(entries);
  const sums = Object.entries(entries).map(([code, { sum }]) => [countryFile(code), sum] as const);
  const countryFiles = files.of(Object.fromEntries(sums));
  const opened = new FetchedFiles(async (code) =>
    placesOn(readSections(await countryFiles.inflated(countryFile(code))), findText),
  );

  const codesIn = new Map<number, string[]>();
  for (const [code, { squares }] of Object.entries(entries))
    for (const square of squares) codesIn.set(square, [...(codesIn.get(square) ?? []), code]);

  const numbered = <P extends Place>(place: P): P => ({
    ...place,
    number: codes.indexOf(place.countryCode) * PER_COUNTRY + place.number,
  });
  /** The index of the country of a place, and its number there. */
  const within = ({ number }: Pick<Place, 'number'>) => ({
    index: opened.at(codes[Math.floor(number / PER_COUNTRY)] ?? ''),
    place: { number: number % PER_COUNTRY },
  });
  /** Those that are searched, in one order, whenever they were fetched. */
  const all = (): readonly PlaceIndex[] => {
    for (const code of countries) opened.at(code);
    return codes.flatMap((code) => opened.all.get(code) ?? []);
  };
  const byRank = (a: FoundPlace, b: FoundPlace): number =>
    Number(b.match === 'exact') - Number(a.match === 'exact') || b.population - a.population;

  return {
    source,
    size,
    isPartial: true,
    hasCountry: (code) => Object.hasOwn(entries, code),
    search(text, query) {
      const found = all().map((index) => index.search(text, query).map(numbered));
      const [first = []] = found.filter((places) => places.length > 0);
      const several = found.filter((places) => places.length > 0).length > 1;
      return several ? found.flat().sort(byRank).slice(0, query.limit) : first;
    },
    alike: (text) =>
      all()
        .flatMap((index) => index.alike(text) ?? [])
        .map(numbered)
        .sort((a, b) => b.population - a.population)[0] ?? null,
    nameIn(place, ...writings) {
      const { index, place: there } = within(place);
      return index.nameIn(there, ...writings);
    },
    namesOf(place) {
      const { index, place: there } = within(place);
      return index.namesOf(there);
    },
    nearest(latitudeDeg, longitudeDeg, maxKm) {
      const spot = { latitudeDeg, longitudeDeg };
      const near = new Set([...squaresNear(latitudeDeg, longitudeDeg, maxKm)].flatMap((at) => codesIn.get(at) ?? []));
      const found = [...near].flatMap((code) => opened.at(code).nearest(latitudeDeg, longitudeDeg, maxKm) ?? []);
      const [nearest] = found.sort((a, b) => kmBetween(a, spot) - kmBetween(b, spot) || b.population - a.population);
      return nearest === undefined ? null : numbered(nearest);
    },
  };
}
