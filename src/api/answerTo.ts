import type { Ports } from '../calculations/calculation.js';
import type { AnyRequest, CalculationEndpoint } from './endpoint.js';

/**
 * Check a request of an endpoint, resolve its rules, and resolve defaults that depend on the moment of the request:
 * what every interface does before it reads a cache. Errors: StructureError (422), DomainError `invalid_input` (400).
 */
export function readRequestOf(
  { calculation }: CalculationEndpoint,
  body: unknown,
  ports: Pick<Ports, 'clock' | 'zones'>,
): AnyRequest {
  const checked = calculation.check(body);
  const input = calculation.resolveDefaults?.(checked.input, ports) ?? checked.input;
  return { ...checked, input };
}

/** The wire record of a checked request: compute, then present. Errors: DomainError. */
export const answerCheckedBy = (
  { calculation, present }: CalculationEndpoint,
  request: AnyRequest,
  ports: Ports,
): unknown => present(calculation.compute(request, ports));

/** Check and answer. Errors: StructureError, DomainError. */
export const answerTo = (endpoint: CalculationEndpoint, body: unknown, ports: Ports): unknown =>
  answerCheckedBy(endpoint, readRequestOf(endpoint, body, ports), ports);

/** What a checked request costs, in whole milliseconds of CPU time: an estimate made without computing anything. */
export const costOfRequest = (endpoint: CalculationEndpoint, request: AnyRequest): number =>
  Math.ceil(endpoint.costOf?.(request) ?? endpoint.costMs);
