import { createHash, timingSafeEqual } from 'node:crypto';
import type { onRequestAsyncHookHandler } from 'fastify';
import { WrongSecret } from '../errors.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Lets a call through whose `X-PDF-Secret` is the secret of the settings, before its body is read. Digests are compared, so
 * that the time taken tells neither where two secrets differ nor how long they are. Without a secret every call is refused.
 */
export function secretGate(secret: string): onRequestAsyncHookHandler {
  const wanted = digest(secret);
  return async (request) => {
    const given = request.headers['x-pdf-secret'];
    const same = timingSafeEqual(digest(typeof given === 'string' ? given : ''), wanted);
    if (secret === '' || !same) throw new WrongSecret();
  };
}
