/**
 * Packs every package of the house: all of `dist` from nothing, the declarations, the pages of the documentation with their tables,
 * the licence. What only a release needs is removed again.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf } from '../packages.mjs';
import { errorsOfPackage, RELEASED } from './packed.js';

const root = join(import.meta.dirname, '..', '..');
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** A packed package. */
export interface PackedPackage {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  readonly files: number;
}

const node = (...args: readonly string[]): void => {
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
};

/** Pack into a folder. Error: a package holds what it must not, or lacks what it needs. */
export function packAll(folder: string): readonly PackedPackage[] {
  node('tools/build.mjs', '--release');
  node('node_modules/typescript/bin/tsc', '--build', ...['core', 'print'].map((name) => `packages/${name}`));
  node('--import', './tools/typescript/register.mjs', 'tools/types/writeTypes.ts');
  node('--import', './tools/typescript/register.mjs', 'tools/browser/main.ts');
  const docs = join(root, 'packages', 'service', 'docs');
  const licences = packagesOf(root)
    .filter(({ folder }) => !existsSync(join(folder, 'LICENSE-MIT')))
    .map((one) => join(one.folder, 'LICENSE'));
  try {
    node('tools/release/fillGuide.mjs');
    for (const licence of licences) copyFileSync(join(root, 'LICENSE'), licence);
    const said = execFileSync(NPM, ['pack', '--workspaces', '--json', '--pack-destination', folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return readPacked(said, folder);
  } finally {
    for (const path of [docs, ...licences]) rmSync(path, { recursive: true, force: true });
  }
}

/** What `npm pack --json` prints of a package. */
interface Said {
  readonly name: string;
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

function readPacked(text: string, folder: string): readonly PackedPackage[] {
  const said = Object.values(JSON.parse(text) as Readonly<Record<string, Said>> | readonly Said[]);
  const missing = RELEASED.filter((name) => !said.some((each) => each.name === name));
  if (missing.length > 0) throw new Error(`not packed: ${missing.join(', ')}`);
  return said.map(({ name, filename, size, files }) => {
    const errors = errorsOfPackage(
      name,
      files.map(({ path }) => path),
    );
    if (errors.length > 0) throw new Error(`${name}: ${errors.slice(0, 5).join(', ')}`);
    return { name, file: join(folder, filename), bytes: size, files: files.length };
  });
}
