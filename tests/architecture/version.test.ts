import { readFileSync } from 'node:fs';
import { ENGINE } from 'ganita/calculations/engineMeta.js';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
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

it('researchers cite that version, with what the Citation File Format 1.2.0 requires', () => {
  const citation = parse(readFileSync(`${projectRoot}CITATION.cff`, 'utf8')) as Readonly<Record<string, unknown>>;
  expect(citation).toMatchObject({
    'cff-version': '1.2.0',
    type: 'software',
    message: expect.any(String),
    title: expect.any(String),
    authors: [{ name: expect.any(String) }],
    version: ENGINE.version,
    license: ENGINE.licence,
  });
  const known = ['abstract', 'keywords', 'references'];
  const required = ['cff-version', 'type', 'message', 'title', 'authors', 'version', 'license'];
  expect(Object.keys(citation).filter((key) => ![...required, ...known].includes(key))).toEqual([]);
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
