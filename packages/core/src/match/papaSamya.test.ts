import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PointLongitudes } from '../points/pointLongitudes.js';
import { DEFAULT_RULES, resolveRules } from '../rules/rules.js';
import { LAGNA_AND_GRAHAS } from '../zodiac/grahas.js';
import { manglikFrom, manglikOfPair, PAPA_GRAHAS, papaSamya } from './papaSamya.js';

/** Everything at 0 degrees Aries but what is said. */
const longitudes = (places: Readonly<Partial<PointLongitudes>> = {}): PointLongitudes =>
  ({ ...Object.fromEntries(LAGNA_AND_GRAHAS.map((body) => [body, 0])), ...places }) as PointLongitudes;

const anyLongitudes = fc
  .tuple(...LAGNA_AND_GRAHAS.map(() => fc.double({ min: 0, max: 359.999, noNaN: true })))
  .map((places) => Object.fromEntries(LAGNA_AND_GRAHAS.map((body, index) => [body, places[index]])) as PointLongitudes);

describe('papa samya', () => {
  it('weighs houses from the lagna 1, from the Moon a half and from Venus a quarter', () => {
    // Mars in Libra: 7th from a lagna in Aries, 8th from a Moon in Pisces, 5th from Venus in Gemini.
    const { grahas, mars } = papaSamya(longitudes({ Mars: 185, Moon: 340, Venus: 70 }), DEFAULT_RULES);
    expect(grahas.Mars).toEqual({ houseFrom: { lagna: 7, moon: 8, venus: 5 }, points: 1.5 });
    expect(mars).toBe(1.5);
  });

  it('counts houses 1, 2, 4, 7, 8 and 12 alone', () => {
    const points = Array.from(
      { length: 12 },
      (_, house) => papaSamya(longitudes({ Saturn: 30 * house + 5 }), DEFAULT_RULES).saturn,
    );
    expect(points).toEqual([1.75, 1.75, 0, 1.75, 0, 0, 1.75, 1.75, 0, 0, 0, 1.75]);
  });

  it('adds the four numbers to the total, each within its bound, the nodes both or Rahu alone', () => {
    fc.assert(
      fc.property(anyLongitudes, (places) => {
        const papa = papaSamya(places, DEFAULT_RULES);
        expect(papa.total).toBe(papa.mars + papa.sun + papa.saturn + papa.nodes);
        for (const graha of PAPA_GRAHAS) expect(papa.grahas[graha].points).toBeLessThanOrEqual(1.75);
        const rahuOnly = papaSamya(places, resolveRules(DEFAULT_RULES, { papa_nodes: 'rahu_only' }));
        expect(rahuOnly.nodes).toBe(papa.grahas.Rahu.points);
        expect(papa.nodes).toBe(papa.grahas.Rahu.points + papa.grahas.Ketu.points);
      }),
      { numRuns: 100 },
    );
  });
});

describe('manglik of a pair', () => {
  it('follows the list of houses that the rules choose', () => {
    const first = longitudes({ Mars: 5 });
    expect(manglikFrom(first, DEFAULT_RULES)).toEqual({ lagna: false, moon: false, venus: false });
    expect(manglikFrom(first, resolveRules(DEFAULT_RULES, { manglik_houses: 'with_1st_house' }))).toEqual({
      lagna: true,
      moon: true,
      venus: true,
    });
    const second = longitudes({ Mars: 35 });
    expect(manglikFrom(second, DEFAULT_RULES).lagna).toBe(true);
    expect(manglikFrom(second, resolveRules(DEFAULT_RULES, { manglik_houses: 'without_2nd_house' })).lagna).toBe(false);
  });

  it('says who of the two is', () => {
    expect([
      manglikOfPair(true, true),
      manglikOfPair(true, false),
      manglikOfPair(false, true),
      manglikOfPair(false, false),
    ]).toEqual(['both', 'boy_only', 'girl_only', 'neither']);
  });
});
