import { readFileSync } from 'node:fs';
import { ENGINE } from 'ganita/calculations/meta.js';
import { expect, it } from 'vitest';
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
