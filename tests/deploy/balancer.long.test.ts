import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../../packages/service/tests/http/service.js';
import { freePort } from '../../tools/freePort.mjs';
import { hasNginx, type Nginx, startBefore, startNginx } from './nginx.js';
import { expectFailure, get, rawReply, statusOf } from './replies.js';

let nginx: Nginx | null = null;
afterEach(() => {
  nginx?.stop();
  nginx = null;
});

async function before(
  listener: RequestListener,
  changes: readonly (readonly [string, string])[] = [],
): Promise<number> {
  nginx = await startBefore(listener, changes);
  return nginx.port;
}

describe.skipIf(!hasNginx)('the balancer in front of the service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ METRICS_PORT: '9464' });
    await service.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => service.close());

  it('closes the paths that describe the process, however they are spelled, and leaves them open in the service itself', async () => {
    const { port: own } = service.app.server.address() as AddressInfo;
    nginx = await startNginx(own);
    const spelled = (path: string) => [
      path,
      `${path}/`,
      `${path}//`,
      `/${path}`,
      path.replace(/(?<=.)\//, '//'),
      path.replace('m', '%6d').replace('h', '%68'),
      path.replace(/(?<=.)\//, '%2F'),
      `${path}%2f`,
      `/x/..${path}`,
      `${path}/.`,
      `${path}?x=1`,
      `${path}/?x`,
      `${path}#x`,
      path.toUpperCase(),
      `http://x${path}`,
      `http://x${path}/`,
    ];
    let openInTheService = 0;
    for (const path of ['/debug/meminfo', '/metrics', '/health/live', '/health/ready']) {
      for (const target of spelled(path)) {
        if (statusOf(await get(own, target)) === 200) openInTheService++;
        expect([target, statusOf(await get(nginx.port, target))]).toEqual([
          target,
          // nginx cannot read a fragment that has no path before it, and says 400.
          expect.toSatisfy((status: number) => status === 404 || status === 400),
        ]);
      }
    }
    // Without a proxy in front of it the service itself answers several spellings of those paths that it has.
    expect(openInTheService).toBeGreaterThanOrEqual(15);
    for (const path of ['/', '/health', '/health/', '/docs/', '/muhurta/events']) {
      expect([path, statusOf(await get(nginx.port, path))]).toEqual([path, 200]);
    }
  });

  it('passes on what the service says of failures', async () => {
    nginx = await startNginx((service.app.server.address() as AddressInfo).port);
    const reply = await get(nginx.port, '/location/search');
    expect([statusOf(reply), reply.split('\r\n\r\n')[1]]).toEqual([422, '{"detail":"query is required"}']);
  });
});

describe.skipIf(!hasNginx)('a failure of the balancer itself', () => {
  it('has a detail and its own status: a body that is too large, bytes that are no HTTP, long headers, a closed path', async () => {
    const port = await before((_request, response) => response.end('{}'));
    expectFailure(
      await rawReply(
        port,
        'POST /horoscope HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 13000000\r\n\r\n',
      ),
      413,
    );
    expectFailure(await rawReply(port, 'GARBAGE\r\n\r\n'), 400);
    expectFailure(await rawReply(port, `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`), 431);
    expectFailure(await rawReply(port, `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`), 414);
    expectFailure(await get(port, '/debug/meminfo'), 404);
    expectFailure(await get(port, '/balancer-failure'), 404);
    expectFailure(await rawReply(port, 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'), 405);
  });

  it('has 502 where no service is there, and when to retry', async () => {
    nginx = await startNginx(await freePort());
    const reply = await get(nginx.port, '/health');
    expectFailure(reply, 502);
    expect(reply).toMatch(/\r\nretry-after: \d+\r\n/i);
  });

  it('has 504 where a service does not answer in time', async () => {
    const port = await before(() => {}, [['proxy_read_timeout 60s;', 'proxy_read_timeout 1s;']]);
    expectFailure(await get(port, '/health'), 504);
  });

  it('has 429 where an address calls too often, or has too many connections', async () => {
    const port = await before(
      (_request, response) => response.end('{}'),
      [
        ['rate=100r/s', 'rate=1r/m'],
        ['burst=200', 'burst=1'],
      ],
    );
    await get(port, '/');
    await get(port, '/');
    const reply = await get(port, '/');
    expectFailure(reply, 429);
    expect(reply).toMatch(/\r\nretry-after: \d+\r\n/i);
  });

  it('leaves the failures of a service as they are', async () => {
    const port = await before((_request, response) => response.writeHead(429).end('{"detail":"its own words"}'));
    const reply = await get(port, '/');
    expect(reply).toContain('its own words');
  });
});
