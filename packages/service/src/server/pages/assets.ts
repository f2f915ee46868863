import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { AssetPaths } from '@ganita/pages/page.js';
import { ASSETS_PATH } from '@ganita/pages/paths.js';
import type { FastifyInstance } from 'fastify';
import { packageFolder } from 'ganita/adapters/packageFolder.js';
import { pictureRules } from 'ganita/drawing/svg.js';
import { serviceFile } from '../../programs.js';
import { cachedPage } from '../cachedPage.js';
import type { LimitGuard } from '../plugins/rateLimit.js';
import { appPaths, ICON_SIZES } from './installable.js';

const BUILT_PAGES = new URL('dist/', packageFolder('@ganita/pages'));
const STYLES = new URL('styles/', BUILT_PAGES);
const LIVE = new URL('live/', BUILT_PAGES);
const ICON = serviceFile('dist/server/docsPage/icon.svg');
const CARD = serviceFile('data/card.png');

const LIMITS = { method: 'GET', path: `${ASSETS_PATH}/*`, limitPerMinute: 600, costMs: 1 } as const;
const IMMUTABLE = 'public, max-age=31536000, immutable';

interface Asset {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The files of a folder with an ending, in the order of their names. */
const filesIn = (folder: URL, ending: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();

/** Every file that pages load, by name: one style sheet, the modules of the live parts, the icon, the picture of links. */
function readAssets(): ReadonlyMap<string, Asset> {
  const styles = filesIn(STYLES, '.css').map((name) => readFileSync(new URL(name, STYLES), 'utf8'));
  return new Map<string, Asset>([
    ['pages.css', { type: 'text/css; charset=utf-8', bytes: Buffer.from([...styles, pictureRules()].join('\n')) }],
    ['icon.svg', { type: 'image/svg+xml', bytes: readFileSync(ICON) }],
    ...ICON_SIZES.map((size): [string, Asset] => [
      `icon-${size}.png`,
      { type: 'image/png', bytes: readFileSync(serviceFile(`data/icon-${size}.png`)) },
    ]),
    ['card.png', { type: 'image/png', bytes: readFileSync(CARD) }],
    ...filesIn(LIVE, '.js').map((name): [string, Asset] => [
      name,
      { type: 'text/javascript; charset=utf-8', bytes: readFileSync(new URL(name, LIVE)) },
    ]),
  ]);
}

/** The paths that pages name, and those of all their files. */
interface PageAssets {
  readonly paths: AssetPaths;
  readonly files: readonly string[];
}

/**
 * Serve the files of the pages below a folder that is named by their digest: a browser keeps them for good, and asks for
 * other ones when they have changed. The modules import each other by relative paths, which stay in that folder.
 */
export function registerAssets(app: FastifyInstance, guard: LimitGuard): PageAssets {
  const assets = readAssets();
  const digest = createHash('sha256');
  for (const [name, { bytes }] of assets) digest.update(`${name} ${bytes.byteLength} `).update(bytes);
  const folder = `${ASSETS_PATH}/${digest.digest('hex').slice(0, 16)}`;
  for (const [name, asset] of assets) {
    app.get(
      `${folder}/${name}`,
      { compress: false, onRequest: guard(LIMITS) },
      cachedPage(async () => asset, IMMUTABLE),
    );
  }
  return {
    paths: {
      style: `${folder}/pages.css`,
      live: `${folder}/main.js`,
      icon: `${folder}/icon.svg`,
      card: `${folder}/card.png`,
      ...appPaths(),
    },
    files: [...assets.keys()].map((name) => `${folder}/${name}`),
  };
}
