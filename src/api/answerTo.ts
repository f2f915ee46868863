import type { Ports } from '../calculations/calculation.js';
import { reachedFrom } from '../calculations/fields/ephemerisReach.js';
import type { WantedErrors } from '../calculations/validation/requestErrors.js';
import type { AnyRequest, CalculationEndpoint } from './endpoint.js';

/** What a request is read with. */
export type RequestPorts = Pick<Ports, 'clock' | 'zones' | 'birthYears'>;

/**
 * Check a request of an endpoint, resolve its rules, and resolve defaults that depend on the moment of the request:
 * what every interface does before it reads a cache. Errors: those of the check.
 */
export function readRequestOf(
  { calculation }: CalculationEndpoint,
  body: unknown,
  ports: RequestPorts,
  wanted: WantedErrors = 'first',
): AnyRequest {
  const checked = calculation.check(body, ports, wanted);
  const input = calculation.resolveDefaults?.(checked.input, ports) ?? checked.input;
  return { ...checked, input };
}

/** The wire record of a checked request: compute, then present. Errors: DomainError. */
export function answerCheckedBy(
  { calculation, present }: CalculationEndpoint,
  request: AnyRequest,
  ports: Ports,
): unknown {
  const { birthField } = calculation;
  const answer = () => present(calculation.compute(request, ports));
  // Presenters compute too: the limits of dashas, when they are written.
  if (birthField === undefined) return answer();
  return reachedFrom(birthField, (request.input as Readonly<Record<string, unknown>>)[birthField], answer);
}

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
