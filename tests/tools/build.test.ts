import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type House, houseWith } from './house.js';

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

const SERVICE = 'packages/service';
const FILES = {
  'packages/core/package.json': JSON.stringify({
    name: '@made-up/core',
    type: 'module',
    exports: { './*.js': { 'ganita-source': './src/*.ts', default: './dist/*.js' } },
  }),
  'packages/core/src/a.ts': 'export const a: number = 1;\n',
  'packages/core/src/a.test.ts': 'export const test = 1;\n',
  'packages/core/src/README.md': 'prose\n',
  'packages/core/src/sub/page.css': 'p { color: red }\n',
  [`${SERVICE}/src/server/main.ts`]: "import { a } from '../../../core/src/a.js';\nexport const b: number = a + 1;\n",
};

describe('the build', () => {
  let house: House;
  beforeEach(() => {
    house = houseWith(FILES);
  });
  afterEach(() => house.remove());

  it('builds what is missing and says so, copies other files, leaves tests and prose out, and is then silent', async () => {
    const said = 'building 2 packages ...\nbuilding the programs of the service ...\n';
    expect(await build(house.root)).toEqual({ status: 0, said });
    expect(house.read('packages/core/dist/a.js')).toContain('const a = 1');
    expect(house.read('packages/core/dist/sub/page.css')).toContain('color: red');
    expect(house.has('packages/core/dist/a.test.js')).toBe(false);
    expect(house.has('packages/core/dist/README.md')).toBe(false);
    expect(house.read(`${SERVICE}/dist/server/main.js`)).toContain('a=1');
    expect(await build(house.root)).toEqual({ status: 0, said: '' });
  });

  it('follows a changed and a new file, and drops the output of a deleted one when it starts from nothing', async () => {
    await build(house.root);
    house.put('packages/core/src/a.ts', 'export const a: number = 12345;\n');
    house.put('packages/core/src/c.ts', 'export const c = 3;\n');
    await build(house.root);
    expect(house.read('packages/core/dist/a.js')).toContain('12345');
    expect(house.read(`${SERVICE}/dist/server/main.js`)).toContain('12345');
    expect(house.has('packages/core/dist/c.js')).toBe(true);
    rmSync(join(house.root, 'packages/core/src/c.ts'));
    expect((await build(house.root, '--clean')).status).toBe(0);
    expect(house.has('packages/core/dist/c.js')).toBe(false);
    expect(house.read('packages/core/dist/a.js')).toContain('12345');
  });

  it('writes maps for a checkout, and none for a release, whose packages have no sources', async () => {
    await build(house.root);
    expect(house.read('packages/core/dist/a.js')).toContain('sourceMappingURL=a.js.map');
    expect(house.has('packages/core/dist/a.js.map')).toBe(true);
    await build(house.root, '--release');
    for (const file of ['packages/core/dist/a.js', `${SERVICE}/dist/server/main.js`]) {
      expect(house.read(file)).not.toContain('sourceMappingURL');
      expect(house.has(`${file}.map`)).toBe(false);
    }
  });

  it('fails where a language file cannot be read, or a message could not be filled, and names it', async () => {
    const words = 'packages/words';
    const languages = fileURLToPath(new URL('../../packages/words', import.meta.url));
    cpSync(languages, join(house.root, words), {
      recursive: true,
      filter: (from) => !/[/](?:dist|node_modules)$/.test(from),
    });
    const pages = `${words}/languages/hi/pages.json`;
    const right = house.read(pages);
    house.put(pages, right.replace('{$time} तक', '{$time :wrod} तक'));
    expect((await build(house.root)).said).toContain('hi/pages.json: pages.phrase.until');
    house.put(pages, right.replace('",', '"'));
    expect((await build(house.root)).said).toContain('languages/hi/pages.json');
  });

  it('ends with a message on a mistake of syntax, and recovers', async () => {
    house.put('packages/core/src/a.ts', 'export const a: number = ;\n');
    const failed = await build(house.root);
    expect(failed.status).toBe(1);
    expect(failed.said).toContain('packages/core/src/a.ts:1:25: ERROR');
    expect((await build(house.root)).status).toBe(1);
    house.put('packages/core/src/a.ts', 'export const a: number = 777;\n');
    expect((await build(house.root)).status).toBe(0);
    expect(house.read('packages/core/dist/a.js')).toContain('777');
  });
});
