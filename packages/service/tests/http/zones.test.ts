import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };
const DELHI = { latitude: 28.6358, longitude: 77.2245 };
const LORD_HOWE = { latitude: -31.5553, longitude: 159.0821 };
const SAO_PAULO = { latitude: -23.5505, longitude: -46.6333 };
const CAIRO = { latitude: 30.0444, longitude: 31.2357 };

async function post(path: string, body: Json): Promise<Json> {
  const { status, body: answer } = await service.post(path, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer;
}
const panchang = async (body: Json): Promise<Json & { readonly panchang: Json; readonly resolved_time: Json }> =>
  (await post('/panchang', body)) as never;
const rejection = async (path: string, body: Json) => {
  const { status, body: answer } = await service.post(path, body);
  return [status, answer.detail];
};

describe('the clock of an answer about dates', () => {
  const [BEIRUT, date] = [{ latitude: 33.8938, longitude: 35.5018, zone: 'Asia/Beirut' }, '2026-03-29'];
  const range = { ...BEIRUT, from_date: date, to_date: date };
  const { place: _p, timezone: _t, ...birth } = CHENNAI_BIRTH;
  const event = {
    ...birth,
    timezone: 5.5,
    event_zone: BEIRUT.zone,
    event_latitude: BEIRUT.latitude,
    event_longitude: BEIRUT.longitude,
  };

  it.each([
    ['/panchang', { ...BEIRUT, date }],
    ['/calendar/convert', { ...BEIRUT, date }],
    ['/gochar/events', range],
    ['/planet-ingress', range],
    ['/gochara/range', { ...event, from_date: date, to_date: date }],
    ['/muhurta', { ...event, from_date: date, to_date: date, event_type: 'vehicle_purchase' }],
  ])('is that of the start of the first date, where the clocks change at it too: %s', async (path, body) => {
    const { resolved_time } = await post(path, body);
    expect(resolved_time).toMatchObject({ timezone_used: 3, is_dst: true, utc: '2026-03-28T22:00:00Z' });
  });

  it.each([
    ['/gochar', { ...BEIRUT, date }],
    ['/gochara', { ...event, target_date: date }],
  ])('is that of the positions: noon, in %s', async (path, body) => {
    const { resolved_time } = await post(path, body);
    expect(resolved_time).toMatchObject({ timezone_used: 3, is_dst: true, utc: '2026-03-29T09:00:00Z' });
  });

  it('is that of the positions at the time that is asked for', async () => {
    const { resolved_time } = await post('/gochara', { ...event, target_date: date, target_time: '18:30:00' });
    expect(resolved_time).toMatchObject({ utc: '2026-03-29T15:30:00Z' });
  });
});

describe('an offset that is not that of the place', () => {
  it('is used as given and shown: New York in July with -5', async () => {
    const { panchang: day, resolved_time } = await panchang({ ...NEW_YORK, date: '2026-07-04', timezone: -5 });
    expect([day.sunrise, day.timezone]).toEqual(['04:30', -5]);
    expect(resolved_time).toEqual({
      timezone_used: -5,
      zone: null,
      offset_source: 'supplied',
      is_dst: false,
      ambiguity: null,
      utc: '2026-07-04T05:00:00Z',
      zone_of_place: 'America/New_York',
      offset_of_zone: -4,
      differs: true,
    });
  });

  it('is shown for Delhi with -5, and not with 5.5', async () => {
    const shown = async (timezone: number) =>
      (await panchang({ ...DELHI, date: '2026-07-04', timezone })).resolved_time.differs;
    expect([await shown(-5), await shown(5.5)]).toEqual([true, false]);
  });

  it('is shown where the clocks change within the answer', async () => {
    const range = { ...NEW_YORK, timezone: -4, from_date: '2026-10-20' };
    const shown = async (to_date: string) =>
      ((await post('/gochar/events', { ...range, to_date })).resolved_time as Json).differs;
    expect([await shown('2026-10-31'), await shown('2026-11-10')]).toEqual([false, true]);
  });

  it('cannot be compared at sea', async () => {
    const { resolved_time } = await panchang({ latitude: -30, longitude: -120, date: '2026-07-04', timezone: -8 });
    expect(resolved_time).toMatchObject({ zone_of_place: null, offset_of_zone: null, differs: false });
  });
});

describe('a zone', () => {
  it('brings summer time: New York in July', async () => {
    const { panchang: day, resolved_time } = await panchang({
      ...NEW_YORK,
      date: '2026-07-04',
      zone: 'America/New_York',
    });
    expect([day.sunrise, day.timezone]).toEqual(['05:30', -4]);
    expect(resolved_time).toMatchObject({
      timezone_used: -4,
      zone: 'America/New_York',
      offset_source: 'zone',
      is_dst: true,
      differs: false,
    });
  });

  it('wins over the timezone beside it', async () => {
    const request = { ...NEW_YORK, date: '2026-07-04', zone: 'America/New_York' };
    expect((await panchang({ ...request, timezone: 3 })).panchang).toEqual((await panchang(request)).panchang);
  });

  it('is followed through a change of clocks within the Vedic day', async () => {
    const { panchang: day } = await panchang({ ...NEW_YORK, date: '2026-10-31', zone: 'America/New_York' });
    expect([day.timezone, day.sunrise_at, day.next_sunrise_at]).toEqual([
      -4,
      '2026-10-31T07:25:19',
      '2026-11-01T06:26:29',
    ]);
  });

  it('is followed through a range over the change of clocks', async () => {
    const birth = {
      ...CHENNAI_BIRTH,
      event_latitude: 40.7128,
      event_longitude: -74.006,
      event_zone: 'America/New_York',
    };
    const answer = await post('/gochara/range', {
      ...birth,
      from_date: '2026-10-31',
      to_date: '2026-11-02',
      include: [],
    });
    const { days } = answer.gochara_range as { days: readonly { date: string; muhurta: Json }[] };
    expect(days.map(({ date, muhurta }) => [date, muhurta.sunrise])).toEqual([
      ['2026-10-31', '07:25'],
      ['2026-11-01', '06:26'],
      ['2026-11-02', '06:28'],
    ]);
    expect(answer.resolved_time).toMatchObject({ zone: 'America/New_York', differs: false });
    expect(answer.birth_details).toMatchObject({ timezone: 5.5, zone: null });
  });

  it('whose summer time is half an hour: Lord Howe', async () => {
    const day = async (date: string) => (await panchang({ ...LORD_HOWE, date, zone: 'Australia/Lord_Howe' })).panchang;
    expect([(await day('2026-04-04')).timezone, (await day('2026-04-06')).timezone]).toEqual([11, 10.5]);
  });

  it.each([
    ['America/Sao_Paulo', SAO_PAULO, '2017-10-15', -2],
    ['Africa/Cairo', CAIRO, '2026-04-24', 3],
  ])('whose midnight is skipped has the date all the same: %s', async (zone, place, date, timezone) => {
    const { panchang: day } = await panchang({ ...place, date, zone });
    expect([day.date, day.timezone]).toEqual([date, timezone]);
    expect(String(day.sunrise_at)).toContain(date);
  });

  it('that skipped a date has no panchang of it, and no such day in a range', async () => {
    const apia = { latitude: -13.83, longitude: -171.77, zone: 'Pacific/Apia' };
    expect(await rejection('/panchang', { ...apia, date: '2011-12-30' })).toEqual([
      400,
      'Invalid input: date is a date that the clocks of the zone skipped',
    ]);
    const range = { from_date: '2011-12-29', to_date: '2011-12-31', include: [] };
    const { gochara_range } = await post('/gochara/range', { ...CHENNAI_BIRTH, ...apia, ...range });
    expect((gochara_range as { days: readonly Json[] }).days.map(({ date }) => date)).toEqual([
      '2011-12-29',
      '2011-12-31',
    ]);
  });

  it('of a constant offset gives the answers of that offset', async () => {
    const span = { from_date: '2026-01-01', to_date: '2026-01-20' };
    const { timezone: _, ...birth } = CHENNAI_BIRTH;
    for (const [path, body] of [
      ['/panchang', { ...DELHI, date: '2026-03-04' }],
      ['/gochar', { ...DELHI, date: '2026-03-04' }],
      ['/gochar/events', { ...DELHI, ...span }],
      ['/planet-ingress', span],
      ['/gochara', { ...birth, target_date: '2026-03-04' }],
      ['/gochara/range', { ...birth, ...span }],
      ['/muhurta', { ...birth, ...span, event_type: 'travel' }],
      ['/saturn-timeline', { ...birth, as_of: '2026-01-01', detail: 'full' }],
      ['/horoscope', { ...birth, sections: ['calendar_info', 'julian_day', 'graha_dashas'] }],
    ] as const) {
      const {
        resolved_time: _used,
        birth_details: _birth,
        ...withZone
      } = await post(path, { ...body, zone: 'Asia/Kolkata' });
      const {
        resolved_time: _used2,
        birth_details: _birth2,
        ...withOffset
      } = await post(path, { ...body, timezone: 5.5 });
      expect(withZone, path).toEqual(withOffset);
    }
  });

  it('of a birth is used in place of that of the coordinates', async () => {
    const { timezone: _, ...birth } = CHENNAI_BIRTH;
    const { birth_details } = await post('/horoscope', { ...birth, zone: 'Europe/London', sections: ['julian_day'] });
    expect(birth_details).toMatchObject({
      timezone: 0,
      zone: 'Europe/London',
      resolved_time: {
        zone: 'Europe/London',
        offset_source: 'zone',
        timezone_used: 0,
        zone_of_place: 'Asia/Kolkata',
        offset_of_zone: 5.5,
        differs: true,
      },
    });
  });

  it('of a partner may replace the timezone', async () => {
    const { timezone: _t, place: _p, ...birth } = CHENNAI_BIRTH;
    const partner = { ...birth, zone: 'Asia/Kolkata' };
    const pair = { boy_birth_details: partner, girl_birth_details: partner };
    expect(await post('/marriage-match', pair)).toMatchObject({ boy: { resolved_time: { timezone_used: 5.5 } } });
  });

  it('that is unknown is rejected under the name of its field', async () => {
    const [status, detail] = await rejection('/panchang', { ...DELHI, date: '2026-07-04', zone: 'asia/kolkatta' });
    expect([status, detail]).toEqual([
      400,
      'Invalid input: zone must be a name of the IANA time zone database, such as Asia/Kolkata; did you mean Asia/Kolkata?',
    ]);
    const { place: _, ...birth } = CHENNAI_BIRTH;
    expect(
      await rejection('/marriage-match', {
        boy_birth_details: birth,
        girl_birth_details: { ...birth, zone: 'Nowhere' },
      }),
    ).toEqual([400, expect.stringContaining('girl_birth_details.zone must be')]);
    const event = { ...CHENNAI_BIRTH, target_date: '2026-01-01', event_zone: 'Nowhere' };
    expect(await rejection('/gochara', event)).toEqual([400, expect.stringContaining('event_zone must be')]);
  });

  it('or a timezone is required, and the message names both', async () => {
    expect(await rejection('/panchang', { ...DELHI, date: '2026-07-04' })).toEqual([
      422,
      'timezone or zone is required',
    ]);
    expect(await rejection('/panchang', { ...DELHI, date: '2026-07-04', zone: null })).toEqual([
      422,
      'timezone or zone is required',
    ]);
    expect(await rejection('/panchang', { ...DELHI, date: '2026-07-04', zone: 5 })).toEqual([
      422,
      'zone must be a string or null',
    ]);
  });
});
