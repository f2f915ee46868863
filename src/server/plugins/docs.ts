import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../openapi/document.js';

const NAME_AS_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><text x="2" y="22" font-family="serif" font-size="22" fill="#fff">Ganita</text></svg>';

/** `/openapi.json` and, at `/docs`, a page to read and try it; everything is served from here. */
export async function registerDocs(app: FastifyInstance, sourceUrl: string): Promise<void> {
  const document = openApiDocument(sourceUrl);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { deepLinking: true, validatorUrl: null },
    theme: { title: 'Ganita' },
    logo: { type: 'image/svg+xml', content: Buffer.from(NAME_AS_PICTURE) },
  });
  const text = JSON.stringify(document);
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
}
