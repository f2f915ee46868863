import { createRequire } from 'node:module';
import { OTHER_PARTS, productionPackages } from '@ganita/pages/guide/partTables.js';
import { describe, expect, it } from 'vitest';
import { packagesOf } from '../../tools/packages.mjs';
import { errorsOfPackage, RELEASED } from '../../tools/release/packed.js';
import { completed } from '../../tools/release/sbom.js';
import { projectRoot } from '../architecture/sourceFiles.js';

const TOP = ['package.json', 'LICENSE', 'README.md'];

describe('a package', () => {
  const core = [
    ...TOP,
    'dist/index.js',
    'dist/index.d.ts',
    'dist/vargas/tables.data.js',
    'dist/vargas/tables.data.d.ts',
  ];

  it('holds what is needed and nothing else', () => {
    expect(errorsOfPackage('@ganita/core', core)).toEqual([]);
    const strange = [
      'src/index.ts',
      'dist/.tsbuildinfo',
      'dist/index.js.map',
      'dist/a.test.js.ts',
      '.npmrc',
      'docs/notes.md',
    ];
    expect(errorsOfPackage('@ganita/core', [...core, ...strange])).toEqual(
      strange.map((path) => `${path} must not be in it`),
    );
    expect(errorsOfPackage('@ganita/core', core.slice(0, -4).slice(1))).toEqual([
      'dist/index.js is missing',
      'dist/index.d.ts is missing',
    ]);
    expect(errorsOfPackage('@ganita/places', [...TOP, 'places.bin'])).toEqual(['places.bin.sha256 is missing']);
  });

  it('lets programs read its package.json, by import and by require', async () => {
    const require = createRequire(import.meta.url);
    for (const name of RELEASED) {
      const { default: imported } = await import(`${name}/package.json`, { with: { type: 'json' } });
      expect([require(`${name}/package.json`).name, imported.name]).toEqual([name, name]);
    }
  });

  it('is each of the house', () => {
    expect([...RELEASED].sort()).toEqual(
      packagesOf(projectRoot)
        .map(({ name }) => name)
        .sort(),
    );
  });
});

describe('the list of its parts in CycloneDX', () => {
  it('has the name of the package, every licence, and the parts that are no packages', () => {
    const production = productionPackages().map(({ name, version, licence }) => ({
      'bom-ref': name,
      name,
      version,
      ...(name !== 'png-js' && { licenses: [{ license: { id: licence } }] }),
    }));
    const list = completed({
      metadata: { component: { 'bom-ref': 'root', name: 'folder' } },
      components: [...production, { 'bom-ref': 'vitest', name: 'vitest', version: '1.0.0' }],
      dependencies: [
        { ref: 'root', dependsOn: ['zod', 'vitest'] },
        { ref: 'vitest', dependsOn: ['zod'] },
      ],
    });
    expect(list.dependencies).toEqual([{ ref: 'root', dependsOn: ['zod'] }]);
    expect(list.metadata.component.name).toBe('ganita');
    expect(list.components).toHaveLength(production.length + OTHER_PARTS.length);
    expect(list.components.find(({ name }) => name === 'png-js')?.licenses).toEqual([{ license: { id: 'MIT' } }]);
    expect(list.components.filter(({ licenses = [] }) => /none/.test(JSON.stringify(licenses)))).toEqual([]);
    expect(list.components.at(-3)?.licenses).toEqual([{ license: { name: 'public-domain' } }]);
  });
});
