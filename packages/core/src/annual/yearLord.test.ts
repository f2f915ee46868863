import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordFrom } from '../records.js';
import { PLANETS, type Planet } from '../zodiac/grahas.js';
import { SIGNS, type Sign, signFrom } from '../zodiac/signs.js';
import { munthaOf } from './tajikaYear.js';
import {
  aspectsByTajika,
  TRI_RASI_LORDS,
  type YearFacts,
  type YearLordCandidate,
  yearLordCandidates,
  yearLordOf,
} from './yearLord.js';

const sign = fc.constantFrom(...SIGNS);
const each = <T>(value: (planet: Planet) => T): Record<Planet, T> => recordFrom(PLANETS, (planet) => value(planet));

/** The second return of b01: Capricorn natal, Taurus in the year, by day, muntha Aquarius. */
const B01: YearFacts = {
  munthaSign: 'Aquarius',
  natalLagna: 'Capricorn',
  yearLagna: 'Taurus',
  night: false,
  signs: each((planet): Sign => (planet === 'Sun' ? 'Scorpio' : planet === 'Saturn' ? 'Pisces' : 'Sagittarius')),
  strengths: each((planet) => ({ Saturn: 6, Venus: 12, Mars: 5 })[planet as string] ?? 1),
};

describe('the muntha', () => {
  it('is the natal ascendant in the first year and moves a sign a year', () => {
    expect(munthaOf('Capricorn', 'Taurus', 1)).toEqual({ sign: 'Capricorn', house: 9 });
    expect(munthaOf('Capricorn', 'Taurus', 2)).toEqual({ sign: 'Aquarius', house: 10 });
    expect(munthaOf('Capricorn', 'Gemini', 61).sign).toBe('Capricorn');
  });
});

describe('Tajika aspects', () => {
  it('reach all houses but the second, sixth, eighth and twelfth', () => {
    const blind = [2, 6, 8, 12];
    for (let house = 1; house <= 12; house++) {
      expect(aspectsByTajika('Leo', signFrom('Leo', house))).toBe(!blind.includes(house));
    }
  });

  it('are mutual', () => {
    fc.assert(
      fc.property(sign, sign, (a, b) => {
        expect(aspectsByTajika(a, b)).toBe(aspectsByTajika(b, a));
      }),
      { numRuns: 100 },
    );
  });
});

describe('lords of the three signs', () => {
  it('are those of the text, Aries to Pisces, by day and by night', () => {
    // docs/rules/07-panchang-calendar-transits.md, the year lord.
    expect(SIGNS.map((one) => TRI_RASI_LORDS[one].day)).toEqual([
      ...['Sun', 'Venus', 'Saturn', 'Venus', 'Jupiter', 'Moon'],
      ...['Mercury', 'Mars', 'Saturn', 'Mars', 'Jupiter', 'Moon'],
    ]);
    expect(SIGNS.map((one) => TRI_RASI_LORDS[one].night)).toEqual([
      ...['Jupiter', 'Moon', 'Mercury', 'Mars', 'Sun', 'Venus'],
      ...['Saturn', 'Venus', 'Saturn', 'Mars', 'Jupiter', 'Moon'],
    ]);
  });

  it('differ by day and night in the first eight signs and agree in the last four', () => {
    expect(SIGNS.filter((one) => TRI_RASI_LORDS[one].day === TRI_RASI_LORDS[one].night)).toEqual(SIGNS.slice(8));
  });
});

describe('the lord of the year', () => {
  it('is chosen among five offices', () => {
    expect(yearLordCandidates(B01).map(({ office, planet }) => [office, planet])).toEqual([
      ['muntha_lord', 'Saturn'],
      ['natal_lagna_lord', 'Saturn'],
      ['year_lagna_lord', 'Venus'],
      ['tri_rasi_lord', 'Venus'],
      ['dina_ratri_lord', 'Mars'],
    ]);
  });

  it('reads the Moon by night and the Sun by day', () => {
    const signs = { ...B01.signs, Moon: 'Cancer' as const };
    const dinaRatri = (night: boolean) => yearLordCandidates({ ...B01, signs, night }).at(-1)?.planet;
    expect([dinaRatri(false), dinaRatri(true)]).toEqual(['Mars', 'Moon']);
  });

  it('must aspect the ascendant of the year, however strong another is', () => {
    // Venus, the strongest, is in the eighth from Taurus and does not aspect it; Saturn in the eleventh does.
    expect(yearLordOf(yearLordCandidates(B01))).toEqual({
      planet: 'Saturn',
      offices: ['muntha_lord', 'natal_lagna_lord'],
      chosenAs: 'strongest_that_aspects',
    });
    const seeing = { ...B01, signs: { ...B01.signs, Venus: 'Leo' as const } };
    expect(yearLordOf(yearLordCandidates(seeing)).planet).toBe('Venus');
  });

  it('is the lord of the muntha where none aspects', () => {
    const blind = { ...B01, signs: each((): Sign => 'Gemini') };
    expect(yearLordOf(yearLordCandidates(blind))).toMatchObject({ planet: 'Saturn', chosenAs: 'muntha_lord' });
  });

  const candidate = (office: YearLordCandidate['office'], planet: Planet, strength: number): YearLordCandidate => ({
    office,
    planet,
    strength,
    aspectsYearLagna: true,
  });

  it('is, of equal planets, the one whose office is listed first', () => {
    const equals = [candidate('muntha_lord', 'Mars', 8), candidate('year_lagna_lord', 'Venus', 8)];
    expect(yearLordOf(equals).planet).toBe('Mars');
  });

  it('is never weaker than another candidate that aspects', () => {
    fc.assert(
      fc.property(
        fc.record({ munthaSign: sign, natalLagna: sign, yearLagna: sign, night: fc.boolean() }),
        fc.array(sign, { minLength: 7, maxLength: 7 }),
        fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 7, maxLength: 7 }),
        (places, signs, strengths) => {
          const year: YearFacts = {
            ...places,
            signs: each((planet) => signs[PLANETS.indexOf(planet)] as Sign),
            strengths: each((planet) => strengths[PLANETS.indexOf(planet)] as number),
          };
          const candidates = yearLordCandidates(year);
          const lord = yearLordOf(candidates);
          expect(candidates.map(({ planet }) => planet)).toContain(lord.planet);
          for (const { aspectsYearLagna, strength } of candidates) {
            if (aspectsYearLagna) expect(strength).toBeLessThanOrEqual(year.strengths[lord.planet]);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
