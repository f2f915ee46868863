import { describe, expect, it } from 'vitest';
import { namedDivision } from './division.js';
import { nadiamsaOf } from './nadiamsa.js';
import { vargaLongitude, vargaSign } from './vargaChart.js';

/** Birth b01 of docs/rules/01-positions-and-vargas.md#section-13: Mercury 249.936449, Ascendant 292.438935. */
const MERCURY = 249.936449;
const ASCENDANT = 292.438935;

describe('the example of docs/rules/01-positions-and-vargas.md#section-13', () => {
  it('puts Mercury in Gemini 29.428 of the navamsa', () => {
    expect(vargaSign(MERCURY, namedDivision('D-9_navamsa'))).toBe('Gemini');
    expect(vargaLongitude(MERCURY, namedDivision('D-9_navamsa')) % 30).toBeCloseTo(29.428, 3);
  });

  it('puts Mercury in Aquarius 28.093 of the trimsamsa', () => {
    expect(vargaSign(MERCURY, namedDivision('D-30_trimsamsa'))).toBe('Aquarius');
    expect(vargaLongitude(MERCURY, namedDivision('D-30_trimsamsa')) % 30).toBeCloseTo(28.093, 3);
  });

  it('puts Mercury in nadiamsa 50 of a dual sign, which is number 125', () => {
    expect(nadiamsaOf(MERCURY)).toEqual({ divisionIndex: 50, amsaIndex: 125, amsaName: 'Maamshaani' });
    expect(nadiamsaOf(ASCENDANT)).toEqual({ divisionIndex: 113, amsaIndex: 113, amsaName: 'Preetaa' });
  });
});
