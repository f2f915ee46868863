/** The packages of this house: where they are, and what they are called. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Package
 * @property {string} folder
 * @property {string} name
 * @property {Readonly<Record<string, string>>} dependencies
 */

/**
 * Every package below `root/packages`, in the order of its folders.
 *
 * @param {string} root
 * @returns {readonly Package[]}
 */
export const packagesOf = (root) =>
  readdirSync(join(root, 'packages'))
    .sort()
    .map((name) => join(root, 'packages', name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const { name, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return { folder, name, dependencies };
    });
