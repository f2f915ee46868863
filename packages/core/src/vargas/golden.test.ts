import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES, type Rules, resolveRules } from '../rules/rules.js';
import { vargaChoices } from '../rules/vargaChoices.js';
import { type Sign, signIndex } from '../zodiac/signs.js';
import {
  factorOf,
  methodCount,
  NADIAMSA_KEY,
  VARGA_KEYS,
  type VargaKey,
  vargaKeyOf,
  vargaMethod,
} from '../zodiac/vargaKeys.js';
import { AMSA_RULER_KEYS, amsaRulerOf } from './amsaRulers.js';
import { type Division, namedDivision } from './division.js';
import { type ChartRequest, resolveDivision } from './resolveDivision.js';
import { vargaLongitude, vargaSign } from './vargaChart.js';

/**
 * Every value of vargas.json from its own D-1 longitudes. These are rounded to six decimals, so a degree of a chart
 * with N parts is good to N millionths, and a point within a millionth of a degree of a part's edge may be on either
 * side.
 */
type Place = { readonly sign: Sign; readonly degrees_in_sign: number };
type ByBody<T> = Readonly<Record<string, T>>;
interface Expected {
  readonly charts: Readonly<Record<VargaKey, ByBody<Place>>>;
  readonly 'D-150_nadiamsa': ByBody<Sign>;
  readonly signs_by_other_method?: Readonly<Record<VargaKey, Readonly<Record<string, ByBody<Sign>>>>>;
  readonly custom?: readonly {
    readonly factor: number;
    readonly base_rasi: 'aries' | 'sign' | null;
    readonly start_variation: number;
    readonly count_from_end_of_sign: boolean;
    readonly signs: ByBody<Sign>;
  }[];
  readonly mixed?: readonly {
    readonly first_factor: number;
    readonly first_method: number;
    readonly second_factor: number;
    readonly second_method: number;
    readonly positions: ByBody<Place>;
  }[];
  readonly amsa_rulers?: Readonly<Record<string, ByBody<{ readonly ruler_index: number; readonly ruler: string }>>>;
}
interface Golden {
  readonly cases: readonly { readonly birth: { readonly id: string }; readonly expected: Expected }[];
}

const ROUNDING_DEG = 1e-6;
const { cases } = JSON.parse(
  readFileSync(new URL('../../../../tests/golden/vargas.json', import.meta.url), 'utf8'),
) as Golden;

const rasiOf = (expected: Expected): readonly (readonly [body: string, longitudeDeg: number])[] =>
  Object.entries(expected.charts['D-1_rasi']).map(([body, at]) => [body, 30 * signIndex(at.sign) + at.degrees_in_sign]);

const isAtAnEdge = (longitudeDeg: number, division: Division): boolean =>
  vargaSign(longitudeDeg - ROUNDING_DEG, division) !== vargaSign(longitudeDeg + ROUNDING_DEG, division);

/** Compares one chart; returns the number of bodies and names what differs. */
function compareChart(
  expected: Expected,
  division: Division,
  parts: number,
  golden: ByBody<Place | Sign>,
  label: string,
  differences: string[],
): number {
  const bodies = rasiOf(expected);
  expect(Object.keys(golden).sort()).toEqual(bodies.map(([body]) => body).sort());
  for (const [body, longitudeDeg] of bodies) {
    const wanted = golden[body] as Place | Sign;
    const sign = typeof wanted === 'string' ? wanted : wanted.sign;
    if (isAtAnEdge(longitudeDeg, division)) continue;
    const longitude = vargaLongitude(longitudeDeg, division);
    if (vargaSign(longitudeDeg, division) !== sign) differences.push(`${label} ${body}: not ${sign}`);
    if (Math.floor(longitude / 30) !== signIndex(sign)) differences.push(`${label} ${body}: longitude ${longitude}`);
    if (typeof wanted === 'string') continue;
    const off = Math.abs(longitude - 30 * signIndex(sign) - wanted.degrees_in_sign);
    if (off > parts * 1e-6) differences.push(`${label} ${body}: ${off} degrees off`);
  }
  return bodies.length;
}

const request = (fields: Partial<ChartRequest>): ChartRequest => ({
  factor: 1,
  method: 1,
  baseRasi: null,
  countFromEndOfSign: null,
  ...fields,
});
const withRules = (chosen: Readonly<Record<string, unknown>>): Rules => resolveRules(DEFAULT_RULES, chosen);

describe('golden vargas', () => {
  it('places every body in the 23 charts by method 1', () => {
    const differences: string[] = [];
    let compared = 0;
    for (const { birth, expected } of cases) {
      expect(Object.keys(expected.charts)).toEqual([...VARGA_KEYS]);
      for (const key of VARGA_KEYS) {
        const parts = factorOf(key);
        const label = `${birth.id} ${key}`;
        compared += compareChart(expected, namedDivision(key), parts, expected.charts[key], label, differences);
      }
    }
    expect(differences).toEqual([]);
    expect(compared).toBe(cases.length * 23 * 13);
  });

  it('places every body in the nadiamsa chart', () => {
    const differences: string[] = [];
    for (const { birth, expected } of cases) {
      compareChart(expected, namedDivision(NADIAMSA_KEY), 150, expected['D-150_nadiamsa'], birth.id, differences);
    }
    expect(differences).toEqual([]);
  });

  it('gives the sign of every body by every other method', () => {
    const differences: string[] = [];
    for (const { birth, expected } of cases) {
      for (const [key, methods] of Object.entries(expected.signs_by_other_method ?? {})) {
        if (key === 'D-1_rasi') continue;
        const numbers = Object.keys(methods).map((name) => Number(name.replace('method_', '')));
        const count = methodCount(key as Exclude<VargaKey, 'D-1_rasi'>);
        expect(numbers).toEqual(Array.from({ length: count - 1 }, (_, i) => i + 2));
        for (const method of numbers) {
          const golden = methods[`method_${method}`] as ByBody<Sign>;
          const label = `${birth.id} ${key} ${method}`;
          compareChart(expected, namedDivision(key as VargaKey, method), 1, golden, label, differences);
        }
      }
    }
    expect(differences).toEqual([]);
  });

  it('gives the signs of every custom chart through the request fields and rules', () => {
    const differences: string[] = [];
    for (const { birth, expected } of cases) {
      for (const custom of expected.custom ?? []) {
        const division = resolveDivision(
          request({
            factor: custom.factor,
            baseRasi: custom.base_rasi === 'aries' ? 0 : null,
            countFromEndOfSign: custom.count_from_end_of_sign,
          }),
          withRules({
            custom_seed: custom.base_rasi === 'sign' ? 'sign' : 'base_rasi',
            custom_start_variation: vargaChoices.custom_start_variation.values[custom.start_variation],
          }),
        );
        const label = `${birth.id} custom ${JSON.stringify({ ...custom, signs: undefined })}`;
        compareChart(expected, division, custom.factor, custom.signs, label, differences);
      }
    }
    expect(differences).toEqual([]);
  });

  it('places every body in every mixed chart through the request fields and rules', () => {
    const differences: string[] = [];
    for (const { birth, expected } of cases) {
      for (const mixed of expected.mixed ?? []) {
        const division = resolveDivision(
          request({ factor: mixed.first_factor, method: mixed.first_method }),
          withRules({ mixed_chart: vargaMethod(vargaKeyOf(mixed.second_factor) as VargaKey, mixed.second_method) }),
        );
        const parts = mixed.first_factor * mixed.second_factor;
        const label = `${birth.id} mixed ${JSON.stringify({ ...mixed, positions: undefined })}`;
        compareChart(expected, division, parts, mixed.positions, label, differences);
      }
    }
    expect(differences).toEqual([]);
  });

  it('names the ruler of every amsa', () => {
    const differences: string[] = [];
    for (const { birth, expected } of cases) {
      if (expected.amsa_rulers === undefined) continue;
      const charts = AMSA_RULER_KEYS.map((key) => `D-${factorOf(key)}`);
      expect(Object.keys(expected.amsa_rulers)).toEqual(charts);
      for (const key of AMSA_RULER_KEYS) {
        for (const [body, longitudeDeg] of rasiOf(expected)) {
          const golden = expected.amsa_rulers[`D-${factorOf(key)}`]?.[body];
          const { rulerIndex, ruler } = amsaRulerOf(longitudeDeg, key);
          if (golden?.ruler_index !== rulerIndex || golden.ruler !== ruler) {
            differences.push(`${birth.id} ${key} ${body}: ${rulerIndex} ${ruler}, not ${JSON.stringify(golden)}`);
          }
        }
      }
    }
    expect(differences).toEqual([]);
  });

  it('has the other methods, custom, mixed charts and rulers of four births', () => {
    const full = cases.filter(({ expected }) => expected.mixed !== undefined && expected.custom !== undefined);
    expect(full.length).toBe(4);
    expect(full.every(({ expected }) => expected.amsa_rulers && expected.signs_by_other_method)).toBe(true);
  });

  it('is not within a millionth of a degree of an edge of a part in these births', () => {
    const atEdges = cases.flatMap(({ birth, expected }) =>
      rasiOf(expected).flatMap(([body, longitudeDeg]) =>
        VARGA_KEYS.filter((key) => isAtAnEdge(longitudeDeg, namedDivision(key))).map((key) => [birth.id, body, key]),
      ),
    );
    expect(atEdges).toEqual([]);
  });
});
