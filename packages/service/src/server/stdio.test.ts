import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { answerLines } from './stdio.js';

it('fails the line alone whose answer broke off, and answers the next', async () => {
  const app = {
    inject: async ({ url }: { readonly url: string }) => {
      if (url === '/broken') throw new Error('response destroyed before completion');
      return { statusCode: 200, headers: {}, rawPayload: Buffer.from('whole') };
    },
    log: { error: () => undefined },
  } as unknown as FastifyInstance;
  const lines = ['/broken', '/whole'].map((path, id) => `${JSON.stringify({ id, method: 'GET', path })}\n`);
  const output = new PassThrough();
  const written = text(output);
  await answerLines(app, Readable.from(lines), output);
  output.end();
  const answers = (await written).trim().split('\n');
  expect(answers.map((line) => JSON.parse(line)).map(({ id, status }) => [id, status])).toEqual([
    [0, 500],
    [1, 200],
  ]);
});
