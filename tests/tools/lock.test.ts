import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../tools/completeLock.mjs', import.meta.url));
const LOCK = fileURLToPath(new URL('../../package-lock.json', import.meta.url));

interface Lock {
  readonly packages: Record<string, Record<string, unknown>>;
}

describe('the lock file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-lock-'));
  const copy = join(folder, 'package-lock.json');
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...options: readonly string[]) =>
    spawnSync(process.execPath, [PROGRAM, ...options], { encoding: 'utf8' });
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Lock;
  function put(change: (packages: Lock['packages']) => void): void {
    const lock = read(LOCK);
    change(lock.packages);
    writeFileSync(copy, `${JSON.stringify(lock, null, 2)}\n`);
  }

  it('has a checksum and a licence of every package, and in production none that runs a program when it is installed', () => {
    const { status, stderr } = run('--check');
    expect([stderr, status]).toEqual(['', 0]);
    const installed = Object.entries(read(LOCK).packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && link !== true,
    );
    expect(installed.length).toBeGreaterThan(300);
    for (const [path, { integrity, license, hasInstallScript, dev }] of installed) {
      expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
      expect([path, license]).toEqual([path, expect.any(String)]);
      if (dev !== true) expect([path, hasInstallScript]).toEqual([path, undefined]);
    }
  });

  it('loses an optional package that runs a program, with what only that needs, and no other', () => {
    put((packages) => {
      const [asking, script] = [packages['node_modules/msgpackr'], 'node_modules/msgpackr-extract'];
      Object.assign(asking ?? {}, { optionalDependencies: { 'msgpackr-extract': '^3.0.4' } });
      const other = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT', optional: true };
      packages[script] = { ...other, hasInstallScript: true, dependencies: { 'made-up': '1.0.0', semver: '*' } };
      packages['node_modules/made-up'] = other;
    });
    expect(run('--check', copy).status).toBe(1);
    expect(run(copy).status).toBe(0);
    expect(read(copy)).toEqual(read(LOCK));
  });

  it.each([
    ['has no checksum', { integrity: undefined }],
    ['has no licence', { license: undefined }],
    ['runs a program when it is installed', { hasInstallScript: true }],
    ['made-up@1.0.0 is missing', { optionalDependencies: { 'made-up': '1.0.0' } }],
  ])('is not complete, and the program says so, where a package %s', (fault, change) => {
    put((packages) => Object.assign(packages['node_modules/fastify'] ?? {}, change));
    const { status, stderr } = run(copy);
    expect(status).toBe(1);
    expect(stderr).toContain(fault);
  });
});
