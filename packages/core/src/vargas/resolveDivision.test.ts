import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES, resolveRules } from '../rules/rules.js';
import { type ChartRequest, resolveDivision, unusedChartChoices } from './resolveDivision.js';

const request = (fields: Partial<ChartRequest>): ChartRequest => ({
  factor: 1,
  method: 1,
  baseRasi: null,
  countFromEndOfSign: null,
  ...fields,
});
const resolve = (fields: Partial<ChartRequest>, rules: Readonly<Record<string, unknown>> = {}) =>
  resolveDivision(request(fields), resolveRules(DEFAULT_RULES, rules));
const unused = (fields: Partial<ChartRequest>, rules: Readonly<Record<string, unknown>> = {}) =>
  unusedChartChoices(request(fields), resolveRules(DEFAULT_RULES, rules));

describe('the chart of a request', () => {
  it('is the rasi by default, whatever the method', () => {
    expect(resolve({})).toEqual({ kind: 'rasi' });
    expect(resolve({ method: 6 })).toEqual({ kind: 'rasi' });
    expect(unused({ method: 6 })).toEqual(['chart_method']);
  });

  it('is the named chart of a factor that has one', () => {
    expect(resolve({ factor: 9, method: 3 })).toEqual({ kind: 'named', key: 'D-9_navamsa', method: 3 });
    expect(resolve({ factor: 150 })).toEqual({ kind: 'named', key: 'D-150_nadiamsa', method: 1 });
    expect(unused({ factor: 9, method: 3 })).toEqual([]);
  });

  it('is cyclic for any other factor', () => {
    const cyclic = { kind: 'custom', divisions: 57, seed: { kind: 'cyclic' } };
    expect(resolve({ factor: 57 })).toMatchObject(cyclic);
  });

  it('is custom for any factor when a base is given', () => {
    expect(
      resolve(
        { factor: 9, baseRasi: 3, countFromEndOfSign: true },
        { custom_start_variation: 'earth_4th_air_7th_water_10th' },
      ),
    ).toEqual({
      kind: 'custom',
      divisions: 9,
      seed: { kind: 'base_rasi', sign: 'Cancer' },
      startVariation: 'earth_4th_air_7th_water_10th',
      countFromEndOfSign: true,
    });
    expect(resolve({ factor: 1, baseRasi: 0 })).toMatchObject({ kind: 'custom', divisions: 1 });
    expect(unused({ factor: 9, method: 2, baseRasi: 3 })).toEqual(['chart_method']);
  });

  it('is custom for any factor when the seed is the sign itself', () => {
    const bySign = { custom_seed: 'sign' };
    expect(resolve({ factor: 9, countFromEndOfSign: true }, bySign)).toEqual({
      kind: 'custom',
      divisions: 9,
      seed: { kind: 'sign' },
      startVariation: 'none',
      countFromEndOfSign: true,
    });
    expect(unused({ factor: 9, baseRasi: 2 }, bySign)).toEqual(['base_rasi']);
  });

  it('needs a seed for the direction and the start variation, and says so', () => {
    const variation = { custom_start_variation: 'even_11th' };
    expect(resolve({ factor: 10, countFromEndOfSign: true }, variation)).toEqual({
      kind: 'named',
      key: 'D-10_dasamsa',
      method: 1,
    });
    expect(resolve({ factor: 13, countFromEndOfSign: true }, variation)).toEqual({
      kind: 'custom',
      divisions: 13,
      seed: { kind: 'cyclic' },
      startVariation: 'none',
      countFromEndOfSign: false,
    });
    expect(unused({ factor: 10, countFromEndOfSign: true }, variation)).toEqual([
      'count_from_end_of_sign',
      'rules.custom_start_variation',
    ]);
  });

  it('is mixed when a second factor is chosen', () => {
    const navamsaDwadasamsa = { mixed_chart: 'D-12_dwadasamsa_method_2' };
    expect(resolve({ factor: 9 }, navamsaDwadasamsa)).toEqual({
      kind: 'mixed',
      first: { kind: 'named', key: 'D-9_navamsa', method: 1 },
      second: { kind: 'named', key: 'D-12_dwadasamsa', method: 2 },
    });
    expect(resolve({}, navamsaDwadasamsa)).toEqual({ kind: 'named', key: 'D-12_dwadasamsa', method: 2 });
  });
});

describe('a request for a chart that does not exist', () => {
  it('is rejected by the name of its field and the bound', () => {
    expect(() => resolve({ factor: 3, method: 6 })).toThrow(
      'chart_method must be a whole number from 1 to 5: D-3_drekkana has 5 methods',
    );
    expect(() => resolve({ factor: 24, method: 4 })).toThrow('chart_method must be a whole number from 1 to 3');
    expect(() => resolve({ factor: 150, method: 2 })).toThrow('chart_method must be 1: D-150_nadiamsa has one method');
    expect(() => resolve({ factor: 14, method: 2 })).toThrow('chart_method must be 1: D-14 is a custom chart');
    expect(() => resolve({ factor: 9, method: 0 })).toThrow('chart_method must be');
    expect(() => resolve({ factor: 9, method: 1.5 })).toThrow('chart_method must be');
    expect(() => resolve({ factor: 3, method: 6, baseRasi: 0 })).toThrow('chart_method must be');
    expect(() => resolve({ factor: 0 })).toThrow('divisional_chart_factor must be a whole number from 1 to 300');
    expect(() => resolve({ factor: 301 })).toThrow('divisional_chart_factor must be');
    expect(() => resolve({ factor: 9.5 })).toThrow('divisional_chart_factor must be');
    expect(() => resolve({ factor: 9, baseRasi: 12 })).toThrow('base_rasi must be a whole number from 0');
    expect(() => resolve({ factor: 9 }, { mixed_chart: 'D-27_nakshatramsa_method_4' })).toThrow(
      'rules.mixed_chart must be one of D-1_rasi, D-2_hora, D-2_hora_method_2, ',
    );
  });

  it('carries the field and the value', () => {
    try {
      resolve({ factor: 3, method: 6 });
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid_input', field: 'chart_method', value: 6 });
    }
  });
});
