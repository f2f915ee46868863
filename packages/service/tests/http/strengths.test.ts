import { strengthChoices } from '@ganita/core/rules/strengthChoices.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;

const KEYS = ['shad_bala', 'bhava_bala', 'other_bala', 'vimsopaka_bala', 'vaiseshikamsa_bala', 'ashtakavarga'] as const;
const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const GRAHAS = [...PLANETS, 'Rahu', 'Ketu'];
const GROUPS = ['shadvarga', 'saptavarga', 'dasavarga', 'shodasavarga'];

/** Births that between them distinguish every value of every choice from its default: a Moon of each quarter, a war, Mercury conjunct. */
const BIRTHS: readonly Json[] = [
  CHENNAI_BIRTH,
  ...[2, 8, 14, 20, 26].map((day) => ({ ...CHENNAI_BIRTH, date: `1996-12-${String(day).padStart(2, '0')}` })),
  ...['02:10:00', '17:50:00', '22:40:00'].map((time) => ({ ...CHENNAI_BIRTH, time })),
  { ...CHENNAI_BIRTH, date: '1950-03-05', latitude: -33.87, longitude: 151.21, timezone: 10 },
  { ...CHENNAI_BIRTH, date: '2047-08-19', latitude: 59.33, longitude: 18.07, timezone: 2 },
];

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

async function send(birth: Json, changes: Json = {}) {
  const { status, body } = await service.post('/horoscope', { ...birth, meta: 'full', sections: KEYS, ...changes });
  expect(body.detail).toBeUndefined();
  expect(status).toBe(200);
  return body as unknown as {
    horoscope: Readonly<Record<(typeof KEYS)[number], Readonly<Record<string, Json>>>>;
    details: Readonly<Record<string, Json>>;
    meta: { conventions: Json };
  };
}

const CHOICES = Object.entries(strengthChoices).flatMap(([name, { values, default: usual }]) =>
  (values as readonly (string | number)[]).filter((value) => value !== usual).map((value) => ({ name, value })),
);

describe('the strengths of an answer', () => {
  it('name every planet and every part', async () => {
    const { horoscope } = await send(CHENNAI_BIRTH);
    expect(Object.keys(horoscope)).toEqual(KEYS);
    expect(Object.keys(horoscope.shad_bala)).toEqual(PLANETS);
    expect(Object.keys(horoscope.shad_bala.Sun ?? {})).toEqual([
      ...['sthana', 'dig', 'kala', 'cheshta', 'naisargika', 'drik', 'total_virupas', 'total_rupas'],
      ...['required_rupas', 'ratio', 'ishta_phala', 'kashta_phala'],
    ]);
    expect(Object.keys(horoscope.bhava_bala)).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
    expect(Object.keys(horoscope.bhava_bala['1'] ?? {})).toEqual([
      ...['adhipati', 'dig', 'drik', 'total_virupas', 'total_rupas', 'rank'],
    ]);
    for (const part of [
      'harsha_bala',
      'pancha_vargeeya_bala',
      'dwadhasa_vargeeya_bala',
      'ishta_phala',
      'kashta_phala',
    ]) {
      expect(Object.keys(horoscope.other_bala[part] ?? {})).toEqual(PLANETS);
    }
    for (const key of ['vimsopaka_bala', 'vaiseshikamsa_bala'] as const) {
      expect(Object.keys(horoscope[key])).toEqual(GROUPS);
      for (const group of GROUPS) expect(Object.keys(horoscope[key][group] ?? {})).toEqual(GRAHAS);
    }
  });

  it('keep the bindus as they are before any reduction', async () => {
    const { ashtakavarga } = (await send(CHENNAI_BIRTH)).horoscope;
    const sum = (row: unknown): number => (row as readonly number[]).reduce((total, bindus) => total + bindus, 0);
    const bindus = ashtakavarga.binna_ashtaka_varga ?? {};
    expect(Object.entries(bindus).map(([owner, row]) => [owner, sum(row)])).toEqual([
      ...[48, 49, 39, 54, 56, 52, 39].map((total, i) => [PLANETS[i], total]),
      ['Ascendant', 49],
    ]);
    expect(sum(ashtakavarga.samudhaya_ashtaka_varga)).toBe(337);
  });

  it('contain what the balas are computed from: natures, lords of time, vargas, kendras and madhyas', async () => {
    const answer = await send(CHENNAI_BIRTH);
    const { horoscope } = answer;
    const details = answer.details.other_bala as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    expect(details.natural_benefics).toEqual(['Mercury', 'Jupiter', 'Venus']);
    expect(details.natural_malefics).toEqual(['Sun', 'Moon', 'Mars', 'Saturn']);
    expect(details.time_lords).toEqual({
      year: 'Moon',
      month: 'Moon',
      weekday: 'Saturn',
      hora: 'Venus',
      tribhaga: 'Sun',
    });
    for (const planet of PLANETS) {
      const { sthana, cheshta } = horoscope.shad_bala[planet] as { sthana: Json; cheshta: number };
      const vargas = Object.values(details.saptavargaja?.[planet] as Readonly<Record<string, number>>);
      expect(vargas.reduce((sum, virupas) => sum + virupas, 0)).toBe(sthana.saptavargaja);
      const kendra = details.cheshta_kendra_degrees?.[planet] as number;
      if (planet !== 'Sun' && planet !== 'Moon') expect(kendra / 3).toBeCloseTo(cheshta, 5);
    }
    for (const [house, madhya] of Object.entries(details.bhava_madhyas as Readonly<Record<string, Json>>)) {
      const lord = horoscope.shad_bala[String(madhya.lord)];
      expect(horoscope.bhava_bala[house]?.adhipati).toBe(lord?.total_virupas);
    }
    expect(details.bhava_madhyas?.['1']).toEqual({
      absolute_longitude: 292.438935,
      lord: 'Saturn',
      lord_name: 'Saturn',
    });
    const phase = await send(CHENNAI_BIRTH, { rules: { benefics_shadbala: 'moon_phase_8' } });
    const { natural_benefics, natural_malefics } = phase.details.other_bala as Readonly<Record<string, string[]>>;
    expect([natural_benefics, natural_malefics].map((names) => names?.includes('Moon'))).toEqual([false, true]);
  });

  it('name the vaiseshikamsa in the requested language, its id and the vargas the same in all', async () => {
    const amsa = async (language: string) =>
      (await send(CHENNAI_BIRTH, { language })).horoscope.vaiseshikamsa_bala.shodasavarga?.Mars as Json;
    const [english, hindi] = [await amsa('en'), await amsa('hi')];
    expect(english).toMatchObject({ score: 7, vaiseshikamsa: 'kalpavriksha', vaiseshikamsa_name: 'Kalpavriksha' });
    expect(hindi).toEqual({ ...english, vaiseshikamsa_name: 'कल्पवृक्ष' });
    expect(english.vargas).toContain('D-24_chaturvimsamsa');
  });
});

/** The answer without what says how it was computed. */
const substance = ({ horoscope, details }: Awaited<ReturnType<typeof send>>): string =>
  JSON.stringify([horoscope, details]);

describe('every choice of the balas', () => {
  it.each(CHOICES)('rules.$name = $value is echoed and changes an answer', async ({ name, value }) => {
    let changed = false;
    for (const birth of BIRTHS) {
      const [plain, chosen] = [await send(birth), await send(birth, { rules: { [name]: value } })];
      expect(chosen.meta.conventions[name]).toBe(value);
      changed = substance(plain) !== substance(chosen);
      if (changed) break;
    }
    expect(changed).toBe(true);
  });

  it('of a school reports the parts that it sets, and is overridden by a part that is also named', async () => {
    const { meta } = await send(CHENNAI_BIRTH, { rules: { shadbala_school: 'jhora', strength_houses: 'sripati' } });
    expect(meta.conventions).toMatchObject({
      shadbala_school: 'jhora',
      strength_houses: 'sripati',
      shadbala_constants: 'jhora',
      drishti: 'jhora_peaked',
    });
  });

  it('rejects a value that is not listed', async () => {
    const rejected = await service.post('/horoscope', { ...CHENNAI_BIRTH, rules: { drishti: 'sharp' } });
    expect(rejected.status).toBe(400);
    expect(rejected.body.detail).toMatch(/rules\.drishti must be one of additive, jhora_peaked/);
  });
});
