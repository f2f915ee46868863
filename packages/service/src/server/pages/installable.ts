import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppBuild } from '@ganita/pages/device/appBuild.js';
import type { AssetPaths } from '@ganita/pages/page.js';
import {
  APP_DATA_PATH,
  MANIFEST_PATH,
  PATHS,
  PREFERENCES_PATH,
  PROGRAM_PATH,
  WORKER_PATH,
} from '@ganita/pages/paths.js';
import { preferencesOf } from '@ganita/pages/preferences.js';
import type { FastifyInstance } from 'fastify';
import { packageFolder } from 'ganita/adapters/packageFolder.js';
import { cachedPage, type PageSource } from '../cachedPage.js';
import type { LimitGuard } from '../plugins/rateLimit.js';

const DATA_FILE = /\.(?:wasm|se1|txt|bin|json)$/;
/** Fetched region by region and country by country, deflated; 45 MB in all, which no cache of the service keeps. */
const OF_MAP = /^(?:zones|places)\/\w+\.bin$/;

/** Of the icons of the app, in pixels: files of the pages. */
export const ICON_SIZES = [192, 512];

const NO_CACHE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SCRIPT = 'text/javascript; charset=utf-8';
/** The worker compiles the program of the ephemeris; that is the one exception, and no page has it. */
const WORKER_POLICY = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'";
const LIMITS = { method: 'GET', path: WORKER_PATH, limitPerMinute: 60, costMs: 5 } as const;
const DATA_LIMITS = { method: 'GET', path: `${APP_DATA_PATH}/*`, limitPerMinute: 300, costMs: 20 } as const;

const MANIFEST = {
  id: PATHS.home,
  name: 'Ganita',
  short_name: 'Ganita',
  start_url: PATHS.home,
  scope: PATHS.home,
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#7b1e23',
};

/** Where `npm run build:browser` has put the app: a program, and the files of data that it fetches. */
interface BuiltApp {
  readonly folder: URL;
  readonly worker: URL;
}

/** The app, by its program; null where `@ganita/browser` is not beside the service, or not built: pages are served all the same. */
function builtApp(): BuiltApp | null {
  try {
    const folder = new URL('dist/', packageFolder('@ganita/browser'));
    const worker = new URL('worker.js', folder);
    return existsSync(worker) ? { folder, worker } : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    return null;
  }
}

/** The paths of the app; empty where there is none. */
export const appPaths = (): Pick<AssetPaths, 'manifest' | 'worker'> =>
  builtApp() === null ? { manifest: '', worker: '' } : { manifest: MANIFEST_PATH, worker: WORKER_PATH };

/** The files of data in a folder, by their names. */
function dataFiles(built: URL): ReadonlyMap<string, URL> {
  const folder = fileURLToPath(built);
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && DATA_FILE.test(entry.name) && entry.name !== 'licenses.txt')
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .map((name) => [name, new URL(name, built)]),
  );
}

/** What a build of the app has in addition to its program and its data. */
type AppFacts = Pick<AppBuild, 'headers' | 'site' | 'birthYears' | 'files'>;

/** Serve the app: its program, which begins with what this service is, its manifest and its data. */
export function registerApp(app: FastifyInstance, guard: LimitGuard, { files, ...facts }: AppFacts): void {
  const built = builtApp();
  if (built === null) return;
  const program = `${PROGRAM_PATH}/${digestOf([readFileSync(built.worker)])}.js`;
  const names = dataFiles(built.folder);
  const data = `${APP_DATA_PATH}/${digestOf([...names].filter(([name]) => !OF_MAP.test(name)).map(([, file]) => readFileSync(file)))}`;
  const said = { ...facts, data, files: [...files, MANIFEST_PATH] };
  const build: AppBuild = { ...said, build: digestOf([Buffer.from(JSON.stringify([program, said]))]) };
  const worker = Buffer.from(`self.APP=${JSON.stringify(build)};\nimportScripts(${JSON.stringify(program)});\n`);
  const { icon } = facts.site.assets;
  const icons = [
    { src: icon, type: 'image/svg+xml', sizes: 'any' },
    ...ICON_SIZES.map((size) => ({
      src: files.find((file) => file.endsWith(`/icon-${size}.png`)),
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose: 'any',
    })),
  ];
  const manifest = Buffer.from(JSON.stringify({ ...MANIFEST, icons }));

  const sendWorker = cachedPage(async () => ({ type: SCRIPT, bytes: worker }), NO_CACHE);
  app.get(WORKER_PATH, { compress: false, onRequest: guard(LIMITS) }, (request, reply) =>
    sendWorker(
      request,
      reply.headers({ 'service-worker-allowed': PATHS.home, 'content-security-policy': WORKER_POLICY }),
    ),
  );
  app.get(
    program,
    { compress: false, onRequest: guard(LIMITS) },
    cachedPage(() => fileAt(built.worker, SCRIPT), IMMUTABLE),
  );
  app.get(
    MANIFEST_PATH,
    { compress: false, onRequest: guard(LIMITS) },
    cachedPage(async () => ({ type: 'application/manifest+json', bytes: manifest }), NO_CACHE),
  );
  app.get(PREFERENCES_PATH, { compress: false, onRequest: guard(LIMITS) }, async (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' })
      .send(preferencesOf({}, request.headers)),
  );
  for (const [name, file] of names) {
    if (OF_MAP.test(name)) continue;
    app.get(
      `${data}/${name}`,
      { compress: false, onRequest: guard(DATA_LIMITS) },
      cachedPage(() => fileAt(file, typeOf(name)), IMMUTABLE),
    );
  }
  app.get<{ Params: { readonly folder: string; readonly file: string } }>(
    `${data}/:folder/:file`,
    { compress: false, onRequest: guard(DATA_LIMITS) },
    async ({ params: { folder, file } }, reply) => {
      const found = names.get(`${folder}/${file}`);
      if (found === undefined) return reply.callNotFound();
      return reply
        .header('cache-control', IMMUTABLE)
        .type(typeOf(file))
        .send(await readFile(found));
    },
  );
}

/** A built file; `tools/browser` has compressed it. */
async function fileAt(file: URL, type: string): Promise<PageSource> {
  const [bytes, brotli] = await Promise.all([readFile(file), readFile(`${fileURLToPath(file)}.br`)]);
  return { type, bytes, brotli };
}

const typeOf = (name: string): string =>
  name.endsWith('.json')
    ? 'application/json'
    : name.endsWith('.wasm')
      ? 'application/wasm'
      : 'application/octet-stream';

function digestOf(parts: readonly Uint8Array[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(`${part.byteLength} `).update(part);
  return digest.digest('hex').slice(0, 16);
}
