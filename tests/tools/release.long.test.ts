import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

it('npm run sbom writes a list for each package, which together have every package and part, with its licence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-sbom-'));
  try {
    npm('run', 'sbom', '--', folder);
    const files = readdirSync(folder);
    expect(files).toHaveLength(RELEASED.length);
    const named = new Set<string>();
    for (const file of files) {
      const list = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        readonly bomFormat: string;
        readonly components: readonly {
          readonly name: string;
          readonly version?: string;
          readonly licenses?: readonly object[];
        }[];
      };
      expect(list.bomFormat).toBe('CycloneDX');
      for (const { name, version, licenses = [] } of list.components) {
        named.add(`${name}@${version}`);
        expect([name, licenses.length]).not.toEqual([name, 0]);
      }
    }
    const missing = productionPackages().filter(({ name, version }) => !named.has(`${name}@${version}`));
    expect(missing).toEqual([]);
    expect([...named].filter((name) => name.startsWith('vitest@'))).toEqual([]);
    for (const { name } of OTHER_PARTS) expect([...named]).toContain(`${name}@undefined`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
