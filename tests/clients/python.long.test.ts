import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../architecture/sourceFiles.js';
import { hasModule, PYTHON, PYTHON_ENVIRONMENT } from './python.js';

const run = promisify(execFile);
const hasMypy = spawnSync('mypy', ['--version']).status === 0;
if (!hasMypy) console.warn('no mypy on this machine: the types of the client in Python are not checked');
const hasPip = hasModule('pip');
if (!hasPip) console.warn('no pip on this machine: the client in Python is not installed');

describe('the client in Python', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-python-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.skipIf(!hasMypy)('has types without a fault', async () => {
    const { stdout } = await run('mypy', ['--cache-dir', folder, 'ganita_client', 'tests', 'build_backend'], {
      cwd: join(projectRoot, 'clients', 'python'),
    });
    expect(stdout).toMatch(/^Success: no issues found in \d source files/);
  });

  it.skipIf(!hasPip)('is installed from its folder without a network', async () => {
    const target = join(folder, 'installed');
    const install = ['-m', 'pip', 'install', '--no-index', '--target', target, join(projectRoot, 'clients', 'python')];
    await run(PYTHON ?? '', install, { env: { ...process.env, ...PYTHON_ENVIRONMENT } });
    const program =
      'import ganita_client, ganita_client.wire; print(ganita_client.__version__, ganita_client.__file__)';
    const { stdout } = await run(PYTHON ?? '', ['-c', program], { env: { ...PYTHON_ENVIRONMENT, PYTHONPATH: target } });
    expect(stdout).toMatch(/^\d+\.\d+\.\d+ \S*installed\/ganita_client\/__init__\.py\n$/);
  });
});
