import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '../rules/rules.js';
import { NAKSHATRA_DEG, PADA_DEG } from '../zodiac/nakshatras.js';
import { PAIR_DOSHAS, type PairDoshaId } from './exceptions.js';
import { matchMoons } from './match.js';
import { partnerOf } from './partner.js';

const moonAt = (star: number, pada: number) =>
  partnerOf((star - 1) * NAKSHATRA_DEG + (pada - 1) * PADA_DEG + 1 / 60, DEFAULT_RULES);

type Place = readonly [star: number, pada: number];
const doshas = (boy: Place, girl: Place) => matchMoons(moonAt(...boy), moonAt(...girl), DEFAULT_RULES).north.doshas;

describe('the exceptions to a dosha of the pair', () => {
  it.each<[PairDoshaId, string, Place, Place, readonly string[]]>([
    ['nadi', 'stars of one sign', [3, 2], [4, 1], ['same_sign_different_star', 'both_stars_exempt']],
    ['nadi', 'one star in two signs', [7, 3], [7, 4], ['same_star_different_sign', 'same_star_different_pada']],
    ['nadi', 'one star in two padas', [1, 1], [1, 2], ['same_star_different_pada']],
    ['nadi', 'one pada', [1, 1], [1, 1], []],
    ['nadi', 'two exempt stars', [6, 1], [18, 1], ['both_stars_exempt']],
    [
      'bhakoot',
      'Libra and Taurus, both of Venus, in nakshatras of other nadis',
      [15, 1],
      [5, 1],
      ['same_sign_lord', 'same_or_friendly_navamsa_lords', 'nadi_clear', 'tara_clear', 'vasya_present'],
    ],
    [
      'bhakoot',
      'Aries and Sagittarius',
      [1, 1],
      [19, 1],
      ['mutually_friendly_sign_lords', 'same_or_friendly_navamsa_lords', 'tara_clear', 'vasya_present'],
    ],
    ['gana', 'a girl of rakshasa beyond the 14th star', [4, 1], [19, 1], ['bride_star_beyond_14th']],
    ['gana', 'one sign', [1, 1], [3, 1], ['same_sign_different_star', 'same_or_friendly_sign_lords', 'bhakoot_clear']],
  ])('%s with %s', (id, _, boy, girl, expected) => {
    const found = doshas(boy, girl)[id];
    expect(found.present).toBe(true);
    expect(found.exceptions).toEqual(expect.arrayContaining([...expected]));
    if (id === 'nadi') expect(found.exceptions).toEqual(expected);
  });

  it('come in the order of the rules, only with the dosha, and each of them somewhere', () => {
    const met = new Set<string>();
    for (let boy = 0; boy < 108; boy += 1) {
      for (let girl = 0; girl < 108; girl += 7) {
        const found = doshas([Math.floor(boy / 4) + 1, (boy % 4) + 1], [Math.floor(girl / 4) + 1, (girl % 4) + 1]);
        for (const id of Object.keys(PAIR_DOSHAS) as PairDoshaId[]) {
          const order = PAIR_DOSHAS[id].exceptions.map((row) => row.id as string);
          const places = found[id].exceptions.map((exception) => order.indexOf(exception));
          expect(places).toEqual([...places].sort((a, b) => a - b));
          expect(places).not.toContain(-1);
          if (!found[id].present) expect(found[id].exceptions).toEqual([]);
          for (const exception of found[id].exceptions) met.add(`${id} ${exception}`);
        }
      }
    }
    // One nakshatra has one gana, so that gana dosha never comes with it.
    met.add('gana same_star_different_sign');
    const listed = Object.entries(PAIR_DOSHAS).flatMap(([id, row]) => row.exceptions.map((one) => `${id} ${one.id}`));
    expect([...met].sort()).toEqual(listed.sort());
  });

  it('never name a boy of rakshasa for the 14th nakshatra, nor a girl at the 14th', () => {
    expect(doshas([19, 1], [4, 1]).gana.exceptions).not.toContain('bride_star_beyond_14th');
    // Mula counted from Ardra is the 14th nakshatra, from Mrigashira the 15th.
    expect(doshas([6, 1], [19, 1]).gana).toMatchObject({ present: true });
    expect(doshas([6, 1], [19, 1]).gana.exceptions).not.toContain('bride_star_beyond_14th');
    expect(doshas([5, 1], [19, 1]).gana.exceptions).toContain('bride_star_beyond_14th');
  });
});
