import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordFrom } from '../records.js';

import { PLANETS, type Planet } from '../zodiac/grahas.js';
import { HOUSES } from '../zodiac/houses.js';
import { type BhavaBalaInput, bhavaBalaOf, bhavaDigBala } from './bhavaBala.js';
import { ishtaKashta } from './rashmiStrength.js';
import { drikBala } from './shadbala/drikBalaDrishti.js';

const RAMAN = { drishti: 'additive', bhava_drishti: 'raman' } as const;

type Numbers = Readonly<Record<string, number>>;
const older = (
  JSON.parse(readFileSync(new URL('../../../../tests/golden/strengths.json', import.meta.url), 'utf8')) as {
    raman_older_edition_fixture: {
      longitude: Readonly<Record<Planet, number>>;
      natural_benefics: readonly string[];
      bhava_madhyas: Numbers;
      total_rupas: Numbers;
      computed_drik: Numbers;
      book_bhava_bala_rupas: Numbers;
      book_ishta_kashta: Readonly<Record<string, Numbers>>;
    };
  }
).raman_older_edition_fixture;

const input: BhavaBalaInput = {
  madhyasDeg: HOUSES.map((house) => older.bhava_madhyas[house] ?? Number.NaN),
  longitudesDeg: older.longitude,
  natures: recordFrom(PLANETS, (planet) => (older.natural_benefics.includes(planet) ? 'benefic' : 'malefic')),
  shadbalaVirupas: recordFrom(PLANETS, (planet) => 60 * (older.total_rupas[planet] ?? Number.NaN)),
};

describe("the positions of Raman's older edition", () => {
  it.each(Object.entries(older.book_bhava_bala_rupas))('give house %s %d rupas', (house, rupas) => {
    const bhava = bhavaBalaOf(input, RAMAN)[Number(house) - 1];
    expect(Math.abs((bhava?.totalRupas ?? Number.NaN) - rupas)).toBeLessThanOrEqual(0.02);
  });

  it('give its drik bala', () => {
    const drik = drikBala(input.longitudesDeg, input.natures, RAMAN);
    for (const planet of PLANETS) expect(drik[planet]).toBeCloseTo(older.computed_drik[planet] ?? Number.NaN, 3);
  });

  it.each(Object.entries(older.book_ishta_kashta))('give the phalas of %s', (_, row) => {
    const { uccha = 0, cheshta = 0, ishta_phala = 0, kashta_phala = 0 } = row;
    const { ishta, kashta } = ishtaKashta(uccha, cheshta, { ishta_kashta: 'raman' });
    expect(Math.abs(ishta - ishta_phala)).toBeLessThanOrEqual(0.1);
    expect(Math.abs(kashta - kashta_phala)).toBeLessThanOrEqual(0.1);
  });
});

describe('the dig bala of a house', () => {
  it.each([
    [1, 75, 60],
    [7, 75, 0],
    [4, 100, 60],
    [7, 220, 60],
    [10, 15, 60],
    [1, 250, 60],
    [10, 260, 60],
    [10, 275, 60],
    [4, 290, 60],
    [12, 75, 50],
    [3, 15, 10],
  ] as const)('house %d at %d degrees is %d', (house, madhya, virupas) => {
    expect(bhavaDigBala(house, madhya)).toBe(virupas);
  });
});

describe('bhava bala', () => {
  it('ranks the strongest house first', () => {
    const bhavas = bhavaBalaOf(input, RAMAN);
    const ranked = [...bhavas].sort((a, b) => a.rank - b.rank).map(({ totalVirupas }) => totalVirupas);
    expect(ranked).toEqual([...ranked].sort((a, b) => b - a));
  });

  it('by BPHS adds the whole aspects of Mercury and Jupiter to a quarter of all', () => {
    const raman = bhavaBalaOf(input, RAMAN);
    const bphs = bhavaBalaOf(input, { ...RAMAN, bhava_drishti: 'bphs' });
    // All of them benefics here, so that the two forms differ by a quarter of these two aspects.
    HOUSES.forEach((_, i) => {
      const more = (bphs[i]?.drishti ?? Number.NaN) - (raman[i]?.drishti ?? Number.NaN);
      expect(more).toBeGreaterThanOrEqual(0);
      expect(more).toBeLessThanOrEqual(30);
    });
  });
});
