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
      time: '10:34:00',
      weekday: 'Saturday',
      vara: { id: 'Saturday', name: 'Shanivara' },
      lunar_month: { amanta: 'Kartika', purnimanta: 'Margashirsha', is_adhika: false, is_kshaya: false },
      solar_month: { name: 'Kaarthigai', day: 22 },
      ritu: 'Sharad',
      ayana: 'Dakshinayana',
      samvatsara: { name: 'Dhatri', index: 9 },
      kali_year: 5097,
      vikram_samvat: 2053,
      shaka_samvat: 1918,
      sunrise: '06:22:33',
      sunset: '17:38:15',
      moonrise: '02:58:45',
      moonset: '14:56:31',
      day_length: '11:15:42',
      tithi: { number: 27, name: 'Dwadashi', paksha: 'Krishna', lord: 'Mercury', end: '1996-12-08T03:31:07' },
      nakshatra: { number: 15, name: 'Swati', pada: 1, lord: 'Rahu', end: '1996-12-08T10:10:12' },
      yoga: { number: 5, name: 'Shobhana', lord: 'Sun' },
      karana: { number: 53, name: 'Kaulava', lord: 'Mars' },
      moon_sign: { sign: 'Libra', sign_index: 6, start: '1996-12-06T21:39:25' },
      rahu_kalam: { start: '1996-12-07T09:11:28', end: '1996-12-07T10:35:56' },
    });
    for (const anga of ['tithi', 'nakshatra', 'yoga', 'karana', 'moon_sign']) {
      expect((info[anga] as Fields).fraction_left).toBeGreaterThan(0);
      expect((info[anga] as Fields).fraction_left).toBeLessThan(1);
    }
    expect(info.durmuhurta).toHaveLength(2);
  });

  it('keeps Abhijit on a Wednesday unless the rules void it', async () => {
    const wednesday = { date: '1996-12-11' };
    expect((await send(wednesday)).info.abhijit).not.toBeNull();
    expect((await send({ ...wednesday, rules: { abhijit_on_wednesday: 'void' } })).info.abhijit).toBeNull();
  });

  it('reads the clock in use at the birth, not the supplied one', async () => {
    const { info } = await send({ timezone: 0 });
    expect([info.timezone, info.time]).toEqual([5.5, '10:34:00']);
  });

  it('has null for the sun of a polar night and for what hangs on it', async () => {
    const tromso = { latitude: 69.65, longitude: 18.96, timezone: 1, date: '2000-12-21', time: '12:00:00' };
    const { info, conventions } = await send(tromso);
    for (const key of ['sunrise', 'sunset', 'sunrise_at', 'day_length', 'vedic_day', 'rahu_kalam', 'durmuhurta']) {
      expect(info[key]).toBeNull();
    }
    expect(info.vara).toMatchObject({ id: 'Thursday' });
    expect(conventions.sun_event_substituted).toBe(true);
  });

  it('is in the requested language and keeps its ids', async () => {
    const { info } = await send({ language: 'te' });
    expect((info.tithi as Fields).name).toBe('ద్వాదశి');
    expect((info.tithi as Fields).id).toBe('dwadashi');
    expect((info.lunar_month as Fields).amanta).toMatch(/\p{Script=Telugu}/u);
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
    expect(south.info.samvatsara).toEqual(north.info.samvatsara);
  });

  it.each([
    ['samvatsara_system', 'south_lunar', { date: '1996-04-01' }, 'samvatsara'],
    ['samvatsara_system', 'north_jovian', {}, 'samvatsara'],
    ['ritu_method', 'tropical', {}, 'ritu'],
    ['ritu_method', 'sidereal', {}, 'ritu'],
    ['ayana_method', 'sidereal', { date: '1996-12-25' }, 'ayana'],
    ['vikram_year_start', 'kartikadi', { date: '1996-06-01' }, 'vikram_samvat'],
    ['vikram_year_start', 'purnimanta_chaitradi', { date: '1996-03-15' }, 'vikram_samvat'],
    ['sunrise_definition', 'apparent_upper_limb', {}, 'sunrise'],
    ['moonrise_definition', 'apparent_upper_limb', {}, 'moonrise'],
    ['moon_event_span', 'vedic_day', {}, 'moonrise'],
    ['positions', 'apparent', {}, 'tithi'],
  ])('%s: %s', async (name, value, changes, key) => {
    const [usual, chosen] = [await send(changes), await send({ ...changes, rules: { [name]: value } })];
    expect(chosen.conventions[name]).toBe(value);
    expect(chosen.info[key]).not.toEqual(usual.info[key]);
  });
});
