import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { readAddress } from './address.js';

/** Groups of an IPv6 address that belong to its network: one client has the other four to itself. */
const NETWORK_GROUPS = 4;
const UNKNOWN = 'unknown';

/**
 * Resolved once for each request: a closed connection has no address any more. It is kept with the request: a WeakMap of
 * all requests makes the collector take longer.
 */
const KEY = Symbol('client key');
type WithKey = FastifyRequest & { [KEY]?: string };

/**
 * The client of a request, as everything that counts by address knows it: an IPv4 address, or the /64 network of an
 * IPv6 address, in one spelling. Behind trusted proxies (`TRUST_PROXY`) it is the address that they give; where they
 * give none that can be read, that of the connection.
 */
export function clientKeyOf(request: FastifyRequest): string {
  const known = (request as WithKey)[KEY];
  if (known !== undefined) return known;
  const key = addressKey(request.ip) ?? connectionKey(request.raw.socket);
  (request as WithKey)[KEY] = key;
  return key;
}

/** The client of a connection by its own address, whatever proxy headers its requests have. */
export const connectionKey = ({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string =>
  addressKey(remoteAddress) ?? UNKNOWN;

/** The key of an address in any spelling; null where the text is no address. */
export function addressKey(text: string | undefined): string | null {
  const address = readAddress(text);
  if (address === null) return null;
  if (address.family === 'ipv4') return address.text;
  const network = address.groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
