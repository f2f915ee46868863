import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { checkFiles } from 'ganita/adapters/dataFiles.js';
import { guideFile, guidePageNames, readGuidePage } from '../../mcp/guidePages.js';
import type { DocumentForm } from '../../openapi/documentForm.js';
import { serviceFile } from '../../programs.js';
import type { AnswerPool } from '../../workers/answerService.js';
import { cachedPage, type PageSource } from '../cachedPage.js';
import { llmsText } from '../llmsText.js';
import { JSON_TYPE } from '../mediaTypes.js';
import type { LimitGuard } from './rateLimit.js';

/** Files of Stoplight Elements; `tools/docsPage/updateDocsPage.mjs` takes them from their package. */
const FOLDER = serviceFile('data/docsPage/');
const SUMS = serviceFile('data/docsPage.sha256');
const REMEDY = 'take it from the repository again (`git checkout packages`), or install the package again';
/** The page itself. */
const PAGE_FOLDER = serviceFile('dist/server/docsPage/');

const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const JAVASCRIPT = 'application/javascript; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const SVG = 'image/svg+xml';

/** Files below `/docs/static/` with their types: those of Elements, and those of the page. */
const ELEMENTS_FILES: Readonly<Record<string, string>> = {
  'web-components.min.js': JAVASCRIPT,
  'styles.min.css': CSS,
};
const PAGE_FILES: Readonly<Record<string, string>> = { 'page.js': JAVASCRIPT, 'page.css': CSS, 'icon.svg': SVG };

const LIMITS = { method: 'GET', path: '/docs', limitPerMinute: 200, costMs: 1 } as const;

/**
 * `/openapi.json`, `/llms.txt`, at `/docs` a page to read and try it, and the pages of the documentation. Nothing is loaded from
 * another server. Error: `DamagedData`.
 */
export function registerDocs(
  app: FastifyInstance,
  { sourceUrl, hasMcp }: { readonly sourceUrl: string; readonly hasMcp: boolean },
  pool: AnswerPool,
  guard: LimitGuard,
): void {
  checkFiles({ sums: SUMS, folder: FOLDER, names: Object.keys(ELEMENTS_FILES), remedy: REMEDY });
  const options = { compress: false as const, onRequest: guard(LIMITS) };
  const serve = (paths: string | readonly string[], read: () => Promise<PageSource>): void => {
    const page = cachedPage(read);
    for (const path of [paths].flat()) app.get(path, options, page);
  };
  const serveFile = (path: string, type: string, file: URL): void =>
    serve(path, async () => ({ type, bytes: await readFile(file) }));

  // Each description is written at its first request: a start computes nothing.
  const serveDescription = (path: string, form: DocumentForm): void =>
    serve(path, async () => {
      const { bytes } = await pool.run({ run: 'description', options: { sourceUrl, form } });
      return { type: JSON_TYPE, bytes: Buffer.from(bytes) };
    });
  serveDescription('/openapi.json', 'compact');
  serveDescription('/docs/json', 'whole');
  serveFile('/docs', HTML, new URL('page.html', PAGE_FOLDER));
  for (const [files, folder] of [
    [ELEMENTS_FILES, FOLDER],
    [PAGE_FILES, PAGE_FOLDER],
  ] as const) {
    for (const [name, type] of Object.entries(files)) serveFile(`/docs/static/${name}`, type, new URL(name, folder));
  }
  const serveText = (paths: string | readonly string[], type: string, text: () => Promise<string>): void =>
    serve(paths, async () => ({ type, bytes: Buffer.from(await text()) }));
  for (const page of guidePageNames()) {
    // People leave out the end of a name.
    serveText([`/docs/${page}`, `/docs/${page.slice(0, -'.md'.length)}`], MARKDOWN, () => readGuidePage(page));
  }
  serveText('/llms.txt', PLAIN, async () => llmsText(await guideFile('README.md'), hasMcp));
}
