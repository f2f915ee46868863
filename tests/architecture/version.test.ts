import { readFileSync } from 'node:fs';
import { ENGINE } from 'ganita/calculations/engineMeta.js';
import { expect, it } from 'vitest';
import { packagesOf } from '../../tools/packages.mjs';
import { projectRoot } from './sourceFiles.js';

it('the engine calls itself by the name, version and licence of the package', () => {
  const { name, version, license } = JSON.parse(readFileSync(`${projectRoot}packages/ganita/package.json`, 'utf8')) as {
    readonly [field: string]: unknown;
  };
  expect(ENGINE).toEqual({ name, version, licence: license });
  expect(readFileSync(`${projectRoot}deploy/kubernetes/ganita.yaml`, 'utf8')).toContain(
    `image: ganita:${ENGINE.version}`,
  );
});

it('every package has the version of the engine, and needs the others in it', () => {
  const packages = packagesOf(projectRoot);
  const own = new Set(packages.map(({ name }) => name));
  for (const { folder } of packages) {
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Readonly<Record<string, object>>;
    const needs = Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.peerDependencies,
    });
    const versions = [manifest.version, ...needs.filter(([name]) => own.has(name)).map(([, version]) => version)];
    expect(new Set(versions)).toEqual(new Set([ENGINE.version]));
  }
});
