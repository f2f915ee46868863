import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../architecture/sourceFiles.js';
import { chromiumPath, PAGE_LIMIT_MS, sharedChromium } from '../browser/chromium.js';
import { type ServerProcess, startServer } from './server.js';

const FOLDER = join(projectRoot, 'examples');
const run = promisify(execFile);
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('no python3 on this machine: the example in Python is skipped');

describe('the examples', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('are all listed', () => {
    const page = readFileSync(join(FOLDER, 'README.md'), 'utf8');
    const listed = [...page.matchAll(/^\| \[([^\]]+)\]/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(
      readdirSync(FOLDER)
        .filter((name) => name !== 'README.md')
        .sort(),
    );
  });

  it('use the library', async () => {
    const { stdout, stderr } = await run(process.execPath, [join(FOLDER, 'library.mjs')]);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^Moon in Swati, pada 1\nRahu {5}1996-07-16 to 2014-07-16\n/);
    expect(stdout.trim().split('\n')).toHaveLength(10);
  });

  it('call the service with curl', async () => {
    const { stdout } = await run('sh', [join(FOLDER, 'panchang.sh'), '2026-01-14'], {
      env: { ...process.env, GANITA_URL: server.origin },
    });
    expect(JSON.parse(stdout)).toMatchObject({ panchang: { date: '2026-01-14', nakshatra: { id: 'Anuradha' } } });
  });

  it.skipIf(!hasPython)('call the service with Python', async () => {
    const env = { ...process.env, GANITA_URL: server.origin };
    const python = (...words: readonly string[]) =>
      run('python3', [join(FOLDER, 'festivals.py'), ...words], { env: { ...env, PYTHONDONTWRITEBYTECODE: '1' } });
    expect((await python('2026', '11', 'Ujjain')).stdout).toMatch(/^2026-11-08 (?:Diwali|Lakshmi Puja)/m);
    await expect(python('2026', '13', 'Ujjain')).rejects.toThrow('Invalid input: month must be between 1 and 12');
  });

  it.skipIf(chromiumPath === null)('call the service from a page', async () => {
    const page = await (await sharedChromium()).newPage();
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    await page.goto(`${pathToFileURL(join(FOLDER, 'page.html')).href}?service=${server.origin}`);
    await page.getByRole('button').click();
    await page.getByText('Moon in Swati, pada 1').waitFor();
    await page.getByLabel('Latitude').fill('91');
    await page.getByRole('button').click();
    await page.getByText('latitude must be between -90 and 90').waitFor();
  });
});
