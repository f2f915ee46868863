import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DamagedData } from './damagedData.js';

/**
 * Files of data, whose SHA-256 was recorded when they were made (`tools/data/sums.mjs`). A file that has lost or
 * changed a byte since would give wrong answers, so it is never read. The sums are in the format of `sha256sum`.
 */

/** A line of a file of sums; lines that begin with # are comments. */
const SUM = /^([0-9a-f]{64}) {2}(.+)$/gm;
const PIECE_BYTES = 1024 * 1024;

/** The bytes of a file whose sum is in `<file>.sha256`. Error: `DamagedData`, whose message ends with `remedy`. */
export function readChecked(file: URL, remedy: string): Buffer {
  const path = fileURLToPath(file);
  const wanted = sumsIn(new URL(`${file.href}.sha256`), remedy).get(basename(path));
  const bytes = readOrFail(path, remedy);
  if (createHash('sha256').update(bytes).digest('hex') !== wanted) throw damaged(path, remedy);
  return bytes;
}

/** Files that are checked together. */
export interface CheckedFiles {
  /** The file of their sums. */
  readonly sums: URL;
  readonly folder: URL;
  /** Paths in the folder. A file of sums that does not name each of them is damaged itself. */
  readonly names: readonly string[];
  /** What to do about a file that is missing or damaged. */
  readonly remedy: string;
}

/** Compare files with their sums. Error: `DamagedData`, which ends with `remedy`. */
export function checkFiles({ sums, folder, names, remedy }: CheckedFiles): void {
  const recorded = sumsIn(sums, remedy);
  for (const name of names) {
    const wanted = recorded.get(name);
    if (wanted === undefined)
      throw new DamagedData(fileURLToPath(sums), `is damaged (it has no sum of ${name})`, remedy);
    const path = fileURLToPath(new URL(name, folder));
    if (digestOf(path, remedy) !== wanted) throw damaged(path, remedy);
  }
}

function sumsIn(sums: URL, remedy: string): ReadonlyMap<string, string> {
  const text = readOrFail(fileURLToPath(sums), remedy).toString('utf8');
  return new Map([...text.matchAll(SUM)].map(([, sum = '', name = '']) => [name, sum]));
}

const damaged = (path: string, remedy: string): DamagedData =>
  new DamagedData(path, 'is damaged (its SHA-256 is not the recorded one)', remedy);

function orMissing<T>(path: string, remedy: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new DamagedData(path, 'is missing', remedy);
  }
}

const readOrFail = (path: string, remedy: string): Buffer => orMissing(path, remedy, () => readFileSync(path));

/** Read in pieces, so that a file of 30 MB is not loaded into memory only for its sum. */
function digestOf(path: string, remedy: string): string {
  const file = orMissing(path, remedy, () => openSync(path, 'r'));
  try {
    const hash = createHash('sha256');
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) hash.update(piece.subarray(0, read));
    return hash.digest('hex');
  } finally {
    closeSync(file);
  }
}
