import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../tools/build.mjs', import.meta.url));

interface Ended {
  readonly status: number;
  readonly said: string;
}

const build = (root: string, ...options: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [program, root, ...options], (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code), said: stdout + stderr });
    });
  });

const tsconfig = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES5'],
    module: 'NodeNext',
    outDir: 'dist',
    types: [],
    skipLibCheck: true,
  },
};
const tsconfigBuild = {
  extends: './tsconfig.json',
  compilerOptions: {
    rootDir: 'src',
    declaration: true,
    sourceMap: true,
    incremental: true,
    noEmitOnError: true,
    tsBuildInfoFile: 'dist/.tsbuildinfo',
  },
  include: ['src'],
  exclude: ['src/**/*.test.ts'],
};

describe('the build', () => {
  let root = '';
  /** The project of the tests after its first build. */
  let built = '';
  let first: Ended;
  const put = (path: string, text: string): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const has = (path: string): boolean => existsSync(join(root, path));

  beforeAll(async () => {
    built = mkdtempSync(join(tmpdir(), 'ganita-build-'));
    root = built;
    put('package.json', '{ "type": "module" }');
    put('tsconfig.json', JSON.stringify(tsconfig));
    put('tsconfig.build.json', JSON.stringify(tsconfigBuild));
    put('src/a.ts', 'export const a: number = 1;\n');
    put('src/sub/b.ts', "import { a } from '../a.js';\nexport const b = a + 1;\n");
    put('src/a.test.ts', 'export const test = 1;\n');
    put('src/sub/page.css', 'p { color: red }\n');
    put('src/README.md', 'prose\n');
    first = await build(root);
  });
  afterAll(() => rmSync(built, { recursive: true, force: true }));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'ganita-build-'));
    cpSync(built, root, { recursive: true, preserveTimestamps: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('builds what is missing, copies assets, leaves tests and prose out, and is then silent', async () => {
    expect(first).toEqual({ status: 0, said: 'building dist ...\n' });
    expect(read('dist/sub/b.js')).toContain('export const b');
    expect(read('dist/sub/page.css')).toContain('color: red');
    expect(has('dist/a.test.js')).toBe(false);
    expect(has('dist/README.md')).toBe(false);
    expect(await build(root)).toEqual({ status: 0, said: '' });
  });

  it('follows a changed and a new file, and drops the output of a deleted one when it starts from nothing', async () => {
    put('src/a.ts', 'export const a: number = 12345;\n');
    put('src/c.ts', 'export const c = 3;\n');
    put('src/sub/page.css', 'p { color: blue }\n');
    await build(root);
    expect(read('dist/a.js')).toContain('12345');
    expect(read('dist/sub/page.css')).toContain('color: blue');
    expect(has('dist/c.js')).toBe(true);
    rmSync(join(root, 'src/c.ts'));
    expect((await build(root, '--clean')).status).toBe(0);
    expect(has('dist/c.js')).toBe(false);
    expect(read('dist/sub/b.js')).toContain('export const b');
  });

  it('ends with the compiler’s message on a type error, writes nothing, and recovers', async () => {
    put('src/a.ts', "export const a: number = 'one';\n");
    const failed = await build(root);
    expect(failed.status).toBe(1);
    expect(failed.said).toContain('src/a.ts(1,14): error TS2322');
    expect(read('dist/a.js')).toContain('a = 1;');
    expect((await build(root)).status).toBe(1);
    put('src/a.ts', 'export const a: number = 777;\n');
    expect((await build(root)).status).toBe(0);
    expect(read('dist/a.js')).toContain('777');
  });
});
