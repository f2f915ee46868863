import { FACTORS } from '@ganita/core/muhurta/eventRow.js';
import { EVENT_TYPES } from '@ganita/core/muhurta/events/events.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingField } from './missingField.js';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';
import { factsOf, wordsOf } from './words.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

type Fields = Readonly<Record<string, unknown>>;
const REQUEST = { ...CHENNAI_BIRTH, event_type: 'vivaha', from_date: '2026-02-03', to_date: '2026-02-05' } as const;

const send = (changes: Fields = {}) => service.post('/muhurta', { ...REQUEST, meta: 'full', ...changes });
const muhurtaOf = async (changes: Fields = {}): Promise<Record<string, unknown>> => {
  const { status, body } = await send(changes);
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return body.muhurta as Record<string, unknown>;
};
/** What the tests look at in a date. */
interface Day extends Record<string, unknown> {
  readonly factors: Fields;
  readonly windows: { readonly abhijit: unknown; readonly abhijit_clean: unknown; readonly avoid: unknown };
  readonly exclusions: readonly { readonly id: string }[];
  readonly parts: readonly { readonly start: string; readonly windows_to_avoid: unknown }[];
}
const datesOf = async (changes: Fields = {}): Promise<readonly Day[]> =>
  (await muhurtaOf(changes)).dates as readonly Day[];
const firstDay = async (changes: Fields = {}): Promise<Day> => (await datesOf(changes))[0] as Day;
const detail = async (changes: Fields): Promise<readonly [number, unknown]> => {
  const { status, body } = await send(changes);
  return [status, body.detail];
};
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

describe('POST /muhurta', () => {
  it('has the keys of the contract', async () => {
    const muhurta = await muhurtaOf();
    expect(muhurta.event_type).toBe('vivaha');
    expect(Object.keys(muhurta.weights as object)).toEqual([...FACTORS]);
    const dates = muhurta.dates as readonly Record<string, unknown>[];
    expect(dates.map(({ date }) => date)).toEqual(['2026-02-03', '2026-02-04', '2026-02-05']);
    for (const date of dates) {
      const breakdown = date.breakdown as Record<string, number>;
      expect(Object.keys(breakdown)).toEqual([...FACTORS]);
      expect(Object.values(breakdown).reduce((sum, points) => sum + points, 0)).toBe(date.score);
      expect(date.factors).toMatchObject({
        vara: expect.any(String),
        nakshatra: expect.any(String),
        tithi: expect.any(String),
        paksha: expect.any(String),
      });
      expect(date.windows).toMatchObject({
        abhijit: { start: expect.stringMatching(LOCAL), end: expect.stringMatching(LOCAL) },
        avoid: expect.arrayContaining([
          { id: 'rahu_kalam', name: 'Rahu Kalam', start: expect.any(String), end: expect.any(String) },
        ]),
      });
    }
  });

  it('includes both ends of the range, one day alone and 91 dates at most', async () => {
    expect(await datesOf({ to_date: REQUEST.from_date })).toHaveLength(1);
    expect(await datesOf({ to_date: '2026-05-04' })).toHaveLength(91);
    expect(await detail({ to_date: '2026-05-05' })).toEqual([
      400,
      'Invalid input: to_date must be at most 90 days after from_date',
    ]);
    expect(await detail({ to_date: '2026-02-02' })).toEqual([
      400,
      'Invalid input: to_date must not be before from_date',
    ]);
  });

  it('rejects an unknown event_type, naming the set', async () => {
    const [status, words] = await detail({ event_type: 'coronation' });
    expect(status).toBe(400);
    expect(words).toBe(`Invalid input: event_type must be one of ${EVENT_TYPES.join(', ')}`);
    // The nearest first; synonyms are for the endpoints that the contract does not have.
    const near = String((await detail({ event_type: 'surgary' }))[1]);
    expect(near).toMatch(/event_type must be one of surgery, vivaha, .*; did you mean surgery\?$/);
    expect(near.split(', ')).toHaveLength(EVENT_TYPES.length);
    expect((await detail({ event_type: 'marriage' }))[0]).toBe(400);
    expect((await detail({ event_type: 7 }))[0]).toBe(422);
  });

  it('takes every event_type', async () => {
    for (const event_type of EVENT_TYPES) {
      const muhurta = await muhurtaOf({ event_type, to_date: REQUEST.from_date, day_part_resolution_minutes: 60 });
      expect(muhurta.event_type).toBe(event_type);
    }
  });

  it('takes the place of the event from the birth, each field for itself', async () => {
    const whole = await muhurtaOf();
    expect(whole).toMatchObject({
      place: 'Chennai',
      latitude: 13.0827,
      longitude: 80.2707,
      timezone: 5.5,
      elevation: 0,
    });
    const nulls = { event_place: null, event_latitude: null, event_longitude: null, event_timezone: null };
    expect(await muhurtaOf({ ...nulls, event_elevation: null })).toEqual(whole);
    const london = await muhurtaOf({ event_latitude: 51.5074, event_longitude: -0.1278, event_timezone: 0 });
    expect(london).toMatchObject({ place: 'Chennai', latitude: 51.5074, timezone: 0 });
    // Almanacs print 07:36.
    expect((london.dates as Fields[])[0]?.sunrise_at).toMatch(/^2026-02-03T07:3[56]:/);
    expect(await muhurtaOf({ event_place: 'Mylapore' })).toEqual({ ...whole, place: 'Mylapore' });
    expect(await muhurtaOf({ event_elevation: 900 })).toEqual({ ...whole, elevation: 900 });
    expect(await muhurtaOf({ elevation: 7 })).toEqual({ ...whole, elevation: 7 });
  });

  it('falls back to the timezone as supplied, not as resolved', async () => {
    // The clock of Chennai is resolved to 5.5 whatever is said; the dates of the event are those of the supplied offset.
    const { body } = await send({ timezone: 5 });
    expect((body.birth_details as Fields).resolved_time).toMatchObject({ timezone_used: 5.5 });
    expect(body.muhurta).toMatchObject({ timezone: 5 });
  });

  it('cuts the day by day_part_resolution_minutes', async () => {
    const edges = async (minutes: number) => {
      const { parts } = await firstDay({ to_date: REQUEST.from_date, day_part_resolution_minutes: minutes });
      return parts.map(({ start }) => Date.parse(`${start}Z`) / 60_000);
    };
    for (const minutes of [5, 15, 60]) {
      const [first = 0, ...others] = await edges(minutes);
      for (const edge of others) expect(Math.abs(((edge - first) / minutes) % 1)).toBeLessThan(0.02);
    }
    expect((await edges(5)).length).toBeGreaterThan((await edges(60)).length);
  });

  it('leaves the windows out where they need not be respected', async () => {
    const { windows, parts } = await firstDay({ to_date: REQUEST.from_date, respect_inauspicious_windows: false });
    expect([windows.avoid, windows.abhijit_clean]).toEqual([[], [windows.abhijit]]);
    for (const { windows_to_avoid } of parts) expect(windows_to_avoid).toEqual([]);
  });

  it('lists windows to avoid by default, and Abhijit void on Wednesday', async () => {
    const [, wednesday, thursday] = await datesOf();
    expect(wednesday?.windows).toMatchObject({ abhijit_void: true, abhijit_clean: [] });
    expect(thursday?.windows).toMatchObject({ abhijit_void: false });
    const [, kept] = await datesOf({ rules: { abhijit_on_wednesday: 'kept' } });
    expect(kept?.windows).toMatchObject({ abhijit_void: false });
  });

  it('has nulls and no parts where the Sun does not rise', async () => {
    const [day] = await datesOf({ event_latitude: 78.2232, event_longitude: 15.6267, event_timezone: 1 });
    expect(day).toMatchObject({ sunrise_at: null, sunset_at: null, windows: null, parts: [] });
    expect(day?.evaluated_at).toBe('2026-02-03T12:00:00');
  });

  it('judges events of the night at sunset', async () => {
    const [day] = await datesOf({ event_type: 'garbhadhana' });
    expect(day?.evaluated_at).toBe(day?.sunset_at);
  });

  it('follows the ayanamsa, SIDM_USER with the degrees of the request', async () => {
    const moon = async (changes: Fields) => (await muhurtaOf(changes)).natal_moon as { absolute_longitude: number };
    const [lahiri, raman] = [await moon({}), await moon({ ayanamsa_mode: 'raman' })];
    expect(raman.absolute_longitude - lahiri.absolute_longitude).toBeCloseTo(1.446, 2);
    const { body } = await send({ ayanamsa_mode: 'SIDM_USER', ayanamsa_value: 20 });
    expect((body.meta as { conventions: Fields }).conventions.ayanamsa_value).toBeCloseTo(20, 6);
    expect(await detail({ ayanamsa_mode: 'SIDM_USER' })).toEqual([400, expect.stringContaining('ayanamsa_value')]);
  });

  it('changes words and nothing else with the language', async () => {
    const [english, kannada] = [await muhurtaOf(), await muhurtaOf({ language: 'ka' })];
    expect(kannada.label).toBe('ವಿವಾಹ');
    const words = wordsOf(kannada);
    expect(words.length).toBeGreaterThan(80);
    for (const [path, word] of words) expect(word, path).toMatch(/^[\p{Script=Kannada} (),\u200c\u200d]+$/u);
    expect(factsOf(kannada)).toEqual(factsOf(english));
  });

  it('has a word for every id that a date shows, and ids and numbers alone in its parts', async () => {
    const { factors, classes, classes_names, supports, supports_names, parts } = await firstDay();
    expect(factors).toMatchObject({ vara: 'Tuesday', vara_name: 'Mangalavara', vara_lord: 'Mars' });
    expect(Object.keys(classes_names as object)).toEqual(Object.keys(classes as object));
    expect((supports_names as unknown[]).length).toBe((supports as unknown[]).length);
    expect(wordsOf(parts)).toEqual([]);
    expect(parts[0]).toMatchObject({ moon_sign: expect.any(String), lagna_sign: expect.any(String) });
  });

  it('gives the natal Moon as degrees of its sign and of the circle', async () => {
    const { natal_moon } = await muhurtaOf();
    expect(natal_moon).toMatchObject({
      sign: 'Libra',
      sign_index: 6,
      longitude: expect.closeTo(6.959489, 5),
      absolute_longitude: expect.closeTo(186.959489, 5),
      nakshatra: 'Swati',
      pada: 1,
    });
  });

  it('echoes its choices, rejects those of other calculations and names unknown fields', async () => {
    const { body } = await send({ rules: { sunrise_definition: 'hindu_disc_centre' }, nme: 'x' });
    const meta = body.meta as { conventions: Fields; ignored_fields: unknown };
    expect(meta.conventions).toMatchObject({
      sunrise_definition: 'hindu_disc_centre',
      positions: 'apparent',
      abhijit_on_wednesday: 'void',
      position_flags: 65_794,
      natal_position_flags: 66_386,
    });
    expect(meta.ignored_fields).toEqual(['nme']);
    expect((await detail({ rules: { node_type: 'true' } }))[0]).toBe(400);
  });
});

describe('a request to /muhurta', () => {
  it.each(['date', 'time', 'latitude', 'longitude', 'timezone', 'event_type', 'from_date', 'to_date'])(
    'without %s is a 422',
    async (field) => {
      const { [field as 'date']: _left, ...body } = REQUEST;
      const reply = await service.post('/muhurta', body);
      expect([reply.status, reply.body]).toEqual([422, { detail: missingField(field) }]);
    },
  );

  it('may leave the birth place out', async () => {
    const { place: _left, ...body } = REQUEST;
    const reply = await service.post('/muhurta', body);
    expect([reply.status, (reply.body.birth_details as Fields).place]).toEqual([200, '']);
  });

  it.each([
    ['date', '1899-12-31', 'year'],
    ['from_date', '1800-12-31', 'year'],
    ['from_date', '2026-02-30', 'real calendar date'],
    ['to_date', '2026-02-30', 'real calendar date'],
    ['to_date', '2399-01-01', 'year'],
    ['from_date', '2026-2-3', 'YYYY-MM-DD'],
    ['event_latitude', 90.5, 'between -90 and 90'],
    ['event_longitude', 181, 'between -180 and 180'],
    ['event_timezone', 15, 'between -12 and 14'],
    ['event_place', 'x'.repeat(201), '200'],
    ['day_part_resolution_minutes', 4, 'between 5 and 60'],
    ['day_part_resolution_minutes', 61, 'between 5 and 60'],
    ['language', 'fr', 'must be one of en'],
  ])('with %s as %s is a 400 naming it', async (field, value, words) => {
    const [status, said] = await detail({ [field]: value });
    expect(status).toBe(400);
    expect(said).toMatch(new RegExp(`^Invalid input: ${field} `));
    expect(said).toContain(words);
  });

  it.each([
    ['from_date', 20260203],
    ['to_date', null],
    ['event_latitude', '13'],
    ['event_place', 7],
    ['day_part_resolution_minutes', 7.5],
    ['day_part_resolution_minutes', null],
    ['respect_inauspicious_windows', 'false'],
    ['respect_inauspicious_windows', null],
  ])('with %s as %j is a 422 naming it', async (field, value) => {
    const [status, said] = await detail({ [field]: value });
    expect([status, String(said).startsWith(`${field} `)]).toEqual([422, true]);
  });

  it('with errors in two fields names the first in the order of the contract', async () => {
    expect((await detail({ to_date: '2026-02-01', event_type: 'x' }))[1]).toContain('event_type');
    expect((await detail({ day_part_resolution_minutes: 1, to_date: '2026-02-01' }))[1]).toContain('to_date');
    expect((await detail({ from_date: '2026-13-01', to_date: '2026-02-01' }))[1]).toContain('from_date');
  });
});

describe('GET /muhurta/events', () => {
  it('lists exactly what a muhurta can be requested for, with label and source', async () => {
    const { status, body } = await service.get('/muhurta/events');
    expect(status).toBe(200);
    const events = body.events as Record<string, unknown>[];
    expect(events.map(({ event_type }) => event_type)).toEqual(EVENT_TYPES);
    expect(events).toHaveLength(34);
    expect(events[0]).toEqual({
      event_type: 'vivaha',
      label: 'Marriage',
      source: 'Muhurta Chintamani, Vivaha Prakarana',
    });
    for (const event of events) expect(Object.keys(event)).toEqual(['event_type', 'label', 'source']);
  });

  it('takes no parameters but names those it is given, and the language as an extension', async () => {
    const unknown = await service.get('/muhurta/events', { page: '2' });
    expect([unknown.status, (unknown.body.meta as Fields).ignored_fields]).toEqual([200, ['page']]);
    const telugu = await service.get('/muhurta/events', { language: 'te' });
    expect((telugu.body.events as Fields[])[0]?.label).toBe('వివాహం');
    expect((await service.get('/muhurta/events', { language: 'xx' })).status).toBe(400);
    const twice = await service.inject({ method: 'GET', url: '/muhurta/events?language=en&language=hi' });
    expect(twice.statusCode).toBe(422);
  });

  it('is not to be posted to', async () => {
    const reply = await service.inject({ method: 'POST', url: '/muhurta/events', payload: {} });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET']);
  });
});
