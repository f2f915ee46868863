import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { packagesOf } from '../../tools/packages.mjs';
import { errorsOfPackage, RELEASED } from '../../tools/release/packed.js';
import { listOf } from '../../tools/release/sbom.js';
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

describe('the list of the parts of a package in CycloneDX', () => {
  const component = (ref: string) => ({ 'bom-ref': ref, name: ref.replace(/^@ganita\/|@[^@]*$/g, '') });
  const house = [
    { folder: '/x/packages/core', name: '@ganita/core', dependencies: {} },
    { folder: '/x/packages/places', name: '@ganita/places', dependencies: {} },
    { folder: '/x/packages/ganita', name: 'ganita', dependencies: { '@ganita/core': '1', 'swisseph-wasm': '2' } },
  ];
  const list = {
    metadata: { component: component('house@1') },
    components: ['@ganita/core@1', '@ganita/places@1', 'ganita@1', 'swisseph-wasm@2', 'deep@3', 'vitest@4'].map(
      component,
    ),
    dependencies: [
      { ref: 'house@1', dependsOn: ['ganita@1', 'vitest@4'] },
      { ref: 'ganita@1', dependsOn: ['@ganita/core@1', '@ganita/places@1', 'swisseph-wasm@2', 'vitest@4'] },
      { ref: 'swisseph-wasm@2', dependsOn: ['deep@3'] },
    ],
  };
  const namesOf = (name: string) => listOf(list, house, name).components.map((each) => each.name);

  it('has what it needs in production, directly or through others, and the parts in these that are no packages', () => {
    expect(namesOf('ganita')).toEqual([
      '@ganita/core',
      'swisseph-wasm',
      'deep',
      'Swiss Ephemeris, with its data files',
      'History of time zones',
    ]);
    expect(namesOf('@ganita/core')).toEqual([]);
    expect(namesOf('@ganita/places')).toEqual(['Places']);
  });

  it('has the package as its subject, and only relations of what it lists', () => {
    const { metadata, dependencies } = listOf(list, house, 'ganita');
    expect(metadata.component).toEqual({ 'bom-ref': 'ganita@1', name: 'ganita' });
    expect(dependencies).toEqual([
      { ref: 'ganita@1', dependsOn: ['@ganita/core@1', 'swisseph-wasm@2'] },
      { ref: '@ganita/core@1', dependsOn: [] },
      { ref: 'swisseph-wasm@2', dependsOn: ['deep@3'] },
      { ref: 'deep@3', dependsOn: [] },
    ]);
    expect(() => listOf(list, house, '@ganita/words')).toThrow('npm does not list @ganita/words');
  });
});
