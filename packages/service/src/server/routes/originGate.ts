import { localhostAllowedHostnames, validateHostHeader } from '@modelcontextprotocol/server';
import type { onRequestAsyncHookHandler } from 'fastify';
import { ForeignOrigin } from '../errorReplies.js';

const LOOPBACK = localhostAllowedHostnames();

/**
 * Rejects calls that a foreign page makes, also one whose name was bound to the address of this service (DNS rebinding): `Host`
 * must be a loopback name or the host of one of the origins, and `Origin`, where a browser sends it, one of the origins or of a
 * loopback name. Source: Model Context Protocol, "Streamable HTTP", security.
 */
export function originGate(origins: readonly string[]): onRequestAsyncHookHandler {
  const hosts = [...LOOPBACK, ...origins.map((origin) => new URL(origin).hostname)];
  const mayAsk = (origin: string): boolean =>
    origins.includes(origin) || (URL.canParse(origin) && LOOPBACK.includes(new URL(origin).hostname));
  return async ({ headers: { host, origin } }) => {
    if (!validateHostHeader(host, hosts).ok) throw new ForeignOrigin('Host');
    if (origin !== undefined && !mayAsk(origin)) throw new ForeignOrigin('Origin');
  };
}
