#!/usr/bin/env node
/**
 * Copies the files of Swagger UI that `/docs` serves from the development package `@fastify/swagger-ui` into `data/docsPage`, with
 * their licence, and records their sums. So the packages that serve them there are not needed in production.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordSums } from '../data/sums.mjs';

const packageRoot = dirname(dirname(import.meta.dirname));
const PACKAGE = '@fastify/swagger-ui';
const FILES = ['swagger-ui.css', 'index.css', 'swagger-ui-bundle.js', 'favicon-32x32.png', 'favicon-16x16.png'];
const LICENCE = join(import.meta.dirname, 'LICENSE-Apache-2.0.txt');

/** @param {string} root */
const packageFolder = (root) => join(root, 'node_modules', PACKAGE);
/** @param {string} root */
const target = (root) => join(root, 'data', 'docsPage');
/** @param {string} root */
const sums = (root) => `${target(root)}.sha256`;

/**
 * The first line of the sums: what was copied.
 *
 * @param {string} root
 */
function sourceOf(root) {
  const { version, devDependencies } = JSON.parse(readFileSync(join(packageFolder(root), 'package.json'), 'utf8'));
  return `Swagger UI ${devDependencies['swagger-ui-dist']} (Apache-2.0), through ${PACKAGE} ${version}`;
}

/** Whether the files are there and those of the installed package, or cannot be copied here. */
export function isDocsPageFresh(root = packageRoot) {
  if (!existsSync(packageFolder(root))) return true;
  const isThere = [...FILES, 'LICENSE'].every((name) => existsSync(join(target(root), name)));
  return isThere && existsSync(sums(root)) && readFileSync(sums(root), 'utf8').startsWith(`# ${sourceOf(root)}\n`);
}

/** Copy the files. */
export function copyDocsPage(root = packageRoot) {
  rmSync(target(root), { recursive: true, force: true });
  mkdirSync(target(root), { recursive: true });
  for (const name of FILES) copyFileSync(join(packageFolder(root), 'static', name), join(target(root), name));
  copyFileSync(LICENCE, join(target(root), 'LICENSE'));
  recordSums(sums(root), target(root), FILES, sourceOf(root));
}

if (process.argv[1] === import.meta.filename && !isDocsPageFresh()) copyDocsPage();
