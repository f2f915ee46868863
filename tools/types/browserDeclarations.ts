/** The declarations of `@ganita/browser`: those of the library, opened otherwise. */
export const BROWSER_DECLARATIONS = `import type { Ganita, LanguageCode, GanitaOptions as OptionsInNode } from 'ganita';

export type * from 'ganita';
export { birthsCsv, DomainError, readBirthFile, readJhd, StructureError, writeJhd } from 'ganita';

/** A file of data: an address from which it is fetched, its bytes, or a compiled program. */
export type DataSource = string | URL | ArrayBuffer | Uint8Array | WebAssembly.Module;

/** The folder of all files, or each by its name. */
export type DataSources = string | URL | Readonly<Record<string, DataSource>>;

/** How the library is opened where there is no Node. */
export interface GanitaOptions {
  /** First and last year that births may have, within 1800 to 2399; 1900 to 2100 where they are left out. */
  readonly birthYears?: NonNullable<OptionsInNode['birthYears']>;
  /** The folder of the files of data, or each by its name; the folder of this module where it is left out. */
  readonly data?: DataSources;
  /** Languages of answers; English is always among them. */
  readonly languages?: readonly LanguageCode[];
  /**
   * The map of zones and the index of places, as mapWith of map.js opens them. Where it is left out, a birth names its zone, and no
   * place is found by name.
   */
  readonly map?: OpenMap;
}

/** Opens the map of zones and the index of places: mapWith of map.js makes one. */
export type OpenMap = (files: never) => Promise<object>;

/** A file of data is missing, or not the one of this version. */
export declare class DamagedData extends Error {}

/** Open the library. Errors: RangeError for years outside the ephemeris; DamagedData. */
export declare function openGanita(options?: GanitaOptions): Promise<Ganita>;
`;

/** Those of its module `map.js`. */
export const MAP_DECLARATIONS = `import type { OpenMap } from './index.js';

/**
 * The map of zones and the places of all countries, each part fetched when a request needs it: ask within fetching. Names are
 * searched in some countries, by their ISO 3166-1 alpha-2 codes.
 */
export declare const mapWith: (countries: readonly string[]) => OpenMap;

/** A file of the map that a request needs is not fetched: ask within fetching. */
export declare class NotFetched extends Error {}

/** Ask something; what it lacks of the map is fetched, and it is asked again. Errors: those of what is asked; DamagedData; of fetch. */
export declare function fetching<Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer>;
`;

/** Those of its module `elements.js`. */
export const ELEMENTS_DECLARATIONS = `/** What the event ganita-error of an element says. */
export interface PictureFailure {
  readonly message: string;
  /** Of a service that answered; null otherwise. */
  readonly status: number | null;
}

declare class GanitaPicture extends HTMLElement {
  /** Fields of the request that have no attribute, such as rules; they replace those of attributes. */
  request: Readonly<Record<string, unknown>>;
}

/** The element ganita-chart. */
export declare class GanitaChart extends GanitaPicture {}

/** The element ganita-day. */
export declare class GanitaDay extends GanitaPicture {}
`;
