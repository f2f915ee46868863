#!/usr/bin/env node
/**
 * Puts the modules of the programs that serve, and of their threads, into few files: a process that reads 2,000 files takes
 * twice as long to start, and each of its threads keeps 10 MB more. The compiler has written the same paths before; all its
 * other files stay, for the library and for tests. It runs in a process of its own: `node bundlePrograms.mjs ROOT`.
 */
import { copyFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const PROGRAMS = ['server/main', 'server/workerMain', 'workers/worker'];
/** A dependency that is bundled too, because it has 700 modules. It has no dependencies itself. */
const BUNDLED = 'typebox';
const FOLDER = 'chunks';

/** @param {string} root */
const sourcesOf = (root) =>
  PROGRAMS.map((program) => join(root, 'src', `${program}.ts`)).filter((file) => existsSync(file));

/** @param {string} root */
const licenceIn = (root) => join(root, 'dist', FOLDER, `${BUNDLED}.LICENSE.txt`);

/**
 * Whether the files are newer than all that makes them, or the project does not have these programs.
 *
 * @param {string} root
 */
export function areProgramsFresh(root) {
  if (sourcesOf(root).length < PROGRAMS.length) return true;
  if (!existsSync(licenceIn(root))) return false;
  const inputs = [join(root, 'dist', '.tsbuildinfo'), join(root, 'package.json'), import.meta.filename];
  return statSync(licenceIn(root)).mtimeMs >= Math.max(...inputs.map((file) => statSync(file).mtimeMs));
}

/**
 * Files that a module finds by its own address are found from where it is put: all bundled files are one folder below `dist`.
 *
 * @param {string} source
 * @returns {import('esbuild').Plugin}
 */
const withAddresses = (source) => ({
  name: 'addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const module = relative(source, path).replace(/\.tsx?$/, '.js');
      const contents = text.replaceAll('import.meta.url', `new URL('../${module}', import.meta.url).href`);
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

/**
 * Bundle the programs of a project whose `dist` is compiled.
 *
 * @param {string} root
 */
async function bundle(root) {
  // Not installed where what was built before is used as it is (`npm ci --omit=dev`).
  const { build } = await import('esbuild');
  const dist = join(root, 'dist');
  rmSync(join(dist, FOLDER), { recursive: true, force: true });
  /** @type {{ dependencies?: Record<string, string> }} */
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await build({
    entryPoints: sourcesOf(root),
    outbase: join(root, 'src'),
    outdir: dist,
    chunkNames: `${FOLDER}/[hash]`,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    external: Object.keys(dependencies).filter((name) => name !== BUNDLED),
    // Comments and indentation would stay in memory. Names stay, for the traces of errors.
    minifyWhitespace: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [withAddresses(join(root, 'src'))],
  });
  // Written last: it says that the rest is complete.
  copyFileSync(join(root, 'node_modules', BUNDLED, 'license'), licenceIn(root));
}

if (process.argv[1] === import.meta.filename) await bundle(process.argv[2] ?? '.');
