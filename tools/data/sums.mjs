import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Record the SHA-256 of files in the format of `sha256sum`. The service compares them when it starts
 * (packages/ganita/src/adapters/dataFiles.ts), so whatever writes a file of data must record it.
 *
 * @param {string} target the file of sums
 * @param {string} folder
 * @param {readonly string[]} names files of the folder
 * @param {string} [comment] its first line
 */
export function recordSums(target, folder, names, comment) {
  const lines = names.map((name) => lineOf(folder, name));
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, (comment === undefined ? '' : `# ${comment}\n`) + lines.join(''));
  renameSync(draft, target);
}

/**
 * @param {string} folder
 * @param {string} name
 */
function lineOf(folder, name) {
  const sum = createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex');
  return `${sum}  ${name}\n`;
}

/** @param {string} file */
export const sumFileOf = (file) => `${file}.sha256`;

/**
 * Record one file next to it: `places.bin` in `places.bin.sha256`.
 *
 * @param {string} file
 */
export const recordSum = (file) => recordSums(sumFileOf(file), dirname(file), [basename(file)]);

/**
 * Whether a file is the one that `recordSum` recorded.
 *
 * @param {string} file
 */
export const hasItsSum = (file) => readFileSync(sumFileOf(file), 'utf8') === lineOf(dirname(file), basename(file));
