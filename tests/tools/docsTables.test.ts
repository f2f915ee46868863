import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RELATIONS } from '../../src/core/facts/evidence.js';
import { withTables } from '../../tools/docs/markdown.mjs';
import { PAGE_TABLES } from '../../tools/docs/pages.js';
import { projectRoot } from '../architecture/sourceFiles.js';

describe('the tables of the documentation', () => {
  it.each(Object.entries(PAGE_TABLES))(
    'of %s are as the rows make them (npm run docs:tables writes them)',
    (path, of) => {
      const page = readFileSync(`${projectRoot}${path}`, 'utf8');
      expect(withTables(page, of)).toBe(page);
    },
  );

  it('have a line for every row', () => {
    const lines = (text: string | undefined): number => (text ?? '').split('\n').length - 2;
    expect(lines(PAGE_TABLES['docs/doshas.md']?.exceptions)).toBe(17);
    expect(lines(PAGE_TABLES['docs/doshas.md']?.types)).toBe(12);
    expect(lines(PAGE_TABLES['docs/longevity.md']?.combinations)).toBe(20);
  });

  it('leave no relation of evidence unexplained', () => {
    const page = readFileSync(`${projectRoot}docs/evidence.md`, 'utf8');
    expect(RELATIONS.filter((relation) => !page.includes(`\`${relation}\``))).toEqual([]);
  });

  it('are not written into a page without their markers', () => {
    expect(() => withTables('# A page', { doshas: 'text' })).toThrow('doshas:begin');
  });
});
