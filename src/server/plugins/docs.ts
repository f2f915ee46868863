import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { checkFiles } from '../../adapters/dataFiles.js';
import { cachedPage, type PageSource } from '../cachedPage.js';
import { JSON_TYPE } from '../mediaTypes.js';
import { openApiDocument } from '../openapi/document.js';
import type { LimitGuard } from './rateLimit.js';

/** Files of Swagger UI, copied by `tools/docsPage/copyDocsPage.mjs` when the project is built. */
const FOLDER = new URL('../../../data/docsPage/', import.meta.url);
const SUMS = new URL('../../../data/docsPage.sha256', import.meta.url);
const REMEDY = 'delete it and run `npm run build`, or install the package again';

const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const JAVASCRIPT = 'application/javascript; charset=utf-8';
const PNG = 'image/png';

/** The files of the page with their types. */
const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': CSS,
  'index.css': CSS,
  'swagger-ui-bundle.js': JAVASCRIPT,
  'favicon-32x32.png': PNG,
  'favicon-16x16.png': PNG,
};

/** The description of the service, by its own path and by one below the page. */
const DESCRIPTION_PATHS = ['/openapi.json', '/docs/json'];

const PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ganita</title>
<link rel="stylesheet" href="/docs/static/swagger-ui.css">
<link rel="stylesheet" href="/docs/static/index.css">
<link rel="icon" type="image/png" href="/docs/static/favicon-32x32.png" sizes="32x32">
<link rel="icon" type="image/png" href="/docs/static/favicon-16x16.png" sizes="16x16">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/static/swagger-ui-bundle.js"></script>
<script src="/docs/static/swagger-initializer.js"></script>
</body>
</html>
`;

/** A file of its own, because the content security policy allows no script inside the page. */
const INITIALIZER = `SwaggerUIBundle({ dom_id: '#swagger-ui', url: '/docs/json', deepLinking: true, validatorUrl: null });
`;

const LIMITS = { method: 'GET', path: '/docs', limitPerMinute: 200, costMs: 1 } as const;

/**
 * `/openapi.json` and, at `/docs`, a page to read and try it. Nothing is loaded from another server. Error:
 * `DamagedData`.
 */
export function registerDocs(app: FastifyInstance, sourceUrl: string, guard: LimitGuard): void {
  checkFiles({ sums: SUMS, folder: FOLDER, names: Object.keys(FILES), remedy: REMEDY });
  const options = { compress: false as const, onRequest: guard(LIMITS) };
  const serve = (path: string, read: () => Promise<PageSource>): void => {
    app.get(path, options, cachedPage(read));
  };
  const text = (type: string, body: string) => {
    const bytes = Buffer.from(body);
    return async () => ({ type, bytes });
  };

  const description = text(JSON_TYPE, JSON.stringify(openApiDocument(sourceUrl)));
  const page = cachedPage(description);
  for (const path of DESCRIPTION_PATHS) app.get(path, options, page);
  serve('/docs', text(HTML, PAGE));
  serve('/docs/static/swagger-initializer.js', text(JAVASCRIPT, INITIALIZER));
  for (const [name, type] of Object.entries(FILES)) {
    serve(`/docs/static/${name}`, async () => ({ type, bytes: await readFile(new URL(name, FOLDER)) }));
  }
}
