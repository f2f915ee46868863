import { describe, expect, it } from 'vitest';
import { recordFrom } from '../records.js';
import { julianDayUt } from '../time/julianDay.js';
import { LAGNA_AND_GRAHAS } from '../zodiac/grahas.js';
import { nishekaJdUt } from './nisheka.js';

const at = recordFrom(LAGNA_AND_GRAHAS, () => 0);
const birth = julianDayUt(2_450_000);

describe('the estimated conception', () => {
  it("adds the Moon's degrees where the lord of the ascendant is in the invisible half", () => {
    // Aries rises; its lord Mars is a quarter of the zodiac ahead, below the horizon.
    const chart = { ...at, Ascendant: 10, Mars: 100, Saturn: 200, Moon: 47 };
    expect(birth - nishekaJdUt(birth, chart, 230)).toBeCloseTo(30 + 240 + 17, 8);
  });

  it('leaves them out where it is in the visible half, and takes the shorter way from Saturn to Maandi', () => {
    const chart = { ...at, Ascendant: 10, Mars: 200, Saturn: 350, Moon: 47 };
    expect(birth - nishekaJdUt(birth, chart, 20)).toBeCloseTo(30 + 240, 8);
  });
});
