import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kpLords, kpLordsAtTicks, TICKS_PER_DEGREE } from '../zodiac/kpDivisions.js';
import { degreesOfTicks, fractionOfTicks, KP_SUB_SUBS, KP_SUBS, type KpTableRow } from './kpTable.js';
import { arcOfNumber, lastNumber, NUMBER_SCHEMES, pointOfArc } from './numberSchemes.js';

const CIRCLE = 360 * TICKS_PER_DEGREE;

describe.each([
  ['subs', 249, KP_SUBS],
  ['sub-subs', 2193, KP_SUB_SUBS],
] as const)('the table of %s', (_name, count, table: readonly KpTableRow[]) => {
  it('has its number of rows, in order from 1', () => {
    expect(table.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it('covers the zodiac without a gap, in whole ticks', () => {
    let end = 0;
    for (const { startTicks, endTicks } of table) {
      expect(startTicks).toBe(end);
      expect(Number.isInteger(endTicks)).toBe(true);
      expect(endTicks).toBeGreaterThan(startTicks);
      end = endTicks;
    }
    expect(end).toBe(CIRCLE);
  });

  it('has rows that lie in one sign, one star and one sub', () => {
    for (const { startTicks, endTicks, starLord, subLord, sign } of table) {
      const last = kpLordsAtTicks(endTicks - 1);
      expect([last.starLord, last.subLord]).toEqual([starLord, subLord]);
      expect(Math.floor((endTicks - 1) / (30 * TICKS_PER_DEGREE))).toBe(
        Math.floor(startTicks / (30 * TICKS_PER_DEGREE)),
      );
      expect(sign).toBeTypeOf('string');
    }
  });
});

describe('a number', () => {
  it('of a sub is given back by the exact lords of its start and of its middle', () => {
    for (const { number, startTicks, endTicks } of KP_SUBS) {
      expect(kpLordsAtTicks(startTicks).kpNumber).toBe(number);
      expect(kpLordsAtTicks((startTicks + endTicks) / 2).kpNumber).toBe(number);
    }
  });

  it.each([
    [76, '977/9'],
    [172, '2210/9'],
    [202, '2614/9'],
    [213, '920/3'],
  ])('%i starts at %s degrees, where printed tables differ', (number, start) => {
    expect(fractionOfTicks(KP_SUBS[number - 1]?.startTicks ?? 0)).toBe(start);
  });

  it.each(NUMBER_SCHEMES)('of %s names parts that cover the zodiac', (scheme) => {
    const arcs = Array.from({ length: lastNumber(scheme) }, (_, index) => arcOfNumber(scheme, index + 1));
    expect(arcs.reduce((sum, { startTicks, endTicks }) => sum + endTicks - startTicks, 0)).toBe(CIRCLE);
    for (const arc of arcs) expect(Number.isInteger(pointOfArc(arc, 'middle'))).toBe(true);
  });
});

describe('the lords at a tick', () => {
  it('are those of the longitude inside every part', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: CIRCLE - 1 }), (ticks) => {
        // Half a tick inside: no limit of a sub-sub is there.
        const inside = kpLords(degreesOfTicks(ticks) + 0.5 / TICKS_PER_DEGREE);
        const exact = kpLordsAtTicks(ticks);
        expect([inside.starLord, inside.subLord, inside.subSubLord, inside.kpNumber]).toEqual([
          exact.starLord,
          exact.subLord,
          exact.subSubLord,
          exact.kpNumber,
        ]);
      }),
      { numRuns: 500 },
    );
  });

  it('are one lord from the sub on at the start of a sub', () => {
    for (const { startTicks, subLord } of KP_SUBS) {
      if (startTicks % (30 * TICKS_PER_DEGREE) === 0) continue;
      const { subSubLord, sookshmaLord, pranaLord, dehaLord } = kpLordsAtTicks(startTicks);
      expect([subSubLord, sookshmaLord, pranaLord, dehaLord]).toEqual([subLord, subLord, subLord, subLord]);
    }
  });
});
