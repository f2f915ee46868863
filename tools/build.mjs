#!/usr/bin/env node
/**
 * Builds what runs, without the compiler: esbuild removes the types of each module (`packages/NAME/dist`) and puts the programs
 * of the service into few files; the index of places is built beside it. `npm run types` checks types, `npm run build:browser`
 * makes what runs in a browser.
 *
 *   node tools/build.mjs            nothing is done if no source has changed, by the times of the files
 *   node tools/build.mjs --clean    all of it again: nothing is left of a source that was removed
 *   node tools/build.mjs --release  the same without source maps: a package has no sources that they would show
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packagesOf } from './packages.mjs';
import { arePlacesFresh, buildPlaces } from './places/buildPlaces.mjs';

const packageRoot = dirname(import.meta.dirname);
/** Programs of the service, below its `src`. */
const PROGRAMS = ['cli/main', 'server/main', 'server/workerMain', 'workers/worker'];
/** A dependency that is bundled too, because it has 700 modules. It has no dependencies itself. */
const BUNDLED = 'typebox';
const CHUNKS = 'chunks';
/** Faults of words that are shown at once. */
const MOST_FAULTS = 40;
const IS_SOURCE = /(?<!\.test)(?<!\.d)\.tsx?$/;
/** What is neither compiled nor copied. */
const IS_LEFT = /\.(?:tsx?|md)$|^tsconfig\.json$/;

/** @typedef {import('./packages.mjs').Package} Package */
/** @typedef {{ clean?: boolean, maps?: boolean }} BuildOptions */

/** @param {string} root */
const stampOf = (root) => join(root, 'packages', 'service', 'dist', '.built');

/**
 * The files of a folder, at any depth; none where it is missing.
 *
 * @param {string} folder
 */
const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/**
 * Whether the last build is newer than every file that it was made of.
 *
 * @param {string} root
 */
function isFresh(root) {
  const stamp = stampOf(root);
  if (!existsSync(stamp)) return false;
  const builtAt = statSync(stamp).mtimeMs;
  const inputs = [
    ...packagesOf(root).flatMap(({ folder }) => [
      ...filesIn(join(folder, 'src')),
      ...filesIn(join(folder, 'languages')),
      join(folder, 'package.json'),
    ]),
    join(root, 'package-lock.json'),
    import.meta.filename,
  ];
  return inputs.every((file) => statSync(file).mtimeMs <= builtAt);
}

/**
 * Build the house at `root`, as far as something has changed. Without esbuild (`npm ci --omit=dev`) what was built before is used
 * as it is. Errors: a source has a mistake of syntax; nothing was built, and there is no esbuild.
 *
 * @param {string} [root]
 * @param {BuildOptions} [options]
 */
export async function build(root = packageRoot, { clean = false, maps = true } = {}) {
  const finish = clean || !isFresh(root) ? await compile(root, { clean, maps }) : async () => {};
  await Promise.all([finish(), !arePlacesFresh(root) && buildPlaces(root)]);
}

/**
 * Transpile the packages. What it returns bundles the programs, and can run beside what needs the packages alone.
 *
 * @param {string} root
 * @param {Required<BuildOptions>} options
 * @returns {Promise<() => Promise<void>>}
 */
async function compile(root, { clean, maps }) {
  const esbuild = await import('esbuild').catch(() => null);
  if (esbuild === null) {
    if (existsSync(stampOf(root))) return async () => {};
    throw new Error('nothing is built, and esbuild is not installed: run `npm ci` first');
  }
  const packages = packagesOf(root);
  const isFirst = !existsSync(stampOf(root));
  /** @param {string} words */
  const say = (words) => void (isFirst && console.error(`building ${words} ...`));
  say(`${packages.length} packages`);
  if (clean) for (const { folder } of packages) rmSync(join(folder, 'dist'), { recursive: true, force: true });
  rmSync(stampOf(root), { force: true });
  // The app of the pages is made by `npm run build:browser`: one of other sources would compute other pages.
  rmSync(join(root, 'packages', 'browser', 'dist', 'worker.js'), { force: true });
  await Promise.all(packages.map((one) => transpile(esbuild, one, maps)));
  await checkLanguages(root);
  return async () => {
    say('the programs of the service');
    await bundle(esbuild, root, packages, maps);
    // Written last: it says that the rest is complete.
    writeFileSync(stampOf(root), '');
  };
}

/**
 * The modules of a package without their types, and its other files.
 *
 * @param {typeof import('esbuild')} esbuild
 * @param {Package} one
 * @param {boolean} maps
 */
async function transpile(esbuild, { folder }, maps) {
  const source = join(folder, 'src');
  const files = filesIn(source);
  for (const from of files.filter((file) => !IS_LEFT.test(relative(dirname(file), file)))) {
    const to = join(folder, 'dist', relative(source, from));
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  await esbuild.build({
    entryPoints: files.filter((file) => IS_SOURCE.test(file)),
    outbase: source,
    outdir: join(folder, 'dist'),
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    sourcemap: maps && 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
}

/**
 * Every language has the words of English and no others. Error: one has not; it names file and key.
 *
 * @param {string} root
 */
async function checkLanguages(root) {
  const faults = pathToFileURL(join(root, 'packages', 'words', 'dist', 'languageFaults.js'));
  if (!existsSync(faults)) return;
  const found = (await import(faults.href)).allFaults();
  if (found.length > 0) throw new Error(['packages/words/languages:', ...found.slice(0, MOST_FAULTS)].join('\n  '));
}

/**
 * The programs of the service, each package of the house inside them: a process that reads 2,000 files takes twice as long to
 * start, and each of its threads keeps 10 MB more.
 *
 * @param {typeof import('esbuild')} esbuild
 * @param {string} root
 * @param {readonly Package[]} packages
 * @param {boolean} maps
 */
async function bundle(esbuild, root, packages, maps) {
  const folder = join(root, 'packages', 'service');
  const dist = join(folder, 'dist');
  const entryPoints = PROGRAMS.map((program) => join(folder, 'src', `${program}.ts`)).filter((file) =>
    existsSync(file),
  );
  rmSync(join(dist, CHUNKS), { recursive: true, force: true });
  const own = new Set(packages.map(({ name }) => name));
  const others = new Set(packages.flatMap(({ dependencies }) => Object.keys(dependencies)));
  await esbuild.build({
    entryPoints,
    outbase: join(folder, 'src'),
    outdir: dist,
    allowOverwrite: true,
    chunkNames: `${CHUNKS}/[hash]`,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    conditions: ['ganita-source'],
    external: [...others].filter((name) => name !== BUNDLED && !own.has(name)),
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // Comments and indentation would stay in memory. Names stay, for the traces of errors.
    minifyWhitespace: true,
    sourcemap: maps && 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
  mkdirSync(join(dist, CHUNKS), { recursive: true });
  copyFileSync(join(root, 'node_modules', BUNDLED, 'license'), join(dist, CHUNKS, `${BUNDLED}.LICENSE.txt`));
}

/**
 * Build; on failure say why and end the process with status 1.
 *
 * @param {string} [root]
 * @param {BuildOptions} [options]
 */
export async function buildOrExit(root, options) {
  try {
    await build(root, options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const [, program, ...words] = process.argv;
if (program !== undefined && realpathSync(program) === import.meta.filename) {
  await buildOrExit(
    words.find((word) => !word.startsWith('--')),
    { clean: words.includes('--clean') || words.includes('--release'), maps: !words.includes('--release') },
  );
}
