import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OTHER_PARTS, productionPackages } from '@ganita/pages/guide/partTables.js';
import { expect, it } from 'vitest';
import { errorsOfPackage, RELEASED } from '../../tools/release/packed.js';
import { projectRoot } from '../architecture/sourceFiles.js';

const npm = (...args: readonly string[]): string =>
  execFileSync('npm', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

it('npm packs nothing into a package that it must not hold', () => {
  const packed = JSON.parse(npm('pack', '--workspaces', '--dry-run', '--json')) as readonly {
    readonly name: string;
    readonly files: readonly { readonly path: string }[];
  }[];
  expect(packed.map(({ name }) => name).sort()).toEqual([...RELEASED].sort());
  const strange = packed.flatMap(({ name, files }) =>
    errorsOfPackage(
      name,
      files.map(({ path }) => path),
    ).filter((error) => error.endsWith('must not be in it')),
  );
  expect(strange).toEqual([]);
});

it('npm run sbom writes every package and part with its licence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-sbom-'));
  try {
    npm('run', 'sbom', '--', join(folder, 'sbom.json'));
    const list = JSON.parse(readFileSync(join(folder, 'sbom.json'), 'utf8')) as {
      readonly bomFormat: string;
      readonly components: readonly {
        readonly name: string;
        readonly version?: string;
        readonly licenses: readonly object[];
      }[];
    };
    expect(list.bomFormat).toBe('CycloneDX');
    const named = new Set(list.components.map(({ name, version }) => `${name}@${version}`));
    const missing = productionPackages().filter(({ name, version }) => !named.has(`${name}@${version}`));
    expect(missing).toEqual([]);
    expect([...named].filter((name) => name.startsWith('vitest@'))).toEqual([]);
    expect(list.components.filter(({ licenses }) => licenses.length === 0)).toEqual([]);
    for (const { name } of OTHER_PARTS) expect([...named]).toContain(`${name}@undefined`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
