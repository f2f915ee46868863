import { costOfRequest } from '../api/answerTo.js';
import type { AnyRequest } from '../api/endpoint.js';
import { type CalculationName, calculationRow } from '../api/endpoints.js';

/**
 * What a checked request costs, in whole milliseconds of CPU time on the machine of docs/performance.md: an estimate
 * made without computing anything, of what the answer takes to make, whether or not it is in the cache.
 */
export const costOf = (name: CalculationName, request: AnyRequest): number =>
  costOfRequest(calculationRow(name), request);
