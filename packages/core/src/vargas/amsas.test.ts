import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorOf } from '../zodiac/vargaKeys.js';
import { AMSA_RULER_LISTS } from './amsaRulers.data.js';
import { AMSA_RULER_KEYS, amsaRulerOf, amsaRulersOf, shashtiamsaNature } from './amsaRulers.js';
import { NADIAMSA_NAMES, nadiamsaOf } from './nadiamsa.js';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
/** Middle of part 1..150 of a sign. */
const middle = (sign: number, k: number): number => 30 * sign + (k - 0.5) / 5;

interface Positions {
  readonly cases: readonly {
    readonly birth: { readonly id: string };
    readonly expected: {
      readonly bodies: Readonly<
        Record<
          string,
          {
            readonly longitude: number;
            readonly nadiamsa: {
              readonly division_index: number;
              readonly amsa_index: number;
              readonly amsa_name: string;
            };
          }
        >
      >;
    };
  }[];
}

describe('the nadiamsa', () => {
  it('runs forward in movable, backward in fixed, and from the 76th in dual signs', () => {
    const indices = (sign: number, ks: readonly number[]) => ks.map((k) => nadiamsaOf(middle(sign, k)).amsaIndex);
    expect(indices(0, [1, 2, 75, 76, 150])).toEqual([1, 2, 75, 76, 150]);
    expect(indices(4, [1, 2, 75, 76, 150])).toEqual([150, 149, 76, 75, 1]);
    expect(indices(8, [1, 2, 75, 76, 77, 150])).toEqual([76, 77, 150, 1, 2, 75]);
  });

  it('takes every name once in every sign', () => {
    for (let sign = 0; sign < 12; sign += 1) {
      const seen = Array.from({ length: 150 }, (_, i) => nadiamsaOf(middle(sign, i + 1)).amsaIndex);
      expect(new Set(seen).size).toBe(150);
    }
    expect(NADIAMSA_NAMES.length).toBe(150);
    expect(new Set(NADIAMSA_NAMES).size).toBe(143);
  });

  it('gives an edge of 12 minutes to the later part', () => {
    for (let k = 1; k < 150; k += 1) expect(nadiamsaOf(k / 5).divisionIndex).toBe(k + 1);
  });

  it('is total', () => {
    fc.assert(
      fc.property(longitude, (x) => {
        const { divisionIndex, amsaIndex, amsaName } = nadiamsaOf(x);
        return divisionIndex >= 1 && divisionIndex <= 150 && NADIAMSA_NAMES[amsaIndex - 1] === amsaName;
      }),
      { numRuns: 500 },
    );
  });

  it('agrees with every body of the golden positions', () => {
    const url = new URL('../../../../tests/golden/positions.json', import.meta.url);
    const { cases } = JSON.parse(readFileSync(url, 'utf8')) as Positions;
    const differences: unknown[] = [];
    for (const { birth, expected } of cases) {
      for (const [body, { longitude: x, nadiamsa }] of Object.entries(expected.bodies)) {
        const { divisionIndex, amsaIndex, amsaName } = nadiamsaOf(x);
        const ours = { division_index: divisionIndex, amsa_index: amsaIndex, amsa_name: amsaName };
        if (JSON.stringify(ours) !== JSON.stringify(nadiamsa)) differences.push([birth.id, body, ours, nadiamsa]);
      }
    }
    expect(differences).toEqual([]);
  });
});

describe('the rulers of amsas', () => {
  it('fill their chart a whole number of times, or break off only in D-40', () => {
    for (const key of AMSA_RULER_KEYS) {
      const rest = factorOf(key) % AMSA_RULER_LISTS[key].rulers.length;
      expect([key, rest]).toEqual([key, key === 'D-40_khavedamsa' ? 4 : 0]);
    }
  });

  it('run from the end in even signs where the list says so', () => {
    expect(amsaRulerOf(1, 'D-2_hora').ruler).toBe('Devas');
    expect(amsaRulerOf(31, 'D-2_hora').ruler).toBe('Pitris');
    expect(amsaRulerOf(31, 'D-3_drekkana').ruler).toBe('Naarada');
    expect(amsaRulerOf(1, 'D-60_shastiamsa')).toEqual({ rulerIndex: 3, ruler: 'Deva', nature: 'gentle' });
    expect(amsaRulerOf(31, 'D-60_shastiamsa')).toEqual({ rulerIndex: 58, ruler: 'Payodhi', nature: 'gentle' });
    expect(amsaRulerOf(59.9, 'D-60_shastiamsa')).toEqual({ rulerIndex: 1, ruler: 'Ghoraa', nature: 'cruel' });
  });

  it('take the five unequal parts of the trimsamsa', () => {
    const numbers = (degrees: readonly number[]) => degrees.map((x) => amsaRulerOf(x, 'D-30_trimsamsa').rulerIndex);
    expect(numbers([0, 4.99, 5, 10, 18, 25, 29.9])).toEqual([1, 1, 2, 3, 4, 5, 5]);
    expect(numbers([30, 34.99, 35, 42, 50, 55, 59.9])).toEqual([5, 5, 4, 3, 2, 1, 1]);
    expect(amsaRulerOf(30, 'D-30_trimsamsa').ruler).toBe('Varuna');
  });

  it('call 23 of the shashtiamsas cruel', () => {
    const cruel = Array.from({ length: 60 }, (_, i) => i + 1).filter((n) => shashtiamsaNature(n) === 'cruel');
    expect(cruel.length).toBe(23);
  });

  it('are given for any longitude in all thirteen charts', () => {
    fc.assert(
      fc.property(longitude, (x) => {
        const rulers = amsaRulersOf(x);
        return AMSA_RULER_KEYS.length === 13 && AMSA_RULER_KEYS.every((key) => rulers[key].ruler !== undefined);
      }),
      { numRuns: 500 },
    );
  });
});
