import { costOfRequest } from '../api/answerTo.js';
import type { AnyRequest } from '../api/endpoint.js';
import { type CalculationName, calculationRow } from '../api/endpoints.js';

/**
 * What a checked request costs, in whole milliseconds of CPU time on the machine of docs/performance.md. It is
 * estimated without computing anything, and is the same whether or not the answer is in the cache.
 */
export const costOf = (name: CalculationName, request: AnyRequest): number =>
  costOfRequest(calculationRow(name), request);
