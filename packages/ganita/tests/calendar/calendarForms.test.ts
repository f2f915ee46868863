import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedService, type TestService } from '../../../service/tests/http/service.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const DELHI = { latitude: 28.6358, longitude: 77.2245, zone: 'Asia/Kolkata' } as const;
type Fields = Readonly<Record<string, unknown>>;
const send = (request: Fields) => service.inject({ method: 'POST', url: '/calendar', payload: request });
const rowsOf = async (request: Fields): Promise<readonly Fields[]> => (await send(request)).json().calendar.rows;
const detailOf = async (request: Fields): Promise<readonly [number, string]> => {
  const reply = await send(request);
  return [reply.statusCode, reply.json().detail];
};

describe('POST /calendar', () => {
  it('has a row for each date of a month, a year or a range, in the sections that are requested', async () => {
    const february = await rowsOf({ ...DELHI, year: 2028, month: 2, sections: ['sun_moon'] });
    expect(february.map(({ date }) => date).slice(-2)).toEqual(['2028-02-28', '2028-02-29']);
    expect(Object.keys(february[0] ?? {}).slice(-3)).toEqual(['weekday', 'weekday_name', 'sun_moon']);
    expect(await rowsOf({ ...DELHI, year: 2027, sections: ['lunar'] })).toHaveLength(365);
    const range = await rowsOf({ ...DELHI, from_date: '2026-12-31', to_date: '2027-01-01' });
    expect(range.map((row) => Object.keys(row).slice(-5))).toEqual(
      Array(2).fill(['limbs', 'sun_moon', 'lunar', 'solar', 'grahanas']),
    );
  });

  it('finds a place by its name, with its clock', async () => {
    const { calendar, resolved_time } = (await send({ place: 'Ujjain', year: 2026, month: 3 })).json();
    expect(calendar).toMatchObject({ place: 'Ujjain', latitude: expect.closeTo(23.18, 1), count: 31 });
    expect(resolved_time).toMatchObject({ zone: 'Asia/Kolkata', differs: false });
  });

  it('follows a change of clocks, and leaves out a date that the clocks skipped', async () => {
    const apia = { latitude: -13.83, longitude: -171.77, zone: 'Pacific/Apia', sections: ['sun_moon'] };
    const rows = await rowsOf({ ...apia, from_date: '2011-12-28', to_date: '2011-12-31' });
    expect(rows.map(({ date, timezone }) => [date, timezone])).toEqual([
      ['2011-12-28', -10],
      ['2011-12-29', -10],
      ['2011-12-31', 14],
    ]);
  });

  it('writes NDJSON: what an answer has beside its dates, then a date on each line', async () => {
    const request = { ...DELHI, year: 2026, month: 4, sections: ['limbs'] };
    const reply = await send({ ...request, format: 'ndjson' });
    expect(reply.headers['content-type']).toBe('application/x-ndjson');
    const [head, ...rows] = reply.payload
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(Object.keys(head)).toEqual(['calendar', 'resolved_time', 'meta']);
    expect(rows).toEqual(await rowsOf(request));
  });

  it('writes CSV: a date in each row, fields named by their paths', async () => {
    const request = { ...DELHI, year: 2026, month: 4, sections: ['sun_moon', 'lunar'] };
    const reply = await send({ ...request, format: 'csv' });
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [names = [], ...lines] = reply.payload
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const rows = await rowsOf(request);
    expect(lines).toHaveLength(30);
    expect(new Set(lines.map((cells) => cells.length))).toEqual(new Set([names.length]));
    for (const path of ['date', 'sun_moon.sunrise_at', 'lunar.lunar_month.amanta_name', 'lunar.shaka_samvat']) {
      const column = lines.map((cells) => cells[names.indexOf(path)]);
      const values = rows.map((row) => path.split('.').reduce<unknown>((of, key) => (of as Fields)[key], row));
      expect(column).toEqual(values.map(String));
    }
  });

  it('names in each row of CSV how the date was computed', async () => {
    const reply = await send({
      ...DELHI,
      from_date: '2026-04-01',
      to_date: '2026-04-02',
      sections: ['sun_moon'],
      rules: { ayanamsa_mode: 'RAMAN' },
      format: 'csv',
    });
    const [names, ...lines] = reply.payload.trimEnd().split('\r\n');
    expect(names).toMatch(/,meta\.engine_version,meta\.preset,meta\.ayanamsa_mode,meta\.changed$/);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/,[\d.]+,ganita,RAMAN,"\{""ayanamsa_mode"":""RAMAN""\}"$/);
  });

  it('quotes a list in CSV as JSON', async () => {
    const reply = await send({
      ...DELHI,
      from_date: '2026-04-01',
      to_date: '2026-04-01',
      sections: ['limbs'],
      format: 'csv',
    });
    expect(reply.payload).toMatch(/"\[\{""id"":""/);
  });

  it('rejects a range that is too long, without an end, or beside a year', async () => {
    const until = (to: string) => detailOf({ ...DELHI, from_date: '2026-01-01', to_date: to });
    expect(await until('2027-02-05')).toEqual([400, 'Invalid input: to_date must be at most 399 days after from_date']);
    expect(await until('2025-12-31')).toEqual([400, 'Invalid input: to_date must not be before from_date']);
    expect(await detailOf(DELHI)).toEqual([422, 'from_date or year is required']);
    expect(await detailOf({ ...DELHI, from_date: '2026-01-01' })).toEqual([422, 'to_date or year is required']);
    expect(await detailOf({ ...DELHI, year: 2026, from_date: '2026-01-01', to_date: '2026-01-02' })).toEqual([
      400,
      'Invalid input: year must not be given with from_date and to_date',
    ]);
    expect(await detailOf({ ...DELHI, from_date: '2026-01-01', to_date: '2026-01-02', month: 2 })).toEqual([
      400,
      'Invalid input: year is required beside month',
    ]);
  });

  it('rejects a place that is not known, incomplete, or too far north', async () => {
    const at = (place: Fields) => detailOf({ ...place, year: 2026, month: 1 });
    expect(await at({})).toEqual([422, 'latitude or place is required']);
    expect((await at({ place: 'Nowhereville123' }))[1]).toMatch(/place is not the name of a known place/);
    expect(await at({ place: 'x', latitude: 10 })).toEqual([
      400,
      'Invalid input: longitude is required beside latitude',
    ]);
    expect((await at({ place: 'Tromsø' }))[1]).toMatch(/latitude must be within 66 degrees/);
    const atSea = { latitude: 0, longitude: -160 };
    expect((await at(atSea))[1]).toBe('Invalid input: zone or timezone is required: the place has no clocks');
    expect(await rowsOf({ ...atSea, timezone: -10.5, year: 2026, month: 1 })).toHaveLength(31);
  });
});
