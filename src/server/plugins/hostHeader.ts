import type { FastifyInstance } from 'fastify';
import { WrongHost } from '../errors.js';

/**
 * HTTP/1.1 asks for one `Host` and no more (RFC 9112 section 3.2). Node would refuse a request without one before it comes
 * here, and without a body; it is told not to, so that this refusal too says what is wrong.
 */
export function registerHostHeader(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hosts = hostsIn(raw.rawHeaders);
    if (hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1')) return;
    // For whom the next request on this connection is meant is as uncertain.
    reply.header('connection', 'close');
    throw new WrongHost();
  });
}

/** How many lines name a host; names and values stand by turns. */
const hostsIn = (lines: readonly string[]): number =>
  lines.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;
