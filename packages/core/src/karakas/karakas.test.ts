import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonsOf } from '../comparisons/comparisons.js';
import { recordFrom } from '../records.js';
import { DEFAULT_RULES } from '../rules/rules.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { HOUSES } from '../zodiac/houses.js';
import { degreesInSign, type Sign, signOf } from '../zodiac/signs.js';
import { charaKarakas, type KarakaDegrees, NAISARGIKA_KARAKAS, STHIRA_RELATIONS, sthiraKarakas } from './karakas.js';

const degreesOf = (longitudes: Readonly<Record<string, number>>): KarakaDegrees =>
  Object.fromEntries(
    Object.entries(longitudes).map(([graha, longitude]) => [graha, { degreesInSign: degreesInSign(longitude) }]),
  ) as unknown as KarakaDegrees;
const inOrder = (longitudes: Readonly<Record<string, number>>, scheme: 'eight' | 'seven' = 'eight') =>
  charaKarakas(degreesOf(longitudes), scheme).map(({ graha }) => graha);

describe('the chara karakas', () => {
  it('are those of PVR example 28', () => {
    const chart = {
      Sun: 72.783333,
      Moon: 20.466667,
      Mars: 73.85,
      Mercury: 85.3,
      Jupiter: 35.666667,
      Venus: 77.35,
      Saturn: 32.466667,
      Rahu: 91.716667,
    };
    expect(inOrder(chart)).toEqual(['Rahu', 'Mercury', 'Moon', 'Venus', 'Mars', 'Sun', 'Jupiter', 'Saturn']);
    expect(inOrder(chart, 'seven')).toEqual(['Mercury', 'Moon', 'Venus', 'Mars', 'Sun', 'Jupiter', 'Saturn']);
  });

  it('keep the order Sun..Rahu in an exact tie', () => {
    const level = { Sun: 15, Moon: 45, Mars: 75, Mercury: 105, Jupiter: 135, Venus: 165, Saturn: 195, Rahu: 225 };
    expect(inOrder(level)).toEqual(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu']);
  });

  it('rank by falling degrees, Rahu by the remaining part of the sign, and omit pitri in the scheme of seven', () => {
    const degrees = fc.integer({ min: 0, max: 29_999_999 }).map((x) => x / 1e6);
    const eight = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'];
    fc.assert(
      fc.property(fc.record(Object.fromEntries(eight.map((graha) => [graha, degrees]))), (chart) => {
        const ranked = charaKarakas(degreesOf(chart as Record<string, number>), 'eight');
        const falling = ranked.map(({ rankingDegrees }) => rankingDegrees);
        expect(falling).toEqual([...falling].sort((a, b) => b - a));
        expect(new Set(ranked.map(({ graha }) => graha)).size).toBe(8);
        const seven = charaKarakas(degreesOf(chart as Record<string, number>), 'seven');
        expect(seven.map(({ karaka }) => karaka)).not.toContain('pitri');
        expect(seven.map(({ graha }) => graha)).toEqual(
          ranked.map(({ graha }) => graha).filter((graha) => graha !== 'Rahu'),
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe('the fixed karakas', () => {
  const placement = (longitudes: Readonly<Record<Graha | 'Ascendant', number>>) => {
    const at = (longitude: number): { sign: Sign; degreesInSign: number } => ({
      sign: signOf(longitude),
      degreesInSign: degreesInSign(longitude),
    });
    return {
      ascendant: at(longitudes.Ascendant),
      grahas: recordFrom(GRAHAS, (graha) => at(longitudes[graha])),
    };
  };
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

  it('choose father and mother by strength and give every other relation its planet', () => {
    const sthira = sthiraKarakas(comparisonsOf(placement(chennai), DEFAULT_RULES));
    expect(sthira).toMatchObject({ father: 'Venus', mother: 'Moon', husband: 'Jupiter', wife: 'Venus' });
    expect(Object.keys(sthira)).toEqual(STHIRA_RELATIONS);
  });

  it('name a natural karaka for every house', () => {
    expect(HOUSES.map((house) => NAISARGIKA_KARAKAS[house])).toEqual([
      'Sun',
      'Jupiter',
      'Mars',
      'Moon',
      'Jupiter',
      'Mars',
      'Venus',
      'Saturn',
      'Jupiter',
      'Mercury',
      'Jupiter',
      'Saturn',
    ]);
  });
});
