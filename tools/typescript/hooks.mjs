/**
 * Module hooks of Node: a TypeScript file of `tests` or `tools` runs without a build of its own. What it imports from `src` comes
 * from `dist`, so that it runs the code that is shipped.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SOURCE = new URL('../../packages/ganita/src/', import.meta.url).href;
const BUILT = new URL('../../dist/', import.meta.url).href;
const COMPILER_OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  inlineSourceMap: true,
  inlineSources: true,
};

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
  if (href.startsWith(SOURCE)) return next(BUILT + href.slice(SOURCE.length), context);
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
  const fileName = fileURLToPath(url);
  const { outputText } = ts.transpileModule(await readFile(fileName, 'utf8'), {
    fileName,
    compilerOptions: COMPILER_OPTIONS,
  });
  return { format: 'module', source: outputText, shortCircuit: true };
}
