import { describe, expect, it } from 'vitest';
import type { StrengthChart } from '../strengthChart.js';
import { pakshaBala } from './dayAndNight.js';

const DEGREES_OF_A_TITHI = 12;

/** A chart of which only the Sun and the Moon count: the Moon in the middle of a tithi, 1 to 30. */
const inTithi = (tithi: number): StrengthChart => {
  const Moon = (tithi - 0.5) * DEGREES_OF_A_TITHI;
  const neutral = { Sun: 'malefic', Moon: 'benefic' };
  return { longitudesDeg: { Sun: 0, Moon }, natures: neutral } as unknown as StrengthChart;
};

const moonIn = (tithi: number, paksha: 'moon_always_benefic' | 'moon_tithis_8_to_23'): number =>
  pakshaBala(inTithi(tithi), { paksha }).Moon;

describe('paksha bala of the Moon', () => {
  it.each([8, 15, 16, 23])('is the share of a benefic in tithi %i, as Jagannatha Hora has it', (tithi) => {
    expect(moonIn(tithi, 'moon_tithis_8_to_23')).toBeCloseTo(moonIn(tithi, 'moon_always_benefic'), 9);
  });

  it.each([1, 7, 24, 30])('is the share of a malefic in tithi %i, as Jagannatha Hora has it', (tithi) => {
    expect(moonIn(tithi, 'moon_tithis_8_to_23')).toBeCloseTo(60 - moonIn(tithi, 'moon_always_benefic'), 9);
  });
});
