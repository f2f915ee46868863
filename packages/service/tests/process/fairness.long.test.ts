import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { answerTo, openFrom, postFrom } from './addresses.js';
import { type ServerProcess, startServer } from './server.js';

const BUSY = '127.0.0.2';
const OTHER = '127.0.0.3';
const PATIENCE = { interval: 5 };
const NDJSON = 'application/x-ndjson';

let server: ServerProcess | null = null;
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = null;
});

const start = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  server = await startServer({ CACHE_MB: '0', ...environment });
  return server.origin;
};
/** How many others were answered between the arrival and the answer of a request, as the log says. */
async function answeredDuring(id: string): Promise<number> {
  const lines = () => (server?.log() ?? '').split('\n');
  const isCompleted = (line: string): boolean => line.includes('"request completed"');
  const isEnd = (line: string): boolean => line.includes(id) && isCompleted(line);
  await expect.poll(() => lines().some(isEnd), PATIENCE).toBe(true);
  const all = lines();
  return all
    .slice(
      all.findIndex((line) => line.includes(id)),
      all.findIndex(isEnd),
    )
    .filter(isCompleted).length;
}
const birthAt = (second: number, more: object = {}) => ({
  ...CHENNAI_BIRTH,
  time: `10:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}`,
  ...more,
});
/** Some thirty milliseconds of work. */
const medium = (second: number) => birthAt(second, { sections: ['graha_dashas'] });
const small = (second: number) => birthAt(second, { sections: ['julian_day'] });
/** Nearly 5 MB: more than the 4 MB that the kernel buffers of a connection take. */
const large = (second: number) => birthAt(second, { dasha_levels: 5, dasha_systems: ['ashtottari', 'panchottari'] });

describe('one address that keeps every worker busy', () => {
  it('lets another in after what runs, whatever else it has waiting', async () => {
    const origin = await start({ WORKERS: '1' });
    await postFrom(origin, '/horoscope', small(0), { from: OTHER });
    let answered = 0;
    const backlog = Array.from({ length: 40 }, async (_, n) => {
      const { status } = await postFrom(origin, '/horoscope', medium(n), { from: BUSY });
      answered++;
      return status;
    });
    await expect.poll(() => answered, PATIENCE).toBeGreaterThan(0);
    const { status, headers } = await postFrom(origin, '/horoscope', small(1), { from: OTHER });
    expect(status).toBe(200);
    // Most of the forty come after it, however long it took to arrive.
    expect(await answeredDuring(String(headers['x-request-id']))).toBeLessThan(10);
    expect(await Promise.all(backlog)).toEqual(Array.from({ length: 40 }, () => 200));
  });

  it('loses its own place in a full queue, not that of another', async () => {
    const origin = await start({ WORKERS: '1', MAX_QUEUED: '10' });
    const backlog = Array.from({ length: 30 }, async (_, n) => {
      const { status } = await postFrom(origin, '/horoscope', medium(n), { from: BUSY });
      return status;
    });
    const others = await Promise.all(
      [1, 2, 3, 4].map(async (n) => (await postFrom(origin, '/horoscope', small(n), { from: OTHER })).status),
    );
    expect(others).toEqual([200, 200, 200, 200]);
    const statuses = await Promise.all(backlog);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(16);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});

describe('batches', () => {
  const lines = (count: number, first = 0) =>
    Array.from({ length: count }, (_, n) =>
      JSON.stringify(birthAt(first + n, { sections: ['divisional_charts'] })),
    ).join('\n');
  const outcomes = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { error?: { status: number } }).error?.status ?? 200);

  it('wait for room with every line, and take none from single requests', async () => {
    const origin = await start({ WORKERS: '1', MAX_QUEUED: '1' });
    const batches = [BUSY, BUSY, '127.0.0.4'].map((from, n) =>
      postFrom(origin, '/horoscope/batch', lines(15, 100 * n), { from, type: NDJSON }),
    );
    await expect.poll(() => server?.log().split('/horoscope/batch').length, PATIENCE).toBe(4);
    for (let n = 0; n < 5; n++) {
      expect((await postFrom(origin, '/horoscope', small(n), { from: OTHER })).status).toBe(200);
    }
    for (const { status, text } of await Promise.all(batches)) {
      expect(status).toBe(200);
      expect(outcomes(text)).toEqual(Array.from({ length: 15 }, () => 200));
    }
  });

  it('are bounded for each address, and say when to come again', async () => {
    const origin = await start({ WORKERS: '1' });
    const open = [1, 2].map(() => {
      const sent = openFrom(origin, '/horoscope/batch', { from: BUSY, type: NDJSON });
      const answered = answerTo(sent);
      sent.write(`${JSON.stringify(small(1))}\n`);
      // It keeps the required pace, with lines that are skipped, however long this takes.
      const keepPace = setInterval(() => sent.write(`${' '.repeat(16 * 1024)}\n`), 1000);
      return { sent, answered, keepPace };
    });
    await expect.poll(() => server?.log().split('/horoscope/batch').length, PATIENCE).toBe(3);
    const third = await postFrom(origin, '/horoscope/batch', lines(1), { from: BUSY, type: NDJSON });
    expect([third.status, Object.keys(JSON.parse(third.text) as object)]).toEqual([429, ['detail']]);
    expect(third.headers['retry-after']).toBe('30');
    const other = await postFrom(origin, '/horoscope/batch', JSON.stringify(small(2)), { from: OTHER, type: NDJSON });
    expect(outcomes(other.text)).toEqual([200]);
    for (const { sent, answered, keepPace } of open) {
      clearInterval(keepPace);
      sent.end();
      expect(outcomes((await answered).text)).toEqual([200]);
    }
    const again = await postFrom(origin, '/horoscope/batch', JSON.stringify(small(3)), { from: BUSY, type: NDJSON });
    expect(again.status).toBe(200);
  });
});

describe('answers that an address does not read', () => {
  it('lose their connections when they are too many, and every address is answered', async () => {
    const origin = await start({ WORKERS: '1', UNSENT_MB: '1' });
    const unread: IncomingMessage[] = [];
    for (let n = 0; n < 4; n++) {
      const sent = openFrom(origin, '/horoscope', { from: BUSY });
      sent.on('error', () => undefined);
      sent.end(JSON.stringify(large(n)));
      const [reply] = (await once(sent, 'response')) as [IncomingMessage];
      unread.push(reply.pause());
    }
    for (const [n, from] of [BUSY, OTHER].entries()) {
      expect((await postFrom(origin, '/horoscope', small(n), { from })).status).toBe(200);
    }
    const ends = unread.map((reply) =>
      reply
        .resume()
        .toArray()
        .then(
          () => 'whole',
          () => 'cut off',
        ),
    );
    expect(await Promise.all(ends)).toEqual(unread.map(() => 'cut off'));
  });
});
