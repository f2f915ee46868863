import { AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingField } from './missingField.js';
import { type Fields, sender } from './sender.js';
import { sharedService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const PLACE = { latitude: 28.6358, longitude: 77.2245, timezone: 5.5 } as const;
const NINE = 'Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu';
const DATE = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

interface Planet extends Record<string, unknown> {
  readonly name: string;
  readonly next_changes: Readonly<Record<`${'sign' | 'nakshatra' | 'pada'}_change`, Fields>>;
}
interface Gochar extends Record<string, unknown> {
  readonly planets: readonly Planet[];
}
interface Event extends Record<string, unknown> {
  readonly date: string;
  readonly at: string;
  readonly planet: string;
  readonly type: string;
}

describe('POST /gochar', () => {
  const { send, answer, rejection, without } = sender(() => service, '/gochar', 'gochar', {
    ...PLACE,
    date: '2025-03-29',
  });

  it('has the keys of the contract', async () => {
    const gochar = await answer<Gochar>();
    expect(gochar).toMatchObject({ date: '2025-03-29', moon_sign: 'Pisces', sun_sign: 'Pisces' });
    expect(gochar.retrograde_now).toEqual(['Mercury', 'Venus']);
    expect(gochar.planets.map(({ name }) => name)).toEqual([...GRAHAS]);
    for (const planet of gochar.planets) {
      expect(planet).toMatchObject({
        sign: expect.any(String),
        degree: expect.any(Number),
        nakshatra: expect.any(String),
        pada: expect.any(Number),
        retrograde: expect.any(Boolean),
        combust: expect.any(Boolean),
        daily_speed: expect.any(Number),
        next_sign_change: expect.stringMatching(DATE),
        next_nakshatra_change: expect.stringMatching(DATE),
        next_pada_change: expect.stringMatching(DATE),
      });
      expect(['exalted', 'debilitated', 'moolatrikona', 'own', null]).toContain(planet.dignity);
      expect((planet.daily_speed as number) < 0 && !planet.retrograde).toBe(false);
    }
  });

  it('gives with each date of a change its moment, its direction and what is entered', async () => {
    const { planets } = await answer<Gochar>();
    for (const planet of planets) {
      for (const kind of ['sign', 'nakshatra', 'pada'] as const) {
        const change = planet.next_changes[`${kind}_change`];
        expect(change).toMatchObject({
          at: expect.stringMatching(MOMENT),
          direction: expect.stringMatching(/^(direct|retrograde)$/),
          [`to_${kind}`]: expect.anything(),
        });
        expect(String(change.at).slice(0, 10)).toBe(planet[`next_${kind}_change`]);
        expect(String(change.at) > '2025-03-29T12:00:00').toBe(true);
      }
    }
    const of = (name: string) => planets.find((planet) => planet.name === name)?.next_changes;
    // Saturn enters Pisces that evening; Mercury goes back into Purva Bhadrapada; the nodes go backward.
    expect(of('Saturn')?.sign_change).toEqual({
      at: '2025-03-29T20:17:12',
      direction: 'direct',
      direction_name: 'Direct',
      to_sign: 'Pisces',
      to_sign_name: 'Pisces',
    });
    expect(of('Mercury')?.nakshatra_change).toMatchObject({
      direction: 'retrograde',
      to_nakshatra: 'Purva Bhadrapada',
      to_nakshatra_number: 25,
    });
    expect(of('Rahu')?.sign_change).toMatchObject({ direction: 'retrograde', to_sign: 'Aquarius' });
  });

  it('is computed for local noon, which the timezone alone decides', async () => {
    const east = await answer<Gochar>();
    expect(east.at).toBe('2025-03-29T12:00:00');
    expect((await answer<Gochar>({ latitude: -80, longitude: -170 })).planets).toEqual(east.planets);
    const west = await answer<Gochar>({ timezone: -8 });
    const moon = ({ planets }: Gochar): number => planets[1]?.absolute_longitude as number;
    expect((moon(west) - moon(east)) / ((13.5 / 24) * 15.06)).toBeCloseTo(1, 1);
    const saturn = west.planets.find(({ name }) => name === 'Saturn');
    expect(saturn?.next_changes.sign_change.at).toBe('2027-06-02T14:34:59');
  });

  it('has no polar restriction', async () => {
    for (const latitude of [-90, 90]) expect((await send({ latitude })).status).toBe(200);
  });

  it('lets clients keep it for six hours', async () => {
    expect((await send()).headers['cache-control']).toBe('public, max-age=21600');
  });

  it.each(['date', 'latitude', 'longitude', 'timezone'])('needs %s', async (field) => {
    expect(await without(field)).toEqual([422, missingField(field)]);
  });

  it('takes place as a name and nothing more', async () => {
    const plain = await answer<Gochar>();
    expect(plain.place).toBe('');
    expect(await answer<Gochar>({ place: 'New Delhi' })).toEqual({ ...plain, place: 'New Delhi' });
  });

  it('takes real dates of 1801 to 2398', async () => {
    for (const date of ['1801-01-01', '2398-12-31', '2024-02-29']) expect((await send({ date })).status).toBe(200);
    for (const date of ['1800-12-31', '2399-01-01', '2025-02-29', '2025-13-01', '29.03.2025']) {
      expect((await rejection({ date }))[0]).toBe(400);
    }
    expect((await rejection({ date: 20250329 }))[0]).toBe(422);
  });

  it('says null where the ephemeris ends before a change', async () => {
    const { planets } = await answer<Gochar>({ date: '2398-12-31' });
    const saturn = planets.find(({ name }) => name === 'Saturn');
    expect([saturn?.next_sign_change, saturn?.next_changes.sign_change]).toEqual([null, null]);
    expect(saturn?.next_pada_change).toMatch(/^2399-/);
  });

  it('takes every ayanamsa mode in letters of any case but SIDM_USER, which needs a birth', async () => {
    for (const mode of AYANAMSA_MODES.filter((name) => name !== 'SIDM_USER')) {
      expect((await send({ ayanamsa_mode: mode.toLowerCase() })).status).toBe(200);
    }
    expect(await rejection({ ayanamsa_mode: 'SIDM_USER' })).toEqual([400, expect.stringContaining('ayanamsa_mode')]);
    const raman = await answer<Gochar>({ ayanamsa_mode: 'RAMAN' });
    const lahiri = await answer<Gochar>();
    const sun = ({ planets }: Gochar): number => planets[0]?.absolute_longitude as number;
    expect(sun(raman) - sun(lahiri)).toBeCloseTo(1.446, 2);
  });

  it('follows the rules that it shows, and rejects others', async () => {
    const base = await answer<Gochar>();
    for (const rules of [{ node_type: 'true' }, { positions: 'apparent' }, { ayanamsa_mode: 'KP' }]) {
      const { body } = await send({ rules });
      expect((body.meta as { conventions: Fields }).conventions).toMatchObject(rules);
      expect(body.gochar).not.toEqual(base);
    }
    expect(await rejection({ rules: { sunrise_definition: 'hindu_disc_centre' } })).toEqual([
      400,
      'Invalid input: rules has the unknown name "sunrise_definition"',
    ]);
    expect((await rejection({ rules: { node_type: 'osculating' } }))[0]).toBe(400);
  });

  it('changes words and nothing else with the language', async () => {
    const [english, telugu] = [await answer<Gochar>(), await answer<Gochar>({ language: 'te' })];
    expect(telugu.planets[0]).toMatchObject({
      id: 'Sun',
      name: 'రవి',
      sign: 'Pisces',
      sign_name: 'మీనం',
      sign_index: 11,
    });
    expect(telugu.moon_sign_name).toBe('మీనం');
    expect([telugu.moon_sign, telugu.retrograde_now]).toEqual([english.moon_sign, english.retrograde_now]);
    expect((await rejection({ language: 'fr' }))[0]).toBe(400);
  });

  it('always has the nodes retrograde, and never lists them', async () => {
    const gochar = await answer<Gochar>({ rules: { node_type: 'true' } });
    expect(gochar.planets.slice(7).map(({ retrograde }) => retrograde)).toEqual([true, true]);
    expect(gochar.retrograde_now).toEqual(['Mercury', 'Venus']);
  });

  it('names fields that it does not know', async () => {
    const { body } = await send({ elevation: 5, when: 'now' });
    expect((body.meta as { ignored_fields: string[] }).ignored_fields).toEqual(['elevation', 'when']);
  });
});

describe('POST /gochar/events', () => {
  const { send, answer, rejection, without } = sender(() => service, '/gochar/events', 'gochar_events', {
    ...PLACE,
    from_date: '2025-01-01',
    to_date: '2025-03-31',
  });

  it('is one array sorted by date, with the keys of each kind', async () => {
    const events = await answer<Event[]>();
    expect(events).toHaveLength(74);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort());
    for (const event of events) {
      expect(event.date).toBe(event.at.slice(0, 10));
      if (event.type === 'sign_change')
        expect(event).toMatchObject({ from: expect.any(String), to: expect.any(String) });
      if (event.type === 'nakshatra_change') expect(event).toMatchObject({ to: expect.any(String) });
      if (event.type === 'retrograde_station') expect(event.direction).toMatch(/^(retrograde|direct)$/);
    }
    expect(events.find(({ planet, type }) => planet === 'Saturn' && type === 'sign_change')).toMatchObject({
      date: '2025-03-29',
      from: 'Aquarius',
      to: 'Pisces',
    });
  });

  it('contains nakshatra changes of all but the Moon, and stations of Mars to Saturn', async () => {
    const events = await answer<Event[]>();
    const planetsOf = (type: string) =>
      new Set(events.filter((event) => event.type === type).map(({ planet }) => planet));
    expect(planetsOf('sign_change').has('Moon')).toBe(true);
    expect(planetsOf('nakshatra_change').has('Moon')).toBe(false);
    expect(planetsOf('nakshatra_change').has('Sun')).toBe(true);
    expect([...planetsOf('retrograde_station')].sort()).toEqual(['Jupiter', 'Mars', 'Mercury', 'Venus']);
  });

  it('contains the requested planets: null all nine, an empty list none', async () => {
    const all = await answer<Event[]>();
    expect(await answer<Event[]>({ planets: null })).toEqual(all);
    expect(await answer<Event[]>({ planets: [...GRAHAS] })).toEqual(all);
    expect(await answer<Event[]>({ planets: [] })).toEqual([]);
    const two = await answer<Event[]>({ planets: ['Venus', 'Mars', 'Venus'] });
    expect(two).toEqual(all.filter(({ planet }) => planet === 'Mars' || planet === 'Venus'));
  });

  it.each(['Pluto', 'Ascendant', ''])('rejects the planet "%s", naming the nine', async (planet) => {
    const [status, words] = await rejection({ planets: ['Sun', planet] });
    expect(status).toBe(400);
    expect(words).toMatch(/^Invalid input: planets/);
    expect(words).toContain(NINE);
  });

  it('rejects planets of another JSON type with 422', async () => {
    for (const planets of ['Sun', [1], {}, true]) expect((await rejection({ planets }))[0]).toBe(422);
  });

  it('includes both ends of at most 90 days, in the order of time', async () => {
    expect(await answer<Event[]>({ from_date: '2025-03-29', to_date: '2025-03-29', planets: ['Saturn'] })).toHaveLength(
      1,
    );
    expect((await send({ to_date: '2025-04-01' })).status).toBe(200);
    expect(await rejection({ to_date: '2025-04-02' })).toEqual([
      400,
      'Invalid input: to_date must be at most 90 days after from_date',
    ]);
    expect(await rejection({ to_date: '2024-12-31' })).toEqual([
      400,
      'Invalid input: to_date must not be before from_date',
    ]);
    expect((await rejection({ from_date: '2025-02-30' }))[1]).toContain('from_date');
    expect((await rejection({ to_date: '2025-02-30' }))[1]).toContain('to_date');
    expect((await rejection({ from_date: '1800-12-31', to_date: '1801-01-05' }))[0]).toBe(400);
    expect((await send({ from_date: '2398-12-01', to_date: '2398-12-31' })).status).toBe(200);
  });

  it('writes dates on the clock of the timezone', async () => {
    const honolulu = await answer<Event[]>({ timezone: -10, planets: ['Saturn'] });
    expect(honolulu.find(({ type }) => type === 'sign_change')).toMatchObject({ at: '2025-03-29T04:47:12' });
    // In Kiribati it is already the next day: the event falls on it.
    const kiribati = await answer<Event[]>({ timezone: 14, planets: ['Saturn'] });
    expect(kiribati.find(({ type }) => type === 'sign_change')).toMatchObject({ date: '2025-03-30' });
  });

  it('gives the same events for a range as for its halves', async () => {
    const whole = await answer<Event[]>();
    const first = await answer<Event[]>({ to_date: '2025-02-11' });
    const second = await answer<Event[]>({ from_date: '2025-02-12' });
    expect([...first, ...second]).toEqual(whole);
  });

  it('lets clients keep it for six hours', async () => {
    expect((await send()).headers['cache-control']).toBe('public, max-age=21600');
  });

  it.each(['from_date', 'to_date', 'latitude', 'longitude', 'timezone'])('needs %s', async (field) => {
    expect(await without(field)).toEqual([422, missingField(field)]);
  });

  it('rejects SIDM_USER and rules that decide nothing', async () => {
    expect((await rejection({ ayanamsa_mode: 'sidm_user' }))[0]).toBe(400);
    expect((await rejection({ rules: { gochara_of_nodes: 'none' } }))[0]).toBe(400);
  });

  it('changes words and nothing else with the language', async () => {
    const [english, hindi] = [await answer<Event[]>(), await answer<Event[]>({ language: 'hi' })];
    expect(hindi.map(({ at, planet, type, to, from }) => [at, planet, type, to, from])).toEqual(
      english.map(({ at, planet, type, to, from }) => [at, planet, type, to, from]),
    );
    expect(hindi[0]).toMatchObject({ planet: 'Moon', planet_name: 'चंद्र', type_name: 'राशि परिवर्तन', from_name: 'धनु' });
  });
});
