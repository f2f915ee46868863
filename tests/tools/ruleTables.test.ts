import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RELATIONS } from '../../src/core/facts/evidence.js';
import { projectRoot } from '../architecture/sourceFiles.js';

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;
const { ROW_MODULES, tablesOf, withTables } = (await import(`${projectRoot}tools/ruleTables.mjs`)) as {
  ROW_MODULES: readonly string[];
  tablesOf: (rows: object) => Tables;
  withTables: (page: string, tables: Readonly<Record<string, string>>) => string;
};

const modules = await Promise.all(ROW_MODULES.map((name) => import(`${projectRoot}src/${name}.ts`) as Promise<object>));
const tables = tablesOf(Object.assign({}, ...modules) as object);

describe('the tables of the documentation', () => {
  it.each(Object.entries(tables))(
    'of %s are as the rows make them (node tools/ruleTables.mjs writes them)',
    (path, of) => {
      const page = readFileSync(`${projectRoot}${path}`, 'utf8');
      expect(withTables(page, of)).toBe(page);
    },
  );

  it('have a line for every row', () => {
    const lines = (text: string | undefined): number => (text ?? '').split('\n').length - 2;
    expect(lines(tables['docs/doshas.md']?.exceptions)).toBe(17);
    expect(lines(tables['docs/doshas.md']?.types)).toBe(12);
    expect(lines(tables['docs/longevity.md']?.combinations)).toBe(20);
  });

  it('leave no relation of evidence unexplained', () => {
    const page = readFileSync(`${projectRoot}docs/evidence.md`, 'utf8');
    expect(RELATIONS.filter((relation) => !page.includes(`\`${relation}\``))).toEqual([]);
  });

  it('are not written into a page without their markers', () => {
    expect(() => withTables('# A page', { doshas: 'text' })).toThrow('doshas:begin');
  });
});
