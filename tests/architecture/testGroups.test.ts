import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ISOLATED } from '../isolated.js';
import { SWEPT } from '../swept.js';
import { projectRoot, SOURCE_FOLDERS, TEST_FOLDERS } from './sourceFiles.js';

/** What would reach the test files that run after this one in the same process. */
const LASTING: Readonly<Record<string, RegExp>> = {
  'replaces a module': /\bvi\.(?:mock|doMock|hoisted)\(/,
  'sets the clock': /\bvi\.(?:useFakeTimers|setSystemTime)\(/,
  'sets a global': /\bvi\.(?:stubGlobal|stubEnv|spyOn)\(|\bglobalThis\.[\w.]+ = /,
  'sets the environment': /\bprocess\.env(?:\.\w+|\[[^\]]+\]) = |\bdelete process\.env\b/,
  'sets the folder': /\bprocess\.chdir\(/,
  'starts a server process': /\b(?:startServer|sharedServer)\(/,
};
const lasting = (text: string): readonly string[] =>
  Object.entries(LASTING).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));

const testFiles = [...SOURCE_FOLDERS, ...TEST_FOLDERS].flatMap((folder) =>
  readdirSync(projectRoot + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts') && !path.endsWith('.long.test.ts')),
);
const isIsolated = (path: string): boolean => ISOLATED.some((start) => path.startsWith(start));

describe('test files that share a process', () => {
  it('leave it as they found it', () => {
    const shared = testFiles.filter((path) => !isIsolated(path) && !path.startsWith('tests/architecture/'));
    expect(shared.length).toBeGreaterThan(100);
    const found = shared.flatMap((path) =>
      lasting(readFileSync(projectRoot + path, 'utf8')).map((what) => `${path}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it('are all those that are not listed as isolated, and every listed path exists', () => {
    for (const start of ISOLATED)
      expect([start, testFiles.some((path) => path.startsWith(start))]).toEqual([start, true]);
  });
});

describe('test files whose sweeps are longer in the long run', () => {
  it('are those that are listed', () => {
    const calls = testFiles.filter((path) =>
      /from '[./]+(?:tests)?\/cases\.js'/.test(readFileSync(projectRoot + path, 'utf8')),
    );
    expect(calls.toSorted()).toEqual(SWEPT);
  });
});

describe('the check itself', () => {
  it.each([
    ["vi.mock('../x.js', () => ({}));", 'replaces a module'],
    ['vi.useFakeTimers();', 'sets the clock'],
    ["vi.stubGlobal('fetch', null);", 'sets a global'],
    ["process.env.TZ = 'UTC';", 'sets the environment'],
    ['process.env[name] = value;', 'sets the environment'],
    ['delete process.env.TZ;', 'sets the environment'],
    ["process.chdir('/');", 'sets the folder'],
    ['const server = await sharedServer();', 'starts a server process'],
  ])('finds what %s leaves behind', (text, what) => {
    expect(lasting(text)).toEqual([what]);
  });

  it('lets a test read the environment', () => {
    expect(lasting("const { TZ } = process.env; if (process.env.TZ === 'UTC') test();")).toEqual([]);
  });
});
