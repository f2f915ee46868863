import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { sharedServer } from './sharedServer.js';

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Run the built command line in a process of its own. */
const run = (...args: readonly string[]): Promise<Ended> => runWith({}, ...args);

/** The same with variables of the environment. */
const runWith = (environment: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...environment } };
    execFile(process.execPath, [MAIN, ...args], options, (error, out, err) => {
      resolve({ status: error === null ? 0 : Number(error.code), out, err });
    });
  });

const PLACE = ['--lat', '13.0827', '--lon', '80.2707', '--tz', '5.5'];
const BIRTH = ['--date', '1996-12-07', '--time', '10:34:00', ...PLACE];

describe('the command line', () => {
  it('prints the answer that the service gives', async () => {
    const { status, out, err } = await run(
      'horoscope',
      ...BIRTH,
      '--place',
      'Chennai',
      '--sections',
      'bhava_chart,sphuta',
    );
    expect([status, err]).toEqual([0, '']);
    const { origin } = await sharedServer();
    const reply = await fetch(`${origin}/horoscope`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...CHENNAI_BIRTH, sections: ['bhava_chart', 'sphuta'] }),
    });
    expect(JSON.parse(out)).toEqual(await reply.json());
  });

  it.each([
    [['horoscope', ...BIRTH, '--years', '121'], 'ganita: years must be between 1 and 120\n'],
    [['horoscope', ...BIRTH, '--rules', '{node_type: true}'], 'ganita: rules must be a JSON object\n'],
    [['place', 'Zzzzqqqq'], 'ganita: place not found; try adding a country name or code, as in "Salem, US"\n'],
  ] as const)('rejects %j with status 2 and one line', async (args, words) => {
    expect(await run(...args)).toEqual({ status: 2, out: '', err: words });
  });

  it.each([
    [
      ['horoscope', '--date', '1996-12-07', '--lat', 'north'],
      ['time is required', 'latitude must be a number', 'longitude is required', 'timezone or zone is required'],
    ],
    [
      ['panchang', '--date', '2026-02-30', '--lat', '91', '--lon', '80', '--tz', '5.5', '--language', 'xx'],
      [
        'date must be a real calendar date',
        'latitude must be between -90 and 90',
        'language must be one of en, hi, ka, ta, te',
      ],
    ],
  ])('prints all errors of %j, one a line', async (args, messages) => {
    const err = messages.map((message) => `ganita: ${message}\n`).join('');
    expect(await run(...args)).toEqual({ status: 2, out: '', err });
  });

  it('takes births of the years that BIRTH_YEARS allows', async () => {
    const birth = ['horoscope', ...BIRTH, '--sections', 'julian_day'].map((arg) =>
      arg === '1996-12-07' ? '1850-12-07' : arg,
    );
    const err = 'ganita: date must have a year from 1900 to 2100\n';
    expect(await run(...birth)).toEqual({ status: 2, out: '', err });
    expect(await runWith({ BIRTH_YEARS: '1850-2150' }, ...birth)).toMatchObject({ status: 0, err: '' });
    expect(await runWith({ BIRTH_YEARS: '1850' }, ...birth)).toEqual({
      status: 2,
      out: '',
      err: 'ganita: setting BIRTH_YEARS must be a first and a last year within 1800-2399, such as 1850-2150\n',
    });
  });

  it('takes kn for Kannada', async () => {
    const printed = (language: string) => run('panchang', '--date', '2026-01-14', ...PLACE, '--language', language);
    const kannada = await printed('kn');
    expect(kannada).toMatchObject({ status: 0, err: '' });
    expect(kannada).toEqual(await printed('ka'));
  });

  it.each([
    [['batch', 'no/such/births.ndjson'], 'no/such/births.ndjson'],
    [['pdf', ...BIRTH, '--out', 'no/such/folder/kundali.pdf'], 'no/such/folder/kundali.pdf'],
    [['pdf', ...BIRTH, '--out', 'kundali.pdf', '--photo', 'no/such/face.jpg'], 'no/such/face.jpg'],
  ] as const)('ends with status 1 and one line where a file is unavailable: %j', async (args, file) => {
    const { status, out, err } = await run(...args);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^ganita: ENOENT[^\n]*\n$/);
    expect(err).toContain(file);
  });

  it('rejects an unknown command and an unknown option by name', async () => {
    expect(await run('horoscop')).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringContaining('unknown command "horoscop"; did you mean horoscope?'),
    });
    expect(await run('horoscope', '--latt', '1')).toMatchObject({ status: 2, err: expect.stringContaining('--latt') });
  });

  it('runs each example of its help as it is written', async () => {
    const { out } = await run('--help');
    const examples = [...out.matchAll(/^ {2}ganita (\S+) (.+)$/gm)]
      .map(([, command = '', options = '']) => [command, ...options.split(' ')])
      .filter(([, first = '']) => first.startsWith('--') || first === 'Salem,');
    expect(examples.map(([command]) => command)).toEqual(['horoscope', 'panchang', 'pdf', 'place', 'serve']);
    const folder = mkdtempSync(join(tmpdir(), 'ganita-help-'));
    for (const [command = '', ...options] of examples.filter(([command]) => command !== 'serve')) {
      const inFolder = options.map((option) => (option === 'kundali.pdf' ? join(folder, option) : option));
      expect(await run(command, ...inFolder), command).toMatchObject({ status: 0, err: '' });
    }
    expect(readFileSync(join(folder, 'kundali.pdf'), 'latin1')).toMatch(/^%PDF-/);
    rmSync(folder, { recursive: true });
  });

  it('helps, and names its version', async () => {
    expect(await run('--help')).toMatchObject({ status: 0, out: expect.stringContaining('ganita horoscope') });
    expect(await run('horoscope', '--help')).toMatchObject({ status: 0, out: expect.stringContaining('--latitude') });
    expect(await run('serve', '--help')).toMatchObject({ status: 0, out: expect.stringContaining('--port') });
    expect(await run('--version')).toEqual({ status: 0, out: '1.0.0\n', err: '' });
  });
});
