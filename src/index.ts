import { openPorts } from './adapters/openPorts.js';
import { answer } from './api/answer.js';
import { type CalculationName, ENDPOINTS } from './api/endpoints.js';
import { type Library, libraryOf } from './api/library.js';

/** The library: one method for each calculation, with the same checks and the same answers as over HTTP. */
export interface Ganita extends Library<typeof ENDPOINTS> {
  /** Check and answer a request of a calculation that is known by name only. Errors: StructureError, DomainError. */
  answer(calculation: CalculationName, body: unknown): unknown;
}

/** Open the engine with an ephemeris of its own. */
export async function openGanita(): Promise<Ganita> {
  const ports = await openPorts();
  return { ...libraryOf(ENDPOINTS, ports), answer: (calculation, body) => answer(calculation, body, ports) };
}

export { StructureError } from './calculations/validation/structureError.js';
export { DomainError } from './core/errors/domainError.js';
export type { CalculationName };
