import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import { keptPage, type PageSource } from '../keptPage.js';
import { JSON_TYPE } from '../mediaTypes.js';
import { openApiDocument } from '../openapi/document.js';
import type { LimitGuard } from './limits.js';

const NAME_AS_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><text x="2" y="22" font-family="serif" font-size="22" fill="#fff">Ganita</text></svg>';

/** What the page is made of. */
const PAGE_PARTS = [
  '/docs',
  '/docs/static/swagger-ui.css',
  '/docs/static/index.css',
  '/docs/static/swagger-ui-bundle.js',
  '/docs/static/swagger-ui-standalone-preset.js',
  '/docs/static/swagger-initializer.js',
  '/docs/static/favicon-32x32.png',
  '/docs/static/favicon-16x16.png',
];
/** The description of the service, by its own path and by the one that the page asks for. */
const DESCRIPTION_PATHS = ['/openapi.json', '/docs/json'];

const LIMITS = { method: 'GET', path: '/docs', limitPerMinute: 200, costMs: 1 } as const;

/** `/openapi.json` and, at `/docs`, a page to read and try it; everything is served from here. */
export async function registerDocs(app: FastifyInstance, sourceUrl: string, guard: LimitGuard): Promise<void> {
  const options = { compress: false as const, onRequest: guard(LIMITS) };
  const document = openApiDocument(sourceUrl);
  const bytes = Buffer.from(JSON.stringify(document));
  const description = keptPage(async () => ({ type: JSON_TYPE, bytes }));
  for (const path of DESCRIPTION_PATHS) app.get(path, options, description);
  const partOf = await readerOfParts(document);
  for (const path of PAGE_PARTS) {
    const part = keptPage(() => partOf(path));
    app.get(path, options, part);
  }
}

/**
 * Reads the parts from an application of their own, which nobody else can call: the one that makes them also writes the
 * description as YAML on request, and that takes a second.
 */
async function readerOfParts(document: object): Promise<(path: string) => Promise<PageSource>> {
  const maker = Fastify();
  await maker.register(swagger, { mode: 'static', specification: { document: document as never } });
  await maker.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { deepLinking: true, validatorUrl: null },
    theme: { title: 'Ganita' },
    logo: { type: 'image/svg+xml', content: Buffer.from(NAME_AS_PICTURE) },
  });
  await maker.ready();
  return async (path) => {
    const { statusCode, headers, rawPayload } = await maker.inject({ url: path });
    if (statusCode !== 200) throw new Error(`the documentation has no ${path}`);
    return { type: String(headers['content-type']), bytes: rawPayload };
  };
}
