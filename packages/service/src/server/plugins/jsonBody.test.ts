import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerJsonBody } from './jsonBody.js';

describe('large bodies that come at the same time', () => {
  it('are each parsed in their own turn of the event loop', async () => {
    const app = Fastify();
    registerJsonBody(app);
    let turn = 0;
    let isCounting = true;
    const count = (): void => {
      turn++;
      if (isCounting) setImmediate(count);
    };
    const turns: number[] = [];
    app.post('/', async () => {
      turns.push(turn);
      return {};
    });
    await app.ready();
    setImmediate(count);
    const payload = { text: 'x'.repeat(50_000) };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => app.inject({ method: 'POST', url: '/', payload })),
    );
    isCounting = false;
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    expect(new Set(turns).size).toBe(10);
    await app.close();
  });
});
