import { createHash } from 'node:crypto';
import { perObject } from '@ganita/core/lazy.js';

/** A short text for a long one. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Resolved rules as JSON, and its digest. */
interface WrittenRules {
  readonly json: string;
  readonly digest: string;
}

function written(rules: unknown): WrittenRules {
  const json = JSON.stringify(rules);
  return { json, digest: digestOf(json) };
}

const ofRules = perObject<object, WrittenRules>(written);

/** By rules, which never change. Most requests have the same ones, the defaults. */
export const writtenRules = (rules: unknown): WrittenRules =>
  typeof rules === 'object' && rules !== null ? ofRules(rules) : written(rules);
