/**
 * Module hooks of Node: a TypeScript file of `tests`, `tools` or `lab` runs without a build of its own. What it imports from the
 * packages is what was built of them, so that it runs the code that is shipped.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/** @param {string} specifier */
const isRelative = (specifier) => specifier.startsWith('./') || specifier.startsWith('../');

/**
 * Find a module that is imported by the name of its output, `./name.js`.
 *
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, next) {
  if (!isRelative(specifier) || !specifier.endsWith('.js') || !context.parentURL?.startsWith('file:')) {
    return next(specifier, context);
  }
  const { href } = new URL(specifier, context.parentURL);
  const source = new URL(href.replace(/\.js$/, '.ts'));
  return next(!existsSync(new URL(href)) && existsSync(source) ? source.href : specifier, context);
}

/**
 * Remove the types of a TypeScript file.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const sourcefile = fileURLToPath(url);
  const { code } = await transform(await readFile(sourcefile, 'utf8'), {
    loader: 'ts',
    sourcefile,
    sourcemap: 'inline',
    target: 'es2023',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
