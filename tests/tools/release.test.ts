import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OTHER_PARTS, productionPackages } from '@ganita/pages/guide/parts.js';
import { errorsOfPackage } from '../../tools/release/packed.js';
import { completed } from '../../tools/release/sbom.js';
import { projectRoot } from '../architecture/sourceFiles.js';

describe('the package', () => {
  const whole = [
    ...['LICENSE', 'packages/service/bin/ganita.mjs', 'dist/index.js', 'dist/core/index.js', 'dist/core/index.d.ts', 'docs/licences.md'],
    ...['dist/client/index.js', 'dist/types/index.d.ts', 'dist/types/client/index.d.ts', 'dist/server/main.js'],
    ...['dist/workers/worker.js', 'dist/chunks/typebox.LICENSE.txt', 'data/places.bin', 'packages/ganita/data/zoneHistory.bin'],
  ];

  it('holds what is needed and nothing else', () => {
    expect(
      errorsOfPackage([
        ...whole,
        'docs/dashas/graha/tara.md',
        'dist/web/styles/page.css',
        'dist/core/vargas/tables.data.js',
      ]),
    ).toEqual([]);
    const strange = [
      ...['packages/ganita/src/index.ts', 'dist/.tsbuildinfo', 'dist/api/answer.d.ts', 'dist/api/answer.test.js', '.npmrc'],
      ...['tests/isolated.ts', 'data/places.stamp', 'examples/.env', 'docs/notes.txt', 'examples/__pycache__/x.pyc'],
    ];
    expect(errorsOfPackage([...whole, ...strange])).toEqual(strange.map((path) => `${path} must not be in it`));
    expect(errorsOfPackage(whole.slice(1))).toEqual(['LICENSE is missing']);
  });

  it('lists what it lets npm put into it', () => {
    const { files } = JSON.parse(readFileSync(`${projectRoot}package.json`, 'utf8')) as {
      readonly files: readonly string[];
    };
    const listed = files.filter((path) => !path.startsWith('!') && /\.\w+$/.test(path) && !path.includes('*'));
    expect(errorsOfPackage([...whole, ...listed])).toEqual([]);
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
