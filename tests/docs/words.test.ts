import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../architecture/sourceFiles.js';
import { identifiersOf } from '../architecture/tokens.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORDS = 'docs/words.md';
const TABLE_HEADING = '## Words of this project: say / not';
const NAMES_HEADING = '## Names in the code: say / not';

const read = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8');

/** The words of the second column of the table under a heading, as they are written there. */
const secondColumn = (heading: string): readonly string[] =>
  (read(WORDS).split(heading)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .flatMap((line) => line.split('|')[2]?.match(/`[^`]+`/g) ?? [])
    .map((word) => word.slice(1, -1));

const avoided = secondColumn(TABLE_HEADING);

/** Text a person of the project wrote: code, pages and scripts, without data, golden values and other people's names. */
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|mts|mjs|cjs|md|sh|ya?ml|conf)$|^\.ci\/run$/.test(file))
  .filter((file) => !/^(?:tests|packages\/ganita\/tests)\/(golden|authorities|recordings)\/|^LICENSE/.test(file))
  .filter((file) => ![WORDS, 'tests/docs/words.test.ts'].includes(file));

/** Where a word is the name of a thing, not a word of ours. */
const NAMES = ['Ganita (reckoning)'];

/** `camelCase` and `snake_case` names become words, so that one pattern finds a word in prose and in an identifier. */
const inWords = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();

const PATTERN = new RegExp(`\\b(?:${avoided.map((word) => word.replace(/ /g, '\\s+')).join('|')})\\b`);

const avoidedIn = (line: string): string | null => {
  const plain = NAMES.reduce((text, name) => text.replaceAll(name, ''), line);
  return PATTERN.exec(inWords(plain))?.[0] ?? null;
};

describe('the words of the project', () => {
  it('are read from their page', () => {
    expect(avoided.length).toBeGreaterThan(80);
    expect(avoidedIn('const isRefused = true;')).toBe('refused');
    expect(avoidedIn('A page that stands beside the chart.')).toBe('stands');
    expect(avoidedIn('The start is computed.')).toBe(null);
  });

  it('are used in every file', () => {
    const found = FILES.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, at) => {
          const word = avoidedIn(line);
          return word === null ? [] : [`${file}:${at + 1}: ${word}`];
        }),
    );
    expect(found).toEqual([]);
  });
});

/** Names of choices and fields of the wire are not ours to change here. */
const isWireName = (name: string): boolean => /^[a-z0-9]+(_[a-z0-9]+)+$/.test(name);

/** The folder of risings speaks of the limb of the Sun and of the Moon. */
const isLimbOfDisc = (path: string, name: string): boolean =>
  path.startsWith('packages/core/src/sky/risings/') && name === 'limb';

describe('names in the code', () => {
  const avoidedNames = new RegExp(`\\b(?:${secondColumn(NAMES_HEADING).join('|')})\\b`);

  it('are compared with words of their page', () => {
    expect(secondColumn(NAMES_HEADING).length).toBeGreaterThan(20);
    expect(avoidedNames.exec(inWords('MOST_DAYS'))?.[0]).toBe('most');
    expect(avoidedNames.exec(inWords('angaAt'))).toBe(null);
  });

  it('follow the page in core and calculations', () => {
    const found = [...sourceFiles('packages/core/src'), ...sourceFiles('packages/ganita/src/calculations')].flatMap(
      ({ path, text }) =>
        [...identifiersOf(text)]
          .filter((name) => !isWireName(name) && !isLimbOfDisc(path, name) && avoidedNames.test(inWords(name)))
          .map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});

const MAX_PROSE_COLUMNS = 130;

/** Lines of prose: not tables, code blocks, headings or links that cannot be broken. */
function proseLines(page: string): readonly (readonly [number, string])[] {
  let isCode = false;
  const lines: (readonly [number, string])[] = [];
  page.split('\n').forEach((line, at) => {
    if (line.startsWith('```')) isCode = !isCode;
    else if (!isCode && !/^\s*\||^#|^\s*<|^\[/.test(line)) lines.push([at + 1, line]);
  });
  return lines;
}

describe('lines of prose', () => {
  it('are not too long on any page', () => {
    const long = FILES.filter((file) => file.endsWith('.md')).flatMap((file) =>
      proseLines(read(file))
        .filter(([, line]) => line.replace(/\]\([^)]*\)/g, ']').length > MAX_PROSE_COLUMNS)
        .map(([at]) => `${file}:${at}`),
    );
    expect(long).toEqual([]);
  });
});
