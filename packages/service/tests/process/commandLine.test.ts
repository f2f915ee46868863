import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { BIRTH, expectUnavailable, PLACE, run, runShell, runWith } from './commandLine.js';
import { sharedServer } from './sharedServer.js';

/** The answer of the service. */
async function answerOf(path: string, body: object): Promise<unknown> {
  const { origin } = await sharedServer();
  const headers = { 'content-type': 'application/json' };
  return (await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

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
    const request = { ...CHENNAI_BIRTH, sections: ['bhava_chart', 'sphuta'] };
    expect(JSON.parse(out)).toEqual(await answerOf('/horoscope', request));
  });

  it('prints a table of births from a file or from standard input, and says how many are wrong', async () => {
    const births =
      'id;date;time;latitude;longitude;zone\r\n7;07/12/1996;10:34;13.0827;80.2707;Asia/Kolkata\r\n8;x;;;;\r\n';
    const options = ['--select', 'Moon.nakshatra', '--keep', 'id', '--date-order', 'dmy'];
    const folder = mkdtempSync(join(tmpdir(), 'ganita-columns-'));
    writeFileSync(join(folder, 'births.csv'), births);
    const { status, out, err } = await runShell(`ganita columns - ${options.join(' ')} < '${folder}/births.csv'`);
    expect([status, err]).toEqual([0, 'ganita: 1 births have an error, each in its row\n']);
    expect(out.split('\r\n').slice(0, 2)).toEqual(['line,id,Moon.nakshatra,error', '2,7,Swati,']);
    const file = await run('columns', join(folder, 'births.csv'), ...options, '--format', 'ndjson');
    expect(JSON.parse(file.out.split('\n')[0] as string)).toMatchObject({
      line: 2,
      id: '7',
      'Moon.nakshatra': 'Swati',
    });
    rmSync(folder, { recursive: true });
  });

  it.each([
    [
      ['columns', 'births.csv', '--select', 'Moon.nakshatraa'],
      'ganita: select has no column Moon.nakshatraa; did you mean Moon.nakshatra?\n',
    ],
    [['horoscope', ...BIRTH, '--years', '121'], 'ganita: years must be between 1 and 120\n'],
    [
      ['place', 'Zzzzqqqq'],
      'ganita: place not found; try adding a country name or code, as in "Salem, US", another spelling, or the nearest town\n',
    ],
  ] as const)('rejects %j with status 2 and one line', async (args, words) => {
    expect(await run(...args)).toEqual({ status: 2, out: '', err: words });
  });

  it('prints all errors of a request, one a line', async () => {
    const messages = [
      'time is required',
      'latitude must be a number',
      'longitude is required (ganita place finds them)',
      'timezone or zone is required',
    ];
    const err = messages.map((message) => `ganita: ${message}\n`).join('');
    expect(await run('horoscope', '--date', '1996-12-07', '--lat', 'north')).toEqual({ status: 2, out: '', err });
  });

  it('takes births of the years that BIRTH_YEARS allows', async () => {
    const birth = ['horoscope', ...BIRTH, '--sections', 'julian_day'].map((arg) =>
      arg === '1996-12-07' ? '1850-12-07' : arg,
    );
    const err = 'ganita: date must have a year from 1900 to 2100\n';
    expect(await run(...birth)).toEqual({ status: 2, out: '', err });
    expect(await runWith({ BIRTH_YEARS: '1850-2150' }, ...birth)).toMatchObject({ status: 0, err: '' });
  });

  it('takes kn for Kannada', async () => {
    const { status, out, err } = await run('panchang', '--date', '2026-01-14', ...PLACE, '--language', 'kn');
    expect([status, err]).toEqual([0, '']);
    const place = { latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
    expect(JSON.parse(out)).toEqual(await answerOf('/panchang', { date: '2026-01-14', ...place, language: 'ka' }));
  });

  it('ends with status 1 and one line where a file is unavailable', () =>
    expectUnavailable('no/such/folder/kundali.pdf', 'pdf', ...BIRTH, '--out', 'no/such/folder/kundali.pdf'));

  it('rejects an unknown command by name, in its last line', async () => {
    const { status, out, err } = await run('horoscop');
    expect([status, out]).toEqual([2, '']);
    expect(err.trimEnd().split('\n').at(-1)).toBe('ganita: unknown command "horoscop"; did you mean horoscope?');
    expect((await run('svg')).err).toContain('there are svg chart, svg dasha');
  });

  it('without a command says on standard error what there is', async () => {
    const [{ status, out, err }, help] = [await run(), await run('--help')];
    expect([status, out, err]).toEqual([2, '', help.out]);
  });

  it.each([
    ['a file', 'ganita panchang "$FILE"'],
    ['standard input from a file', 'ganita panchang < "$FILE"'],
    ['standard input from a file, beside options', 'ganita panchang --language en < "$FILE"'],
    ['standard input from a pipe', 'cat "$FILE" | ganita panchang'],
    ['standard input by its name', 'cat "$FILE" | ganita panchang - --date 2026-01-14'],
  ])('reads a request from %s', async (_from, script) => {
    const folder = mkdtempSync(join(tmpdir(), 'ganita-request-'));
    const file = join(folder, 'day.json');
    const request = { date: '2026-01-14', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
    writeFileSync(file, JSON.stringify(request));
    const { status, out, err } = await runShell(`FILE='${file}'; ${script}`);
    rmSync(folder, { recursive: true });
    expect([status, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toEqual(await answerOf('/panchang', request));
  });

  it('leaves standard input to a loop around it, where options give all that is required', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ganita-loop-'));
    const days = join(folder, 'days');
    writeFileSync(days, '2026-01-14\n2026-01-15\n');
    const loop = `while read -r day; do
      ganita panchang --date "$day" ${PLACE.join(' ')} | grep -c '"date": "'"$day"; done < '${days}'`;
    const { out } = await runShell(loop);
    rmSync(folder, { recursive: true });
    expect(out).toBe('1\n1\n');
  });

  it('runs each example of its help as it is written', async () => {
    const { status, out } = await run('--help');
    expect([status, out]).toEqual([0, expect.stringContaining('ganita horoscope')]);
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

  it('helps with a command, and names its version', async () => {
    expect(await run('horoscope', '--help')).toMatchObject({ status: 0, out: expect.stringContaining('--latitude') });
    expect(await run('serve', '--help')).toMatchObject({ status: 0, out: expect.stringContaining('--port') });
    expect(await run('--version')).toEqual({ status: 0, out: '1.0.0\n', err: '' });
  });
});
