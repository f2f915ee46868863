// Addresses of the loopback network, each a client of its own for the service.
import { once } from 'node:events';
import { Agent, request } from 'node:http';

/** The attacker of the n-th phase: another one each time, whose limits are unused. */
export const attackerOf = (n) => `127.0.2.${n + 1}`;
/** Several, so that each stays within its limits while they send more requests than one may. */
export const OTHERS = ['127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6'];
/** Clients that only keep the service busy. */
export const BUSY = Array.from({ length: 12 }, (_, n) => `127.0.1.${n + 1}`);
export const PDF_SECRET = 'siege';
export const JOBS_SECRET = 'siege of jobs';

/** A request that is started from an address; its body is the caller's to send. Each has a connection of its own without an agent. */
export const begin = (origin, path, { from, method = 'POST', agent = false, headers = {} }) =>
  request(origin + path, {
    method,
    agent,
    localAddress: from,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** Open connections of an address, for its next requests. */
export const keeping = () => new Agent({ keepAlive: true, maxSockets: 8 });

/** Send a request and read its answer: the status, 0 where there was none. */
export async function statusOf(origin, path, options, body) {
  const sent = begin(origin, path, options);
  sent.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  try {
    const [answer] = await once(sent, 'response');
    for await (const _ of answer);
    return answer.statusCode;
  } catch {
    return 0;
  }
}
