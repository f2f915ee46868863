import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What runs, compiled or not: this folder's neighbours. */
const CODE = fileURLToPath(new URL('..', import.meta.url));
/** What an answer depends on besides: the exact versions of all packages, and the history of zones. */
const OTHER_FILES = ['../package.json', '../data/zoneHistory.bin'];

/** Types and source maps decide nothing. */
const IS_NOT_RUN = /\.(?:d\.ts|map)$/;

/**
 * A text that is another one when anything that decides an answer is another: the code, the packages, the data. The same
 * build has the same on every machine. Reads some 850 files, in about 50 ms.
 */
export function engineDigest(): string {
  const hash = createHash('sha256');
  const files = readdirSync(CODE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !IS_NOT_RUN.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of [...files, ...OTHER_FILES.map((path) => join(CODE, path))]) {
    hash.update(`${file.slice(CODE.length)}\n`).update(readFileSync(file));
  }
  return hash.digest('base64url');
}
