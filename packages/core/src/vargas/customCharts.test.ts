import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES, resolveRules } from '../rules/rules.js';
import { signIndex } from '../zodiac/signs.js';
import { factorOf, vargaKeyOf } from '../zodiac/vargaKeys.js';
import { type Division, namedDivision, partitionOf, type StartVariation } from './division.js';
import { partOf } from './partition.js';
import { type ChartRequest, resolveDivision } from './resolveDivision.js';
import { vargaSign } from './vargaChart.js';
import { VARGA_ROWS } from './vargaRows.data.js';

const custom = (fields: Partial<ChartRequest>, rules: Readonly<Record<string, unknown>> = {}): Division =>
  resolveDivision(
    { factor: 1, method: 1, baseRasi: null, countFromEndOfSign: null, ...fields },
    resolveRules(DEFAULT_RULES, rules),
  );

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const factor = fc.integer({ min: 1, max: 300 });

describe('custom charts', () => {
  it('without a seed equal the cyclic method of every factor that has one', () => {
    const cyclic = VARGA_ROWS.flatMap(({ key, methods }) =>
      methods.flatMap(({ rule }, i) => (rule === 'cyclic' ? [[key, i + 1] as const] : [])),
    );
    expect(cyclic.length).toBe(20);
    for (const [key, method] of cyclic) {
      const divisions = factorOf(key);
      const seedless: Division = {
        kind: 'custom',
        divisions,
        seed: { kind: 'cyclic' },
        startVariation: 'none',
        countFromEndOfSign: false,
      };
      for (let sign = 0; sign < 12; sign += 1) {
        for (let part = 0; part < divisions; part += 1) {
          const wanted = partitionOf(namedDivision(key, method)).signIndexOf(sign, part);
          expect(partitionOf(seedless).signIndexOf(sign, part)).toBe(wanted);
        }
      }
    }
  });

  it('are cyclic for a factor without a name', () => {
    fc.assert(
      fc.property(longitude, factor, (x, divisions) => {
        fc.pre(vargaKeyOf(divisions) === null);
        const wanted = (Math.floor(x / 30) * divisions + partOf(x, divisions)) % 12;
        return signIndex(vargaSign(x, custom({ factor: divisions }))) === wanted;
      }),
    );
  });

  it('begin every sign at the base, and move it by the start variation', () => {
    const starts = (variation: StartVariation): number[] =>
      Array.from({ length: 12 }, (_, sign) =>
        partitionOf(custom({ factor: 14, baseRasi: 0 }, { custom_start_variation: variation })).signIndexOf(sign, 0),
      );
    expect(starts('none')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(starts('even_7th')).toEqual([0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6]);
    expect(starts('even_9th')).toEqual([0, 8, 0, 8, 0, 8, 0, 8, 0, 8, 0, 8]);
    expect(starts('even_5th')).toEqual([0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]);
    expect(starts('even_11th')).toEqual([0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10]);
    expect(starts('even_3rd')).toEqual([0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2]);
    expect(starts('fixed_5th_dual_9th')).toEqual([0, 4, 8, 0, 4, 8, 0, 4, 8, 0, 4, 8]);
    expect(starts('fixed_9th_dual_5th')).toEqual([0, 8, 4, 0, 8, 4, 0, 8, 4, 0, 8, 4]);
    expect(starts('earth_4th_air_7th_water_10th')).toEqual([0, 3, 6, 9, 0, 3, 6, 9, 0, 3, 6, 9]);
    expect(starts('earth_10th_air_7th_water_4th')).toEqual([0, 9, 6, 3, 0, 9, 6, 3, 0, 9, 6, 3]);
  });

  it('count the parts of even signs from the end on request', () => {
    const forward = partitionOf(custom({ factor: 21, baseRasi: 4 }));
    const fromEnd = partitionOf(custom({ factor: 21, baseRasi: 4, countFromEndOfSign: true }));
    for (let sign = 0; sign < 12; sign += 1) {
      for (let part = 0; part < 21; part += 1) {
        const same = sign % 2 === 0 ? part : 20 - part;
        expect(fromEnd.signIndexOf(sign, part)).toBe(forward.signIndexOf(sign, same));
      }
    }
  });
});
