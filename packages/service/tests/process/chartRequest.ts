import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect } from 'vitest';

/**
 * The status and fields of the answer to one chart. By `node:http`: `fetch` of Node 22 and 24 throws where a stopping service
 * closes a connection whose answer is still read.
 */
export const chartOf = (origin: string, birth: object): Promise<readonly [number | undefined, readonly string[]]> =>
  new Promise((resolve, reject) => {
    const asked = request(`${origin}/horoscope`, { method: 'POST', headers: { 'content-type': 'application/json' } });
    asked.on('error', reject);
    asked.on('response', (reply) => {
      json(reply).then((body) => resolve([reply.statusCode, Object.keys(body as object)]), reject);
    });
    asked.end(JSON.stringify(birth));
  });

/** What it is of a chart that was delivered. */
export const DELIVERED = [200, expect.arrayContaining(['horoscope'])];
