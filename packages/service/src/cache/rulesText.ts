import { perObject } from '@ganita/core/lazy.js';

const textOf = perObject((rules: object) => JSON.stringify(rules));

/** The JSON of resolved rules, which never change; most requests have the same ones, the defaults. */
export const rulesText = (rules: unknown): string =>
  typeof rules === 'object' && rules !== null ? textOf(rules) : JSON.stringify(rules);
