import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../openapi/document.js';

/** `/openapi.json` and, at `/docs`, a page to read and try it; everything is served from here. */
export async function registerDocs(app: FastifyInstance, sourceUrl: string): Promise<void> {
  const document = openApiDocument(sourceUrl);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { deepLinking: true, validatorUrl: null } });
  const text = JSON.stringify(document);
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
}
