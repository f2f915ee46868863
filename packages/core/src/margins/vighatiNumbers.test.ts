import { describe, expect, it } from 'vitest';
import type { DayFrame } from '../sky/dayFrame.js';
import { julianDayUt } from '../time/julianDay.js';
import { vighatiNumbers } from './vighatiNumbers.js';

const SUNRISE_JD = 2_450_000;
/** The numbers of a birth so many vighatis of 24 seconds after sunrise, in the middle of a vighati. */
const numbersAfter = (vighatis: number) => {
  const jdUt = julianDayUt(SUNRISE_JD + (vighatis + 0.5) / 3600);
  return vighatiNumbers({ jdUt, dayFrame: { sunriseJdUt: julianDayUt(SUNRISE_JD) } as DayFrame }, 'Aries', 'Leo');
};

describe('the numbers of the vighatis since sunrise', () => {
  // docs/rules/13-birth-time-margins.md#section-6: vighatis x 4 / 9, and / 225.
  it.each([
    [2, 8, ['Pushya', 'Anuradha', 'Uttara Bhadrapada'], 2],
    [9, 0, ['Ashlesha', 'Jyeshtha', 'Revati'], 9],
    [224, 5, ['Mrigashira', 'Chitra', 'Dhanishta'], 224],
    [225, 0, ['Ashlesha', 'Jyeshtha', 'Revati'], 0],
    [1000, 4, ['Rohini', 'Hasta', 'Shravana'], 100],
  ])('%i leave %i by nine after four times', (vighatis, remainder49, stars, remainder225) => {
    const found = numbersAfter(vighatis);
    expect(found).toMatchObject({ vighatis, remainder49, remainder225 });
    expect(found.stars).toEqual(stars);
  });

  it('count from the sign of Maandi to that of the lagna, both included', () => {
    expect(numbersAfter(0).maandiToLagna).toBe(5);
  });
});
