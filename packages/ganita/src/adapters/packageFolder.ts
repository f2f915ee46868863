import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** An optional package that a request needs is not installed. One line: what needs it, and what to do. */
export class MissingPackage extends Error {
  constructor(name: string, purpose: string, cause: unknown) {
    super(`${purpose} needs the package ${name}, which is not installed: run \`npm install ${name}\``, { cause });
    this.name = 'MissingPackage';
  }
}

/**
 * The folder of an installed package, which ends with a slash: its files are found there wherever this module has been bundled.
 * Error: it is not installed.
 */
export const packageFolder = (name: string): URL =>
  new URL('./', pathToFileURL(require.resolve(`${name}/package.json`)));

/** A file of data of this package. */
export const dataFile = (name: string): URL => new URL(`data/${name}`, packageFolder('ganita'));

/** The result of `find` with the `require` of this package. Error: `MissingPackage` where it finds no such package. */
export function fromOptional<T>(name: string, purpose: string, find: (need: NodeJS.Require) => T): T {
  try {
    return find(require);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new MissingPackage(name, purpose, error);
  }
}
