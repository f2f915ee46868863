import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import { CHOSEN_METHOD_KEYS, type ChosenMethodKey, factorOf, METHOD_NAMES } from '@ganita/core/zodiac/vargaKeys.js';
import { answerKey } from '@ganita/service/cache/cacheKey.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { calculationRow } from 'ganita/api/endpoints.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { GOLDEN_BIRTHS } from '../../../ganita/tests/presets/births.js';

type Fields = Readonly<Record<string, unknown>>;

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});
const ask = (fields: Fields, id = 'b01'): Fields =>
  answer('natalChart', { ...GOLDEN_BIRTHS[id], ...fields }, ports) as unknown as Fields;
const partOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((part, key) => (part as Fields)[key], value);

const METHODS = CHOSEN_METHOD_KEYS.flatMap((key) =>
  METHOD_NAMES[key].map((name, index) => [key, name, index + 1] as const),
);
const chosen = (key: ChosenMethodKey, name: string): Fields => ({ rules: { varga_methods: { [key]: name } } });
/** The navamsa by another method than the first, in which all is different. */
const KALACHAKRA = chosen('D-9_navamsa', 'kalachakra');

describe('the names of the methods', () => {
  it('differ within a chart, and are the same words as the rules offer', () => {
    for (const key of CHOSEN_METHOD_KEYS) {
      expect(new Set<string>(METHOD_NAMES[key]).size).toBe(METHOD_NAMES[key].length);
      for (const name of METHOD_NAMES[key]) expect(name).toMatch(/^[a-z0-9_]+$/);
    }
    expect(METHODS).toHaveLength(98);
  });

  it.each(METHODS)('%s by %s is the chart of chart_method %i', (key, name, method) => {
    for (const id of ['b01', 'b07']) {
      const { horoscope } = ask({ ...chosen(key, name), sections: ['divisional_charts'], vargas: [key] }, id);
      const request = { divisional_chart_factor: factorOf(key), chart_method: method, sections: [] };
      expect(partOf(horoscope, 'divisional_charts', key)).toEqual(partOf(ask(request, id), 'chosen_chart', 'chart'));
    }
  });
});

describe('a chosen method', () => {
  const everything = { dasha_levels: 1, meta: 'full' };

  it('that is the default changes no byte', () => {
    const defaults = Object.fromEntries(CHOSEN_METHOD_KEYS.map((key) => [key, METHOD_NAMES[key][0]]));
    const named = ask({ ...everything, rules: { varga_methods: defaults } });
    expect(JSON.stringify(named)).toBe(JSON.stringify(ask(everything)));
  });

  it('decides its chart and what is read in each of the charts, and nothing that is defined by method 1', () => {
    const moved = new Set<string>();
    for (const id of ['b01', 'b02', 'b07', 'b26']) {
      const [before, after] = [ask(everything, id), ask({ ...everything, ...KALACHAKRA }, id)];
      for (const key of Object.keys(before.horoscope as Fields)) {
        const of = (chart: Fields): string => JSON.stringify(partOf(chart, 'horoscope', key));
        if (of(before) !== of(after)) moved.add(key);
      }
      const { 'D-9_navamsa': _one, ...others } = partOf(before, 'horoscope', 'divisional_charts') as Fields;
      expect(partOf(after, 'horoscope', 'divisional_charts')).toMatchObject(others);
      expect(after.details).toEqual(before.details);
    }
    expect([...moved].sort()).toEqual([
      'arudha_padhas',
      'divisional_charts',
      'vaiseshikamsa_bala',
      'vimsopaka_bala',
      'yogas',
    ]);
  });

  it('leaves the chosen chart to chart_method', () => {
    const request = { divisional_chart_factor: 9, sections: [] };
    expect(ask({ ...request, ...KALACHAKRA }).chosen_chart).toEqual(ask(request).chosen_chart);
  });

  it('is in meta: alone among what changed, and with the others among all conventions', () => {
    const { meta } = ask({ ...KALACHAKRA, sections: [], meta: 'full' });
    expect(partOf(meta, 'changed')).toEqual({ varga_methods: { 'D-9_navamsa': 'kalachakra' } });
    expect(partOf(meta, 'conventions', 'varga_methods')).toEqual({
      ...Object.fromEntries(CHOSEN_METHOD_KEYS.map((key) => [key, METHOD_NAMES[key][0]])),
      'D-9_navamsa': 'kalachakra',
    });
    expect(partOf(ask({ sections: [] }).meta, 'changed')).toEqual({});
  });

  it('is added to a preset, chart by chart', () => {
    const rules = { preset: 'jhora', varga_methods: { 'D-2_hora': 'raman' } };
    const { meta } = ask({ rules, sections: [] });
    expect([partOf(meta, 'preset'), partOf(meta, 'changed')]).toEqual([
      'jhora',
      { varga_methods: { 'D-2_hora': 'raman' } },
    ]);
    const base = resolveRules(DEFAULT_RULES, { varga_methods: { 'D-3_drekkana': 'cyclic' } });
    expect(resolveRules(base, { varga_methods: { 'D-2_hora': 'raman' } })).toMatchObject({
      'varga_methods.D-2_hora': 'raman',
      'varga_methods.D-3_drekkana': 'cyclic',
    });
  });

  it('is a part of the key of the cache, in whatever order charts are named', () => {
    const { calculation } = calculationRow('natalChart');
    const keyOf = (varga_methods: Fields): string =>
      answerKey('natalChart', calculation.check({ ...GOLDEN_BIRTHS.b01, rules: { varga_methods } }, ports), 'identity');
    expect(keyOf({ 'D-2_hora': 'raman' })).not.toBe(keyOf({}));
    expect(keyOf({ 'D-2_hora': 'even_reverse' })).toBe(keyOf({}));
    expect(keyOf({ 'D-2_hora': 'raman', 'D-9_navamsa': 'kalachakra' })).toBe(
      keyOf({ 'D-9_navamsa': 'kalachakra', 'D-2_hora': 'raman' }),
    );
  });

  it('is compared, and named as the cause of what it changes', () => {
    const { compare } = answer(
      'horoscopeCompare',
      { ...GOLDEN_BIRTHS.b01, first_rules: {}, second_rules: KALACHAKRA.rules, sections: ['divisional_charts'] },
      ports,
    ) as unknown as { readonly compare: Fields };
    expect(partOf(compare, 'choices')).toEqual([
      expect.objectContaining({
        choice: 'varga_methods.D-9_navamsa',
        first_value: 'parashara',
        second_value: 'kalachakra',
      }),
    ]);
    const differences = partOf(compare, 'differences') as readonly Fields[];
    expect(differences.length).toBeGreaterThan(10);
    for (const { path, caused_by } of differences) {
      expect([path, caused_by]).toEqual([
        expect.stringMatching(/^divisional_charts\/D-9_navamsa\//),
        ['varga_methods.D-9_navamsa'],
      ]);
    }
  });
});

describe('a method that cannot be chosen', () => {
  const CHARTS = CHOSEN_METHOD_KEYS.join(', ');

  it.each([
    [
      { 'D-9_navamsha': 'parashara' },
      `rules.varga_methods has the unknown name "D-9_navamsha": must be one of ${CHARTS}; did you mean D-9_navamsa?`,
    ],
    [{ 'D-1_rasi': 'parashara' }, `rules.varga_methods has the unknown name "D-1_rasi": must be one of ${CHARTS}`],
    [
      { 'D-9_navamsa': 'kalachakara' },
      'rules.varga_methods.D-9_navamsa must be one of parashara, even_reverse, kalachakra, krishna_mishra, cyclic, alternate; did you mean kalachakra?',
    ],
    [{ 'D-9_navamsa': 3 }, 'rules.varga_methods.D-9_navamsa must be one of parashara, even_reverse'],
    ['kalachakra', `rules.varga_methods must be an object with some of ${CHARTS}`],
    [['kalachakra'], `rules.varga_methods must be an object with some of ${CHARTS}`],
    [null, `rules.varga_methods must be an object with some of ${CHARTS}`],
  ])('%j is rejected by the name of its field and the listed values', (varga_methods, message) => {
    expect(() => ask({ rules: { varga_methods } })).toThrow(message);
  });

  it('is one that is named by the whole name of the choice, which no request has', () => {
    expect(() => ask({ rules: { 'varga_methods.D-2_hora': 'raman' } })).toThrow(
      'rules has the unknown name "varga_methods.D-2_hora"',
    );
  });

  it('is any in a calculation that reads no chart by a chosen method', () => {
    const day = { date: '2025-11-22', latitude: 13, longitude: 80, timezone: 5.5, ...KALACHAKRA };
    expect(() => answer('panchangDay', day, ports)).toThrow('rules has the unknown name "varga_methods"');
  });
});
