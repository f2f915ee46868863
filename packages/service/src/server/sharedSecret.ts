import { createHash } from 'node:crypto';
import type { Settings } from './settings.js';

/**
 * The secret with which processes that share state sign and hash. Without `CACHE_SECRET` it is derived from the address
 * of the store, password included, which all of them have: that protects against accidents and other programs, but not
 * against anyone who knows the address (docs/security.md).
 */
export const sharedSecretOf = ({ CACHE_SECRET, REDIS_URL }: Pick<Settings, 'CACHE_SECRET' | 'REDIS_URL'>): string =>
  CACHE_SECRET === '' ? createHash('sha256').update(`ganita shared state\n${REDIS_URL}`).digest('hex') : CACHE_SECRET;
