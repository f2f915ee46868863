import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

type Fields = Readonly<Record<string, unknown>>;
async function send(changes: Fields = {}): Promise<{ info: Fields; conventions: Fields }> {
  const { status, body } = await service.post('/horoscope', {
    ...CHENNAI_BIRTH,
    meta: 'full',
    sections: ['calendar_info'],
    ...changes,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return {
    info: (body.horoscope as { calendar_info: Fields }).calendar_info,
    conventions: (body.meta as { conventions: Fields }).conventions,
  };
}

describe('calendar_info', () => {
  it('has its keys, and the worked example of the calendar', async () => {
    const { info } = await send();
    expect(info).toMatchObject({
      place: 'Chennai',
      latitude: 13.0827,
      longitude: 80.2707,
      timezone: 5.5,
      date: '1996-12-07',
      weekday: 'Saturday',
      vara: 'Saturday',
      vara_name: 'Shanivara',
      lunar_month: { amanta: 'kartika', purnimanta: 'margashirsha', is_adhika: false, is_kshaya: false },
      solar_month: { id: 'kaarthigai', name: 'Kaarthigai', day: 22 },
      ritu: 'hemanta',
      lunar_ritu: 'sharad',
      ayana: 'dakshinayana',
      kali_year: 5097,
      vikram_samvat: 2053,
      shaka_samvat: 1918,
      sunrise: '06:19',
      sunrise_at: '1996-12-07T06:18:51',
      sunset_at: '1996-12-07T17:41:57',
      moonrise_at: '1996-12-08T03:48:13',
      moonset_at: '1996-12-07T15:00:03',
      tithi: { number: 27, id: 'dwadashi', ends: '1996-12-08T03:30:28' },
      nakshatra: { number: 14, id: 'Chitra', pada: 4, ends: '1996-12-07T10:01:42' },
      rahu_kalam: { start: '1996-12-07T09:09:38', end: '1996-12-07T10:35:01' },
      at_birth: {
        date: '1996-12-07',
        time: '10:34:00',
        weekday: 'Saturday',
        tithi: { number: 27, id: 'dwadashi', paksha: 'krishna', lord: 'Mercury' },
        nakshatra: { number: 15, id: 'Swati', pada: 1, lord: 'Rahu' },
        yoga: { number: 5, id: 'shobhana', lord: 'Sun' },
        karana: { number: 53, id: 'kaulava', lord: 'Mars' },
        moon_sign_stay: { sign: 'Libra', sign_index: 6, starts: '1996-12-06T21:39:26' },
        samvatsara: { id: 'dhatri', name: 'Dhatri', number: 10 },
        mesha_sankranti_at: expect.stringMatching(/^1996-04-13T/),
      },
      vedic_day: {
        sunrise_definition: 'hindu_disc_centre',
        date: '1996-12-07',
        vara: 'Saturday',
        is_day_birth: true,
        sunrise_at: '1996-12-07T06:22:33',
        sunset_at: '1996-12-07T17:38:15',
        sun_event_substituted: false,
      },
    });
    for (const anga of ['tithi', 'nakshatra', 'yoga', 'karana', 'moon_sign', 'sun_sign']) {
      const left = (info.at_birth as Fields)[`${anga}_fraction_left`];
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(1);
    }
    expect(info.durmuhurta).toHaveLength(2);
  });

  it('of a birth before sunrise is the panchang of the date before, and has the date of the birth', async () => {
    const { info } = await send({ time: '04:00:00' });
    expect(info).toMatchObject({
      date: '1996-12-06',
      weekday: 'Friday',
      vara: 'Friday',
      at_birth: { date: '1996-12-07', weekday: 'Saturday' },
      vedic_day: { date: '1996-12-06', vara: 'Friday', is_day_birth: false },
    });
  });

  it('voids Abhijit on a Wednesday unless the rules keep it', async () => {
    const wednesday = { date: '1996-12-11' };
    expect((await send(wednesday)).info.abhijit).toBeNull();
    expect((await send({ ...wednesday, rules: { abhijit_on_wednesday: 'kept' } })).info.abhijit).not.toBeNull();
  });

  it('reads the clock in use at the birth, not the supplied one', async () => {
    const { info } = await send({ timezone: 0 });
    expect([info.timezone, (info.at_birth as Fields).time]).toEqual([5.5, '10:34:00']);
  });

  it('has null for the sun of a polar night and for what depends on it', async () => {
    const tromso = { latitude: 69.65, longitude: 18.96, timezone: 1, date: '2000-12-21', time: '12:00:00' };
    const { info, conventions } = await send(tromso);
    for (const key of [
      'sunrise',
      'sunset',
      'sunrise_at',
      'day_length',
      'rahu_kalam',
      'durmuhurta',
      'hora',
      'lagnas',
      'panchaka_rahita',
    ]) {
      expect(info[key], key).toBeNull();
    }
    expect(info).toMatchObject({ date: '2000-12-21', vara: 'Thursday' });
    expect(info.vedic_day).toMatchObject({ vara: 'Thursday', sunrise_at: null, sun_event_substituted: true });
    expect(conventions.sun_event_substituted).toBe(true);
  });

  it('is in the requested language and keeps its ids', async () => {
    const { info } = await send({ language: 'te' });
    expect(info.tithi).toMatchObject({ id: 'dwadashi', name: 'ద్వాదశి' });
    expect((info.lunar_month as Fields).amanta_name).toMatch(/\p{Script=Telugu}/u);
  });
});

describe('the choices of calendar_info', () => {
  it.each([
    [0, 'Maargazhi', 17],
    [1, 'Maargazhi', 18],
    [3, 'Maargazhi', 17],
  ])('tamil_month_method %s', async (tamil_month_method, name, day) => {
    const { info, conventions } = await send({ date: '2025-01-01', tamil_month_method });
    expect(info.solar_month).toMatchObject({ name, day });
    expect(conventions.tamil_month_method).toBe(tamil_month_method);
  });

  it('takes both first Kali years, and says of the other one that it changes nothing', async () => {
    const [south, north] = [await send({ kali_start_year: 1 }), await send({ kali_start_year: 13 })];
    expect(south.conventions.not_applied).toMatchObject({ kali_start_year: 'same names since 908 CE' });
    expect(north.conventions.not_applied).not.toHaveProperty('kali_start_year');
    expect(south.info).toEqual(north.info);
  });

  it.each([
    ['samvatsara_system', 'south_lunar', { date: '1996-04-01' }, 'at_birth'],
    ['samvatsara_system', 'north_jovian', {}, 'at_birth'],
    ['ritu_method', 'lunar', {}, 'ritu'],
    ['ritu_method', 'sidereal', { date: '1996-03-01' }, 'ritu'],
    ['ayana_method', 'sidereal', { date: '1996-12-25' }, 'ayana'],
    ['vikram_year_start', 'kartikadi', { date: '1996-06-01' }, 'vikram_samvat'],
    ['vikram_year_start', 'purnimanta_chaitradi', { date: '1996-03-15' }, 'vikram_samvat'],
    ['calendar_sunrise_definition', 'hindu_disc_centre', {}, 'sunrise_at'],
    ['moonrise_definition', 'upper_limb_default', {}, 'moonrise_at'],
    ['moon_event_span', 'civil_date', {}, 'moonrise_at'],
    ['calendar_positions', 'geometric', {}, 'tithi'],
    ['sunrise_definition', 'apparent_upper_limb', {}, 'vedic_day'],
  ])('%s: %s', async (name, value, changes, key) => {
    const [usual, chosen] = [await send(changes), await send({ ...changes, rules: { [name]: value } })];
    expect(chosen.conventions[name]).toBe(value);
    expect(chosen.info[key]).not.toEqual(usual.info[key]);
  });

  it.each([{ positions: 'apparent' }, { sunrise_definition: 'apparent_upper_limb' }])(
    'of the chart leave the calendar of the day alone: %j',
    async (rules) => {
      const { vedic_day: _, ...day } = (await send()).info;
      expect((await send({ rules })).info).toMatchObject(day);
    },
  );
});
