import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../../tests/architecture/sourceFiles.js';
import { chromiumPath, PAGE_LIMIT_MS, sharedChromium } from '../../../../tests/browser/chromium.js';
import { shellCommands } from '../../../../tests/docs/shellCommands.js';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { hasRedis, startRedis } from './redis.js';
import { type ServerProcess, startServer } from './server.js';

const FOLDER = join(projectRoot, 'examples');
const run = promisify(execFile);
/** The address of the service in the documentation. */
const DEFAULT_ORIGIN = 'http://127.0.0.1:8000';
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('no python3 on this machine: the example in Python is skipped');

const JOBS_SECRET = 'hush';
/** Commands of a service with jobs need a Redis. */
const CURL_COMMANDS = shellCommands('curl').filter(({ page }) => hasRedis || page !== 'docs/jobs.md');

describe('the examples and the documentation', () => {
  const jobsFolder = mkdtempSync(join(tmpdir(), 'ganita-jobs-'));
  let redis: Awaited<ReturnType<typeof startRedis>> | null = null;
  let server: ServerProcess;
  beforeAll(async () => {
    redis = hasRedis ? await startRedis() : null;
    const jobs = redis === null ? {} : { JOBS_SECRET, JOBS_DIR: jobsFolder, JOBS_REDIS_URL: redis.url };
    server = await startServer(jobs);
  });
  afterAll(async () => {
    await server.stop();
    redis?.child.kill();
    rmSync(jobsFolder, { recursive: true });
  });

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

  it.each(CURL_COMMANDS)('of $page call the service with curl: $text', async ({ text }) => {
    const folder = mkdtempSync(join(tmpdir(), 'ganita-curl-'));
    writeFileSync(
      join(folder, 'births.csv'),
      'name;date;time;latitude;longitude;zone\nAnand;07/12/1996;10:34;13.0827;80.2707;Asia/Kolkata\n',
    );
    writeFileSync(join(folder, 'births.ndjson'), JSON.stringify({ ...CHENNAI_BIRTH, sections: ['nakshatra_pada'] }));
    try {
      const { stdout } = await run('sh', ['-c', text.replaceAll(DEFAULT_ORIGIN, server.origin)], {
        cwd: folder,
        env: { ...process.env, JOBS_SECRET },
      });
      expect(JSON.parse(stdout)).not.toHaveProperty('detail');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.skipIf(chromiumPath === null)('make a page with a chart as docs/getting-started.md says', async () => {
    const text = readFileSync(join(projectRoot, 'docs', 'getting-started.md'), 'utf8').replaceAll(
      DEFAULT_ORIGIN,
      server.origin,
    );
    const [, address = ''] = /^(http:\S+\/svg\/\S+)$/m.exec(text) ?? [];
    const page = await (await sharedChromium()).newPage();
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    await page.goto(address);
    expect(await page.locator('svg > title').textContent()).toContain('Rasi');
    const folder = mkdtempSync(join(tmpdir(), 'ganita-start-'));
    try {
      writeFileSync(join(folder, 'chart.html'), /^```html\n([\s\S]*?)^```/m.exec(text)?.[1] ?? '');
      await page.goto(pathToFileURL(join(folder, 'chart.html')).href);
      await page.getByRole('button').click();
      await page.getByText('Chennai, Tamil Nadu, India: Moon in Swati, pada 1').waitFor();
      expect(await page.locator('#chart svg').count()).toBe(1);
      await page.getByLabel('Place').fill('Qqqzzz');
      await page.getByRole('button').click();
      await page.getByText('Place not found').waitFor();
    } finally {
      rmSync(folder, { recursive: true });
      await page.close();
    }
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
