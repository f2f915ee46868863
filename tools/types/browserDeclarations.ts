/** The declarations of `@ganita/browser`: those of the library, opened otherwise. */
export const BROWSER_DECLARATIONS = `import type { Ganita, LanguageCode, GanitaOptions as OptionsInNode } from 'ganita';

export type * from 'ganita';
export { DomainError, StructureError } from 'ganita';

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
}

/** A file of data is missing, or not the one of this version. */
export declare class DamagedData extends Error {}

/** Open the library. Errors: RangeError for years outside the ephemeris; DamagedData. */
export declare function openGanita(options?: GanitaOptions): Promise<Ganita>;
`;
