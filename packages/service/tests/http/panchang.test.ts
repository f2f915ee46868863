import { AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import { PANCHANG_RULES } from 'ganita/calculations/panchang/panchangInput.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingField } from './missingField.js';
import { sharedService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const DELHI = { date: '2025-11-22', latitude: 28.6358, longitude: 77.2245, timezone: 5.5 } as const;
type Fields = Readonly<Record<string, unknown>>;
const send = (changes: Fields = {}) => service.post('/panchang', { ...DELHI, meta: 'full', ...changes });
const panchangOf = async (changes: Fields = {}): Promise<Record<string, unknown>> => {
  const { status, body } = await send(changes);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.panchang as Record<string, unknown>;
};
const rejection = async (body: unknown): Promise<readonly [number, unknown]> => {
  const { status, body: answer } = await service.post('/panchang', body);
  return [status, answer.detail];
};

describe('POST /panchang', () => {
  it('has the keys of the contract', async () => {
    const panchang = await panchangOf();
    expect(panchang).toMatchObject({
      date: '2025-11-22',
      vara: 'Saturday',
      vara_name: 'Shanivara',
      tithi: { name: 'Dwitiya', ends: expect.stringMatching(/^2025-11-22T17:1\d:\d\d$/) },
      nakshatra: { name: 'Jyeshtha', pada: expect.any(Number) },
      yoga: { name: 'Sukarma' },
      karana: { name: 'Kaulava' },
      sunrise: '06:49',
      sunset: '17:25',
      moonrise: expect.stringMatching(/^\d\d:\d\d$/),
      moonset: expect.stringMatching(/^\d\d:\d\d$/),
      rahu_kalam: { start: expect.any(String), end: expect.any(String) },
      abhijit: { start: expect.any(String), end: expect.any(String) },
      lunar_month: { amanta: 'margashirsha', amanta_name: 'Margashirsha', purnimanta_name: 'Margashirsha' },
      day_length: expect.stringMatching(/^\d\d:\d\d:\d\d$/),
      ritu: 'hemanta',
      ritu_name: 'Hemanta',
      ayana: 'dakshinayana',
      shaka_samvat: 1947,
      shaka_samvatsara: { name: 'Vishvavasu' },
      vikram_samvat: 2082,
      vikram_samvatsara: { name: 'Kalayukta' },
      moon_sign: 'Scorpio',
      sun_sign: 'Scorpio',
    });
    const { day, night } = panchang.choghadiya as Record<string, unknown[]>;
    expect([day?.length, night?.length]).toEqual([8, 8]);
  });

  it('lets clients keep it for six hours', async () => {
    const { headers } = await send();
    expect(headers['cache-control']).toBe('public, max-age=21600');
  });

  it('does not let clients keep a rejection', async () => {
    const { status, headers } = await send({ latitude: 80 });
    expect(status).toBe(400);
    expect(headers['cache-control'] ?? '').not.toContain('public');
  });

  it('rounds times of the day to the nearest minute and has the moment beside them', async () => {
    const panchang = await panchangOf();
    for (const event of ['sunrise', 'sunset', 'moonrise', 'moonset']) {
      const [, hour, minute, second] = /T(\d\d):(\d\d):(\d\d)$/.exec(String(panchang[`${event}_at`])) ?? [];
      const minutes = Number(hour) * 60 + Number(minute) + (Number(second) >= 30 ? 1 : 0);
      const text = `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      expect(panchang[event]).toBe(text);
    }
  });

  it('gives the same answer whatever was requested in between', async () => {
    const first = await send();
    await send({ ayanamsa_mode: 'RAMAN', date: '1950-05-05', rules: { positions: 'geometric' } });
    expect((await send()).body).toEqual(first.body);
  });

  it('shows what it was computed by', async () => {
    const { body } = await send();
    const { conventions } = body.meta as { conventions: Fields };
    expect(Object.keys(conventions)).toEqual(expect.arrayContaining([...PANCHANG_RULES, 'ayanamsa_value']));
    expect(conventions).toMatchObject({
      positions: 'apparent',
      sunrise_definition: 'apparent_upper_limb',
      ayanamsa_mode: 'LAHIRI',
      ayanamsa_value: expect.closeTo(24.22, 1),
      anchored_to: 'sunrise',
    });
  });
});

describe('the fields of /panchang', () => {
  it.each(['date', 'latitude', 'longitude', 'timezone'])('needs %s', async (field) => {
    const { [field as keyof typeof DELHI]: _, ...rest } = DELHI;
    expect(await rejection(rest)).toEqual([422, missingField(field)]);
  });

  it.each([
    ['date', 20_251_122],
    ['date', null],
    ['latitude', '28'],
    ['longitude', null],
    ['timezone', '5.5'],
    ['place', null],
    ['place', 7],
    ['ayanamsa_mode', 1],
    ['language', true],
    ['rules', 'geometric'],
  ])('takes no %s of the wrong type: %j', async (field, value) => {
    const [status, detail] = await rejection({ ...DELHI, [field]: value });
    expect(status).toBe(422);
    expect(detail).toMatch(new RegExp(`^${field} must be`));
  });

  it.each([
    ['date', '2025-02-31', 'date must be a real calendar date'],
    ['date', '2023-02-29', 'date must be a real calendar date'],
    ['date', '2025-13-01', 'date must have a month'],
    ['date', '1800-12-31', 'date must have a year from 1801 to 2398'],
    ['date', '2399-01-01', 'date must have a year from 1801 to 2398'],
    ['date', '22-11-2025', 'date must have the format'],
    ['latitude', 66.01, 'latitude must be within 66 degrees'],
    ['latitude', -66.5, 'latitude must be within 66 degrees'],
    ['latitude', 90.1, 'latitude must be between -90 and 90'],
    ['longitude', -180.5, 'longitude must be between -180 and 180'],
    ['timezone', 14.5, 'timezone must be between -12 and 14'],
    ['timezone', -12.25, 'timezone must be between -12 and 14'],
    ['ayanamsa_mode', 'NONE', 'ayanamsa_mode must be one of'],
    ['ayanamsa_mode', 'SIDM_USER', 'ayanamsa_mode SIDM_USER requires a birth'],
    ['ayanamsa_mode', 'sidm_user', 'ayanamsa_mode SIDM_USER requires a birth'],
    ['language', 'fr', 'language must be one of'],
  ])('rejects %s %j', async (field, value, words) => {
    const [status, detail] = await rejection({ ...DELHI, [field]: value });
    expect(status).toBe(400);
    expect(detail).toMatch(new RegExp(`^Invalid input: ${words.replaceAll('.', '\\.')}`));
  });

  it.each([
    { date: '1801-01-01' },
    { date: '2398-12-31' },
    { date: '2024-02-29' },
    { latitude: 66, longitude: 25, timezone: 2, date: '2024-12-21' },
    { latitude: -66, longitude: -60, timezone: -4 },
    { latitude: 0, longitude: 180, timezone: 14 },
    { timezone: -12 },
    { place: '' },
    { place: 'New Delhi' },
  ])('takes %j', async (changes) => {
    expect(await panchangOf(changes)).toMatchObject(changes);
  });

  it('puts a wrong type before a wrong value, and earlier fields first', async () => {
    expect((await rejection({ ...DELHI, date: '2025-02-31', timezone: 'x' }))[0]).toBe(422);
    expect((await rejection({ ...DELHI, latitude: 80, timezone: 20 }))[1]).toMatch(/latitude/);
  });

  it('takes every ayanamsa in letters of any case, and each changes the nakshatras', async () => {
    const seen = new Map<string, string>();
    for (const mode of AYANAMSA_MODES.filter((name) => name !== 'SIDM_USER')) {
      const { nakshatra, tithi } = await panchangOf({ ayanamsa_mode: mode.toLowerCase() });
      seen.set(mode, (nakshatra as Record<string, string>).ends as string);
      expect((tithi as Record<string, string>).ends).toMatch(/^2025-11-22T17:1/);
    }
    expect(seen.get('TRUE_LAHIRI')).toBe(seen.get('TRUE_CITRA'));
    expect(seen.get('RAMAN')).not.toBe(seen.get('LAHIRI'));
  });

  it('names a field it does not know and leaves it alone', async () => {
    const { body } = await send({ elevation: 200, latitude_: 1 });
    expect((body.meta as Fields).ignored_fields).toEqual(['elevation', 'latitude_']);
  });
});

describe('the languages of /panchang', () => {
  const SCRIPTS = {
    hi: /\p{Script=Devanagari}/u,
    ka: /\p{Script=Kannada}/u,
    ta: /\p{Script=Tamil}/u,
    te: /\p{Script=Telugu}/u,
  };

  /** Every value but the display words, in order. */
  const ids = (value: unknown, key = ''): unknown[] => {
    if (Array.isArray(value)) return value.flatMap((item) => ids(item));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, below]) => ids(below, name));
    return !/(^|_)name$/.test(key) && key !== 'language' ? [value] : [];
  };

  it.each(Object.entries(SCRIPTS))('writes words in %s and keeps the ids', async (language, script) => {
    const [english, other] = [await panchangOf(), await panchangOf({ language })];
    for (const key of ['vara_name', 'ritu_name', 'ayana_name', 'weekday_name', 'disha_shool_name'])
      expect(other[key]).toMatch(script);
    expect((other.tithi as Fields).name).toMatch(script);
    expect((other.lunar_month as Fields).amanta_name).toMatch(script);
    expect(JSON.stringify(ids(other))).toBe(JSON.stringify(ids(english)));
  });
});

describe('the rules of /panchang', () => {
  /** A day and a choice by which the answer is another. */
  const CHOICES: Readonly<Record<(typeof PANCHANG_RULES)[number], readonly (readonly [unknown, Fields, string])[]>> = {
    ayanamsa_mode: [['RAMAN', {}, 'nakshatra']],
    tithi_source: [
      ['surya_siddhanta', {}, 'tithi'],
      ['surya_siddhanta_bija', {}, 'tithi'],
    ],
    siddhanta_clock: [['gaudiya', {}, '']],
    positions: [['geometric', {}, 'tithi']],
    lagna_nutation: [['plus_dpsi', {}, 'lagnas']],
    sunrise_definition: [
      ['jhora_geometric', {}, 'sunrise_at'],
      ['hindu_disc_centre', {}, 'sunrise_at'],
      ['upper_limb_default', {}, 'sunrise_at'],
      ['disc_centre_refraction', {}, 'sunrise_at'],
    ],
    moonrise_definition: [
      ['disc_centre_no_refraction', {}, 'moonrise_at'],
      ['disc_centre_refraction', {}, 'moonrise_at'],
      ['upper_limb_default', {}, 'moonrise_at'],
    ],
    moon_event_span: [['civil_date', { date: '1996-12-07' }, 'moonrise_at']],
    abhijit_on_wednesday: [['kept', { date: '2025-11-26' }, 'abhijit']],
    ritu_method: [
      ['lunar', { date: '2025-03-25' }, 'ritu'],
      ['sidereal', { date: '2025-03-01' }, 'ritu'],
    ],
    ayana_method: [['sidereal', { date: '2025-12-25' }, 'ayana']],
    vikram_year_start: [
      ['kartikadi', { date: '2025-06-01' }, 'vikram_samvat'],
      ['purnimanta_chaitradi', { date: '2025-03-20' }, 'vikram_samvat'],
    ],
    tamil_month_method: [
      [1, { date: '2025-02-12' }, ''],
      [2, { date: '2025-02-12' }, ''],
      [0, {}, ''],
    ],
    sutak_rule: [
      ['hours_12_9', { date: '2026-03-03' }, 'grahanas'],
      ['none', { date: '2026-03-03' }, 'grahanas'],
    ],
    sutak_from: [['first_contact', { date: '2026-03-03' }, 'grahanas']],
    moon_horizon: [['upper_limb', { date: '2026-03-03' }, 'grahanas']],
    anga_positions: [
      ['apparent_with_nutation', {}, 'nakshatra'],
      ['drik', {}, 'nakshatra'],
    ],
    anga_shift: [
      ['drik', {}, 'tithi'],
      ['mypanchang', {}, 'tithi'],
    ],
    printed_rounding: [
      ['nearest_minute', {}, 'sunrise_at'],
      ['seconds_cut_off', {}, 'tithi'],
    ],
  };

  it.each(
    Object.entries(CHOICES).flatMap(([name, rows]) =>
      rows.map(([value, day, key]) => [name, value, day, key] as const),
    ),
  )('%s: %s', async (name, value, day, key) => {
    const { status, body } = await send({ ...day, rules: { [name]: value } });
    expect(status, JSON.stringify(body)).toBe(200);
    expect((body.meta as { conventions: Fields }).conventions[name]).toBe(value);
    if (key === '') return;
    const plain = (await send(day)).body;
    expect({ ...(body.panchang as Fields), ...body }[key]).not.toEqual(
      { ...(plain.panchang as Fields), ...plain }[key],
    );
  });

  it('reads the moments of the Surya Siddhanta by the clock that is chosen', async () => {
    const tithiOf = async (siddhanta_clock: string) =>
      (await panchangOf({ rules: { tithi_source: 'surya_siddhanta', siddhanta_clock } })).tithi;
    expect(await tithiOf('gaudiya')).not.toEqual(await tithiOf('mean'));
  });

  it('lets the Tamil month follow its method', async () => {
    const monthOf = async (date: string, tamil_month_method: number) => {
      const { name, day } = (await panchangOf({ date, rules: { tamil_month_method } })).solar_month as Fields;
      return [name, day];
    };
    expect(await monthOf('2025-01-01', 3)).toEqual(['Maargazhi', 17]);
    expect(await monthOf('2025-01-01', 0)).toEqual(['Maargazhi', 17]);
    expect(await monthOf('2025-01-01', 1)).toEqual(['Maargazhi', 18]);
    expect(await monthOf('2025-01-14', 3)).toEqual(['Thai', 1]);
    expect(await monthOf('2025-01-14', 2)).toEqual(['Maargazhi', 30]);
  });

  it.each([
    [{ sunrise: 'noon' }, 'rules has the unknown name "sunrise"'],
    [{ positions: 'heliocentric' }, 'rules.positions must be one of geometric, apparent'],
    [{ calculation_type: 'ss' }, 'rules has the unknown name "calculation_type"'],
    [{ node_type: 'true' }, 'rules has the unknown name "node_type"'],
    [{ ayanamsa_mode: 'SIDM_USER' }, 'ayanamsa_value'],
  ])('rejects %j', async (rules, words) => {
    const [status, detail] = await rejection({ ...DELHI, rules });
    expect(status).toBe(400);
    expect(detail).toContain(words);
  });

  it('rejects a rule that contradicts its field', async () => {
    const [status, detail] = await rejection({ ...DELHI, ayanamsa_mode: 'KP', rules: { ayanamsa_mode: 'RAMAN' } });
    expect([status, detail]).toEqual([400, 'Invalid input: rules.ayanamsa_mode contradicts the field ayanamsa_mode']);
  });
});

describe('/panchang where the Sun does not set', () => {
  it('has null for what hangs on sunrise and computes the rest from midnight', async () => {
    const { body } = await send({ date: '2024-06-20', latitude: 66, longitude: 25.7, timezone: 2 });
    const panchang = body.panchang as Fields;
    for (const key of [
      'rahu_kalam',
      'abhijit',
      'durmuhurta',
      'choghadiya',
      'hora',
      'gowri',
      'muhurtas',
      'day_length',
    ]) {
      expect(panchang[key]).toBeNull();
    }
    expect(panchang.vara).toBe('Thursday');
    expect((panchang.tithi as Fields).name).toBe('Trayodashi');
    expect((body.meta as { conventions: Fields }).conventions.anchored_to).toBe('midnight');
  });
});
