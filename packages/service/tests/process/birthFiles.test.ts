import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run, runShell } from './commandLine.js';

const LINES = '12\r\n7\r\n1996\r\n10.340000\r\n-5.300000\r\n-80.162420\r\n13.049620\r\n';
const CALCUTTA_1903 = '5\r\n1\r\n1903\r\n12.000000\r\n-5.300000\r\n-88.217800\r\n22.337560\r\n';

describe('files of births on the command line', () => {
  let folder: string;
  const file = (name: string): string => join(folder, name);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ganita-births-'));
    writeFileSync(file('Uma.jhd'), LINES);
    writeFileSync(file('Old.jhd'), CALCUTTA_1903);
    writeFileSync(file('wrong.jhd'), LINES.replace('10.34', '10.74'));
    writeFileSync(
      file('births.csv'),
      'name,date,time,place\nUma,1996-12-07,10:34:00,Chennai\nRavi,1990-01-02,03:04:05,Madurai\n',
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are imported as a request, which the other commands take', async () => {
    const chart = await runShell(`ganita import '${folder}/Uma.jhd' | ganita horoscope - --sections nakshatra_pada`);
    expect([chart.status, chart.err]).toEqual([0, '']);
    expect(JSON.parse(chart.out).horoscope.nakshatra_pada.Moon.nakshatra).toBe('Swati');
    expect(JSON.parse((await run('import', file('Uma.jhd'))).out)).toEqual({
      name: 'Uma',
      date: '1996-12-07',
      time: '10:34:00',
      latitude: 13.0827,
      longitude: 80.2707,
      timezone: 5.5,
    });
  });

  it('keep the name of their person, which commands take that have a name, and others leave out', async () => {
    const picture = await runShell(`ganita import '${folder}/Uma.jhd' | ganita svg chart -`);
    expect([picture.status, picture.err]).toEqual([0, '']);
    expect(picture.out).toContain('Uma');
    const margins = await runShell(`ganita import '${folder}/Uma.jhd' | ganita margins -`);
    expect([margins.status, margins.err]).toEqual([0, '']);
  });

  it('are imported as lines where they are several, and another clock than that of the place is said', async () => {
    const { status, out, err } = await run('import', file('Uma.jhd'), file('Old.jhd'));
    expect([
      status,
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).name),
    ]).toEqual([0, ['Uma', 'Old']]);
    expect(err).toBe(
      'ganita: Old, 1903-05-01: the file has a clock 5.5 hours ahead of UTC; that of the place was 5.890867, and is used\n',
    );
  });

  it('are exported as a file, and as one for each birth', async () => {
    const one = await run('export', file('Uma.jhd'));
    expect([one.status, one.out.split('\r\n').slice(0, 7)]).toEqual([0, LINES.trimEnd().split('\r\n')]);
    const several = await run('export', file('births.csv'), '--out', folder, '--format', 'csv');
    expect(several.status).toBe(1);
    const out = mkdtempSync(join(folder, 'charts-'));
    expect(await run('export', file('births.csv'), '--out', out)).toEqual({ status: 0, out: '', err: '' });
    expect(readdirSync(out).sort()).toEqual(['Ravi.jhd', 'Uma.jhd']);
    expect(readFileSync(join(out, 'Ravi.jhd'), 'latin1').split('\r\n')).toContain('3.040833');
    // What is there is not replaced.
    expect((await run('export', file('births.csv'), '--out', out)).status).toBe(1);
  });

  it('are exported as a table, which is imported again', async () => {
    const { out } = await run('export', file('births.csv'), '--format', 'csv');
    writeFileSync(file('again.csv'), out);
    const again = await run('import', file('again.csv'));
    expect(
      again.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      expect.objectContaining({ name: 'Uma', place: 'Chennai', timezone: 5.5 }),
      expect.objectContaining({ name: 'Ravi', time: '03:04:05' }),
    ]);
  });

  it.each([
    [['import'], 'requires a file, or - for standard input'],
    [
      ['import', 'births.txt'],
      'the form of births.txt is not known by its name; --as names one of jhd, csv, ndjson, json',
    ],
    [['export', 'births.csv', '--format', 'pdf'], 'option --format must be one of jhd, csv'],
  ])('are not taken from %j', async (args, message) => {
    const { status, err } = await run(...args.map((arg) => (arg === 'births.csv' ? file(arg) : arg)));
    expect([status, err]).toEqual([2, `ganita: ${message}\n`]);
  });

  it('are named with each birth that is wrong', async () => {
    writeFileSync(file('bad.csv'), 'name,date,time,place\nA,1996-13-07,10:34:00,Chennai\nB,1996-12-07,,Chennai\n');
    const { status, out, err } = await run('import', file('wrong.jhd'), file('bad.csv'));
    expect([status, out]).toEqual([2, '']);
    expect(err.replaceAll(`${folder}/`, '').trimEnd().split('\n')).toEqual([
      'ganita: wrong.jhd: time must have fewer than 60 minutes after its point (line 4)',
      'ganita: bad.csv, line 2: date must have a month from 1 to 12',
      'ganita: bad.csv, line 3: time is required',
    ]);
  });
});
