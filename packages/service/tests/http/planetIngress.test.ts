import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingField } from './missingField.js';
import { type Fields, sender } from './sender.js';
import { sharedService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const NINE = 'Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu';
const DATE = /^\d{4}-\d\d-\d\d$/;

interface Event extends Record<string, unknown> {
  readonly date: string;
  readonly at: string;
  readonly planet: string;
  readonly type: string;
}

describe('POST /planet-ingress', () => {
  const { send, answer, rejection, without } = sender(() => service, '/planet-ingress', 'planet_ingress', {
    from_date: '2022-01-01',
    to_date: '2026-12-31',
  });

  it('has the keys of the contract, of Saturn, Jupiter and the nodes by default, in UTC', async () => {
    const crossings = await answer<Event[]>();
    expect(new Set(crossings.map(({ planet }) => planet))).toEqual(new Set(['Saturn', 'Jupiter', 'Rahu', 'Ketu']));
    for (const crossing of crossings) {
      expect(crossing).toMatchObject({
        from_sign: expect.any(String),
        to_sign: expect.any(String),
        date: expect.stringMatching(DATE),
        retrograde: expect.any(Boolean),
        final_settling: expect.any(Boolean),
      });
    }
    const saturn = crossings.filter(({ planet }) => planet === 'Saturn');
    expect(
      saturn.map(({ at, to_sign, retrograde, final_settling }) => [at, to_sign, retrograde, final_settling]),
    ).toEqual([
      ['2022-04-29T00:59:37', 'Aquarius', false, false],
      ['2022-07-12T08:02:58', 'Capricorn', true, false],
      ['2023-01-17T11:05:18', 'Aquarius', false, true],
      ['2025-03-29T14:47:12', 'Pisces', false, true],
    ]);
    expect(crossings.filter(({ planet }) => planet === 'Rahu').every(({ retrograde }) => retrograde === true)).toBe(
      true,
    );
    expect(crossings.map(({ at }) => at)).toEqual(crossings.map(({ at }) => at).sort());
  });

  it('writes dates on the clock of the timezone', async () => {
    const crossings = await answer<Event[]>({ timezone: 5.5, planets: ['Saturn'] });
    expect(crossings[0]).toMatchObject({ at: '2022-04-29T06:29:37', date: '2022-04-29' });
    expect((await answer<Event[]>({ timezone: -8, planets: ['Saturn'] }))[0]?.date).toBe('2022-04-28');
    for (const timezone of [-12.01, 14.01]) expect((await rejection({ timezone }))[0]).toBe(400);
    expect((await rejection({ timezone: null }))[0]).toBe(422);
  });

  it('settles within the window alone', async () => {
    const cut = await answer<Event[]>({ to_date: '2022-06-30', planets: ['Saturn'] });
    expect(cut.map(({ final_settling }) => final_settling)).toEqual([true]);
  });

  it('contains the requested planets: null the slow ones, an empty list none', async () => {
    expect(await answer<Event[]>({ planets: null })).toEqual(await answer<Event[]>());
    expect(await answer<Event[]>({ planets: [] })).toEqual([]);
    const sun = await answer<Event[]>({ planets: ['Sun'] });
    expect(sun).toHaveLength(60);
  });

  it.each(['Uranus', 'Shani', ''])('rejects the planet "%s", naming the nine', async (planet) => {
    const [status, words] = await rejection({ planets: [planet] });
    expect(status).toBe(400);
    expect(words).toContain(NINE);
  });

  it('includes both ends of at most 1827 days', async () => {
    expect((await send({ to_date: '2027-01-02' })).status).toBe(200);
    expect(await rejection({ to_date: '2027-01-03' })).toEqual([
      400,
      'Invalid input: to_date must be at most 1827 days after from_date',
    ]);
    expect(await rejection({ to_date: '2021-12-31' })).toEqual([
      400,
      'Invalid input: to_date must not be before from_date',
    ]);
  });

  it.each(['from_date', 'to_date'])('needs %s', async (field) => {
    expect(await without(field)).toEqual([422, missingField(field)]);
  });

  it('is not cached by clients', async () => {
    expect((await send()).headers['cache-control']).toBeUndefined();
  });

  it('names planets before dates in a rejection, as the contract lists them', async () => {
    expect((await rejection({ planets: ['Sol'], from_date: '2022-02-30' }))[1]).toContain('planets');
    expect((await rejection({ planets: [1], from_date: 5 }))[1]).toContain('planets');
  });

  it('changes words and nothing else with the language', async () => {
    const [english, kannada] = [await answer<Event[]>(), await answer<Event[]>({ language: 'ka' })];
    const bare = (crossings: readonly Event[]) =>
      JSON.stringify(crossings, (key, value: unknown) => (key.endsWith('_name') ? null : value));
    expect(bare(kannada)).toBe(bare(english));
    expect(english[0]).toMatchObject({ planet: 'Rahu', planet_name: 'Rahu' });
    expect(kannada[0]).toMatchObject({ planet: 'Rahu', planet_name: 'ರಾಹು', from_sign_name: 'ವೃಷಭ' });
  });

  it('follows the ayanamsa and the rules', async () => {
    const at = async (changes: Fields) => (await answer<Event[]>({ planets: ['Rahu'], ...changes }))[0]?.at;
    const mean = await at({});
    for (const changes of [{ ayanamsa_mode: 'raman' }, { rules: { node_type: 'true' } }]) {
      expect(await at(changes)).not.toBe(mean);
    }
    expect((await rejection({ ayanamsa_mode: 'SIDM_USER' }))[0]).toBe(400);
  });
});
