import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, startService, type TestService } from './service.js';

describe('a client that sends several requests at once and leaves', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startService({ RATE_LIMIT_FACTOR: '0' });
  });
  afterEach(() => service.close());

  it('leaves nothing in flight, so that the service can stop at once', async () => {
    const origin = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }));
    const body = JSON.stringify({ ...CHENNAI_BIRTH, sections: ['nakshatra_pada'] });
    const one = `POST /horoscope HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const socket = connect(Number(origin.port), origin.hostname);
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    const closed: Promise<void>[] = [];
    const seen = new Promise<void>((resolve) => {
      let count = 0;
      service.app.server.on('request', (_request, response) => {
        closed.push(new Promise((done) => response.once('close', () => done())));
        count++;
        if (count === 5) resolve();
      });
    });
    socket.write(one.repeat(5));
    await seen;
    socket.destroy();
    await Promise.all(closed);
    expect(closed).toHaveLength(5);
  });
});
