import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFile } from 'ganita/adapters/packageFolder.js';
import { serviceFile } from '../programs.js';

/** The built programs, each with all packages of the house inside. */
const PROGRAMS = fileURLToPath(serviceFile('dist/'));
/** What else an answer depends on: the exact versions of all packages, and the zone history. */
const OTHER_FILES = [serviceFile('package.json'), dataFile('zoneHistory.bin')];

/** Types and source maps affect no answer. */
const IS_NOT_RUN = /\.(?:d\.ts|map)$/;

/**
 * A digest of everything that decides an answer: the code, the packages, the data. It is the same for the same build on
 * every machine. Reads some 200 files.
 */
export function engineDigest(): string {
  const hash = createHash('sha256');
  const files = readdirSync(PROGRAMS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !IS_NOT_RUN.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`${file.slice(PROGRAMS.length)}\n`).update(readFileSync(file));
  for (const file of OTHER_FILES) hash.update(readFileSync(file));
  return hash.digest('base64url');
}
