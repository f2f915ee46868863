import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files other than the sources that determine what the compiler writes. */
const SETTINGS = ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json'];

/** Paths of all files under `folder`, relative to it, sorted; empty when there is no such folder. */
export function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** What the compiler writes for each source. */
const ENDINGS = ['.js', '.js.map', '.d.ts'];

const isCompiled = (path) => path.endsWith('.ts') && !path.endsWith('.d.ts');
const isTest = (path) => /\.test\.ts$/.test(path);
const isProse = (path) => path.endsWith('.md');

/** The declarations of the package, which `tools/types` writes. */
export const TYPES = 'types/index.d.ts';
const TYPES_MAKERS = 'tools/types';
export const hasTypes = (root) => existsSync(join(root, TYPES_MAKERS));

/** What the build reads under `src` and writes under `dist`: sources, assets copied as they are, and every output. */
export function plan(root) {
  const files = filesUnder(join(root, 'src')).filter((path) => !isTest(path) && !isProse(path));
  const sources = files.filter(isCompiled);
  const assets = files.filter((path) => !isCompiled(path));
  const outputs = sources.flatMap((path) => ENDINGS.map((ending) => path.replace(/\.ts$/, ending)));
  return { sources, assets, outputs: [...outputs, ...assets, ...(hasTypes(root) ? [TYPES] : [])] };
}

/** A digest that changes when any input of the build is added, removed, resized or touched. */
export function fingerprint(root) {
  const { sources, assets } = plan(root);
  const makers = filesUnder(join(root, TYPES_MAKERS)).map((path) => join(TYPES_MAKERS, path));
  const inputs = [...SETTINGS, ...makers, ...[...sources, ...assets].map((path) => join('src', path))];
  const hash = createHash('sha256');
  for (const path of inputs) {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    hash.update(`${path} ${found?.size} ${found?.mtimeMs}\n`);
  }
  return hash.digest('hex');
}
