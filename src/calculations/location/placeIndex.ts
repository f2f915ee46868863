/** A populated place of the gazetteer. */
export interface Place {
  /** Primary name, in the gazetteer's own spelling. */
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
  /** 0 where unknown */
  readonly population: number;
  /** IANA zone id */
  readonly zone: string;
}

/** The port to an index of places. Answers are best first. */
export interface PlaceIndex {
  /** Where the data come from, for the answer. */
  readonly source: string;
  readonly size: number;
  /** Places whose name begins with, has a word that begins with, contains, or is nearly the text; at most `limit`. */
  search(query: string, limit: number): readonly Place[];
}
