import { describe, expect, it } from 'vitest';
import { recordFrom } from '../../records.js';

import { PLANETS } from '../../zodiac/grahas.js';
import type { ByPlanet } from '../strengthChart.js';
import { yuddhaBala } from './kala.js';

const APART: ByPlanet = { Sun: 100, Moon: 100.5, Mars: 0, Mercury: 40, Jupiter: 80, Venus: 120, Saturn: 160 };
const STRENGTHS: ByPlanet = { Sun: 0, Moon: 900, Mars: 300, Mercury: 200, Jupiter: 250, Venus: 400, Saturn: 100 };
const PEACE = recordFrom(PLANETS, () => 0);

describe('yuddha bala', () => {
  it('is nothing in peace; Sun and Moon make no war', () => {
    expect(yuddhaBala(APART, STRENGTHS)).toEqual(PEACE);
  });

  it('is nothing at a whole degree', () => {
    expect(yuddhaBala({ ...APART, Mars: 41 }, STRENGTHS)).toEqual(PEACE);
  });

  it('gives to the planet behind what the one before loses', () => {
    const war = yuddhaBala({ ...APART, Mars: 40.5 }, STRENGTHS);
    expect(war.Mercury).toBeCloseTo(100 / 2.8, 9);
    expect(war.Mars).toBeCloseTo(-100 / 2.8, 9);
  });

  it('sees who is behind across 0 Aries', () => {
    const war = yuddhaBala({ ...APART, Mars: 359.8, Jupiter: 0.3 }, STRENGTHS);
    expect(war.Mars).toBeCloseTo(50 / 181, 9);
    expect(war.Jupiter).toBeCloseTo(-50 / 181, 9);
  });

  it('adds up the wars of three', () => {
    const war = yuddhaBala({ ...APART, Mars: 40.2, Mercury: 40, Venus: 40.6 }, STRENGTHS);
    expect(war.Mercury).toBeCloseTo(100 / 2.8 + 200 / 10, 9);
    expect(war.Venus).toBeCloseTo(-200 / 10 - 100 / 7.2, 9);
    expect(PLANETS.reduce((sum, planet) => sum + war[planet], 0)).toBeCloseTo(0, 9);
  });
});
