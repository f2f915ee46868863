import { connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { PATIENCE } from '@ganita/service/server/connections/patience.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, startService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());

const originOf = ({ app }: TestService): string => app.listeningOrigin;

const batch = async (text: string) => {
  const reply = await service.inject({
    method: 'POST',
    url: '/horoscope/batch',
    payload: text,
    headers: { 'content-type': 'application/x-ndjson' },
  });
  const lines = reply.body.split('\n').filter((line) => line !== '');
  return {
    status: reply.statusCode,
    type: reply.headers['content-type'],
    lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
};

const birth = (changes: object = {}) => JSON.stringify({ ...CHENNAI_BIRTH, sections: ['julian_day'], ...changes });

describe('POST /horoscope/batch', () => {
  it('answers line by line in the order of the births, as /horoscope does', async () => {
    const births = Array.from({ length: 25 }, (_, n) => birth({ time: `10:00:${String(n).padStart(2, '0')}` }));
    const { status, type, lines } = await batch(`${births.join('\n')}\n`);
    expect([status, type]).toEqual([200, 'application/x-ndjson']);
    expect(lines.map(({ line }) => line)).toEqual(births.map((_, n) => n + 1));
    const alone = await service.post('/horoscope', JSON.parse(births[7] ?? ''));
    expect(lines[7]?.answer).toEqual(alone.body);
  });

  it('answers every line of its example', async () => {
    const { lines } = await batch(ENDPOINTS.batch.example);
    expect(lines.map(({ line, answer }) => [line, typeof answer])).toEqual([
      [1, 'object'],
      [2, 'object'],
    ]);
  });

  it('sends the same lines compressed where that is accepted', async () => {
    const send = (headers: object) =>
      service.inject({
        method: 'POST',
        url: '/horoscope/batch',
        payload: birth({ sections: ['divisional_charts'] }),
        headers: { 'content-type': 'application/x-ndjson', ...headers },
      });
    const [plain, packed] = [await send({}), await send({ 'accept-encoding': 'gzip' })];
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  });

  it('says in its own line why a line has no answer, and goes on', async () => {
    const { lines } = await batch(
      [birth(), 'no json', birth({ latitude: 99 }), '', birth({ date: 1 }), birth()].join('\n'),
    );
    expect(lines.map(({ line, error }) => [line, (error as { status: number } | undefined)?.status])).toEqual([
      [1, undefined],
      [2, 422],
      [3, 400],
      [5, 422],
      [6, undefined],
    ]);
    expect((lines[2]?.error as { detail: string } | undefined)?.detail).toContain('latitude');
  });

  it('rejects a body of another type with 422', async () => {
    const reply = await service.inject({
      method: 'POST',
      url: '/horoscope/batch',
      payload: 'x',
      headers: { 'content-type': 'text/csv' },
    });
    expect([reply.statusCode, Object.keys(reply.json() as object)]).toEqual([422, ['detail']]);
  });

  it('gives nothing for nothing', async () => {
    expect((await batch('')).lines).toEqual([]);
  });

  it('answers the same over a connection, where all lines are there at once', async () => {
    const origin = originOf(service);
    const reply = await fetch(`${origin}/horoscope/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: `${birth()}\n{bad\n`,
    });
    const lines = (await reply.text()).trim().split('\n');
    expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([
      ['line', 'answer'],
      ['line', 'error'],
    ]);
  });

  it('rejects a line that does not end, without holding it, and reads on', async () => {
    const origin = originOf(service);
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const body = new ReadableStream({
      async start(controller) {
        for (let n = 0; n < 300; n++) controller.enqueue(chunk);
        controller.enqueue(Buffer.from(`\n${birth()}\n`));
        controller.close();
      },
    });
    const reply = await fetch(`${origin}/horoscope/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body,
      duplex: 'half',
    } as RequestInit);
    const lines = (await reply.text()).trim().split('\n');
    expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([
      ['line', 'error'],
      ['line', 'answer'],
    ]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error: { status: 413 } });
  });

  it('reads on for longer than a request may take to arrive, as it is computed while it is read', async () => {
    const hurried = await startService({ REQUEST_TIMEOUT_SECONDS: '1' });
    await hurried.app.listen({ port: 0, host: '127.0.0.1' });
    const slowly = new ReadableStream({
      async start(controller) {
        for (let n = 0; n < 8; n++) {
          controller.enqueue(Buffer.from(`${birth({ time: `11:00:0${n}` })}\n`));
          await new Promise((resolve) => setTimeout(resolve, 400));
        }
        controller.close();
      },
    });
    const reply = await fetch(`${originOf(hurried)}/horoscope/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: slowly,
      duplex: 'half',
    } as RequestInit);
    const lines = (await reply.text()).trim().split('\n');
    expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual(lines.map(() => ['line', 'answer']));
    expect(lines).toHaveLength(8);
    await hurried.close();
  });

  describe('that trickles', () => {
    const SLOW = { ...PATIENCE, arrivalPace: { leastBytes: 10_000, withinMs: 500 } };
    let hurried: TestService;
    const clients: Socket[] = [];
    beforeAll(async () => {
      hurried = await startService({ METRICS_PORT: '9464' }, undefined, null, { patience: SLOW });
      await hurried.app.listen({ port: 0, host: '127.0.0.1' });
    });
    afterEach(() => {
      for (const client of clients.splice(0)) client.destroy();
    });
    afterAll(() => hurried.close());

    /** A batch of which something comes all the time, but little; what it gets until its connection is closed. */
    function trickling(first: string) {
      const client = connect(Number(new URL(originOf(hurried)).port), '127.0.0.1');
      clients.push(client);
      const head = 'POST /horoscope/batch HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-ndjson\r\n';
      client.write(`${head}content-length: 100000\r\n\r\n${first}`);
      const timer = setInterval(() => client.write(' '), 20);
      let reply = '';
      client.on('data', (chunk) => {
        reply += chunk.toString();
      });
      client.on('error', () => undefined);
      return new Promise<string>((resolve) => {
        client.once('close', () => {
          clearInterval(timer);
          resolve(reply);
        });
      });
    }
    const open = async (): Promise<number> => {
      const figures = await hurried.metrics.registry.metrics();
      return Number(/^ganita_open_batches (\d+)$/m.exec(figures)?.[1]);
    };

    it('ends with 408 and a closed connection where nothing was answered, and its place is free', async () => {
      const replies = [trickling('{'), trickling('{')];
      for (const reply of await Promise.all(replies)) {
        expect(reply).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\nconnection: close\r\n/i);
        expect(reply).toMatch(/\{"detail":"the request did not arrive in time"\}$/);
      }
      await expect.poll(open).toBe(0);
    });

    it('ends with a line that says so where others were answered, and a closed connection', async () => {
      const reply = await trickling(`${birth()}\n${birth()}\n`);
      expect(reply).toMatch(/^HTTP\/1\.1 200 /);
      expect(reply.match(/HTTP\/1\.1/g)).toHaveLength(1);
      const lines = reply.split(/\r?\n/).filter((line) => line.startsWith('{'));
      expect(lines.slice(0, 2).map((line) => Object.keys(JSON.parse(line) as object))).toEqual([
        ['line', 'answer'],
        ['line', 'answer'],
      ]);
      expect(JSON.parse(lines[2] ?? '')).toEqual({
        line: 3,
        error: { status: 408, detail: 'the request did not arrive in time' },
      });
      await expect.poll(open).toBe(0);
    });
  });

  describe('that waits for the allowance of its client', () => {
    const patience = { ...PATIENCE, batchSilenceMs: 50 };
    const MANY_LINES = `${'{"wrong": true}\n'.repeat(200_000)}`;
    let sparing: TestService;
    const clients: Socket[] = [];
    beforeAll(async () => {
      const settings = { METRICS_PORT: '9464', RATE_LIMIT_FACTOR: '0.001' };
      sparing = await startService(settings, undefined, null, { patience });
      await sparing.app.listen({ port: 0, host: '127.0.0.1' });
    });
    afterEach(() => {
      for (const client of clients.splice(0)) client.destroy();
    });
    afterAll(() => sparing.close());
    const open = async (): Promise<number> => {
      const figures = await sparing.metrics.registry.metrics();
      return Number(/^ganita_open_batches (\d+)$/m.exec(figures)?.[1]);
    };

    it('sends empty lines meanwhile, and is released when its client has disconnected without a word', async () => {
      const client = connect(Number(new URL(originOf(sparing)).port), '127.0.0.1');
      clients.push(client);
      let reply = '';
      client.on('data', (chunk) => {
        reply += chunk.toString();
      });
      const head = 'POST /horoscope/batch HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-ndjson\r\n';
      client.write(`${head}content-length: ${MANY_LINES.length}\r\n\r\n${MANY_LINES}`);
      // A chunk of one byte, the empty line.
      await expect.poll(() => reply.split('\r\n1\r\n\n\r\n').length).toBeGreaterThan(2);
      expect(await open()).toBe(1);
      client.destroy();
      await expect.poll(open).toBe(0);
    });
  });

  it('keeps none of its answers, which would drive out everything else', async () => {
    const before = service.pool.cache();
    await batch(birth({ time: '12:00:00' }));
    expect(service.pool.cache()).toEqual(before);
  });

  it('delivers its last line where there are more births than it takes', async () => {
    const origin = originOf(service);
    const reply = await fetch(`${origin}/horoscope/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: 'x\n'.repeat(60_000),
    });
    const lines = (await reply.text()).trim().split('\n');
    expect(lines).toHaveLength(10_001);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ line: 10_001, error: { status: 413 } });
  });

  it('takes no other type, which would have to be read whole', async () => {
    const reply = await service.inject({ method: 'POST', url: '/horoscope/batch', payload: {} });
    expect([reply.statusCode, reply.json()]).toEqual([422, { detail: 'content-type must be application/x-ndjson' }]);
    const bare = await service.inject({ method: 'POST', url: '/horoscope/batch' });
    expect([bare.statusCode, bare.json()]).toEqual([422, { detail: 'content-type must be application/x-ndjson' }]);
  });
});
