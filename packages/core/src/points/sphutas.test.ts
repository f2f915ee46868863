import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separation } from '../angles/angles.js';
import { recordFrom } from '../records.js';
import { LAGNA_AND_GRAHAS } from '../zodiac/grahas.js';
import { SPHUTAS } from '../zodiac/points.js';
import { sphutas, yogiPlanets } from './sphutas.js';

const longitude = fc.integer({ min: 0, max: 359_999_999 }).map((x) => x / 1e6);
const longitudes = fc.record(recordFrom(LAGNA_AND_GRAHAS, () => longitude));

describe('the sphutas', () => {
  it('are fourteen', () => {
    expect(SPHUTAS).toHaveLength(14);
  });

  it('are the sums of docs/rules/02-points-and-arudhas.md#section-4, each made of those before it', () => {
    fc.assert(
      fc.property(longitudes, longitude, (at, gulika) => {
        const of = sphutas(at, gulika);
        const same = (a: number, b: number) => expect(separation(a, ((b % 360) + 360) % 360)).toBeLessThan(1e-8);
        same(of.tri_sphuta, at.Moon + at.Ascendant + gulika);
        same(of.chatur_sphuta, of.tri_sphuta + at.Sun);
        same(of.pancha_sphuta, of.chatur_sphuta + at.Rahu);
        same(of.prana_sphuta, 5 * at.Ascendant + gulika);
        same(of.deha_sphuta, 8 * at.Moon + gulika);
        same(of.mrityu_sphuta, 7 * gulika + at.Sun);
        same(of.sookshma_tri_sphuta, of.prana_sphuta + of.deha_sphuta + of.mrityu_sphuta);
        same(of.beeja_sphuta, at.Sun + at.Jupiter + at.Venus);
        same(of.kshetra_sphuta, at.Moon + at.Jupiter + at.Mars);
        same(of.tithi_sphuta, at.Moon - at.Sun);
        same(of.yoga_sphuta, at.Moon + at.Sun);
        same(of.rahu_tithi_sphuta, at.Rahu - at.Sun);
        same(of.yogi_sphuta, of.yoga_sphuta + 93 + 1 / 3);
        same(of.avayogi_sphuta, of.yogi_sphuta + 186 + 2 / 3);
      }),
      { numRuns: 100 },
    );
  });

  it('name yogi, sahayogi and avayogi of the worked example', () => {
    const at = { ...recordFrom(LAGNA_AND_GRAHAS, () => 0) };
    const of = sphutas({ ...at, Sun: 231.565282, Moon: 186.959489 }, 0);
    expect(yogiPlanets(of)).toEqual({ yogi: 'Sun', sahayogi: 'Mercury', avayogi: 'Saturn' });
  });
});
