import './english.js';
import { BIRTH_YEARS, type YearRange } from '@ganita/core/time/civilText.js';
import type { Language } from '@ganita/words/languages.js';
import { type PackedLanguage, registerPackedLanguage } from '@ganita/words/packedLanguage.js';
import { type DataSource, type DataSources, givenFiles } from './adapters/givenFiles.js';
import { NO_MAP, type OpenMap, openGivenPorts } from './adapters/openGivenPorts.js';
import { birthYears as checkedYears } from './calculations/fields/birthYears.js';
import { type Ganita, ganitaOn } from './ganita.js';

/** The SHA-256 of each file of data, by its name: `tools/browser` writes them in. */
declare const DATA_SUMS: Readonly<Record<string, string>>;

/** How the engine is opened where there is no Node. */
export interface GanitaOptions {
  /** First and last year that births may have, within 1800 to 2399; 1900 to 2100 where they are left out. */
  readonly birthYears?: YearRange;
  /** The folder of the files of data, or each by its name; the folder of this module where it is left out. */
  readonly data?: DataSources;
  /** Languages of answers; English is always among them. */
  readonly languages?: readonly Language[];
  /**
   * The map of zones and the index of places, as `mapWith` of `map.js` opens them. Where it is left out, a birth names its zone, and
   * no place is found by name.
   */
  readonly map?: OpenMap;
}

/**
 * Open the engine with an ephemeris of its own. Errors: RangeError for years outside the ephemeris, `DamagedData` for a file that is
 * missing or of another version, `ephemeris_missing`.
 */
export async function openGanita(options: GanitaOptions = {}): Promise<Ganita> {
  const { birthYears = BIRTH_YEARS, data = new URL('.', import.meta.url), languages = [], map = NO_MAP } = options;
  const years = checkedYears(birthYears);
  const files = givenFiles(data, DATA_SUMS);
  const [ports] = await Promise.all([
    openGivenPorts(files, { birthYears: years, openMap: map }),
    ...languages
      .filter((language) => language !== 'en')
      .map(async (language) =>
        registerPackedLanguage(language, (await files.json(`words/${language}.json`)) as PackedLanguage),
      ),
  ]);
  return ganitaOn(ports);
}

export { DomainError } from '@ganita/core/errors/domainError.js';
export { DamagedData } from './adapters/damagedData.js';
export { readBirthFile } from './api/births/birthFile.js';
export { readJhd, writeJhd } from './api/births/jhd.js';
export { birthsCsv } from './api/births/recordedBirth.js';
export { StructureError } from './calculations/validation/parseJson.js';
export type { DataSource, DataSources, Ganita };
