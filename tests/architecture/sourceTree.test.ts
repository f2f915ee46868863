import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectRoot, sourceFiles } from './sourceFiles.js';

/** A file longer than this is split. Tables of data and word lists are as long as they are. */
const MAX_FILE_LINES = 400;
const isLongByNature = (path: string): boolean => path.endsWith('.data.ts') || path.startsWith('packages/words/src/');

/** Scripts of the display languages other than English. */
const INDIAN_SCRIPTS = /[\p{Script=Devanagari}\p{Script=Kannada}\p{Script=Tamil}\p{Script=Telugu}]/u;

const lineCount = (text: string): number => text.trimEnd().split('\n').length;

describe('the source tree', () => {
  const files = sourceFiles('src');
  const harness = sourceFiles('lab/conformance');

  it(`has no file of more than ${MAX_FILE_LINES} lines, except data and words`, () => {
    const found = [...files, ...harness]
      .filter(({ path, text }) => !isLongByNature(path) && lineCount(text) > MAX_FILE_LINES)
      .map(({ path, text }) => `${path}: ${lineCount(text)}`);
    expect(found).toEqual([]);
  });

  it('has a README in each top folder that says what belongs there', () => {
    const folders = readdirSync(`${projectRoot}src`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.length).toBeGreaterThan(1);
    const found = folders.filter(({ name }) => {
      const readme = `${projectRoot}src/${name}/README.md`;
      return !existsSync(readme) || readFileSync(readme, 'utf8').trim().split('\n').length < 3;
    });
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('keeps words in Indian scripts inside i18n', () => {
    const found = files
      .filter(({ path, text }) => !path.startsWith('packages/words/src/') && INDIAN_SCRIPTS.test(text))
      .map(({ path }) => path);
    expect(found).toEqual([]);
  });

  it('names the source of every table of data in a comment of its file', () => {
    const comments = (text: string): string => (text.match(/\/\*\*[\s\S]*?\*\/|\/\/.*/g) ?? []).join('\n');
    const found = [...files, ...harness].filter(
      ({ path, text }) => path.endsWith('.data.ts') && !/\bdocs\/rules\/\d\d-|\bsource\b/i.test(comments(text)),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
