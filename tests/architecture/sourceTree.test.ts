import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allSourceFiles, projectRoot, SOURCE_FOLDERS, sourceFiles } from './sourceFiles.js';

/** A file longer than this is split. Tables of data are as long as they are. */
const MAX_FILE_LINES = 400;
const isLongByNature = (path: string): boolean => path.endsWith('.data.ts');
/** What the package of calendars has of the words: names of months and digits. */
const HAS_WORDS = /^packages\/calendars\/src\/(?:names\/|formatDay\.ts$)/;

/** Scripts of the display languages other than English. */
const INDIAN_SCRIPTS =
  /[\p{Script=Devanagari}\p{Script=Kannada}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Gurmukhi}]/u;

const lineCount = (text: string): number => text.trimEnd().split('\n').length;

describe('the source tree', () => {
  const files = allSourceFiles();
  const harness = sourceFiles('lab/conformance');

  it(`has no file of more than ${MAX_FILE_LINES} lines, except data`, () => {
    const found = [...files, ...harness]
      .filter(({ path, text }) => !isLongByNature(path) && lineCount(text) > MAX_FILE_LINES)
      .map(({ path, text }) => `${path}: ${lineCount(text)}`);
    expect(found).toEqual([]);
  });

  it('has a README of one screen in each package', () => {
    const readmes = [...SOURCE_FOLDERS.map(dirname), 'packages/places', 'lab'].map((folder) => `${folder}/README.md`);
    const found = readmes.filter((path) => {
      const lines = existsSync(projectRoot + path) ? lineCount(readFileSync(projectRoot + path, 'utf8')) : 0;
      return lines < 3 || lines > 60;
    });
    expect(found).toEqual([]);
  });

  it('keeps words in Indian scripts in the data of the package of words, except the names of months', () => {
    const found = files
      .filter(({ path, text }) => !HAS_WORDS.test(path) && INDIAN_SCRIPTS.test(text))
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
