import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../../tests/architecture/sourceFiles.js';
import { chromiumPath, PAGE_LIMIT_MS, sharedChromium } from '../../../../tests/browser/chromium.js';
import { codeExamples } from '../../../../tests/docs/codeExamples.js';
import { type Compiled, compiled, exampleText } from './clientPrograms.js';
import { type ServerProcess, startServer } from './server.js';

const run = promisify(execFile);
const BIRTH = { date: '1996-12-07', time: '10:34:00', place: '', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
/** What docs/client.md says. */
const MAX_GZIPPED_BYTES = 3_000;

/** What the types say, right and wrong; a browser runs what follows. */
const PROGRAM = `import { type ChartLine, createClient, GanitaError, type RequestOf, type ResponseOf } from 'ganita/client';

export async function typed(origin: string): Promise<unknown> {
  const ganita = createClient(origin);
  const birth: RequestOf<'natalChart'> = ${JSON.stringify(BIRTH)};
  const chart = await ganita.natalChart({ ...birth, sections: ['nakshatra_pada', 'planets'] });
  const pada: number = chart.horoscope.nakshatra_pada.Moon.pada + chart.horoscope.planets.Moon.pada;
  // @ts-expect-error a key that was not requested
  chart.horoscope.yogas;
  // @ts-expect-error a misspelt field of an answer
  chart.horoscope.nakshatra_pada.Moon.padda;
  // @ts-expect-error a misspelt field of a request
  ganita.panchangDay({ date: '2026-01-14', latitud: 13, longitude: 80, timezone: 5.5 }).catch(String);
  // @ts-expect-error a request that has fields without defaults
  ganita.gochara().catch(String);
  const events: ResponseOf<'muhurtaEvents'> = await ganita.muhurtaEvents();
  const rows: string = await ganita.calendarRange({ year: 2026, month: 3, place: 'Ujjain', format: 'csv' });
  const days: number = (await ganita.calendarRange({ year: 2026, month: 3, place: 'Ujjain' })).calendar.rows.length;
  const picture: Blob = await ganita.png.chart({ ...birth, theme: 'dark' }, { signal: AbortSignal.timeout(60_000) });
  const feed: string = await ganita.festivalFeed({ place: 'Ujjain', year: 2026, years: 1 });
  const isHealthy: boolean = (await ganita.health()).status === 'healthy';
  const lines: ChartLine<readonly ['julian_day']>[] = [];
  for await (const line of ganita.batch([{ ...birth, sections: ['julian_day'] }, { ...birth, latitude: 91, sections: ['julian_day'] }])) lines.push(line);
  const failed = await ganita.panchangDay({ date: '2026-02-30', latitude: 91, longitude: 80, timezone: 5.5 }).catch((error: unknown) => error);
  if (!(failed instanceof GanitaError)) throw new Error('it was answered');
  return {
    pada,
    events: events.events.length > 10,
    rows: rows.split('\\n').length,
    days,
    picture: [picture.type, picture.size > 1000],
    feed: feed.slice(0, 15),
    isHealthy,
    lines: lines.map(({ line, answer, error }) => [line, answer?.horoscope.julian_day ?? error?.status]),
    errors: failed.errors.map(({ field, code }) => [field, code]),
  };
}

/** Seconds that the service wants to be left alone after too many calls. */
export async function waitOf(origin: string): Promise<number | null> {
  const ganita = createClient(origin, { retries: 0 });
  for (let call = 0; call < 8; call++) {
    try {
      for await (const { line } of ganita.batch([${JSON.stringify({ ...BIRTH, sections: [] })}])) if (line === 1) break;
    } catch (error) {
      if (!(error instanceof GanitaError)) throw error;
      return error.retryAfterSeconds;
    }
  }
  return null;
}
`;

const EXPECTED = {
  pada: 2,
  events: true,
  rows: 33,
  days: 31,
  picture: ['image/png', true],
  feed: 'BEGIN:VCALENDAR',
  isHealthy: true,
  lines: [
    [1, 2450424.71111111],
    [2, 400],
  ],
  errors: [
    ['date', 'not_a_date'],
    ['latitude', 'out_of_range'],
  ],
};

/** The text of a module and all that it imports, as one script for browsers. */
async function bundled(entry: string): Promise<string> {
  const options = { bundle: true, format: 'esm', minify: true, write: false, platform: 'browser' } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [entry] });
  return outputFiles[0]?.text ?? '';
}

describe('the client', () => {
  let server: ServerProcess;
  let program: Compiled;
  beforeAll(async () => {
    // With limits, so that one of them can be reached.
    server = await startServer({ RATE_LIMIT_FACTOR: '1' });
    program = compiled({ 'program.ts': PROGRAM }, 'browser');
  });
  afterAll(async () => {
    program.remove();
    await server.stop();
  });

  it('compiles in a strict project, and its types reject what is wrong', () => {
    expect(program.messages).toEqual([]);
  });

  it('compiles as docs/client.md uses it', () => {
    const examples = codeExamples().filter(({ page }) => page === 'docs/client.md');
    expect(examples.length).toBeGreaterThan(3);
    const page = compiled(Object.fromEntries(examples.map(({ code }, at) => [`example${at}.ts`, code])), 'browser');
    page.remove();
    expect(page.messages).toEqual([]);
  });

  it(`has at most ${MAX_GZIPPED_BYTES} bytes in a page`, async () => {
    expect(gzipSync(await bundled(`${projectRoot}packages/client/dist/index.js`)).length).toBeLessThan(
      MAX_GZIPPED_BYTES,
    );
  });

  it('runs in Node', async () => {
    const { typed } = (await import(/* @vite-ignore */ program.pathOf('program.ts'))) as {
      readonly typed: (origin: string) => Promise<unknown>;
    };
    expect(await typed(server.origin)).toEqual(EXPECTED);
  });

  it('is used by the example as the service answers it', async () => {
    const example = compiled({ 'client.ts': exampleText('client.ts') }, 'node');
    try {
      expect(example.messages).toEqual([]);
      const path = example.pathOf('client.ts');
      const env = { ...process.env, GANITA_URL: server.origin };
      const { stdout } = await run(process.execPath, [path, `${path}.svg`], { env });
      expect(stdout.trim().split('\n')).toEqual([
        'Salem, Tamil Nadu, India, Asia/Kolkata: Moon in Swati, pada 1',
        expect.stringMatching(/^running: Jupiter - Moon - /),
        '1990-06-15: Shatabhisha',
        '1991-02-30: Invalid input: date must be a real calendar date',
        '1992-11-01: Uttara Ashadha',
        'latitude: out_of_range',
      ]);
      expect(readFileSync(`${path}.svg`, 'utf8')).toMatch(/^<svg /);
    } finally {
      example.remove();
    }
  });

  it.skipIf(chromiumPath === null)('runs in Chromium, in a page of another origin', async () => {
    const script = await bundled(program.pathOf('program.ts'));
    const site = createServer(({ url = '' }, reply) => {
      const isScript = url.endsWith('.js');
      reply.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      reply.end(isScript ? script : '<!doctype html><title>Page</title>');
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    try {
      const page = await (await sharedChromium()).newPage();
      page.setDefaultTimeout(PAGE_LIMIT_MS);
      await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
      const called = (name: 'typed' | 'waitOf') =>
        page.evaluate(`import('/program.js').then((program) => program.${name}('${server.origin}'))`);
      expect(await called('typed')).toEqual(EXPECTED);
      expect(await called('waitOf')).toBeGreaterThan(0);
      await page.close();
    } finally {
      site.close();
    }
  });
});
