import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separation } from '../angles/angles.js';
import { recordFrom } from '../records.js';
import { LAGNA_AND_GRAHAS } from '../zodiac/grahas.js';
import { SPECIAL_LAGNAS } from '../zodiac/points.js';
import { qualityOf, signOf } from '../zodiac/signs.js';
import type { PointLongitudes } from './pointLongitudes.js';
import { type LagnaBase, type LagnaRules, specialLagna, specialLagnas } from './specialLagnas.js';

const rules = { vighati_rate: 'fifteen_degrees_per_minute' } as const;
const at = (longitudes: Partial<PointLongitudes>): PointLongitudes => ({
  ...recordFrom(LAGNA_AND_GRAHAS, () => 0),
  ...longitudes,
});

/** 1996-12-07 10:34 Chennai, the worked example of docs/rules/02-points-and-arudhas.md#section-13. */
const chennai: LagnaBase = {
  longitudes: at({ Ascendant: 292.438935, Sun: 231.565282, Moon: 186.959489, Rahu: 160.553787 }),
  sunAtSunriseDeg: 231.387907,
  minutesFromSunrise: 251.4513,
};

describe('the special lagnas of the worked example', () => {
  it.each([
    ['hora_lagna', 357.113554],
    ['pranapada_lagna', 288.821739],
    ['bhrigu_bindhu_lagna', 173.756638],
    ['indu_lagna', 276.959489],
    ['sree_lagna', 300.34515],
    ['kunda_lagna', 287.55375],
  ] as const)('%s is at %f', (id, longitude) => {
    expect(separation(specialLagna(id, chennai, rules), longitude)).toBeLessThan(1e-4);
  });

  it('give the sree lagna of PVR example 10', () => {
    const base = { ...chennai, longitudes: at({ Moon: 193.1, Ascendant: 175.083333 }) };
    expect(specialLagna('sree_lagna', base, rules)).toBeCloseTo(348.783333, 3);
  });

  it.each([
    ['Aries', 5, 'Jupiter 10: 26, the 2nd', 250],
    ['Taurus', 35, 'Saturn 1: 17, the 5th', 340],
    ['Leo', 125, 'Mars 6: 22, the 10th', 130],
    ['Virgo', 155, 'Venus 12: 28, the 4th', 310],
    ['Libra', 185, 'Mercury 8: 24, the 12th', 190],
    ['Scorpio', 215, 'the Moon 16: 32, the 8th', 70],
    ['Sagittarius', 245, 'the Sun 30: 46, the 10th', 130],
  ])(
    'give the indu lagna of a Moon in Scorpio (kalas 16) and a lagna in %s',
    (_lagna, Ascendant, _kalas, longitude) => {
      // docs/rules/02-points-and-arudhas.md#section-2: kalas of the lords of both 9th signs, from the sign of the Moon.
      const base = { ...chennai, longitudes: at({ Moon: 220, Ascendant }) };
      expect(specialLagna('indu_lagna', base, rules)).toBe(longitude);
    },
  );

  it('take the vighati lagna at a third of the rate on request', () => {
    const moved = (vighati_rate: LagnaRules['vighati_rate']) =>
      (specialLagna('vighati_lagna', chennai, { vighati_rate }) - chennai.sunAtSunriseDeg + 720) % 360;
    expect(moved('fifteen_degrees_per_minute')).toBeCloseTo((15 * 251.4513) % 360, 6);
    expect(moved('five_degrees_per_minute')).toBeCloseTo((5 * 251.4513) % 360, 6);
  });
});

const longitude = fc.integer({ min: 0, max: 359_999_999 }).map((x) => x / 1e6);
const anyBase: fc.Arbitrary<LagnaBase> = fc.record({
  longitudes: fc.record(recordFrom(LAGNA_AND_GRAHAS, () => longitude)),
  sunAtSunriseDeg: longitude,
  minutesFromSunrise: fc.integer({ min: 0, max: 1_500_000 }).map((x) => x / 1000),
});

describe('the special lagnas of any birth', () => {
  it('are all in the zodiac', () => {
    fc.assert(
      fc.property(anyBase, (base) => {
        for (const id of SPECIAL_LAGNAS) {
          const place = specialLagnas(base, rules)[id];
          expect(place >= 0 && place < 360).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('begin at the Sun at the moment of sunrise', () => {
    fc.assert(
      fc.property(anyBase, (base) => {
        const found = specialLagnas({ ...base, minutesFromSunrise: 0 }, rules);
        for (const id of ['bhava_lagna', 'hora_lagna', 'ghati_lagna', 'vighati_lagna'] as const) {
          expect(separation(found[id], base.sunAtSunriseDeg)).toBeLessThan(1e-9);
        }
        const { Sun } = base.longitudes;
        const start = { movable: 0, fixed: 240, dual: 120 }[qualityOf(signOf(Sun))];
        expect(separation(found.pranapada_lagna, Sun + start)).toBeLessThan(1e-9);
      }),
      { numRuns: 100 },
    );
  });

  it('keep the degrees of the Moon in the indu lagna and halve the way from Rahu to the Moon', () => {
    fc.assert(
      fc.property(anyBase, (base) => {
        const found = specialLagnas(base, rules);
        const { Moon, Rahu } = base.longitudes;
        expect(found.indu_lagna % 30).toBeCloseTo(Moon % 30, 9);
        expect(separation(found.bhrigu_bindhu_lagna, Moon)).toBeCloseTo(separation(found.bhrigu_bindhu_lagna, Rahu), 6);
      }),
      { numRuns: 100 },
    );
  });
});
