import type { Ports } from '../calculations/calculation.js';
import { answerCheckedBy, answerTo, costOfRequest, type RequestPorts, readRequestOf } from './answerTo.js';
import type { AnyRequest } from './endpoint.js';
import { type CalculationName, calculationRow } from './endpoints.js';
import type { ResponseOf } from './types.js';

/** `readRequestOf` of an endpoint by name. */
export const readRequest = (name: CalculationName, body: unknown, ports: RequestPorts): AnyRequest =>
  readRequestOf(calculationRow(name), body, ports);

/** The wire record of a checked request: the one way from a request to an answer, for every interface. */
export const answerChecked = (name: CalculationName, request: AnyRequest, ports: Ports): unknown =>
  answerCheckedBy(calculationRow(name), request, ports);

/** Check and answer. Errors: StructureError, DomainError. */
export const answer = <N extends CalculationName>(name: N, body: unknown, ports: Ports): ResponseOf<N> =>
  answerTo(calculationRow(name), body, ports) as ResponseOf<N>;

/**
 * What a checked request costs, in whole milliseconds of CPU time on the machine of docs/performance.md: an estimate
 * made without computing anything, of what the answer takes to make, whether or not it is in the cache.
 */
export const costOf = (name: CalculationName, request: AnyRequest): number =>
  costOfRequest(calculationRow(name), request);
