/**
 * `npm run sbom -- FOLDER`: writes for each package of the house what it consists of, in CycloneDX, from the lock file. Files are
 * named as `npm pack` names packages, `ganita-core-1.2.3.cdx.json` of `@ganita/core`. Prints them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf } from '../packages.mjs';
import { listOf } from './sbom.js';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('give the folder to write into');

const root = join(import.meta.dirname, '..', '..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
// Not `--omit dev`: npm 11 then also leaves out packages that both production and development need.
const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const text = execFileSync(npm, args, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const house = packagesOf(root);
mkdirSync(folder, { recursive: true });
for (const { name } of house) {
  const list = listOf(JSON.parse(text), house, name);
  const file = join(folder, `${name.replace('@', '').replace('/', '-')}-${list.metadata.component.version}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${list.components.length} parts  ${file}`);
}
