import type { CalculationName } from '../calculations/table.js';
import type { CheckedRequest } from '../calculations/validation/checkRequest.js';
import { RULE_CHOICES } from '../core/rules/rules.js';
import type { Encoding } from './encoding.js';

/** Sort the keys of nested objects, so that the order in which a caller wrote them does not matter. */
const canonical = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** One text for everything that decides the bytes of an answer. */
export const answerKey = (name: CalculationName, request: CheckedRequest<unknown>, encoding: Encoding): string =>
  JSON.stringify([name, encoding, request.input, givenChoices(request), request.ignoredFields], canonical);

/** Fields that are rule choices and were given: a given one wins over a preset, a default does not. */
const givenChoices = ({ given }: CheckedRequest<unknown>): string[] =>
  [...given].filter((name) => Object.hasOwn(RULE_CHOICES, name)).sort();
