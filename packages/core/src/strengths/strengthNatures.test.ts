import { describe, expect, it } from 'vitest';
import type { ByPlanet } from './strengthChart.js';
import { naturesOf } from './strengthNatures.js';

/** A chart with no planet near Mercury, the Moon this far ahead of the Sun. */
const chart = (elongation: number, changed: Partial<Record<string, number>> = {}): ByPlanet => ({
  Sun: 10,
  Moon: 10 + elongation,
  Mars: 100,
  Mercury: 40,
  Jupiter: 220,
  Venus: 340,
  Saturn: 280,
  ...changed,
});
const moon = (by: 'elongation' | 'moon_phase_8' | 'jhora', elongation: number) =>
  naturesOf(chart(elongation), { benefics_shadbala: by }).Moon;
const mercury = (changed: Partial<Record<string, number>>, by: 'elongation' | 'jhora' = 'elongation') =>
  naturesOf(chart(200, changed), { benefics_shadbala: by }).Mercury;

describe('the Moon', () => {
  it('is benefic while it waxes', () => {
    expect([0, 179.9, 180, 315].map((e) => moon('elongation', e))).toEqual([
      'benefic',
      'benefic',
      'malefic',
      'malefic',
    ]);
  });

  it.each([
    [83.9, 'neither'],
    [84, 'benefic'],
    [179.9, 'benefic'],
    [180, 'neither'],
    [263.9, 'neither'],
    [264, 'malefic'],
    [359, 'malefic'],
  ])('by tithis, %d degrees from the Sun, is %s', (elongation, nature) => {
    expect(moon('moon_phase_8', elongation)).toBe(nature);
  });

  it('is always benefic for Jagannatha Hora', () => {
    expect([10, 200].map((e) => moon('jhora', e))).toEqual(['benefic', 'benefic']);
  });
});

describe('Mercury', () => {
  it('alone is benefic', () => {
    expect(mercury({})).toBe('benefic');
  });
  it('follows the greater group in its sign', () => {
    expect(mercury({ Mars: 31, Saturn: 59, Venus: 41 })).toBe('malefic');
    expect(mercury({ Mars: 41, Jupiter: 31, Venus: 59 })).toBe('benefic');
  });
  it('between equal groups follows the nearest, whatever the sign of the distance', () => {
    expect(mercury({ Mars: 38, Venus: 43 })).toBe('malefic');
    expect(mercury({ Mars: 37, Venus: 42 })).toBe('benefic');
  });
  it('between equal groups is benefic for Jagannatha Hora', () => {
    expect(mercury({ Mars: 38, Venus: 43 }, 'jhora')).toBe('benefic');
  });
  it('does not depend on a Moon that is neither', () => {
    const natures = naturesOf(chart(20, { Mercury: 20, Moon: 20, Sun: 0, Mars: 29 }), {
      benefics_shadbala: 'moon_phase_8',
    });
    expect(natures).toMatchObject({ Moon: 'neither', Mercury: 'malefic' });
  });
});
