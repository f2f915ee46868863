import './english.js';
import { BIRTH_YEARS, type YearRange } from '@ganita/core/time/civilText.js';
import { localeFile, registerLanguage, wordFiles } from '@ganita/words/languageFiles.js';
import type { Language } from '@ganita/words/languages.js';
import { type PackedLanguage, unpackLanguage } from '@ganita/words/packedLanguage.js';
import { type DataSource, type DataSources, type GivenFiles, givenFiles } from './adapters/givenFiles.js';
import { openGivenPorts } from './adapters/openGivenPorts.js';
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
}

/**
 * Open the engine with an ephemeris of its own. Errors: RangeError for years outside the ephemeris, `DamagedData` for a file that is
 * missing or of another version, `ephemeris_missing`.
 */
export async function openGanita(options: GanitaOptions = {}): Promise<Ganita> {
  const { birthYears = BIRTH_YEARS, data = new URL('.', import.meta.url), languages = [] } = options;
  const years = checkedYears(birthYears);
  const files = givenFiles(data, DATA_SUMS);
  const [ports] = await Promise.all([openGivenPorts(files, { birthYears: years }), openLanguages(files, languages)]);
  return ganitaOn(ports);
}

async function openLanguages(files: GivenFiles, languages: readonly Language[]): Promise<void> {
  const english = { locale: localeFile('en'), words: wordFiles('en') };
  const others = [...new Set(languages)].filter((language) => language !== 'en');
  await Promise.all(
    others.map(async (language) => {
      const packed = (await files.json(`words/${language}.json`)) as PackedLanguage;
      registerLanguage(language, unpackLanguage(packed, english));
    }),
  );
}

export { DomainError } from '@ganita/core/errors/domainError.js';
export { DamagedData } from './adapters/damagedData.js';
export { StructureError } from './calculations/validation/parseJson.js';
export type { DataSource, DataSources, Ganita };
