import type { Ports } from '../calculations/calculation.js';
import type { WantedErrors } from '../calculations/validation/requestErrors.js';
import type { AnyRequest, CalculationEndpoint } from './endpoint.js';

/**
 * Check a request of an endpoint, resolve its rules, and resolve defaults that depend on the moment of the request:
 * what every interface does before it reads a cache. Errors: those of the check.
 */
export function readRequestOf(
  { calculation }: CalculationEndpoint,
  body: unknown,
  ports: Pick<Ports, 'clock' | 'zones'>,
  wanted: WantedErrors = 'first',
): AnyRequest {
  const checked = calculation.check(body, wanted);
  const input = calculation.resolveDefaults?.(checked.input, ports) ?? checked.input;
  return { ...checked, input };
}

/** The wire record of a checked request: compute, then present. Errors: DomainError. */
export const answerCheckedBy = (
  { calculation, present }: CalculationEndpoint,
  request: AnyRequest,
  ports: Ports,
): unknown => present(calculation.compute(request, ports));

/** Check and answer. Errors: those of the check, DomainError. */
export const answerTo = (
  endpoint: CalculationEndpoint,
  body: unknown,
  ports: Ports,
  wanted: WantedErrors = 'first',
): unknown => answerCheckedBy(endpoint, readRequestOf(endpoint, body, ports, wanted), ports);

/** What a checked request costs, in whole milliseconds of CPU time: an estimate made without computing anything. */
export const costOfRequest = (endpoint: CalculationEndpoint, request: AnyRequest): number =>
  Math.ceil(endpoint.costOf?.(request) ?? endpoint.costMs);
