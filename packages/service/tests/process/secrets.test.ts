import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../../tools/freePort.mjs';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { type ServerProcess, startServer } from './server.js';

let server: ServerProcess | null = null;
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = null;
});

const PDF_SECRET = 'pdf-hush-hush';
/** Nothing listens there: the process says that it is alone. */
const REDIS_URL = 'redis://keeper:redis-hush-hush@127.0.0.1:1';
const SECRETS = /hush/;

const post = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${server?.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

/** A path of any bytes, which `fetch` would not send. */
const sendRaw = ({ port }: ServerProcess, path: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.from(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`, 'latin1')),
    );
    socket.resume().on('close', () => resolve());
  });

/** A birth in a query, as `<img>` sends it. */
const PICTURE = new URLSearchParams({
  ...Object.fromEntries(Object.entries(CHENNAI_BIRTH).map(([field, value]) => [field, String(value)])),
  place: 'Secretville',
});

describe('a process that keeps secrets', () => {
  it('writes neither them nor anything of a birth, whatever it receives, and a path in visible ASCII', async () => {
    const METRICS_PORT = String(await freePort());
    server = await startServer({ PDF_SECRET, REDIS_URL, METRICS_PORT, LOG_LEVEL: 'debug' });
    const birth = { ...CHENNAI_BIRTH, place: 'Secretville', sections: ['julian_day'] };
    const answers = [
      post('/horoscope', JSON.stringify(birth)),
      post('/horoscope', JSON.stringify({ ...birth, latitude: 99.0827 })),
      post('/horoscope', JSON.stringify({ ...birth, latitude: 'Secretville' })),
      post('/horoscope', JSON.stringify(birth).slice(0, -1)),
      post('/horoscope/batch', `${JSON.stringify(birth)}\nSecretville\n`, { 'content-type': 'application/x-ndjson' }),
      post('/horoscope/pdf', JSON.stringify({ ...birth, name: 'Secretson' }), { 'x-pdf-secret': PDF_SECRET }),
      post('/horoscope/pdf', JSON.stringify(birth), { 'x-pdf-secret': `${PDF_SECRET} no` }),
      fetch(`${server.origin}/location/search?query=Secretville`),
      fetch(`${server.origin}/svg/chart?${PICTURE}`),
      fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`),
      fetch(`${server.origin}/debug/meminfo`),
      fetch(`${server.origin}/`, { headers: { cookie: 'Secretville', authorization: 'Basic Secretville' } }),
    ];
    for (const reply of await Promise.all(answers)) {
      expect(JSON.stringify([...reply.headers]) + (await reply.text())).not.toMatch(SECRETS);
    }
    for (const path of ['/\u009b31m\u0085', '/\u001b[31m', '/\u00ff\u007f', '/a"b\\c%0a%1b%c2%9b'])
      await sendRaw(server, path);
    await server.stop();
    expect(server.log()).toMatch(/^[\x20-\x7e\n]+$/);
    expect(server.log()).toContain('%0a%1b%c2%9b');
    expect(server.log()).toContain('redis_lost');
    expect(server.log()).toContain('"path":"/horoscope/pdf"');
    expect(server.log()).not.toMatch(SECRETS);
    expect(server.log()).not.toMatch(/secret(ville|son)|1996-12-07|10:34:00|80\.2707|[19][39]\.0827/i);
  });

  it.each([
    { PORT: '99999' },
    { PORT: '0', REDIS_URL: 'redis://keeper:redis hush hush@127.0.0.1' },
    { REDIS_URL: 'redis://keeper:redis-hush-hush@127.0.0.1:99999' },
  ])('does not reveal them when it cannot start with %j, or when it starts nevertheless', async (environment) => {
    const started = await startServer({ PDF_SECRET, REDIS_URL, ...environment }).catch((error: Error) => error.message);
    if (typeof started !== 'string') await started.stop();
    expect(typeof started === 'string' ? started : started.log()).not.toMatch(SECRETS);
  });
});
