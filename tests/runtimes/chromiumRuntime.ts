import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { LANGUAGES } from '@ganita/words/languages.js';
import { PAGE_LIMIT_MS, sharedChromium } from '../browser/chromium.js';
import type { Runtime } from './runtimes.js';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.html': 'text/html',
};

/** Serve the files of a folder, and an empty page at `/`. */
export async function serveFolder(folder: string): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/')
      return response.setHeader('content-type', 'text/html').end('<!doctype html><title>Ganita</title>');
    try {
      const bytes = readFileSync(join(folder, pathname));
      return response.setHeader('content-type', TYPES[extname(pathname)] ?? 'application/octet-stream').end(bytes);
    } catch {
      response.statusCode = 404;
      return response.end();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const PAGE = `import { DomainError, openGanita, StructureError } from '/ganita.js';
const ganita = await openGanita({ languages: ${JSON.stringify(LANGUAGES)} });
globalThis.answer = (path, body) => {
  const [name, picture] = path.split('/');
  try {
    return name === 'svg' ? ganita.svg[picture](body) : JSON.stringify(ganita.answer(name, body));
  } catch (error) {
    if (!(error instanceof DomainError || error instanceof StructureError)) throw error;
    return JSON.stringify({ detail: error.message });
  }
};`;

/** A page of Chromium that has the library of a folder in `globalThis.answer`. */
export async function chromiumRuntime(built: string): Promise<Runtime> {
  const served = await serveFolder(built);
  const page = await (await sharedChromium()).newPage();
  page.setDefaultTimeout(PAGE_LIMIT_MS);
  await page.goto(served.origin);
  await page.addScriptTag({ type: 'module', content: PAGE });
  await page.waitForFunction(() => 'answer' in globalThis);
  return {
    answer: ({ path, body }) =>
      page.evaluate(
        ([to, fields]) => (globalThis as unknown as { answer(path: string, body: object): string }).answer(to, fields),
        [path, body] as const,
      ),
    async close() {
      await page.close();
      served.close();
    },
  };
}
