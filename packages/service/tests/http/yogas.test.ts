import { yogaChoices } from '@ganita/core/rules/yogaAndDoshaChoices.js';
import { YOGAS } from '@ganita/core/yogas/yogaCatalogue.js';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;
interface Entry {
  readonly name: string;
  readonly family_name: string;
  readonly charts: Readonly<
    Record<string, { readonly conditions: readonly Json[]; readonly cancelled_by: readonly string[] }>
  >;
}
interface Yogas {
  readonly counts: Readonly<Record<string, number>>;
  readonly yoga_list: Readonly<Record<string, Entry>>;
  readonly raja_yoga_list: Readonly<Record<string, Entry>>;
  readonly tajaka_yoga_list: Readonly<Record<string, Entry>> | null;
  readonly not_evaluated: Readonly<Record<string, Json>>;
}

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

async function send(changes: Json = {}): Promise<{ yogas: Yogas; conventions: Json }> {
  const { status, body } = await service.post('/horoscope', {
    ...CHENNAI_BIRTH,
    meta: 'full',
    sections: ['yogas'],
    ...changes,
  });
  expect([status, body.detail]).toEqual([200, undefined]);
  return {
    yogas: (body.horoscope as { yogas: Yogas }).yogas,
    conventions: (body.meta as { conventions: Json }).conventions,
  };
}

describe('the yogas over HTTP', () => {
  it('are hits of 23 charts, counted, each with the form that the contract gives', async () => {
    const { yogas } = await send();
    expect(Object.keys(yogas)).toEqual([
      ...['counts', 'yoga_list', 'raja_yoga_list', 'tajaka_yoga_list', 'not_evaluated'],
    ]);
    const charts = (list: Yogas['yoga_list']) => Object.values(list).flatMap((entry) => Object.keys(entry.charts));
    expect(yogas.counts).toEqual({
      total_yogas_found: charts(yogas.yoga_list).length,
      total_yogas_possible: YOGAS.length * VARGA_KEYS.length,
      total_raja_yogas_found: charts(yogas.raja_yoga_list).length,
      total_raja_yogas_possible: 4 * VARGA_KEYS.length,
    });
    expect(charts(yogas.yoga_list).filter((key) => !(VARGA_KEYS as readonly string[]).includes(key))).toEqual([]);
    for (const entry of Object.values(yogas.yoga_list)) {
      expect(Object.keys(entry)).toEqual(['name', 'family', 'family_name', 'source', 'same_as', 'charts']);
      for (const { conditions } of Object.values(entry.charts)) {
        for (const condition of conditions) {
          expect(Object.keys(condition)).toEqual(['id', 'subject', 'relation', 'object', 'observed']);
        }
      }
    }
    expect(yogas.tajaka_yoga_list).toBeNull();
  });

  it('do not say of mahabhagya that it is absent while the gender is not given', async () => {
    expect((await send()).yogas.not_evaluated).toEqual({
      mahabhagya_yoga: { name: 'Mahabhagya Yoga', unknown_fact: 'gender', unknown_fact_name: 'Gender not given' },
    });
    for (const gender of ['male', 'female']) expect((await send({ gender })).yogas.not_evaluated).toEqual({});
    const { status } = await service.post('/horoscope', { ...CHENNAI_BIRTH, gender: 'other' });
    expect(status).toBe(400);
  });

  it('change their words and nothing else with the language', async () => {
    const ids = (yogas: Yogas) =>
      JSON.stringify(yogas, (key, value) => (key.endsWith('name') ? null : (value as unknown)));
    const [english, tamil] = [(await send()).yogas, (await send({ language: 'ta' })).yogas];
    expect(ids(tamil)).toBe(ids(english));
    expect(english.yoga_list.maalavya_yoga?.name).toBe('Malavya Yoga');
    expect(tamil.yoga_list.maalavya_yoga?.name).toBe('மாலவ்ய யோகம்');
  });

  it('of a pravesha have those of Tajaka beside them', async () => {
    for (const pravesha_type of [1, 2]) {
      const { yogas } = await send({ pravesha_type, years: 30 });
      expect(Object.keys(yogas.tajaka_yoga_list ?? {})).toContain('ithasala');
      for (const { charts } of Object.values(yogas.tajaka_yoga_list ?? {})) {
        expect(Object.keys(charts)).toEqual(['D-1_rasi']);
      }
    }
  });
});

describe('the choices of yogas over HTTP', () => {
  const CHOICES = Object.entries(yogaChoices).flatMap(([name, { values, default: usual }]) =>
    (values as readonly string[]).filter((value) => value !== usual).map((value) => ({ name, value })),
  );

  it.each(CHOICES)('take $name $value and echo it', async ({ name, value }) => {
    const { conventions } = await send({ rules: { [name]: value } });
    expect(conventions[name]).toBe(value);
  });

  it('list what is cancelled, with what cancels it', async () => {
    const [usual, listed] = [await send(), await send({ rules: { listed_yogas: 'with_cancelled' } })];
    const cancelled = Object.values(listed.yogas.yoga_list).flatMap(({ charts }) =>
      Object.values(charts).filter(({ cancelled_by }) => cancelled_by.length > 0),
    );
    expect(cancelled.length).toBeGreaterThan(0);
    const count = (of: Yogas) => of.counts.total_yogas_found ?? 0;
    expect(count(listed.yogas) - count(usual.yogas)).toBe(cancelled.length);
  });

  it('include more where further yogas are requested', async () => {
    const { yogas } = await send({ rules: { listed_yogas: 'with_further' } });
    expect(yogas.counts.total_yogas_possible).toBe(303 * VARGA_KEYS.length);
    expect(yogas.counts.total_raja_yogas_possible).toBe(7 * VARGA_KEYS.length);
  });
});
