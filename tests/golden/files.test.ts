import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const FILES = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'));
const SUMS = read('SHA256SUMS')
  .trim()
  .split('\n')
  .map((line) => line.split('  ') as [sum: string, file: string]);

describe('the golden files', () => {
  it('are each described in the README, with source and tolerance, and no other is', () => {
    const described = [...read('README.md').matchAll(/^\| `(\w+\.json)` \|([^|]*\|){4}$/gm)].map(([, name]) => name);
    expect(described.toSorted()).toEqual(FILES.toSorted());
  });

  it.each(FILES)('%s is as its recorded sum says', (file) => {
    const sum = createHash('sha256').update(read(file)).digest('hex');
    expect(SUMS.filter(([, name]) => name === file)).toEqual([[sum, file]]);
  });
});
