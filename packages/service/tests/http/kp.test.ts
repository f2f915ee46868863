import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const answerOf = async (path: string, body: Json): Promise<Json> => {
  const { status, body: answer } = await service.post(path, body);
  expect([status, answer.detail]).toEqual([200, undefined]);
  return answer;
};
const detailOf = async (path: string, body: Json): Promise<readonly unknown[]> => {
  const { status, body: answer } = await service.post(path, body);
  return [status, answer.detail];
};

const QUESTION = { date: '2025-06-10', time: '11:20:00', latitude: 12.9716, longitude: 77.5946, timezone: 5.5 };
/** K.S. Krishnamurti, KP Reader 3. */
const READER_206 = { date: '1969-09-13', time: '08:30:00', latitude: 16.51667, longitude: 80.65, timezone: 5.5 };

describe('POST /kp', () => {
  it('is in the ayanamsa KP, whatever the default of a chart is', async () => {
    const { meta } = await answerOf('/kp', CHENNAI_BIRTH);
    expect(meta).toMatchObject({ ayanamsa_mode: 'KP', changed: {} });
  });

  it.each([
    ['KP_OLD', 8.06],
    ['KP_TABLE', 38.06],
    ['KP_STRAIGHT', 306.94],
    ['KP-SENTHIL', 72.45],
    ['kp_old', 8.06],
  ])('takes %s, which was %f seconds of arc larger at the start of 2000', async (ayanamsa_mode, seconds) => {
    const body = { ...CHENNAI_BIRTH, date: '2000-01-01', time: '05:30:00' };
    const value = async (mode: string): Promise<number> => {
      const { meta } = await answerOf('/kp', { ...body, ayanamsa_mode: mode });
      return (meta as { ayanamsa_value: number }).ayanamsa_value;
    };
    expect((await value(ayanamsa_mode)) - (await value('KP'))).toBeCloseTo(seconds / 3600, 4);
  });

  it.each([
    ['KP', ['Aries 1-24-54', 'Taurus 3-47-03', 'Taurus 29-20-00']],
    ['KP-SENTHIL', ['Aries 1-23-42', 'Taurus 3-45-50', 'Taurus 29-18-48']],
  ])(
    'has the printed cusps of Agra for %s (docs/rules/12-kp-and-prashna.md#section-11)',
    async (ayanamsa_mode, printed) => {
      const agra = { date: '2009-01-13', time: '12:00:00', latitude: 27.15, longitude: 78, timezone: 5.5 };
      const { kp } = await answerOf('/kp', { ...agra, ayanamsa_mode });
      const two = (count: number): string => String(count).padStart(2, '0');
      const written = (kp as { cusps: readonly { sign: string; longitude: number }[] }).cusps
        .slice(0, 3)
        .map(({ sign, longitude }) => {
          const seconds = Math.round(longitude * 3600);
          return `${sign} ${Math.floor(seconds / 3600)}-${two(Math.floor(seconds / 60) % 60)}-${two(seconds % 60)}`;
        });
      expect(written).toEqual(printed);
    },
  );

  it('has no theory that is not requested', async () => {
    const { kp } = await answerOf('/kp', CHENNAI_BIRTH);
    expect(Object.keys(kp as Json)).not.toContain('four_step');
    const all = await answerOf('/kp', { ...CHENNAI_BIRTH, theories: ['four_step', 'nakshatra_nadi'] });
    expect(Object.keys(all.kp as Json)).toEqual(expect.arrayContaining(['four_step', 'nakshatra_nadi']));
    expect(Object.keys(all.kp as Json)).not.toContain('cuspal_interlinks');
  });

  it('says that Placidus does not exist beyond the polar circle', async () => {
    const { kp } = await answerOf('/kp', { ...QUESTION, latitude: 69.6492, longitude: 18.9553, timezone: 2 });
    const { house_system, placidus_undefined, cusps } = kp as {
      house_system: string;
      placidus_undefined: boolean;
      cusps: readonly Json[];
    };
    expect([house_system, placidus_undefined]).toEqual(['porphyry', true]);
    expect(cusps.map(({ seconds_to_next_sub }) => seconds_to_next_sub)).toEqual(Array(12).fill(null));
  });

  it('lists how grahas touch the groups of the request', async () => {
    const { kp } = await answerOf('/kp', { ...CHENNAI_BIRTH, house_groups: [{ name: 'home', houses: [4] }] });
    const { house_groups, house_significators } = kp as {
      house_groups: readonly { group: string; touched_by: Readonly<Record<string, readonly string[]>> }[];
      house_significators: readonly Readonly<Record<string, readonly string[]>>[];
    };
    const [home] = house_groups;
    for (const letter of ['a', 'b', 'c', 'd']) {
      const touching = Object.keys(home?.touched_by ?? {}).filter((graha) => home?.touched_by[graha]?.includes(letter));
      expect(touching).toEqual(house_significators[3]?.[letter]);
    }
  });

  it('rejects more than twenty groups', async () => {
    const house_groups = Array.from({ length: 21 }, (_, index) => ({ name: `${index}`, houses: [1] }));
    expect(await detailOf('/kp', { ...CHENNAI_BIRTH, house_groups })).toEqual([
      400,
      'Invalid input: house_groups must have at most 20 groups',
    ]);
  });
});

describe('POST /kp/horary', () => {
  it('has the balance of the dasha that Krishnamurti prints, to a day', async () => {
    const { vimsottari } = await answerOf('/kp/horary', { ...READER_206, number: 206 });
    expect(vimsottari).toMatchObject({
      balance_at_birth: { whole_years: 8, whole_months: 6, whole_days: 6 },
      periods: [{ lord: 'Moon' }, { lord: 'Mars' }, {}, {}, {}, {}, {}, {}, {}],
    });
  });

  it.each([
    [16, { sign: 'Taurus', longitude: 20, navamsa_sign: 'Cancer', nakshatra: 'Rohini', pada: 4 }],
    [45, { sign: 'Leo', navamsa_sign: 'Sagittarius', part_of_sign: 9 }],
    [108, { sign: 'Pisces', navamsa_sign: 'Pisces', nakshatra: 'Revati', pada: 4 }],
  ])('reads number %i of 108 as printed', async (number, facts) => {
    const { horary, kp } = await answerOf('/kp/horary', { ...QUESTION, number, number_scheme: '108' });
    expect((horary as Json).question_number).toMatchObject(facts);
    expect(kp).toMatchObject({ house_system: 'whole_sign', cusps: { 0: { sign: facts.sign, longitude: 0 } } });
  });

  it('names the nadiamsa of a number of 1800', async () => {
    const { horary } = await answerOf('/kp/horary', { ...QUESTION, number: 151, number_scheme: '1800' });
    expect((horary as Json).question_number).toMatchObject({
      sign: 'Taurus',
      part_of_sign: 1,
      nadiamsa: { amsa_number: 150 },
    });
  });

  it.each([
    ['249', 250],
    ['2193', 2194],
    ['108', 109],
    ['12', 13],
  ])('rejects a number beyond %s', async (number_scheme, number) => {
    const [status, detail] = await detailOf('/kp/horary', { ...QUESTION, number, number_scheme });
    expect(status).toBe(400);
    expect(detail).toMatch(/^Invalid input: number must be /);
  });

  it('rejects a number whose degree never rises at the latitude, and says so', async () => {
    const body = { ...QUESTION, latitude: 69.6492, longitude: 18.9553, timezone: 2, number: 184 };
    expect(await detailOf('/kp/horary', body)).toEqual([
      400,
      'Invalid input: number names a degree of the zodiac that never rises at latitude 69.6492, so its chart is not defined',
    ]);
  });

  it('renumbers the houses of a relative', async () => {
    const plain = await answerOf('/kp/horary', { ...QUESTION, number: 100 });
    const turned = await answerOf('/kp/horary', { ...QUESTION, number: 100, rotate: 7 });
    const longitudes = ({ kp }: Json) =>
      (kp as { cusps: readonly Json[] }).cusps.map(({ absolute_longitude }) => absolute_longitude);
    const [before, after] = [longitudes(plain), longitudes(turned)];
    expect(after).toEqual([...before.slice(6), ...before.slice(0, 6)]);
  });
});

describe('POST /kp/ruling-planets', () => {
  it('counts the day from sunrise, or from midnight', async () => {
    const early = { ...QUESTION, time: '04:00:00' };
    const vara = async (rules: Json) =>
      ((await answerOf('/kp/ruling-planets', { ...early, rules })).ruling_planets as Json).vara;
    expect(await vara({})).toBe('Monday');
    expect(await vara({ kp_day: 'civil' })).toBe('Tuesday');
  });

  it('says that the Sun does not rise', async () => {
    const body = { ...QUESTION, date: '2025-12-21', latitude: 75, longitude: 20, timezone: 1 };
    const { ruling_planets } = await answerOf('/kp/ruling-planets', body);
    expect(ruling_planets).toMatchObject({ sun_event_substituted: true });
  });
});

describe('GET /kp/table', () => {
  it.each([
    ['249', 249],
    ['2193', 2193],
  ])('has the rows of %s', async (table, rows) => {
    const { status, body } = await service.get('/kp/table', { table });
    expect([status, (body.kp_table as readonly unknown[]).length]).toEqual([200, rows]);
  });
});

describe('POST /prashna', () => {
  const ask = { ...QUESTION, place: 'Bengaluru' };

  it('has no key of the horoscope that is not requested', async () => {
    const plain = await answerOf('/prashna', ask);
    expect(plain.horoscope).toEqual({});
    const { horoscope } = await answerOf('/prashna', { ...ask, sections: ['nakshatra_pada'] });
    expect(Object.keys(horoscope as Json)).toEqual(['nakshatra_pada']);
  });

  it('has null for what the questioner does not give', async () => {
    const { prashna } = await answerOf('/prashna', ask);
    expect(prashna).toMatchObject({
      question_number: null,
      arudha: null,
      ashtamangala: null,
      sutras: { samanya: null, amsaka: null, adhipa: null, nakshatra_sutra: null, maha: null },
    });
  });

  it('knows the navamsa of an arudha from a number, and from nothing else', async () => {
    const { prashna: byNumber } = await answerOf('/prashna', { ...ask, number: 45 });
    expect(byNumber).toMatchObject({ arudha: { sign: 'Leo', arudha_navamsa_sign: 'Sagittarius' } });
    const { prashna: bySide } = await answerOf('/prashna', { ...ask, direction: 'south', direction_half: 2 });
    expect(bySide).toMatchObject({ arudha: { sign: 'Leo', arudha_navamsa_sign: null }, sutras: { amsaka: null } });
  });

  it.each([
    [{ number: 109 }, 'number must be a whole number from 1 to 108'],
    [{ number: 5, direction: 'west' }, 'number contradicts the field direction: the arudha is given in one way'],
    [{ mangala_heaps: [1, 2, 3] }, 'mangala_heaps must sum to 108'],
    [{ mangala_heaps: [54, 54] }, 'mangala_heaps must have three numbers'],
    [{ mangala_heaps: [36, 36, 36], mangala_digits: [1, 2, 3] }, 'mangala_digits contradicts the field mangala_heaps'],
  ])('rejects %j', async (fields, message) => {
    expect(await detailOf('/prashna', { ...ask, ...fields })).toEqual([400, `Invalid input: ${message}`]);
  });

  it('computes Gulika and the sphutas as the chart does', async () => {
    const { prashna } = await answerOf('/prashna', ask);
    const { horoscope } = (await service.post('/horoscope', { ...ask, sections: ['upagrahas', 'sphuta'] })).body as {
      horoscope: { upagrahas: Json; sphuta: Json };
    };
    const { gulika_position, sphuta_positions } = prashna as { gulika_position: Json; sphuta_positions: Json };
    expect(gulika_position).toEqual(horoscope.upagrahas.gulika);
    expect(sphuta_positions.tri_sphuta).toEqual(horoscope.sphuta.tri);
    expect(sphuta_positions.mrityu_sphuta).toEqual(horoscope.sphuta.mrityu);
  });
});
