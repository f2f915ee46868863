import type { Ports } from '../calculations/calculation.js';
import { answerTo, costOfRequest, type RequestPorts, readRequestOf, writeAnswerBy } from './answerTo.js';
import type { AnyRequest } from './endpoint.js';
import { type CalculationName, calculationRow } from './endpoints.js';
import type { ResponseOf } from './requestsAndResponses.js';
import type { ByteSink } from './writing/byteSink.js';

/** `readRequestOf` of an endpoint by name. */
export const readRequest = (name: CalculationName, body: unknown, ports: RequestPorts): AnyRequest =>
  readRequestOf(calculationRow(name), body, ports);

/** The answer to a checked request as a text in UTF-8, JSON or what it wants, written into `sink`; valid until the next one is written there. */
export function writeAnswer(name: CalculationName, request: AnyRequest, ports: Ports, sink: ByteSink): Uint8Array {
  sink.clear();
  writeAnswerBy(calculationRow(name), request, ports, sink);
  return sink.written();
}

/** Check and answer. Errors: StructureError, DomainError. */
export const answer = <N extends CalculationName>(name: N, body: unknown, ports: Ports): ResponseOf<N> =>
  answerTo(calculationRow(name), body, ports) as ResponseOf<N>;

/**
 * What a checked request costs, in whole milliseconds of CPU time on the machine of docs/performance.md: an estimate
 * made without computing anything, of what the answer takes to make, whether or not it is in the cache.
 */
export const costOf = (name: CalculationName, request: AnyRequest): number =>
  costOfRequest(calculationRow(name), request);
