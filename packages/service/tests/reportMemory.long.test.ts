import { Worker } from 'node:worker_threads';
import { HEAP_LIMITS } from '@ganita/service/workers/poolConfig.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { longCases } from '../../../tests/cases.js';

const MEGABYTE = 1024 * 1024;
const REPORTS = longCases(100, 500);

interface Held {
  readonly heapTotal: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly bytes: number;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** The n-th birth of a fixed row over two centuries and all continents. */
const birth = (n: number) => ({
  date: `${1900 + ((n * 37) % 201)}-${two(1 + ((n * 7) % 12))}-${two(1 + ((n * 11) % 28))}`,
  time: `${two((n * 5) % 24)}:${two((n * 13) % 60)}:${two((n * 17) % 60)}`,
  place: `Place ${n}`,
  latitude: -55 + ((n * 29) % 111),
  longitude: -170 + ((n * 53) % 341),
  timezone: 0,
  language: LANGUAGES[n % LANGUAGES.length],
  chart_style: n % 2 === 0 ? 'north' : 'south',
  name: `Name ${n}`,
});

/** The memory of a worker of its own, with the heap limit of the service, after so many reports. */
const heldAfter = (reports: number, photo: string): Promise<Held> =>
  new Promise((resolve, reject) => {
    const bodies = Array.from({ length: reports }, (_, n) => birth(n));
    const worker = new Worker(new URL('../../print/tests/printMany.mjs', import.meta.url), {
      workerData: { bodies, photo },
      // What is built, not the sources that the tests are resolved to.
      execArgv: [],
      resourceLimits: HEAP_LIMITS,
    });
    worker.once('message', (held: Held) => {
      resolve(held);
      void worker.terminate();
    });
    worker.once('error', reject);
  });

describe(`${REPORTS} reports`, () => {
  it('leave their worker with at most 250 MB, and each is at most 400 KB', async () => {
    const photo = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#557799' } })
      .jpeg()
      .toBuffer();
    const held = await heldAfter(REPORTS, photo.toString('base64'));
    console.info(
      `after ${REPORTS} reports: heap ${Math.round(held.heapUsed / MEGABYTE)} of ${Math.round(held.heapTotal / MEGABYTE)} MB, outside it ${Math.round(held.external / MEGABYTE)} MB; largest ${Math.round(held.bytes / 1024)} KB`,
    );
    expect(held.heapTotal + held.external).toBeLessThan(250 * MEGABYTE);
    expect(held.bytes).toBeLessThan(400 * 1024);
  });
});
