import { LANGUAGES } from '@ganita/words/languages.js';
import { describe, expect, it } from 'vitest';
import { BIRTH, expectUnavailable, run, runWith } from './commandLine.js';

describe('the command line', () => {
  it('rejects choices that are no JSON', async () => {
    const err = 'ganita: rules must be a JSON object\n';
    expect(await run('horoscope', ...BIRTH, '--rules', '{node_type: true}')).toEqual({ status: 2, out: '', err });
  });

  it('prints all values out of range, one a line', async () => {
    const messages = [
      'date must be a real calendar date',
      'latitude must be between -90 and 90',
      `language must be one of ${LANGUAGES.join(', ')}`,
    ];
    const err = messages.map((message) => `ganita: ${message}\n`).join('');
    const place = ['--lat', '91', '--lon', '80', '--tz', '5.5'];
    const args = ['panchang', '--date', '2026-02-30', ...place, '--language', 'xx'];
    expect(await run(...args)).toEqual({ status: 2, out: '', err });
  });

  it('rejects years of births that are no range', async () => {
    expect(await runWith({ BIRTH_YEARS: '1850' }, 'horoscope', ...BIRTH, '--sections', 'julian_day')).toEqual({
      status: 2,
      out: '',
      err: 'ganita: setting BIRTH_YEARS must be a first and a last year within 1800-2399, such as 1850-2150\n',
    });
  });

  it('ends with status 1 and one line where a file of births is unavailable', () =>
    expectUnavailable('no/such/births.ndjson', 'batch', 'no/such/births.ndjson'));

  it('ends with status 1 and one line where a photo is unavailable', () =>
    expectUnavailable('no/such/face.jpg', 'pdf', ...BIRTH, '--out', 'kundali.pdf', '--photo', 'no/such/face.jpg'));

  it('rejects an unknown option by name', async () => {
    expect(await run('horoscope', '--latt', '1')).toMatchObject({ status: 2, err: expect.stringContaining('--latt') });
  });
});
