import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { valueCount } from 'ganita/api/compare/walk.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { GOLDEN_BIRTHS } from './births.js';
import { watchMoves } from './movedPaths.js';

type Fields = Readonly<Record<string, unknown>>;

interface Difference {
  readonly path: string;
  readonly first_value: unknown;
  readonly second_value: unknown;
  readonly difference: number | null;
  readonly unit: string | null;
  readonly caused_by: readonly string[];
}
interface Compared {
  readonly choices: readonly { readonly choice: string; readonly values_moved: number }[];
  readonly totals: {
    readonly values: number;
    readonly different: number;
    readonly by_key: Readonly<Record<string, { readonly values: number; readonly different: number }>>;
  };
  readonly differences: readonly Difference[];
}

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});
const compare = (fields: Fields): Compared =>
  (answer('horoscopeCompare', { ...GOLDEN_BIRTHS.b01, ...fields }, ports) as { readonly compare: Compared }).compare;

/** The value at a path of the answer of `/horoscope`. */
function valueAt(rules: Fields, path: string): unknown {
  const chart = answer('natalChart', { ...GOLDEN_BIRTHS.b01, dasha_levels: 1, rules }, ports) as Fields;
  let value: unknown = path.startsWith('details/') ? chart : chart.horoscope;
  for (const key of path.split('/')) value = (value as Fields | undefined)?.[key];
  return value ?? null;
}

describe('two rule sets of one birth', () => {
  it('differ in nothing where they are the same', () => {
    const compared = compare({ first_rules: { preset: 'jhora' }, second_rules: { preset: 'jhora' } });
    expect(compared).toMatchObject({ choices: [], differences: [] });
    expect(compared.totals.different).toBe(0);
  });

  it('are listed value by value, as /horoscope gives them', () => {
    const { differences, totals } = compare({});
    const first = valueAt({}, 'shad_bala');
    expect(totals.by_key.shad_bala?.values).toBe(valueCount(first));
    expect(totals.different).toBe(differences.length);
    for (const { path, first_value, second_value } of differences.filter((_, index) => index % 97 === 0)) {
      expect([path, first_value]).toEqual([path, valueAt({}, path)]);
      expect([path, second_value]).toEqual([path, valueAt({ preset: 'jhora' }, path)]);
    }
  });

  it('name every value that one of them moves', () => {
    const { differences } = compare({});
    const body = { ...GOLDEN_BIRTHS.b01, dasha_levels: 1, rules: {} };
    const paths = watchMoves('natalChart', ports)(body, { preset: 'jhora' });
    expect(differences.map(({ path }) => path)).toEqual(paths);
  });

  it('name as causes just the choices that move the value by themselves', () => {
    const { differences, choices } = compare({ sections: ['shad_bala', 'special_lagnas', 'vimsopaka_bala'] });
    const moved = watchMoves('natalChart', ports);
    const body = {
      ...GOLDEN_BIRTHS.b01,
      sections: ['shad_bala', 'special_lagnas', 'vimsopaka_bala'],
      dasha_levels: 1,
      rules: {},
    };
    const conventions = (
      answer('natalChart', { ...body, meta: 'full', rules: { preset: 'jhora' } }, ports) as {
        readonly meta: { readonly conventions: Fields };
      }
    ).meta.conventions;
    const byChoice = new Map(
      choices.map(({ choice: name }) => [name, new Set(moved(body, { [name]: conventions[name] }))]),
    );
    expect(byChoice.size).toBeGreaterThan(12);
    for (const { path, caused_by } of differences) {
      const alone = [...byChoice].filter(([, paths]) => paths.has(path)).map(([name]) => name);
      expect([path, caused_by]).toEqual([path, alone]);
    }
    for (const { choice: name, values_moved } of choices) {
      expect([name, values_moved]).toEqual([
        name,
        differences.filter(({ path }) => byChoice.get(name)?.has(path)).length,
      ]);
    }
  });

  it('show the difference and its unit', () => {
    const { differences } = compare({ sections: ['special_lagnas', 'shad_bala'] });
    const of = (path: string) => differences.find((one) => one.path === path);
    expect(of('details/special_lagnas/vedic_day/sunrise_at')).toMatchObject({ difference: 2, unit: 'seconds' });
    expect(of('shad_bala/Jupiter/naisargika')).toEqual({
      path: 'shad_bala/Jupiter/naisargika',
      first_value: 34.29,
      second_value: 34.28,
      difference: -0.01,
      unit: null,
      caused_by: ['shadbala_constants'],
    });
  });

  it('are switched back where only several choices together move a value', () => {
    // The start variation counts only in a chart with a seed: alone it moves nothing from the first side.
    const { differences } = compare({
      first_rules: {},
      second_rules: { custom_seed: 'sign', custom_start_variation: 'even_7th' },
      sections: ['special_lagnas', 'upagrahas', 'sphuta'],
      divisional_chart_factor: 3,
    });
    expect(differences.filter(({ caused_by }) => caused_by.includes('custom_start_variation'))).not.toEqual([]);
    expect(differences.filter(({ caused_by }) => caused_by.length === 0)).toEqual([]);
  });

  it('have a cause each, where a choice lets whole records come or go as well', () => {
    const { differences } = compare({ second_rules: { preset: 'raman' }, sections: ['yogas'] });
    const inside = differences.filter(({ path }) => path.includes('/conditions/'));
    expect(inside.length).toBeGreaterThan(20);
    for (const { path, caused_by } of differences) expect([path, caused_by]).not.toEqual([path, []]);
  });

  it('are compared in a chosen chart and in the chart of a year as well', () => {
    const { differences } = compare({
      first_rules: {},
      second_rules: { ayanamsa_mode: 'RAMAN' },
      sections: [],
      divisional_chart_factor: 9,
      pravesha_type: 1,
      years: 31,
    });
    const keys = new Set(differences.map(({ path }) => path.split('/')[0]));
    expect(keys).toEqual(new Set(['chosen_chart', 'pravesha']));
    for (const { caused_by } of differences) expect(caused_by).toEqual(['ayanamsa_mode']);
  });

  it.each([
    [{ first_rules: { preset: 'unknown' } }, 'first_rules.preset must be one of ganita'],
    [{ second_rules: { drishti: 'sharp' } }, 'second_rules.drishti must be one of'],
    [{ second_rules: { station: 'mean_tropical' } }, 'second_rules has the unknown name "station"'],
    [
      { ayanamsa_mode: 'KP', second_rules: { ayanamsa_mode: 'RAMAN' } },
      'second_rules.ayanamsa_mode contradicts the field ayanamsa_mode',
    ],
    [{ dasha_levels: 7 }, 'dasha_levels must be between 1 and 6'],
    [
      { first_rules: { dasha_varga: 'D-16_shodasamsa_method_6' }, sections: ['graha_dashas'] },
      'first_rules.dasha_varga must be one of D-1_rasi, ',
    ],
    [
      { second_rules: { mixed_chart: 'D-16_shodasamsa_method_6' } },
      'second_rules.mixed_chart must be one of D-1_rasi, ',
    ],
  ])('are rejected by the field that is wrong: %j', (fields, words) => {
    expect(() => compare(fields)).toThrow(words);
  });
});
