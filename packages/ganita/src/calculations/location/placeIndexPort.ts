/** A populated place of the gazetteer. */
export interface Place {
  /** Its number in the index. */
  readonly number: number;
  /** The name of today, in English: without accents. */
  readonly name: string;
  /** First administrative division (state, province), or null where none is known. */
  readonly state: string | null;
  /** Second administrative division (district, county), or null. */
  readonly district: string | null;
  /** ISO 3166-1 alpha-2 */
  readonly countryCode: string;
  /** English short name */
  readonly country: string;
  /** Degrees, north positive. */
  readonly latitudeDeg: number;
  /** Degrees, east positive. */
  readonly longitudeDeg: number;
  /** 0 for a village whose people are not counted; a place of pilgrimage, or a part of a city, counts as a town. */
  readonly population: number;
  /** IANA zone id */
  readonly zone: string;
}

/** A place that a search has found. */
export interface FoundPlace extends Place {
  /** exact: it has just this name, and lies where the text says; similar: the text begins, is in, or nearly is its name. */
  readonly match: PlaceMatch;
  /** Whether an exact match is by its name of today, or one as well known, and not by some other name. */
  readonly isPrimary: boolean;
  /** Whether the text says in which state, in which district or near which city it lies. */
  readonly isLocated: boolean;
  /** Whether the text names its district, and not its state by the same name. */
  readonly isInNamedDistrict: boolean;
}

export const PLACE_MATCHES = ['exact', 'similar'] as const;
export type PlaceMatch = (typeof PLACE_MATCHES)[number];

/** What is wanted of a search. */
export interface PlaceQuery {
  readonly limit: number;
  /** ISO 3166-1 alpha-2: places of this country come before all others that match as well; null for no country. */
  readonly country: string | null;
  /** The text may be the beginning of a name: a larger place then precedes a small one that has just this name. */
  readonly isPrefix: boolean;
  /** Only places with just this name: what is nearly so is not searched. */
  readonly isExact?: boolean;
}

/** The port to an index of places. Answers are best first. */
export interface PlaceIndex {
  /** Where the data come from, for the answer. */
  readonly source: string;
  readonly size: number;
  /** False where there is no index: then a name is never looked up, and every search fails. */
  readonly hasIndex?: false;
  /** True where there are only the places of some countries: then a name alone is never sure to mean one place. */
  readonly isPartial?: true;
  /** Whether there are places of a country, by its ISO 3166-1 alpha-2 code in capitals. */
  hasCountry(code: string): boolean;
  /** Places whose name begins with, has a word that begins with, contains, is nearly or sounds like the text, or is a part of it. */
  search(text: string, query: PlaceQuery): readonly FoundPlace[];
  /** The best known place whose name sounds like the text, in South Asia; null where none does. */
  alike(text: string): Place | null;
  /** The name of a place in the first of some writings that has one: a language, or the Unicode name of a script; else null. */
  nameIn(place: Pick<Place, 'number'>, ...writings: readonly string[]): string | null;
  /** The names of a place in all scripts but the Latin one. */
  namesOf(place: Pick<Place, 'number'>): readonly string[];
  /** The place nearest to a spot, at most so many kilometres away; null where none is. */
  nearest(latitudeDeg: number, longitudeDeg: number, maxKm: number): Place | null;
}
