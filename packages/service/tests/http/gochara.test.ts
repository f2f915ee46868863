import { RULE_CHOICES } from '@ganita/core/rules/rules.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { GOCHARA_RULES } from 'ganita/calculations/transits/gocharaFields.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingField } from './missingField.js';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

type Fields = Readonly<Record<string, unknown>>;
interface Span {
  readonly start: string;
  readonly end: string;
}
interface Moment extends Record<string, unknown> {
  readonly panchanga: Fields & { readonly tithi: Fields; readonly vara: string };
  readonly muhurta: Fields & { readonly abhijit: Span | null; readonly abhijit_clean: readonly Span[] };
  readonly planets: readonly Fields[];
  readonly person: Fields & { readonly tara_bala: Fields; readonly sade_sati: Fields };
}
const MINUTE = /^\d\d:\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;
const SPAN = { start: expect.stringMatching(MOMENT), end: expect.stringMatching(MOMENT) };

const ONE = { path: '/gochara', key: 'gochara', request: { ...CHENNAI_BIRTH, target_date: '2025-06-10' } } as const;
const MANY = {
  path: '/gochara/range',
  key: 'gochara_range',
  request: { ...CHENNAI_BIRTH, from_date: '2025-06-10', to_date: '2025-06-12' },
} as const;
type Endpoint = typeof ONE | typeof MANY;

const send = ({ path, request }: Endpoint, changes: Fields = {}) =>
  service.post(path, { ...request, meta: 'full', ...changes });
async function answer<T = Fields>(endpoint: Endpoint, changes: Fields = {}): Promise<T> {
  const { status, body } = await send(endpoint, changes);
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return body[endpoint.key] as T;
}
async function rejection(endpoint: Endpoint, changes: Fields): Promise<readonly [number, unknown]> {
  const { status, body } = await send(endpoint, changes);
  expect(Object.keys(body)).toEqual(['detail']);
  return [status, body.detail];
}
const daysOf = async (changes: Fields = {}): Promise<readonly (Moment & { readonly date: string })[]> =>
  (await answer<{ readonly days: readonly (Moment & { readonly date: string })[] }>(MANY, changes)).days;

const expectMoment = (moment: Moment): void => {
  expect(moment.panchanga).toMatchObject({
    vara: expect.any(String),
    tithi: { name: expect.any(String) },
    nakshatra: { name: expect.any(String) },
    yoga: { name: expect.any(String) },
    karana: { name: expect.any(String) },
    paksha: expect.any(String),
    rikta: expect.any(Boolean),
  });
  expect(moment.muhurta).toMatchObject({
    sunrise: expect.stringMatching(MINUTE),
    sunset: expect.stringMatching(MINUTE),
    solar_noon: expect.stringMatching(MINUTE),
    rahu_kalam: SPAN,
    gulika: SPAN,
    yamaganda: SPAN,
  });
  expect(moment.planets.map(({ id }) => id)).toEqual([...GRAHAS]);
  for (const planet of moment.planets) {
    expect(planet).toMatchObject({
      name: expect.any(String),
      sign: expect.any(String),
      degree: expect.any(Number),
      nakshatra: expect.any(String),
      pada: expect.any(Number),
      retrograde: expect.any(Boolean),
      combust: expect.any(Boolean),
      house_from_moon: expect.any(Number),
      house_from_lagna: expect.any(Number),
    });
  }
  expect(moment.person).toMatchObject({
    tara_bala: {
      from_moon: { number: expect.any(Number) },
      from_sun: { number: expect.any(Number) },
      from_lagna: { number: expect.any(Number) },
    },
    chandra_bala: expect.any(Number),
    sade_sati: { active: expect.any(Boolean) },
  });
};

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

describe.each([ONE, MANY])('$path', (endpoint) => {
  /** The moment, or the first of the days. */
  const momentOf = async (changes: Fields = {}): Promise<Moment> =>
    endpoint === ONE ? answer<Moment>(ONE, changes) : ((await daysOf(changes))[0] as Moment);

  it('takes include as all, as nothing, and by name', async () => {
    const keys = async (changes: Fields) => {
      const moment = await momentOf(changes);
      expectMoment(moment);
      return ['ashtakavarga', 'gochara_phala'].filter((key) => key in moment);
    };
    expect(await keys({})).toEqual(['ashtakavarga', 'gochara_phala']);
    expect(await keys({ include: null })).toEqual(['ashtakavarga', 'gochara_phala']);
    expect(await keys({ include: [] })).toEqual([]);
    expect(await keys({ include: ['ashtakavarga'] })).toEqual(['ashtakavarga']);
    expect(await keys({ include: ['gochara_phala'] })).toEqual(['gochara_phala']);
    const { body } = await send(endpoint, { include: ['vedha', 'ashtakavarga', 'dasha'] });
    expect((body.meta as { ignored_fields: string[] }).ignored_fields).toEqual(['include.vedha', 'include.dasha']);
    for (const include of ['ashtakavarga', [1], {}]) expect((await rejection(endpoint, { include }))[0]).toBe(422);
  });

  it('reads bindus and kakshya in the natal tables', async () => {
    const { ashtakavarga } = (await momentOf()) as unknown as { ashtakavarga: Record<string, Fields> };
    expect(Object.keys(ashtakavarga)).toEqual([...GRAHAS]);
    const natal = (await service.post('/horoscope', { ...CHENNAI_BIRTH, sections: ['ashtakavarga'] })).body
      .horoscope as {
      ashtakavarga: { binna_ashtaka_varga: Record<string, number[]>; samudhaya_ashtaka_varga: number[] };
    };
    for (const graha of GRAHAS) {
      const at = ashtakavarga[graha] as { sign_index: number; bindus: number | null; sarva_bindus: number };
      expect(at.bindus).toBe(natal.ashtakavarga.binna_ashtaka_varga[graha]?.[at.sign_index] ?? null);
      expect(at.sarva_bindus).toBe(natal.ashtakavarga.samudhaya_ashtaka_varga[at.sign_index]);
    }
    expect(ashtakavarga.Rahu).toMatchObject({ bindus: null, kakshya_gives_bindu: null });
  });

  it('reads favourable houses and vedha, by the printed variant that the rules name', async () => {
    const phala = async (changes: Fields) =>
      ((await momentOf(changes)) as unknown as { gochara_phala: Record<string, Fields | null> }).gochara_phala;
    const base = await phala({});
    expect(base.Jupiter).toMatchObject({
      house_from_moon: 9,
      favourable: true,
      vedha_house: 10,
      vedha_by: [],
      effective: true,
    });
    expect(base.Saturn).toMatchObject({ vedha_house: 9, vedha_by: ['Mercury', 'Jupiter'], effective: false });
    expect(base.Sun).toMatchObject({ favourable: false, vedha_house: null, vedha_by: [], effective: false });
    const bare = await phala({ rules: { gochara_of_nodes: 'none' } });
    expect([bare.Rahu, bare.Ketu]).toEqual([null, null]);
  });

  it('takes the place of the event from the birth, each field for itself', async () => {
    const whole = await answer(endpoint);
    expect(whole).toMatchObject({
      place: 'Chennai',
      latitude: 13.0827,
      longitude: 80.2707,
      timezone: 5.5,
      elevation: 0,
    });
    const nulls = {
      event_place: null,
      event_latitude: null,
      event_longitude: null,
      event_timezone: null,
      event_elevation: null,
    };
    expect(await answer(endpoint, nulls)).toEqual(whole);
    expect(await answer(endpoint, { event_place: 'Adyar' })).toEqual({ ...whole, place: 'Adyar' });
    expect(await answer(endpoint, { event_elevation: 12 })).toEqual({ ...whole, elevation: 12 });
    expect(await answer(endpoint, { elevation: 7 })).toEqual({ ...whole, elevation: 7 });
    const london = await momentOf({ event_latitude: 51.5074, event_longitude: -0.1278, event_timezone: 1 });
    expect(london.muhurta.sunrise).toMatch(/^04:4/);
    const bounds = { event_latitude: 90.1, event_longitude: -180.1, event_timezone: 14.1 };
    for (const [field, value] of Object.entries(bounds)) {
      expect((await rejection(endpoint, { [field]: value }))[1]).toMatch(new RegExp(`^Invalid input: ${field}`));
    }
  });

  it('falls back to the timezone as supplied, not as resolved', async () => {
    const { body } = await send(endpoint, { timezone: 5 });
    expect((body.birth_details as Fields).resolved_time).toMatchObject({ timezone_used: 5.5 });
    expect(body[endpoint.key]).toMatchObject({ timezone: 5 });
  });

  it('has no windows where the Sun does not rise, and goes on', async () => {
    const polar = await momentOf({ event_latitude: 78, event_longitude: 15, event_timezone: 2 });
    expect(polar.muhurta).toEqual({
      sunrise: null,
      sunset: null,
      solar_noon: null,
      sunrise_at: null,
      sunset_at: null,
      solar_noon_at: null,
      abhijit: null,
      abhijit_clean: [],
      rahu_kalam: null,
      gulika: null,
      yamaganda: null,
      durmuhurta: [],
    });
    expect(polar.panchanga.vara).toBe('Tuesday');
    for (const event_latitude of [-90, 90]) expect((await send(endpoint, { event_latitude })).status).toBe(200);
  });

  it('gives Abhijit without the bad windows, and void on Wednesday', async () => {
    const on = async (date: string, rules: Fields = {}) =>
      (await momentOf({ target_date: date, from_date: date, to_date: date, rules })).muhurta;
    const saturday = await on('2025-06-14');
    expect(saturday.abhijit_clean).toEqual([saturday.abhijit]);
    // On Tuesday Gulika begins in the middle of Abhijit.
    const tuesday = await on('2025-06-10');
    expect(tuesday.abhijit_clean).toEqual([{ start: tuesday.abhijit?.start, end: (tuesday.gulika as Span).start }]);
    const wednesday = await on('2025-06-11');
    expect([wednesday.abhijit, wednesday.abhijit_clean]).toEqual([null, []]);
    const kept = await on('2025-06-11', { abhijit_on_wednesday: 'kept' });
    expect(kept.abhijit).toMatchObject(SPAN);
    expect(kept.abhijit_clean).toEqual([]);
    // On Friday Rahu kalam reaches into the first half of Abhijit.
    const friday = await on('2025-06-13');
    expect(friday.abhijit_clean).toEqual([{ start: (friday.rahu_kalam as Span).end, end: friday.abhijit?.end }]);
  });

  it('needs the fields of the birth but place, elevation and ayanamsa', async () => {
    for (const field of ['date', 'time', 'latitude', 'longitude', 'timezone']) {
      const { [field as 'date']: _left, ...rest } = endpoint.request;
      const { status, body } = await service.post(endpoint.path, rest);
      expect([status, body.detail]).toEqual([422, missingField(field)]);
    }
    const { place: _place, ...rest } = endpoint.request;
    const { body } = await service.post(endpoint.path, rest);
    expect(body.birth_details).toMatchObject({ place: '' });
  });

  it('takes only the first eight fields of the shared block', async () => {
    const { body } = await send(endpoint, { node_type: 'true', years: 3, bhava_madhya_method: 2 });
    expect((body.meta as { ignored_fields: string[] }).ignored_fields).toEqual([
      'node_type',
      'years',
      'bhava_madhya_method',
    ]);
  });

  it('takes SIDM_USER with the degrees at the birth', async () => {
    expect((await rejection(endpoint, { ayanamsa_mode: 'SIDM_USER' }))[0]).toBe(400);
    const { body } = await send(endpoint, { ayanamsa_mode: 'sidm_user', ayanamsa_value: 20 });
    const { conventions } = body.meta as { conventions: Record<string, number> };
    // Carried by precession from 1996 to 2025.
    expect(conventions.ayanamsa_value).toBeCloseTo(20 + 28.5 * (50.29 / 3600), 3);
  });

  it('shows every choice that it follows, and follows every one that it shows', async () => {
    const { body } = await send(endpoint);
    const { conventions } = body.meta as { conventions: Fields };
    expect(conventions).toMatchObject({
      positions: 'geometric',
      panchanga_positions: 'apparent',
      sunrise_definition: 'apparent_upper_limb',
      abhijit_on_wednesday: 'void',
    });
    for (const name of GOCHARA_RULES) {
      expect(conventions).toHaveProperty(name);
      const row: { readonly values: readonly unknown[] } = RULE_CHOICES[name];
      for (const value of row.values.filter((one) => one !== 'SIDM_USER')) {
        const reply = await send(endpoint, {
          rules: { [name]: value },
          to_date: endpoint === MANY ? '2025-06-10' : undefined,
        });
        expect([value, reply.status]).toEqual([value, 200]);
        expect((reply.body.meta as { conventions: Fields }).conventions[name]).toBe(value);
      }
    }
    expect((await rejection(endpoint, { rules: { tamil_month_method: 1 } }))[0]).toBe(400);
  });

  it('changes words and nothing else with the language', async () => {
    const [english, tamil] = [await momentOf(), await momentOf({ language: 'ta' })];
    expect(tamil.planets[0]).toMatchObject({ id: 'Sun', name: 'சூரியன்', sign_name: 'ரிஷபம்' });
    expect(tamil.person.chandra_bala).toBe(english.person.chandra_bala);
    expect(tamil.muhurta).toEqual(english.muhurta);
    expect(tamil.ashtakavarga).toMatchObject({ Sun: { kakshya_lord: expect.stringMatching(/^[A-Z][a-z]+$/) } });
  });
});
