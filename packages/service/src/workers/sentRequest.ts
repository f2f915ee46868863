import type { AnyRequest } from 'ganita/api/endpoint.js';
import { LRUCache } from 'lru-cache';
import { writtenRules } from '../cache/writtenRules.js';

/**
 * A checked request as a thread receives it: its rules as JSON. They have over a hundred fields, and most requests have the same
 * ones: to copy them one by one was about a seventh of the CPU time of a small chart. Those of pages, which cost more, are copied.
 */
export interface SentRequest extends Omit<AnyRequest, 'rules'> {
  readonly rules: string;
}

export const sentRequest = ({ rules, ...request }: AnyRequest): SentRequest => ({
  ...request,
  rules: writtenRules(rules).json,
});

/** Rule sets that a thread keeps. What is computed once for a rule set is kept as long. */
const MAX_RULE_SETS = 100;
const ruleSets = new LRUCache<string, object>({ max: MAX_RULE_SETS });

const frozen = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.freeze(value) : value;

export function receivedRequest({ rules, ...request }: SentRequest): AnyRequest {
  const known = ruleSets.get(rules);
  if (known !== undefined) return { ...request, rules: known };
  const read: unknown = JSON.parse(rules, frozen);
  if (typeof read === 'object' && read !== null) ruleSets.set(rules, read);
  return { ...request, rules: read };
}
