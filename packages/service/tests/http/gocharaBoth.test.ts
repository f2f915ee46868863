import { RULE_CHOICES } from '@ganita/core/rules/rules.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { GOCHARA_RULES } from 'ganita/calculations/transits/gocharaFields.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectMoment, type Fields, gocharaOf, MANY, type Moment, ONE, type Span } from './gocharaOf.js';
import { missingField } from './missingField.js';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;
const SPAN = { start: expect.stringMatching(MOMENT), end: expect.stringMatching(MOMENT) };
const { send, answer, rejection, daysOf } = gocharaOf(() => service);

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
