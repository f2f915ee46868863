import { RULE_CHOICES } from '@ganita/core/rules/rules.js';
import { KOOTA_KEYS, PORUTHAM_KEYS } from 'ganita/api/match/matchKeys.js';
import { MATCH_RULES } from 'ganita/calculations/match/matchInput.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingField } from './missingField.js';
import { sharedService, type TestService } from './service.js';
import { factsOf, wordsOf } from './words.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

type Fields = Readonly<Record<string, unknown>>;
type Path = (string | number)[];
const BOY = { date: '1996-12-07', time: '10:34:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 } as const;
const GIRL = { date: '1998-03-21', time: '06:12:00', latitude: 12.9716, longitude: 77.5946, timezone: 5.5 } as const;
const PAIR = { boy_birth_details: BOY, girl_birth_details: GIRL } as const;

const send = (changes: Fields = {}) => service.post('/marriage-match', { ...PAIR, meta: 'full', ...changes });
const sendBoy = (changes: Fields) => send({ boy_birth_details: { ...BOY, ...changes } });
const matchOf = async (changes: Fields = {}): Promise<Fields> => {
  const { status, body } = await send(changes);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const at = (record: unknown, ...path: Path): unknown =>
  path.reduce((value, key) => (value as Record<string | number, unknown>)[key], record);

describe('POST /marriage-match', () => {
  it('has the keys of the contract', async () => {
    const match = await matchOf();
    const keys = ['boy', 'girl', 'north_indian', 'south_indian', 'boy_dosha_data', 'girl_dosha_data'];
    expect(Object.keys(match)).toEqual(expect.arrayContaining([...keys, 'beeja_rasi', 'kshetra_rasi', 'meta']));
    expect(at(match, 'north_indian')).toMatchObject({
      match_system: expect.any(String),
      overall_compatibility: {
        total_score: expect.any(Number),
        max_possible_score: 36,
        percentage: expect.any(Number),
        rating: expect.any(String),
      },
    });
    expect(Object.keys(at(match, 'north_indian', 'eight_koota_porutham') as object)).toEqual(Object.values(KOOTA_KEYS));
    const ten = at(match, 'south_indian', 'ten_porutham') as Record<string, unknown>;
    expect(Object.keys(ten)).toEqual(Object.values(PORUTHAM_KEYS));
    for (const value of Object.values(ten)) expect(value).toBeTypeOf('boolean');
    expect(at(match, 'south_indian', 'overall_compatibility')).toMatchObject({
      matched_count: Object.values(ten).filter(Boolean).length,
      total_porutham: 10,
      minimum_porutham_satisfied: expect.any(Boolean),
    });
    for (const who of ['boy_dosha_data', 'girl_dosha_data']) {
      const { total_dosha, ...parts } = at(match, who) as Record<string, number>;
      expect(Object.keys(parts)).toEqual(['mars_dosha', 'sun_dosha', 'saturn_dosha', 'rahu_ketu_dosha']);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total_dosha);
    }
    expect([match.beeja_rasi, match.kshetra_rasi]).toEqual([expect.any(String), expect.any(String)]);
  });

  it('reports for each koota what it compared', async () => {
    const match = await matchOf();
    const kootas = at(match, 'north_indian', 'eight_koota_porutham') as Record<string, Record<string, unknown>>;
    expect(kootas.varna_porutham).toMatchObject({
      boy_attribute: at(match, 'boy', 'varna'),
      girl_attribute: at(match, 'girl', 'varna'),
    });
    expect(kootas.naadi_porutham).toMatchObject({
      boy_attribute: at(match, 'boy', 'nadi'),
      girl_attribute: at(match, 'girl', 'nadi'),
    });
    expect(kootas.raasi_adhipathi_porutham).toMatchObject({
      boy_attribute: at(match, 'boy', 'sign_lord'),
      girl_attribute: at(match, 'girl', 'sign_lord'),
    });
    const scores = Object.values(kootas).map(({ score }) => score as number);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBe(
      at(match, 'north_indian', 'overall_compatibility', 'total_score'),
    );
    expect(Object.values(kootas).map(({ max_score }) => max_score)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('grades the poruthams that ten_porutham shows as true or false', async () => {
    const south = at(await matchOf(), 'south_indian') as Record<string, Record<string, unknown>>;
    const graded = south.poruthams as Record<string, Record<string, unknown>>;
    expect(Object.keys(graded)).toEqual(Object.values(PORUTHAM_KEYS));
    for (const [key, { id, satisfied, grade }] of Object.entries(graded)) {
      expect(PORUTHAM_KEYS[id as keyof typeof PORUTHAM_KEYS]).toBe(key);
      expect([satisfied, grade !== 'adhama']).toEqual([at(south, 'ten_porutham', key), satisfied]);
    }
  });

  it('names a sign as every other endpoint does: id, word and index', async () => {
    const match = await matchOf();
    expect(at(match, 'boy')).toMatchObject({
      moon_sign: 'Libra',
      moon_sign_name: 'Libra',
      moon_sign_index: 6,
      moon_absolute_longitude: expect.closeTo(186.959489, 5),
    });
    expect(match).toMatchObject({ beeja_rasi: 'Pisces', beeja_rasi_name: 'Pisces', beeja_rasi_index: 11 });
  });

  it('resolves the clock of both births again', async () => {
    // Daylight saving of 1998 in New York had not started on March 21; the supplied offset is an hour off.
    const girl = { ...GIRL, latitude: 40.7128, longitude: -74.006, timezone: -4 };
    const match = await matchOf({ girl_birth_details: girl });
    expect(at(match, 'girl', 'resolved_time')).toMatchObject({
      timezone_used: -5,
      offset_source: 'zone',
      differs: false,
    });
    expect(at(match, 'boy', 'resolved_time')).toMatchObject({ timezone_used: 5.5, zone: 'Asia/Kolkata' });
  });

  it('takes no setting that changes a position, and names what it does not know', async () => {
    const plain = await matchOf();
    const { meta, ...same } = await matchOf({
      ayanamsa_mode: 'RAMAN',
      boy_birth_details: { ...BOY, place: 'Chennai', node_type: 'true' },
    });
    const { meta: plainMeta, ...whole } = plain;
    expect(same).toEqual(whole);
    expect(at(meta, 'ignored_fields')).toEqual([
      'boy_birth_details.place',
      'boy_birth_details.node_type',
      'ayanamsa_mode',
    ]);
    expect(at(plainMeta, 'conventions')).toMatchObject({ ayanamsa_mode: 'LAHIRI', positions: 'geometric' });
    // Two ayanamsas, each with the 8 decimals of every ayanamsa.
    for (const value of Object.values(at(plainMeta, 'conventions', 'ayanamsa_values') as Record<string, number>)) {
      expect(value).toBe(Number(value.toFixed(8)));
    }
  });

  it('pays no heed to elevation', async () => {
    const { body } = await sendBoy({ elevation: 3000 });
    expect(body).toEqual((await send()).body);
  });

  it('changes words and nothing else with the language', async () => {
    const [english, tamil] = [await matchOf(), await matchOf({ language: 'ta' })];
    const { meta: _english, ...inEnglish } = english;
    const { meta: _tamil, ...inTamil } = tamil;
    const words = wordsOf(inTamil);
    expect(words.length).toBeGreaterThan(80);
    for (const [path, word] of words) expect(word, path).toMatch(/^[\p{Script=Tamil} ,]+$/u);
    expect(factsOf(inTamil)).toEqual(factsOf(inEnglish));
  });
});

describe('a request to /marriage-match', () => {
  it.each(['boy_birth_details', 'girl_birth_details'])('without %s is a 422', async (field) => {
    const { [field as 'boy_birth_details']: _left, ...body } = PAIR;
    const reply = await service.post('/marriage-match', body);
    expect([reply.status, reply.body]).toEqual([422, { detail: missingField(field) }]);
  });

  it.each(['date', 'time', 'latitude', 'longitude', 'timezone'])(
    'without the %s of a birth is a 422',
    async (field) => {
      const { [field as 'date']: _left, ...girl } = GIRL;
      const reply = await send({ girl_birth_details: girl });
      expect([reply.status, reply.body]).toEqual([422, { detail: missingField(`girl_birth_details.${field}`) }]);
    },
  );

  it.each([
    ['date', '1899-12-31', 'year'],
    ['date', '1996-02-30', 'real calendar date'],
    ['date', '1996-2-3', 'YYYY-MM-DD'],
    ['time', '24:00:00', 'hour'],
    ['time', '10:34', 'HH:MM:SS'],
    ['latitude', 90.01, 'between -90 and 90'],
    ['longitude', -180.01, 'between -180 and 180'],
    ['timezone', 14.5, 'between -12 and 14'],
  ])('with the %s %s is a 400 naming it', async (field, value, words) => {
    const { status, body } = await sendBoy({ [field]: value });
    expect(status).toBe(400);
    expect(body.detail).toMatch(new RegExp(`^Invalid input: boy_birth_details\\.${field} `));
    expect(body.detail).toContain(words);
  });

  it.each([
    ['boy_birth_details', 'a birth'],
    ['boy_birth_details', null],
    ['girl_birth_details', [GIRL]],
    ['language', 1],
    ['rules', []],
  ])('with %s as %j is a 422', async (field, value) => {
    const { status, body } = await send({ [field]: value });
    expect([status, String(body.detail).startsWith(field)]).toEqual([422, true]);
  });

  it.each([
    ['latitude', '13.08'],
    ['timezone', null],
    ['elevation', '0'],
    ['date', 19961207],
  ])('with the %s of a birth as %j is a 422 naming it', async (field, value) => {
    const { status, body } = await sendBoy({ [field]: value });
    expect([status, String(body.detail).startsWith(`boy_birth_details.${field} `)]).toEqual([422, true]);
  });

  it('with several errors names the first in the order of the contract, structure before range', async () => {
    const girlError = { ...GIRL, timezone: 'IST' };
    const structure = await send({ boy_birth_details: { ...BOY, date: '1850-01-01' }, girl_birth_details: girlError });
    expect([structure.status, structure.body.detail]).toEqual([422, 'girl_birth_details.timezone must be a number']);
    const nested = await sendBoy({ timezone: 'x', time: 5 });
    expect(nested.body.detail).toBe('boy_birth_details.time must be a string');
    const { longitude: _left, ...unfinished } = BOY;
    const missing = await send({ boy_birth_details: { ...unfinished, timezone: 'x' } });
    expect(missing.body.detail).toBe('boy_birth_details.longitude is required (GET /location/search finds them)');
    const range = await sendBoy({ latitude: 99, date: '1996-13-01' });
    expect(range.body.detail).toContain('boy_birth_details.date');
    const both = await send({
      girl_birth_details: { ...GIRL, date: '1800-01-01' },
      boy_birth_details: { ...BOY, timezone: 99 },
    });
    expect(both.body.detail).toContain('boy_birth_details.timezone');
  });

  it('takes every listed value of every choice, echoes it, and rejects the others', async () => {
    for (const name of MATCH_RULES) {
      // A user's ayanamsa needs degrees, and a match has no field for them.
      for (const value of RULE_CHOICES[name].values.filter((one) => one !== 'SIDM_USER')) {
        const match = await matchOf({ rules: { [name]: value } });
        expect(at(match, 'meta', 'conventions', name)).toBe(value);
      }
      const rejected = await send({ rules: { [name]: 'other' } });
      expect([rejected.status, rejected.body.detail]).toEqual([
        400,
        expect.stringContaining(`rules.${name} must be one of`),
      ]);
    }
    for (const rules of [{ no_such_rule: 1 }, { karaka_scheme: 'seven' }, { ayanamsa_mode: 'SIDM_USER' }]) {
      expect((await send({ rules })).status).toBe(400);
    }
  });
});
