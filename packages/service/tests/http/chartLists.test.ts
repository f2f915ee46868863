import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const send = async (fields: Json) => {
  const { status, body } = await service.post('/horoscope', { ...CHENNAI_BIRTH, ...fields });
  expect([status, body.detail]).toEqual([200, undefined]);
  return body as unknown as { readonly horoscope: Readonly<Record<string, Json>>; readonly meta: Json };
};

describe('the charts of divisional_charts', () => {
  const charts = async (fields: Json) =>
    (await send({ sections: ['divisional_charts'], ...fields })).horoscope.divisional_charts ?? {};

  it('are all 23 by default', async () => {
    expect(Object.keys(await charts({}))).toEqual([...VARGA_KEYS]);
    expect(Object.keys(await charts({ vargas: null }))).toEqual([...VARGA_KEYS]);
  });

  it('are those of a list, the same as among all, in their own order', async () => {
    const some = await charts({ vargas: ['D-9_navamsa', 'D-1_rasi'] });
    const all = await charts({});
    expect(Object.keys(some)).toEqual(['D-1_rasi', 'D-9_navamsa']);
    for (const [key, chart] of Object.entries(some)) expect(chart).toEqual(all[key]);
    expect(await charts({ vargas: [] })).toEqual({});
  });

  it('are read by short names too, and by no others', async () => {
    expect(await charts({ vargas: ['D-9', 'Rasi'] })).toEqual(await charts({ vargas: ['D-9_navamsa', 'D-1_rasi'] }));
    const { status, body } = await service.post('/horoscope', { ...CHENNAI_BIRTH, vargas: ['D-99'] });
    expect([status, JSON.stringify(body.detail)]).toEqual([400, expect.stringContaining('vargas')]);
  });
});

describe('the charts in which yogas are looked for', () => {
  const yogas = async (fields: Json) => (await send({ sections: ['yogas'], ...fields })).horoscope.yogas as Json;
  type List = Readonly<Record<string, { readonly charts: Json }>>;

  it('are those of a list, with the same yogas as among all', async () => {
    const [one, all] = [await yogas({ yoga_charts: ['D-1_rasi'] }), await yogas({})];
    for (const name of ['yoga_list', 'raja_yoga_list']) {
      const inRasi = Object.entries(all[name] as List).filter(([, { charts }]) => 'D-1_rasi' in charts);
      const found = one[name] as List;
      expect(Object.keys(found)).toEqual(inRasi.map(([id]) => id));
      for (const [id, { charts }] of inRasi) {
        expect(found[id]?.charts).toEqual({ 'D-1_rasi': charts['D-1_rasi'] });
      }
    }
    const possible = (of: Json) => (of.counts as Json).total_yogas_possible as number;
    expect(possible(all)).toBe(possible(one) * VARGA_KEYS.length);
  });

  it('are not used by the yogas of Jagannatha Hora, which are of D-1', async () => {
    const rules = { yogas: 'jhora' };
    const { horoscope, meta } = await send({ sections: ['yogas'], rules, yoga_charts: ['D-9_navamsa'] });
    expect(horoscope.yogas).toEqual(await yogas({ rules }));
    expect(meta.not_applied).toMatchObject({ yoga_charts: 'rules.yogas jhora' });
  });
});
