import type { Shadbala } from '@ganita/core/strengths/shadbala/shadbala.js';
import type { Strengths } from '@ganita/core/strengths/strengths.js';
import { PLANETS, type Planet } from '@ganita/core/zodiac/grahas.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { goldenFile, skyOf, strengthsIn, type WrittenBirth } from './skies.js';

type BookTable = Readonly<Record<string, Readonly<Record<Planet, number>>>>;

const { raman_standard_horoscope: raman, vp_jain_example: jain } = goldenFile<{
  raman_standard_horoscope: { birth: WrittenBirth; book: BookTable };
  vp_jain_example: { birth: WrittenBirth; book: BookTable; book_tolerance_virupas: number };
}>('strengths.json');

/** A part of shadbala by the name that the books give it. */
function partOf({ sthana, dig, kala, cheshta, naisargika, drik, totalVirupas }: Shadbala, name: string): number {
  const parts: Readonly<Record<string, unknown>> = {
    ...sthana,
    ...kala,
    dig,
    cheshta: cheshta.bala,
    naisargika,
    drik,
    sthana: sthana.total,
    sthana_total: sthana.total,
    kala: kala.total,
    kala_total: kala.total,
    total: totalVirupas,
    total_virupas: totalVirupas,
  };
  const value = parts[name];
  if (typeof value !== 'number') throw new Error(`no part ${name}`);
  return value;
}

const tables = (book: BookTable): readonly (readonly [string, Readonly<Record<Planet, number>>])[] =>
  Object.entries(book).filter(([name]) => name !== 'longitude');

describe('the standard horoscope of B.V. Raman', () => {
  let strengths: Strengths;
  beforeAll(async () => {
    const chosen = { ayanamsa_mode: 'RAMAN' } as const;
    strengths = strengthsIn(skyOf(await createSwissEphemeris(), raman.birth, chosen), chosen);
  });

  it.each(tables(raman.book))('has the %s of the book within 0.6 virupa', (name, values) => {
    for (const planet of PLANETS) {
      expect(Math.abs(partOf(strengths.shadbala[planet], name) - values[planet])).toBeLessThanOrEqual(0.6);
    }
  });
});

describe('the example of V.P. Jain', () => {
  let strengths: Strengths;
  beforeAll(async () => {
    strengths = strengthsIn(skyOf(await createSwissEphemeris(), jain.birth));
  });

  it.each(tables(jain.book))('has the %s of the book within 0.15 virupa', (name, values) => {
    for (const planet of PLANETS) {
      const apart = Math.abs(partOf(strengths.shadbala[planet], name) - values[planet]);
      expect(apart).toBeLessThanOrEqual(jain.book_tolerance_virupas);
    }
  });

  it('is at war: Mercury loses to Jupiter what Jupiter, behind, gains', () => {
    expect(strengths.shadbala.Mercury.kala.yuddha).toBeCloseTo(-0.8, 1);
    expect(strengths.shadbala.Jupiter.kala.yuddha).toBeCloseTo(0.8, 1);
  });
});
