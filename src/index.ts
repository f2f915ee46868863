import { openPorts } from './adapters/openPorts.js';
import { answer } from './api/answer.js';
import { type CalculationName, ENDPOINTS } from './api/endpoints.js';
import { type Library, libraryOf } from './api/library.js';
import type { NatalChartOf, RequestOf, ResponseOf } from './api/types.js';

/** The library: a method per calculation, with the checks and answers of HTTP. Errors: StructureError, DomainError. */
export interface Ganita extends Omit<Library<typeof ENDPOINTS>, 'natalChart'> {
  /** The complete natal chart, or those keys of `horoscope` that `sections` lists. */
  natalChart<const Sections extends RequestOf<'natalChart'>['sections'] = undefined>(
    request: Omit<RequestOf<'natalChart'>, 'sections'> & { readonly sections?: Sections },
  ): NatalChartOf<Sections>;
  /** The answer to a request whose type is not known: it is checked as one from HTTP is. */
  answer<N extends CalculationName>(calculation: N, body: unknown): ResponseOf<N>;
}

/** Open the engine with an ephemeris of its own. */
export async function openGanita(): Promise<Ganita> {
  const ports = await openPorts();
  return {
    ...(libraryOf(ENDPOINTS, ports) as Omit<Ganita, 'answer'>),
    answer: (calculation, body) => answer(calculation, body, ports),
  };
}

export { createSwissEphemeris as openEphemeris } from './adapters/swissEphemeris/swissEphemeris.js';
export type { HoroscopeRecord } from './api/horoscope/sectionRecords.js';
export type { SectionKey } from './calculations/natal/sectionKeys.js';
export { StructureError } from './calculations/validation/parseJson.js';
export { DomainError } from './core/errors/domainError.js';
export type { CalculationName, NatalChartOf, RequestOf, ResponseOf };
