import { openPorts } from './adapters/openPorts.js';
import { answer } from './api/answer.js';
import type { CalculationName } from './calculations/table.js';

/** The library door: the same checks and the same answers as over HTTP. */
export interface Ganita {
  /** Check and answer a request. Errors: StructureError, DomainError. */
  answer(calculation: CalculationName, body: unknown): unknown;
}

/** Open the engine with an ephemeris of its own. */
export async function openGanita(): Promise<Ganita> {
  const ports = await openPorts();
  return { answer: (calculation, body) => answer(calculation, body, ports) };
}

export { StructureError } from './calculations/validation/structureError.js';
export { DomainError } from './core/errors/domainError.js';
export type { CalculationName };
