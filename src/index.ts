import { openPorts } from './adapters/openPorts.js';
import { answer, type ResponseOf } from './api/answer.js';
import type { NatalChartOf, RequestOf } from './api/types.js';
import { CALCULATIONS, type CalculationName } from './calculations/table.js';

/** A calculation as a method; a request all of whose fields have defaults may be left out. */
type Method<N extends CalculationName> =
  Record<never, never> extends RequestOf<N>
    ? (request?: RequestOf<N>) => ResponseOf<N>
    : (request: RequestOf<N>) => ResponseOf<N>;

/** A method per calculation, by the names of the table (the `operationId` of each endpoint). */
type Calculations = { readonly [N in Exclude<CalculationName, 'natalChart'>]: Method<N> };

/** The calculations, with the same checks and the same answers as over HTTP. Errors: StructureError, DomainError. */
export interface Ganita extends Calculations {
  /** The complete natal chart, or those keys of `horoscope` that `sections` lists. */
  natalChart<const Request extends RequestOf<'natalChart'>>(request: Request): NatalChartOf<Request>;
  /** The answer to a request that is not known to be one: it is checked as one from HTTP is. */
  answer<N extends CalculationName>(calculation: N, body: unknown): ResponseOf<N>;
}

/** Open the engine with an ephemeris of its own. */
export async function openGanita(): Promise<Ganita> {
  const ports = await openPorts();
  const names = Object.keys(CALCULATIONS) as CalculationName[];
  const methods = names.map((name) => [name, (request: unknown = {}) => answer(name, request, ports)] as const);
  return {
    ...(Object.fromEntries(methods) as unknown as Omit<Ganita, 'answer'>),
    answer: (calculation, body) => answer(calculation, body, ports),
  };
}

export { createSwissEphemeris as openEphemeris } from './adapters/swissEphemeris/swissEphemeris.js';
export type { HoroscopeRecord } from './api/horoscope/keys.js';
export type { SectionKey } from './calculations/natal/sectionKeys.js';
export { StructureError } from './calculations/validation/structureError.js';
export { DomainError } from './core/errors/domainError.js';
export type { CalculationName, NatalChartOf, RequestOf, ResponseOf };
