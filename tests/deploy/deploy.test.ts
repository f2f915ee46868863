import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { settingsSchema } from '../../src/server/settings.js';
import { START_FLAGS } from '../../tools/startFlags.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}/${path}`, 'utf8');
const yamlFiles = [
  'deploy/compose.yaml',
  ...readdirSync(`${ROOT}/deploy/kubernetes`).map((name) => `deploy/kubernetes/${name}`),
];

/** Names and values of every environment variable that a document sets, compose or Kubernetes. */
function environmentOf(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(environmentOf);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'environment') return Object.keys(value as object);
    if (key === 'env') return (value as { name: string }[]).map(({ name }) => name);
    return environmentOf(value);
  });
}

describe('the deployment files', () => {
  it.each(yamlFiles)('%s is well-formed and sets only settings of the service', (path) => {
    const documents = parseAllDocuments(read(path));
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    const names = documents.flatMap((document) => environmentOf(document.toJS()));
    for (const name of names) expect(Object.keys(settingsSchema.properties)).toContain(name);
  });

  it('build the image from files that exist and run what the build makes', () => {
    const dockerfile = read('deploy/Dockerfile');
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    for (const name of copied) expect(existsSync(`${ROOT}/${name}`), name).toBe(true);
    expect(dockerfile).toContain('USER node');
    expect(existsSync(`${ROOT}/src/server/main.ts`)).toBe(true);
    const command = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '') as string[];
    expect(START_FLAGS.length).toBeGreaterThan(0);
    expect(command).toEqual(['node', ...START_FLAGS, 'dist/server/main.js']);
  });
});
