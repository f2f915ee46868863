import type { Ports } from '../calculations/calculation.js';
import { reachedFrom } from '../calculations/fields/ephemerisReach.js';
import type { WantedErrors } from '../calculations/validation/requestErrors.js';
import type { Scene } from '../drawing/scene.js';
import type { AnyRequest, CalculationEndpoint, PictureEndpoint, TextForm } from './endpoint.js';
import { grownMs } from './growth.js';
import type { ByteSink } from './writing/byteSink.js';

/** What a request is read with. */
export type RequestPorts = Pick<Ports, 'clock' | 'zones' | 'places' | 'birthYears'>;

/**
 * Check a request of an endpoint, resolve its rules, and resolve defaults that depend on the moment of the request:
 * what every interface does before it reads a cache. Errors: those of the check.
 */
export function readRequestOf(
  { calculation, extension }: Pick<CalculationEndpoint, 'calculation' | 'extension'>,
  body: unknown,
  ports: RequestPorts,
  wanted: WantedErrors = 'first',
): AnyRequest {
  const checked = calculation.check(body, ports, wanted, extension === true ? 'own' : 'contract');
  const { resolveDefaults } = calculation;
  return resolveDefaults === undefined
    ? checked
    : { ...checked, input: resolveDefaults.call(calculation, checked.input, ports) };
}

/** Compute a checked request, then do `use` with the result: make its record, or write it. Errors: DomainError. */
function computedBy<T>(
  { calculation }: Pick<CalculationEndpoint, 'calculation'>,
  request: AnyRequest,
  ports: Ports,
  use: (result: unknown) => T,
): T {
  const { birthField } = calculation;
  const answer = () => use(calculation.compute(request, ports));
  // Presenters and writers compute too: the limits of dashas.
  if (birthField === undefined) return answer();
  return reachedFrom(birthField, (request.input as Readonly<Record<string, unknown>>)[birthField], answer);
}

/** The wire record of a checked request: compute, then present. Errors: DomainError. */
export const answerCheckedBy = (endpoint: CalculationEndpoint, request: AnyRequest, ports: Ports): unknown =>
  computedBy(endpoint, request, ports, (result) => endpoint.answer.record(result));

/** The picture of a checked request. Errors: DomainError. */
export const sceneBy = (endpoint: PictureEndpoint, request: AnyRequest, ports: Ports): Scene =>
  computedBy(endpoint, request, ports, (result) => endpoint.draw(result));

/** How the answer to a request is written where that is not JSON; null: as JSON. */
export const textFormOf = (endpoint: CalculationEndpoint, request: AnyRequest): TextForm<unknown> | null =>
  endpoint.textForm?.(request) ?? null;

/** The answer to a checked request as a text: JSON, or what the request wants. Errors: DomainError. */
export const answerTextBy = (endpoint: CalculationEndpoint, request: AnyRequest, ports: Ports): string =>
  computedBy(endpoint, request, ports, (result) => {
    const form = textFormOf(endpoint, request);
    return form === null ? JSON.stringify(endpoint.answer.record(result)) : form.text(result);
  });

/** Write the answer to a checked request, as JSON in the bytes of its wire record. Errors: DomainError. */
export function writeAnswerBy(endpoint: CalculationEndpoint, request: AnyRequest, ports: Ports, sink: ByteSink): void {
  const { written } = endpoint.answer;
  if (written === undefined) sink.text(answerTextBy(endpoint, request, ports));
  else computedBy(endpoint, request, ports, (result) => written(result)(sink));
}

/** Check and answer. Errors: those of the check, DomainError. */
export const answerTo = (
  endpoint: CalculationEndpoint,
  body: unknown,
  ports: Ports,
  wanted: WantedErrors = 'first',
): unknown => answerCheckedBy(endpoint, readRequestOf(endpoint, body, ports, wanted), ports);

/** What a checked request costs, in whole milliseconds of CPU time: an estimate made without computing anything. */
export const costOfRequest = (endpoint: Pick<CalculationEndpoint, 'growth' | 'costMs'>, request: AnyRequest): number =>
  Math.ceil(endpoint.growth === undefined ? endpoint.costMs : grownMs(endpoint.growth, request));
