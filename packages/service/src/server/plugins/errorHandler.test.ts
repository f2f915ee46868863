import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from './errorHandler.js';

it('an error whose page fails too is answered as JSON without internals', async () => {
  const app = Fastify();
  handleErrors(app, () => Promise.reject(new Error('Cannot find module /secret/chunk.js')));
  app.get('/page', () => Promise.reject(new Error('/secret/template.js')));
  const { statusCode, body } = await app.inject({ url: '/page', headers: { accept: 'text/html' } });
  expect([statusCode, body]).toEqual([500, '{"detail":"Calculation failed"}']);
  await app.close();
});
