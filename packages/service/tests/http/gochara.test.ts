import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectMoment, type Fields, gocharaOf, MANY, type Moment, ONE } from './gocharaOf.js';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const { send, answer, rejection, daysOf } = gocharaOf(() => service);

describe('POST /gochara', () => {
  it('has the keys of the contract', async () => {
    const { body } = await send(ONE);
    expect(Object.keys(body)).toEqual(['birth_details', 'gochara', 'resolved_time', 'meta']);
    expect(body.birth_details).toMatchObject({ ...CHENNAI_BIRTH, elevation: 0, ayanamsa_mode: 'LAHIRI' });
    const gochara = body.gochara as Moment;
    expectMoment(gochara);
    expect(gochara).toMatchObject({ date: '2025-06-10', time: '12:00:00' });
    // Natal Libra, Capricorn rising, Swati; the Moon of the day in Jyeshtha.
    expect(gochara.person).toMatchObject({
      tara_bala: { from_moon: { count: 3, number: 3, id: 'vipat', good: false } },
      chandra_bala: 2,
      sade_sati: { active: false },
    });
    expect(gochara.natal).toMatchObject({ moon_sign: 'Libra', lagna_sign: 'Capricorn' });
  });

  it('gives the transit charts D-1 and D-9 as seen from the event', async () => {
    const { transit_charts: charts } = await answer<{ transit_charts: Record<string, Record<string, Fields>> }>(ONE);
    expect(Object.keys(charts)).toEqual(['D-1_rasi', 'D-9_navamsa']);
    for (const chart of Object.values(charts)) {
      expect(Object.keys(chart)).toHaveLength(13);
      expect(chart.Ascendant).toMatchObject({ house: 1 });
    }
    const north = await answer<{ transit_charts: typeof charts }>(ONE, { event_latitude: 60 });
    expect(north.transit_charts['D-1_rasi']?.Ascendant).not.toEqual(charts['D-1_rasi']?.Ascendant);
    expect(north.transit_charts['D-1_rasi']?.Moon?.absolute_longitude).toBe(
      charts['D-1_rasi']?.Moon?.absolute_longitude,
    );
  });

  it('contains the angas at the requested time, and the vara of the Vedic day that contains it', async () => {
    const before = await answer<Moment>(ONE, { target_time: '05:00:00' });
    const after = await answer<Moment>(ONE, { target_time: '06:00:00' });
    // Sunrise is at 05:42 on a Tuesday.
    expect([before.panchanga.vara, after.panchanga.vara]).toEqual(['Monday', 'Tuesday']);
    // The windows are those of the date in both.
    expect(before.muhurta).toEqual(after.muhurta);
    const { tithi } = after.panchanga as unknown as { tithi: { starts: string; ends: string } };
    expect(tithi.starts < '2025-06-10T06:00:00' && '2025-06-10T06:00:00' < tithi.ends).toBe(true);
    const evening = await answer<Moment>(ONE, { target_time: '23:59:59' });
    expect(evening.panchanga.vara).toBe('Tuesday');
  });

  it('marks the rikta tithis', async () => {
    // 2025-06-14 is Krishna Tritiya until the afternoon, then Chaturthi.
    const rikta = async (target_time: string) =>
      (await answer<Moment>(ONE, { target_date: '2025-06-14', target_time })).panchanga;
    expect(await rikta('12:00:00')).toMatchObject({ tithi: { number: 18 }, rikta: false });
    expect(await rikta('18:00:00')).toMatchObject({ tithi: { number: 19 }, rikta: true });
  });

  it('is not cached by clients', async () => {
    expect((await send(ONE)).headers['cache-control']).toBeUndefined();
    expect((await send(MANY)).headers['cache-control']).toBeUndefined();
  });

  it('takes the hour from target_time, noon by default', async () => {
    expect(await answer(ONE, { target_time: '12:00:00' })).toEqual(await answer(ONE));
    for (const target_time of ['24:00:00', '12:60:00', '12:00'])
      expect((await rejection(ONE, { target_time }))[0]).toBe(400);
    expect((await rejection(ONE, { target_time: null }))[0]).toBe(422);
  });

  it('takes real dates of 1801 to 2398 for the transit, of 1900 to 2100 for the birth', async () => {
    for (const target_date of ['1801-01-01', '2398-12-31']) expect((await send(ONE, { target_date })).status).toBe(200);
    for (const target_date of ['1800-12-31', '2399-01-01', '2025-02-29']) {
      expect((await rejection(ONE, { target_date }))[1]).toContain('target_date');
    }
    expect((await rejection(ONE, { date: '1899-12-31' }))[0]).toBe(400);
  });

  it('reads Saturn over the natal Moon', async () => {
    const person = async (target_date: string) => (await answer<Moment>(ONE, { target_date })).person;
    expect((await person('2015-01-01')).sade_sati).toEqual({
      active: true,
      interrupted: false,
      phase: 'setting',
      phase_name: 'Setting',
      house_from_moon: 2,
      start: '2009-09-09T22:34:07',
      end: '2017-10-26T13:59:27',
    });
    expect((await person('2017-03-01')).sade_sati).toMatchObject({ active: true, interrupted: true, phase: 'setting' });
    expect(await person('2021-01-01')).toMatchObject({
      sade_sati: { active: false, interrupted: false, phase: null, start: null, end: null },
      dhaiyya: { active: true, kind: 'kantaka', start: '2020-01-24T08:24:53', end: '2023-01-17T16:35:18' },
    });
  });
});

describe('POST /gochara/range', () => {
  it('has the keys of the contract, a day for each date', async () => {
    const { body } = await send(MANY);
    expect(Object.keys(body)).toEqual(['birth_details', 'gochara_range', 'resolved_time', 'meta']);
    const range = body.gochara_range as { days: readonly (Moment & { date: string })[] };
    expect(range).toMatchObject({ from_date: '2025-06-10', to_date: '2025-06-12', time_of_day: '12:00:00' });
    expect(range.days.map(({ date }) => date)).toEqual(['2025-06-10', '2025-06-11', '2025-06-12']);
    for (const day of range.days) expectMoment(day);
    expect(JSON.stringify(body)).not.toMatch(/score|best/);
  });

  it('gives each day as /gochara does', async () => {
    for (const time of ['12:00:00', '04:30:00']) {
      for (const day of await daysOf({ time_of_day: time })) {
        const {
          date,
          time: _time,
          charts: _charts,
          ...moment
        } = await answer<Record<string, unknown>>(ONE, {
          target_date: day.date,
          target_time: time,
        });
        expect({ date, ...moment }).toMatchObject(day);
      }
    }
  });

  it('includes both ends of at most 60 days', async () => {
    expect(await daysOf({ to_date: '2025-06-10' })).toHaveLength(1);
    expect(await daysOf({ to_date: '2025-08-09', include: [] })).toHaveLength(61);
    expect(await rejection(MANY, { to_date: '2025-08-10' })).toEqual([
      400,
      'Invalid input: to_date must be at most 60 days after from_date',
    ]);
    expect(await rejection(MANY, { to_date: '2025-06-09' })).toEqual([
      400,
      'Invalid input: to_date must not be before from_date',
    ]);
  });

  it.each(['time_of_day', 'from_date', 'to_date'])('rejects a wrong %s by name', async (field) => {
    expect((await rejection(MANY, { [field]: 'x' }))[1]).toMatch(new RegExp(`^Invalid input: ${field}`));
    expect((await rejection(MANY, { [field]: 7 }))[0]).toBe(422);
  });
});
