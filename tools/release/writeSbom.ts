/**
 * `npm run sbom -- FILE`: writes what the package consists of in CycloneDX, as npm lists it from the lock file, with the parts
 * that are no packages and the licences that packages name in a file only.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { completed } from './sbom.js';

const [, , file] = process.argv;
if (file === undefined) throw new Error('give the file to write');

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
// Not `--omit dev`: npm 11 then also leaves out packages that both production and development need.
const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const text = execFileSync(npm, args, {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
});
writeFileSync(file, `${JSON.stringify(completed(JSON.parse(text)), null, 2)}\n`);
