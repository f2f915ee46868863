import { BIRTH_YEARS, type YearRange } from '@ganita/core/time/civilText.js';
import { openPorts } from './adapters/openPorts.js';
import { answer } from './api/answer.js';
import { type CalculationName, ENDPOINTS } from './api/endpoints.js';
import { type Library, libraryOf, type Pictures, picturesOfLibrary } from './api/library.js';
import type { NatalChartOf, RequestOf, ResponseOf } from './api/requestsAndResponses.js';
import { birthYears as checkedYears } from './calculations/fields/birthYears.js';

/** The library: a method per calculation, with the checks and answers of HTTP. Errors: StructureError, DomainError. */
export interface Ganita extends Omit<Library<typeof ENDPOINTS>, 'natalChart'>, Pictures<typeof ENDPOINTS> {
  /** The complete natal chart, or those keys of `horoscope` that `sections` lists. */
  natalChart<const Sections extends RequestOf<'natalChart'>['sections'] = undefined>(
    request: Omit<RequestOf<'natalChart'>, 'sections'> & { readonly sections?: Sections },
  ): NatalChartOf<Sections>;
  /** The answer to a request whose type is not known: it is checked as one from HTTP is. */
  answer<N extends CalculationName>(calculation: N, body: unknown): ResponseOf<N>;
}

/** How the engine is opened. */
export interface GanitaOptions {
  /** First and last year that births may have, within 1800 to 2399; 1900 to 2100 where they are left out. */
  readonly birthYears?: YearRange;
}

/** Open the engine with an ephemeris of its own. Error: RangeError for years outside the ephemeris. */
export async function openGanita({ birthYears = BIRTH_YEARS }: GanitaOptions = {}): Promise<Ganita> {
  const ports = await openPorts({ birthYears: checkedYears(birthYears) });
  return {
    ...(libraryOf(ENDPOINTS, ports) as Omit<Ganita, 'answer' | 'svg' | 'picture'>),
    ...picturesOfLibrary(ENDPOINTS, ports),
    answer: (calculation, body) => answer(calculation, body, ports),
  };
}

export { DomainError } from '@ganita/core/errors/domainError.js';
export { createSwissEphemeris as openEphemeris } from './adapters/swissEphemeris/swissEphemeris.js';
export type { HoroscopeRecord } from './api/horoscope/sectionRecords.js';
export type { Picture } from './api/pictures/draw.js';
export type { SectionKey } from './calculations/natal/sectionKeys.js';
export { StructureError } from './calculations/validation/parseJson.js';
export type { CalculationName, NatalChartOf, RequestOf, ResponseOf };
