import type { AnyRequest } from 'ganita/api/endpoint.js';
import type { AnswerName } from 'ganita/api/endpoints.js';
import type { Encoding } from './encoding.js';
import { digestOf, writtenRules } from './writtenRules.js';

/** Sort the keys of nested objects, so that the order in which a caller wrote them does not matter. */
const canonical = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * One short text for everything that decides the bytes of an answer: the input, the resolved rules, the fields that
 * the answer names as ignored, and what it says of its places. Resolved rules always list their choices in the same order.
 */
export const answerKey = (
  name: AnswerName,
  { input, rules, ignoredFields, placed }: AnyRequest,
  encoding: Encoding,
): string =>
  `${name} ${encoding} ${digestOf(JSON.stringify([input, ignoredFields, placed], canonical) + writtenRules(rules).digest)}`;
