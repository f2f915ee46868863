import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arc, separation } from '../angles/angles.js';
import { recordFrom } from '../records.js';
import { LAGNA_AND_GRAHAS } from '../zodiac/grahas.js';
import { SAHAMS, sahams } from './sahams.js';

const chennai = {
  Ascendant: 292.438935,
  Sun: 231.565282,
  Moon: 186.959489,
  Mars: 145.539747,
  Mercury: 249.936449,
  Jupiter: 265.828052,
  Venus: 203.717133,
  Saturn: 336.807276,
  Rahu: 160.553787,
  Ketu: 340.553787,
};
const longitude = fc.integer({ min: 0, max: 359_999_999 }).map((x) => x / 1e6);
const anyChart = fc.record(recordFrom(LAGNA_AND_GRAHAS, () => longitude));

describe('the sahams', () => {
  it('are thirty-six', () => {
    expect(new Set(SAHAMS).size).toBe(36);
  });

  it('give Punya and Artha of the worked example', () => {
    const found = sahams(chennai, true);
    expect(found.punya).toBeCloseTo(247.833142, 5);
    expect(found.artha).toBeCloseTo(278.070594, 5);
  });

  it('count Jalapatna from 15 Cancer', () => {
    // docs/rules/02-points-and-arudhas.md, the 33rd: 105 - Saturn + Ascendant, and a sign, for it is not on the way.
    expect(sahams(chennai, true).jalapatna).toBeCloseTo(105 - 336.807276 + 292.438935 + 30, 6);
  });

  it('exchange A and B by night', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const [day, night] = [sahams(chart, true), sahams(chart, false)];
        expect(night.punya).toBe(day.vidya);
        expect(night.vidya).toBe(day.punya);
        for (const id of ['bhratri', 'roga', 'mrithyu', 'paradesa', 'artha', 'vyaapaara', 'laabha'] as const) {
          expect(night[id]).toBe(day[id]);
        }
        expect(day.sathru).toBe(day.vyaapaara);
        expect(day.rajya).toBe(day.pithri);
      }),
      { numRuns: 100 },
    );
  });

  it('add a sign only where C is not on the way from B to A', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { Moon, Sun, Ascendant } = chart;
        const plain = Moon - Sun + Ascendant;
        const onTheWay = arc(Sun, Ascendant) <= arc(Sun, Moon);
        expect(separation(sahams(chart, true).punya, (plain + (onTheWay ? 0 : 30) + 720) % 360)).toBeLessThan(1e-8);
      }),
      { numRuns: 100 },
    );
  });

  it('count an end of the way as on the way', () => {
    const chart = { ...chennai, Moon: 40, Sun: 10, Ascendant: 40 };
    expect(sahams(chart, true).punya).toBeCloseTo(70, 9);
    expect(sahams({ ...chart, Ascendant: 10 }, true).punya).toBeCloseTo(40, 9);
    expect(sahams({ ...chart, Ascendant: 41 }, true).punya).toBeCloseTo(101, 9);
  });

  it('take another Samartha where Mars owns the ascendant, and another Karyasiddhi by night', () => {
    const chart = { ...chennai, Ascendant: 5, Mars: 20, Jupiter: 100 };
    expect(sahams(chart, true).samartha).toBeCloseTo((100 - 20 + 5 + 30) % 360, 9);
    const { Saturn, Moon, Venus } = chennai;
    const plain = Saturn - Moon + Venus;
    const extra = arc(Moon, Venus) > arc(Moon, Saturn) ? 30 : 0;
    expect(sahams(chennai, false).karyasiddhi).toBeCloseTo((plain + extra) % 360, 9);
  });
});
