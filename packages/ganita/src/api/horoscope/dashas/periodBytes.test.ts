import { expand } from '@ganita/core/dashas/expand.js';
import { type Dasha, type DashaLevel, dashaOf, equalDivision, weightedDivision } from '@ganita/core/dashas/period.js';
import { evenYears } from '@ganita/core/dashas/yearLength.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentWriter } from '../../values/clock.js';
import { ByteSink } from '../../writing/byteSink.js';
import { periodBytes, periodHead } from './periodBytes.js';

const LORDS = ['a', 'long name of a lord', '"quoted"'] as const;
type Lord = (typeof LORDS)[number];
const { limitAt } = evenYears(julianDayUt(2_450_424.711_111), 365.256364);
const OFFSET_HOURS = 5.75;
const ruler = (lord: Lord) => ({ lord, also: 1 });
const headOf = (lord: Lord) => periodHead(ruler(lord));

/** Any dasha of three lords: some periods without length, without parts, or of parts without length. */
const anyDasha: fc.Arbitrary<Dasha<Lord>> = fc
  .record({
    years: fc.array(fc.tuple(fc.nat(2), fc.constantFrom(0, 0.5, 7, 20)), { maxLength: 6 }),
    startYears: fc.double({ min: -20, max: 0, noNaN: true }),
    weights: fc.array(fc.nat(3), { minLength: 2, maxLength: 2 }),
    equal: fc.boolean(),
    childless: fc.boolean(),
    deepestLevel: fc.constantFrom<DashaLevel>(2, 3, 6),
  })
  .map(({ years, startYears, weights, equal, childless, deepestLevel }) =>
    dashaOf({
      lords: LORDS,
      mahadashas: years.map(([key, length]) => ({ key, years: length })),
      startYears,
      deepestLevel,
      divide: (key, level) => {
        const keys = childless && key === 0 ? [] : [key, (key + level) % 3, (key + 1) % 3];
        return equal ? equalDivision(keys) : weightedDivision(keys, [1, ...weights].slice(0, keys.length));
      },
    }),
  );

const anyLevels = fc.constantFrom<DashaLevel>(1, 2, 3, 4);

const record = (lord: Lord, start: string, end: string, periods: object[] | null): object =>
  periods === null ? { ...ruler(lord), start, end } : { ...ruler(lord), start, end, periods };
const built = (dasha: Dasha<Lord>, levels: DashaLevel): string => {
  const text = momentWriter(OFFSET_HOURS);
  return JSON.stringify(expand(dasha, levels, (years) => text(limitAt(years)), record));
};

describe('the bytes of periods', () => {
  it('are those of JSON.stringify of their records, for any dasha and depth', () => {
    const sink = new ByteSink();
    fc.assert(
      fc.property(anyDasha, anyLevels, (dasha, levels) => {
        sink.clear();
        sink.text('before ');
        periodBytes(dasha, levels, limitAt, OFFSET_HOURS, headOf)(sink);
        sink.text(' after');
        expect(sink.written().toString()).toBe(`before ${built(dasha, levels)} after`);
      }),
      { numRuns: 300 },
    );
  });

  it('have each limit computed once', () => {
    const computed: number[] = [];
    const counted = (years: number) => {
      computed.push(years);
      return limitAt(years);
    };
    const dasha = dashaOf({
      lords: LORDS,
      mahadashas: [
        { key: 0, years: 3 },
        { key: 1, years: 5 },
      ],
      divide: (key) => equalDivision([key, 2]),
    });
    periodBytes(dasha, 2, counted, OFFSET_HOURS, headOf)(new ByteSink());
    expect(computed).toEqual([0, 3, 1.5, 8, 5.5]);
  });
});
