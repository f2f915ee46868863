import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { type GrahaPaths, openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import { type Ingress, ingressesOf } from '@ganita/core/transits/ingresses.js';
import { civilDays, transitEvents } from '@ganita/core/transits/transitEvents.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { countSigns } from '@ganita/core/zodiac/signs.js';
import fc from 'fast-check';
import { createTransitTables } from 'ganita/adapters/blockCaches.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

let mean: GrahaPaths;
let trueNode: GrahaPaths;
beforeAll(async () => {
  const ephemeris = await createSwissEphemeris();
  const tables = createTransitTables();
  mean = openGrahaPaths(openObservatory(ephemeris, DEFAULT_RULES), tables);
  trueNode = openGrahaPaths(openObservatory(ephemeris, resolveRules(DEFAULT_RULES, { node_type: 'true' })), tables);
});

const years = fc.integer({ min: 1801, max: 2390 });
const day = (year: number, month: number) => ({ year, month, day: 1 });

/** The crossings of one graha in `count` years. */
const chainOf = (paths: GrahaPaths, graha: Graha, year: number, count: number): readonly Ingress[] =>
  ingressesOf(paths, [graha], civilDays(day(year, 1), day(year + count, 1), constantClock(5.5)));

describe('a chain of ingresses', () => {
  it('leads each time out of the sign that the last one led into', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GRAHAS), years, fc.boolean(), (graha, year, isTrueNode) => {
        const chain = chainOf(isTrueNode ? trueNode : mean, graha, year, 5);
        chain.slice(1).forEach((ingress, index) => {
          expect(ingress.fromSign).toBe(chain[index]?.toSign);
          expect(ingress.jdUt).toBeGreaterThan(chain[index]?.jdUt ?? 0);
        });
        for (const { fromSign, toSign, retrograde } of chain) {
          const isNode = graha === 'Rahu' || graha === 'Ketu';
          const step = countSigns(fromSign, toSign);
          expect([2, 12]).toContain(step);
          expect(retrograde).toBe(isNode || step === 12);
        }
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  it('settles once in every unbroken series over a boundary, with its last crossing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GRAHAS), years, fc.boolean(), (graha, year, isTrueNode) => {
        const chain = chainOf(isTrueNode ? trueNode : mean, graha, year, 5);
        const boundaryOf = ({ fromSign, toSign }: Ingress): string => [fromSign, toSign].sort().join('-');
        const series: Ingress[][] = [];
        for (const ingress of chain) {
          const last = series.at(-1);
          const [first] = last ?? [];
          if (last !== undefined && first !== undefined && boundaryOf(first) === boundaryOf(ingress))
            last.push(ingress);
          else series.push([ingress]);
        }
        for (const one of series) {
          expect(one.filter(({ finalSettling }) => finalSettling)).toHaveLength(1);
          expect(one.at(-1)?.finalSettling).toBe(true);
        }
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  it('reports the three crossings of Saturn into Aries in 2027 and 2028', () => {
    const chain = chainOf(mean, 'Saturn', 2027, 2);
    expect(
      chain.map(({ fromSign, toSign, retrograde, finalSettling }) => [fromSign, toSign, retrograde, finalSettling]),
    ).toEqual([
      ['Pisces', 'Aries', false, false],
      ['Aries', 'Pisces', true, false],
      ['Pisces', 'Aries', false, true],
    ]);
  });

  it('has the grahas in their order where several cross at one moment', () => {
    const both = ingressesOf(mean, ['Ketu', 'Rahu'], civilDays(day(2025, 1), day(2027, 1), constantClock(0)));
    expect(both.map(({ graha }) => graha)).toEqual(['Rahu', 'Ketu', 'Rahu', 'Ketu']);
    expect(both[0]?.jdUt).toBe(both[1]?.jdUt);
  });
});

describe('events of some days', () => {
  it('are within the dates on the requested clock, the last second included', () => {
    fc.assert(
      fc.property(years, fc.double({ min: -12, max: 14, noNaN: true }), (year, offset) => {
        const window = civilDays(day(year, 3), day(year, 4), constantClock(offset));
        for (const { jdUt } of transitEvents(mean, GRAHAS, window)) {
          expect(jdUt).toBeGreaterThanOrEqual(window.startJdUt);
          expect(jdUt).toBeLessThan(window.endJdUt);
        }
        expect(window.endJdUt - window.startJdUt).toBeCloseTo(32, 6);
      }),
      { numRuns: 10, seed: 2 },
    );
  });

  it('are the sum of the events of each graha, sorted by the second that is written', () => {
    const window = civilDays(day(2025, 1), day(2025, 4), constantClock(5.5));
    const all = transitEvents(mean, GRAHAS, window);
    const single = GRAHAS.flatMap((graha) => transitEvents(mean, [graha], window));
    expect(all).toHaveLength(single.length);
    const seconds = all.map(({ jdUt }) => Math.round(jdUt * 86_400));
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
  });

  it('contain no nakshatra change of the Moon, and stations of Mars to Saturn only', () => {
    const window = { startJdUt: julianDayUt(2_460_676.5), endJdUt: julianDayUt(2_461_041.5) };
    const events = transitEvents(mean, GRAHAS, window);
    expect(events.filter(({ graha, type }) => graha === 'Moon' && type !== 'sign_change')).toEqual([]);
    const turning = new Set(events.filter(({ type }) => type === 'retrograde_station').map(({ graha }) => graha));
    expect([...turning].sort()).toEqual(['Jupiter', 'Mars', 'Mercury', 'Saturn', 'Venus']);
  });

  it('report the sign before the nakshatra if both change at once', () => {
    const window = civilDays(day(2025, 1), day(2025, 2), constantClock(5.5));
    const mercury = transitEvents(mean, ['Mercury'], window);
    const index = mercury.findIndex((event) => event.type === 'sign_change' && event.to === 'Sagittarius');
    expect(mercury[index + 1]).toMatchObject({ type: 'nakshatra_change', to: 'Mula', jdUt: mercury[index]?.jdUt });
  });
});
