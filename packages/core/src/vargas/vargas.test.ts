import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES, resolveRules } from '../rules/rules.js';
import { vargaChoices } from '../rules/vargaChoices.js';
import { signIndex } from '../zodiac/signs.js';
import {
  type DividedVargaKey,
  factorOf,
  methodCount,
  NADIAMSA_KEY,
  VARGA_KEYS,
  vargaKeyOf,
  vargaMethod,
} from '../zodiac/vargaKeys.js';
import { type Division, namedDivision, partitionOf } from './division.js';
import { partOf } from './partition.js';
import { type ChartRequest, resolveDivision } from './resolveDivision.js';
import { vargaLongitude, vargaPlacing, vargaSign } from './vargaChart.js';
import { VARGA_ROWS } from './vargaRows.data.js';

const DIVIDED = VARGA_KEYS.filter((key) => key !== 'D-1_rasi') as DividedVargaKey[];
const everyNamed = VARGA_ROWS.flatMap(({ key }) =>
  Array.from({ length: methodCount(key) }, (_, i) => namedDivision(key, i + 1)),
);

const custom = (fields: Partial<ChartRequest>, rules: Readonly<Record<string, unknown>> = {}): Division =>
  resolveDivision(
    { factor: 1, method: 1, baseRasi: null, countFromEndOfSign: null, ...fields },
    resolveRules(DEFAULT_RULES, rules),
  );

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const factor = fc.integer({ min: 1, max: 300 });
const anyCustom = fc
  .record({
    factor,
    baseRasi: fc.option(fc.integer({ min: 0, max: 11 })),
    countFromEndOfSign: fc.boolean(),
    seed: fc.constantFrom('base_rasi', 'sign'),
    variation: fc.constantFrom(...vargaChoices.custom_start_variation.values),
  })
  .map(({ seed, variation, ...fields }) => custom(fields, { custom_seed: seed, custom_start_variation: variation }));
const anyNamed = fc.constantFrom(...everyNamed);
const anyMixed = fc
  .tuple(fc.oneof(anyNamed, anyCustom), anyNamed)
  .map(([first, second]): Division => ({ kind: 'mixed', first, second }));
const anyDivision = fc.oneof(anyNamed, anyCustom, anyMixed);

/** The next number above or below. */
function nextDouble(x: number, direction: 1 | -1): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(direction));
  return view.getFloat64(0);
}

/** Says what is wrong with a placement, or nothing. */
function failureOf(longitudeDeg: number, division: Division): string | null {
  const placed = vargaLongitude(longitudeDeg, division);
  const { divisions, signIndexOf } = partitionOf(division);
  const from = Math.floor(longitudeDeg / 30);
  const part = partOf(longitudeDeg, divisions);
  const sign = signIndexOf(from, part);
  const degrees = placed - 30 * Math.floor(placed / 30);
  const exact = (longitudeDeg - 30 * from) * divisions - 30 * part;
  if (!(placed >= 0 && placed < 360)) return `${longitudeDeg}: ${placed} is not on the zodiac`;
  if (Math.floor(placed / 30) !== sign) return `${longitudeDeg}: ${placed} is not in sign ${sign}`;
  if (signIndex(vargaSign(longitudeDeg, division)) !== sign) return `${longitudeDeg}: two signs`;
  if (!(degrees >= 0 && degrees < 30)) return `${longitudeDeg}: ${degrees} degrees`;
  if (Math.abs(degrees - exact) > 1e-12 * 30 * divisions) return `${longitudeDeg}: ${degrees} is not ${exact}`;
  return null;
}

describe('the named charts', () => {
  it('are 23, and 98 methods from D-2 to D-144', () => {
    expect(VARGA_KEYS.length).toBe(23);
    expect(DIVIDED.reduce((sum, key) => sum + methodCount(key), 0)).toBe(98);
    expect(methodCount(NADIAMSA_KEY)).toBe(1);
    for (const { key, methods } of VARGA_ROWS) expect([key, methods.length]).toEqual([key, methodCount(key)]);
    expect(VARGA_ROWS.map(({ key }) => key)).toEqual([...DIVIDED, NADIAMSA_KEY]);
  });

  it('have the factor of their key', () => {
    for (const { key, divisions } of VARGA_ROWS) {
      expect(key.startsWith(`D-${divisions}_`)).toBe(true);
      expect(factorOf(key)).toBe(divisions);
      expect(vargaKeyOf(divisions)).toBe(key);
    }
    expect(vargaKeyOf(1)).toBe('D-1_rasi');
    expect(vargaKeyOf(14)).toBeNull();
  });

  it('are all offered as the second chart of a mixed chart, and no method is out of reach', () => {
    const rows = resolveRules(DEFAULT_RULES, {});
    for (const { key } of VARGA_ROWS) {
      for (let method = 1; method <= methodCount(key); method += 1) {
        const chosen = resolveRules(rows, { mixed_chart: vargaMethod(key, method) });
        const request = { factor: 1, method: 1, baseRasi: null, countFromEndOfSign: null };
        expect(resolveDivision(request, chosen)).toEqual({ kind: 'named', key, method });
      }
    }
  });
});

describe('a placement', () => {
  it('is total: any longitude in any chart has a sign and 0 <= degrees < 30', () => {
    fc.assert(
      fc.property(longitude, anyDivision, (x, division) => failureOf(x, division) === null),
      { numRuns: 2000 },
    );
  });

  it('is whole on every edge of every part of every named chart, and one binary step on either side', () => {
    const failures: (string | null)[] = [];
    for (const division of everyNamed) {
      const parts = 12 * factorOf(division.kind === 'named' ? division.key : 'D-1_rasi');
      for (let edge = 0; edge < parts; edge += 1) {
        const x = (360 * edge) / parts;
        failures.push(failureOf(x, division), failureOf(nextDouble(x, 1), division));
        if (edge > 0) failures.push(failureOf(nextDouble(x, -1), division));
      }
      failures.push(failureOf(nextDouble(360, -1), division), failureOf(Number.MIN_VALUE, division));
    }
    expect(failures.filter((failure) => failure !== null)).toEqual([]);
  });

  it('gives a whole-degree edge to the later part', () => {
    expect(vargaSign(10, namedDivision('D-3_drekkana'))).toBe('Leo');
    expect(vargaLongitude(10, namedDivision('D-3_drekkana'))).toBe(120);
    expect(vargaSign(5, namedDivision('D-30_trimsamsa'))).toBe('Aquarius');
    expect(vargaSign(42, namedDivision('D-30_trimsamsa'))).toBe('Pisces');
    expect(vargaSign(30, namedDivision('D-9_navamsa'))).toBe('Capricorn');
  });

  it('stays in the last part just below the end of a sign, where the product rounds up', () => {
    const last = nextDouble(30, -1);
    for (const division of everyNamed) {
      const placed = vargaLongitude(last, division);
      const { divisions, signIndexOf } = partitionOf(division);
      expect(Math.floor(placed / 30)).toBe(signIndexOf(0, divisions - 1));
      expect(placed % 30).toBeGreaterThan(29.999999);
    }
  });

  it('leaves the rasi as it is', () => {
    fc.assert(fc.property(longitude, (x) => vargaLongitude(x, namedDivision('D-1_rasi')) === x));
    fc.assert(
      fc.property(longitude, (x) => Math.abs(vargaLongitude(x, custom({}, { custom_seed: 'sign' })) - x) === 0),
    );
  });

  it('has the same sign from the longitude as from the sign function', () => {
    fc.assert(
      fc.property(longitude, anyDivision, (x, division) => {
        return Math.floor(vargaPlacing(division)(x) / 30) === signIndex(vargaSign(x, division));
      }),
      { numRuns: 500 },
    );
  });
});

describe('compositions', () => {
  const pairs: readonly (readonly [DividedVargaKey, number, DividedVargaKey, number, DividedVargaKey, number])[] = [
    ['D-81_nava_navamsa', 4, 'D-9_navamsa', 3, 'D-9_navamsa', 3],
    ['D-108_ashtottaramsa', 1, 'D-9_navamsa', 1, 'D-12_dwadasamsa', 1],
    ['D-144_dwadas_dwadasamsa', 1, 'D-12_dwadasamsa', 1, 'D-12_dwadasamsa', 1],
  ];

  it.each(pairs)('%s method %i is the second division of the first chart', (key, method, first, m1, second, m2) => {
    fc.assert(
      fc.property(longitude, (x) => {
        const wanted = vargaLongitude(x, namedDivision(key, method));
        const twice = vargaLongitude(vargaLongitude(x, namedDivision(first, m1)), namedDivision(second, m2));
        const mixed = vargaLongitude(x, {
          kind: 'mixed',
          first: namedDivision(first, m1),
          second: namedDivision(second, m2),
        });
        // The two steps may round to the other side of an edge; within 1e-9 of a degree of one they may differ.
        const nearEdge = Math.min(wanted % 30, 30 - (wanted % 30)) < 1e-9;
        return mixed === wanted && (nearEdge || Math.abs(twice - wanted) < 1e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('divide a mixed chart by one without a change', () => {
    fc.assert(
      fc.property(longitude, anyNamed, (x, division) => {
        const whole: Division = { kind: 'rasi' };
        const wanted = vargaLongitude(x, division);
        return (
          vargaLongitude(x, { kind: 'mixed', first: division, second: whole }) === wanted &&
          vargaLongitude(x, { kind: 'mixed', first: whole, second: division }) === wanted
        );
      }),
    );
  });
});
