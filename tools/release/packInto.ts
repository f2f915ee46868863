/** `npm run pack -- FOLDER`: packs every package into a folder, and prints their files with the SHA-256 of each. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { packAll } from './pack.js';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('give the folder to write into');
mkdirSync(folder, { recursive: true });
for (const { file } of packAll(resolve(folder))) {
  console.log(`${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${file}`);
}
