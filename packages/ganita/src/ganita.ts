import { answer } from './api/answer.js';
import type { RecordedBirth } from './api/births/jhd.js';
import { type BirthRequest, resolvedRecord } from './api/births/recordedBirth.js';
import { type CalculationName, ENDPOINTS } from './api/endpoints.js';
import { type Library, libraryOf, type Pictures, picturesOfLibrary } from './api/library.js';
import type { NatalChartOf, RequestOf, ResponseOf } from './api/requestsAndResponses.js';
import type { Ports } from './calculations/calculation.js';

/** The library: a method per calculation, with the checks and answers of HTTP. Errors: StructureError, DomainError. */
export interface Ganita extends Omit<Library<typeof ENDPOINTS>, 'natalChart'>, Pictures<typeof ENDPOINTS> {
  /** The complete natal chart, or those keys of `horoscope` that `sections` lists. */
  natalChart<const Sections extends RequestOf<'natalChart'>['sections'] = undefined>(
    request: Omit<RequestOf<'natalChart'>, 'sections'> & { readonly sections?: Sections },
  ): NatalChartOf<Sections>;
  /** A birth with the clock of its place, as files keep it: `writeJhd` and `birthsCsv` write it. Errors: StructureError, DomainError. */
  recordedBirth(request: BirthRequest, name?: string): RecordedBirth;
  /** The answer to a request whose type is not known: it is checked as one from HTTP is. */
  answer<N extends CalculationName>(calculation: N, body: unknown): ResponseOf<N>;
}

/** The library on opened adapters. */
export const ganitaOn = (ports: Ports): Ganita => ({
  ...(libraryOf(ENDPOINTS, ports) as Omit<Ganita, 'answer' | 'recordedBirth' | 'svg' | 'picture'>),
  ...picturesOfLibrary(ENDPOINTS, ports),
  recordedBirth: (request, name = '') => resolvedRecord({ name, request }, ports).birth,
  answer: (calculation, body) => answer(calculation, body, ports),
});
