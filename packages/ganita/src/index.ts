import { BIRTH_YEARS, type YearRange } from '@ganita/core/time/civilText.js';
import { openPorts } from './adapters/openPorts.js';
import type { CalculationName } from './api/endpoints.js';
import type { NatalChartOf, RequestOf, ResponseOf } from './api/requestsAndResponses.js';
import { birthYears as checkedYears } from './calculations/fields/birthYears.js';
import { type Ganita, ganitaOn } from './ganita.js';

/** How the engine is opened. */
export interface GanitaOptions {
  /** First and last year that births may have, within 1800 to 2399; 1900 to 2100 where they are left out. */
  readonly birthYears?: YearRange;
}

/** Open the engine with an ephemeris of its own. Error: RangeError for years outside the ephemeris. */
export async function openGanita({ birthYears = BIRTH_YEARS }: GanitaOptions = {}): Promise<Ganita> {
  return ganitaOn(await openPorts({ birthYears: checkedYears(birthYears) }));
}

export { DomainError } from '@ganita/core/errors/domainError.js';
export { createSwissEphemeris as openEphemeris } from './adapters/swissEphemeris/swissEphemeris.js';
export { type BirthFileForm, type FiledBirth, readBirthFile } from './api/births/birthFile.js';
export { type RecordedBirth, readJhd, writeJhd } from './api/births/jhd.js';
export { type BirthRequest, birthsCsv } from './api/births/recordedBirth.js';
export type { HoroscopeRecord } from './api/horoscope/sectionRecords.js';
export type { Picture } from './api/pictures/draw.js';
export type { SectionKey } from './calculations/natal/sectionKeys.js';
export { StructureError } from './calculations/validation/parseJson.js';
export type { CalculationName, Ganita, NatalChartOf, RequestOf, ResponseOf };
