import { createHash } from 'node:crypto';
import type { Settings } from './settings.js';

/**
 * What processes that share state sign and hash with. Without `CACHE_SECRET` it is made of the address of the store, password
 * included, which all of them have: that keeps out accidents and other programs, but nobody who knows the address
 * (docs/security.md).
 */
export const sharedSecretOf = ({ CACHE_SECRET, REDIS_URL }: Pick<Settings, 'CACHE_SECRET' | 'REDIS_URL'>): string =>
  CACHE_SECRET === '' ? createHash('sha256').update(`ganita shared state\n${REDIS_URL}`).digest('hex') : CACHE_SECRET;
