import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '../rules/rules.js';
import { NAKSHATRA_DEG, NAKSHATRAS } from '../zodiac/nakshatras.js';
import { KOOTA_IDS } from './kootas.js';
import { matchMoons } from './match.js';
import { partnerOf } from './partner.js';
import { ADDITIONAL_PORUTHAM_IDS, isSatisfied, PORUTHAM_IDS } from './poruthams.js';
import { RATINGS, type Rating } from './ratings.data.js';

const moon = (longitude: number) => partnerOf(longitude, DEFAULT_RULES);

describe('the worked example of docs/rules/08-match-and-muhurta.md#section-11', () => {
  const { north, south, pair } = matchMoons(moon(186.959489), moon(53.551724), DEFAULT_RULES);

  it('counts 11 nakshatras to the boy, 18 to the girl, 6 signs', () => {
    expect([pair.starsToBoy, pair.starsToGirl, pair.signsToBoy, pair.taraOfBoy, pair.taraOfGirl]).toEqual([
      11, 18, 6, 2, 9,
    ]);
  });

  it('gives 24 of 36 points', () => {
    expect(north.scores).toEqual({
      varna: 0,
      vasya: 1,
      tara: 3,
      yoni: 1,
      graha_maitri: 5,
      gana: 6,
      bhakoot: 0,
      nadi: 8,
    });
    expect([north.total, north.max, north.rating, north.bhakootDosha]).toEqual([24, 36, 'average', 'shadashtaka']);
    expect(north.doshas.bhakoot.exceptions).toEqual([
      'same_sign_lord',
      'same_or_friendly_navamsa_lords',
      'nadi_clear',
      'tara_clear',
      'vasya_present',
    ]);
    expect(north.additional).toEqual({ mahendra: false, stree_deergha: false, vedha: true, rajju: true });
  });

  it('satisfies eight of ten poruthams, and not the five', () => {
    expect(south.grades).toEqual({
      dina: 'uttama',
      gana: 'uttama',
      mahendra: 'adhama',
      stree_deergha: 'madhyama',
      yoni: 'uttama',
      rasi: 'adhama',
      rasi_adhipati: 'uttama',
      vasya: 'uttama',
      rajju: 'uttama',
      vedha: 'uttama',
    });
    expect([south.matched, south.rating, south.minimumSatisfied]).toEqual([8, 'excellent', false]);
  });
});

describe('any match', () => {
  const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

  it('adds up: the total of its kootas, the count of its poruthams', () => {
    fc.assert(
      fc.property(longitude, longitude, (boy, girl) => {
        const { north, south } = matchMoons(moon(boy), moon(girl), DEFAULT_RULES);
        expect(north.total).toBe(KOOTA_IDS.reduce((sum, id) => sum + north.scores[id], 0));
        expect(south.matched).toBe(PORUTHAM_IDS.filter((id) => isSatisfied(south.grades[id])).length);
        expect(north.bhakootDosha === null).toBe(north.scores.bhakoot === 7);
        expect(north.lordRelations === null).toBe(moon(boy).signLord === moon(girl).signLord);
        for (const id of ADDITIONAL_PORUTHAM_IDS) {
          // Stree deergha is the stricter one in the north.
          if (id !== 'stree_deergha') expect(north.additional[id]).toBe(isSatisfied(south.grades[id]));
          else expect(north.additional[id]).toBe(south.grades[id] === 'uttama');
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is total at every boundary of a pada and half a sign', () => {
    for (let step = 0; step < 216; step += 1) {
      const at = moon((step * 360) / 216);
      expect(matchMoons(at, moon(0), DEFAULT_RULES).north.total).toBeGreaterThan(0);
    }
  });
});

describe('the rating of a total of 36', () => {
  it('is average from 18, very good from 25 and excellent from 33 points', () => {
    // docs/rules/08-match-and-muhurta.md#section-5; every pair of nakshatras, each in its first pada.
    const stars = NAKSHATRAS.map((_, index) => moon(index * NAKSHATRA_DEG + 1));
    const totals: Partial<Record<Rating, number[]>> = {};
    for (const boy of stars) {
      for (const girl of stars) {
        const { total, rating } = matchMoons(boy, girl, DEFAULT_RULES).north;
        totals[rating] = [...(totals[rating] ?? []), total];
      }
    }
    const span = (rating: Rating) => [Math.min(...(totals[rating] ?? [])), Math.max(...(totals[rating] ?? []))];
    expect(RATINGS.slice(1).map((rating) => span(rating)[0])).toEqual([18, 25, 33]);
    // No pair has 32.5.
    expect(RATINGS.slice(0, 3).map((rating) => span(rating)[1])).toEqual([17.5, 24.5, 32]);
  });
});
