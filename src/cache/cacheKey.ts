import { createHash } from 'node:crypto';
import type { AnyRequest } from '../api/endpoint.js';
import type { AnswerName } from '../api/endpoints.js';
import type { Encoding } from './encoding.js';

/** Sort the keys of nested objects, so that the order in which a caller wrote them does not matter. */
const canonical = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * One short text for everything that decides the bytes of an answer: the input, the resolved rules and the fields that
 * the answer names as ignored. Resolved rules always list their choices in the same order.
 */
export const answerKey = (name: AnswerName, request: AnyRequest, encoding: Encoding): string =>
  `${name} ${encoding} ${kept(request, digestOfRequest)}`;

function digestOfRequest({ input, rules, ignoredFields }: AnyRequest): string {
  const request = JSON.stringify([input, ignoredFields], canonical);
  return digestOf(request + (isObject(rules) ? kept(rules, digestOfJson) : digestOfJson(rules)));
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const digestOfJson = (value: unknown): string => digestOf(JSON.stringify(value));

/** By requests and rules, which never change. Most requests have the same rules, the defaults, and their text is long. */
const digests = new WeakMap<object, string>();

function kept<T extends object>(value: T, digest: (value: T) => string): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const made = digest(value);
  digests.set(value, made);
  return made;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
