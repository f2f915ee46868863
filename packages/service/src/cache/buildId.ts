import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFile, packageFolder } from 'ganita/adapters/packageFolder.js';
import { serviceFile } from '../programs.js';

/** The built programs, each with all packages of the house inside. */
const PROGRAMS = fileURLToPath(serviceFile('dist/'));
/** What else an answer depends on: the exact versions of all packages, and the zone history. */
const OTHER_FILES = [serviceFile('package.json'), dataFile('zoneHistory.bin')];

const LANGUAGES = fileURLToPath(new URL('languages/', packageFolder('@ganita/words')));

/** Types, source maps and notes on who has read the words affect no answer. */
const IS_NOT_RUN = /\.(?:d\.ts|map)$|^review\.json$/;

/** The files of a folder that decide an answer, in the order of their names. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !IS_NOT_RUN.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/**
 * A digest of everything that decides an answer: the code, the packages, the words, the data. It is the same for the same build on
 * every machine. Reads some 300 files.
 */
export function engineDigest(): string {
  const hash = createHash('sha256');
  for (const folder of [PROGRAMS, LANGUAGES])
    for (const file of filesIn(folder)) hash.update(`${file.slice(folder.length)}\n`).update(readFileSync(file));
  for (const file of OTHER_FILES) hash.update(readFileSync(file));
  return hash.digest('base64url');
}
