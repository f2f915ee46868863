import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, startService, type TestService } from '../http/service.js';

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Run the built command line in a process of its own. */
const run = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], { maxBuffer: 64 * 1024 * 1024 }, (error, out, err) => {
      resolve({ status: error === null ? 0 : Number(error.code), out, err });
    });
  });

const BIRTH = ['--date', '1996-12-07', '--time', '10:34:00', '--lat', '13.0827', '--lon', '80.2707', '--tz', '5.5'];

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

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
    const { body } = await service.post('/horoscope', { ...CHENNAI_BIRTH, sections: ['bhava_chart', 'sphuta'] });
    expect(JSON.parse(out)).toEqual(body);
  });

  it.each([
    [['horoscope', '--date', '1996-12-07'], 'ganita: time is required\n'],
    [['horoscope', ...BIRTH, '--years', '121'], 'ganita: years must be between 1 and 120\n'],
    [['horoscope', ...BIRTH, '--rules', '{node_type: true}'], 'ganita: rules must be a JSON object\n'],
    [
      ['place', 'Zzzzqqqq'],
      'ganita: no place of this name is known; try adding a country name or code, as in "Salem, US"\n',
    ],
  ] as const)('refuses %j with status 2 and one line', async (args, words) => {
    expect(await run(...args)).toEqual({ status: 2, out: '', err: words });
  });

  it.each([
    [['batch', 'no/such/births.ndjson'], 'no/such/births.ndjson'],
    [['pdf', ...BIRTH, '--out', 'no/such/folder/kundali.pdf'], 'no/such/folder/kundali.pdf'],
    [['pdf', ...BIRTH, '--out', 'kundali.pdf', '--photo', 'no/such/face.jpg'], 'no/such/face.jpg'],
  ] as const)('ends with status 1 and one line where a file is not to be had: %j', async (args, file) => {
    const { status, out, err } = await run(...args);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^ganita: ENOENT[^\n]*\n$/);
    expect(err).toContain(file);
  });

  it('refuses an unknown command and an unknown option by name', async () => {
    expect(await run('horoscop')).toMatchObject({ status: 2, out: '', err: expect.stringContaining('"horoscop"') });
    expect(await run('horoscope', '--latt', '1')).toMatchObject({ status: 2, err: expect.stringContaining('--latt') });
  });

  it('helps, and names its version', async () => {
    expect(await run('--help')).toMatchObject({ status: 0, out: expect.stringContaining('ganita horoscope') });
    expect(await run('horoscope', '--help')).toMatchObject({ status: 0, out: expect.stringContaining('--latitude') });
    expect(await run('--version')).toEqual({ status: 0, out: '1.0.0\n', err: '' });
  });
});
