import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES, resolveRules } from '../rules/rules.js';
import type { Planet } from '../zodiac/grahas.js';
import { NAKSHATRA_DEG, PADA_DEG } from '../zodiac/nakshatras.js';
import { matchMoons } from './match.js';
import { VEDHA_PAIRS, YAVANA_FRIENDS, YONI_ENEMIES } from './pairConditions.js';
import { type Partner, pairOf, partnerOf } from './partner.js';
import { INDISPENSABLE_BY_VARNA } from './poruthams.data.js';
import { additionalPoruthams, isSatisfied, type PoruthamId, poruthamGrades } from './poruthams.js';

const moonAt = (star: number, pada = 1): Partner =>
  partnerOf((star - 1) * NAKSHATRA_DEG + (pada - 1) * PADA_DEG + 1 / 60, DEFAULT_RULES);
const STARS = Array.from({ length: 27 }, (_, index) => moonAt(index + 1));

const grade = (id: PoruthamId, boy: Partner, girl: Partner, chosen = {}) =>
  poruthamGrades(pairOf(boy, girl), resolveRules(DEFAULT_RULES, chosen))[id];

const pairsWhereNot = (test: (boy: Partner, girl: Partner) => boolean): readonly string[] =>
  STARS.flatMap((boy) => STARS.filter((girl) => !test(boy, girl)).map((girl) => `${boy.star}, ${girl.star}`));

describe('the ten poruthams over all nakshatras', () => {
  it.each(['gana', 'mahendra', 'rasi_adhipati', 'rajju', 'vedha'] as const)(
    '%s has the same grade when boy and girl change places',
    (id) => {
      expect(pairsWhereNot((boy, girl) => grade(id, boy, girl) === grade(id, girl, boy))).toEqual([]);
    },
  );

  it('yoni is satisfied in both directions or in neither, and is best with a male nakshatra of the boy and a female one of the girl', () => {
    expect(
      pairsWhereNot((boy, girl) => isSatisfied(grade('yoni', boy, girl)) === isSatisfied(grade('yoni', girl, boy))),
    ).toEqual([]);
    expect(
      pairsWhereNot(
        (boy, girl) => grade('yoni', boy, girl) !== 'uttama' || (boy.yoniSex === 'male' && girl.yoniSex === 'female'),
      ),
    ).toEqual([]);
  });

  it('stree deergha is uttama one way only, but both ways at 14 and 15 nakshatras and neither way for one nakshatra', () => {
    expect(
      pairsWhereNot((boy, girl) => {
        const ways = [grade('stree_deergha', boy, girl), grade('stree_deergha', girl, boy)];
        const { starsToBoy } = pairOf(boy, girl);
        const expected = starsToBoy === 1 ? 0 : [14, 15].includes(starsToBoy) ? 2 : 1;
        return ways.filter((one) => one === 'uttama').length === expected;
      }),
    ).toEqual([]);
  });

  it('rasi is satisfied one way only for the counts that differ, both ways for 1 and 7', () => {
    expect(
      pairsWhereNot((boy, girl) => {
        const { signsToBoy } = pairOf(boy, girl);
        const ways = [grade('rasi', boy, girl), grade('rasi', girl, boy)].filter(isSatisfied).length;
        return ways === ([1, 7].includes(signsToBoy) ? 2 : 1);
      }),
    ).toEqual([]);
  });

  it("vasya tests whether the boy's sign is in the list of the girl's", () => {
    const [aries, leo] = [moonAt(1), moonAt(10)];
    expect([grade('vasya', leo, aries), grade('vasya', aries, leo)]).toEqual(['uttama', 'adhama']);
  });

  it('vedha rejects the listed pairs and no other, not Chitra with Chitra nor pairs that add to 28', () => {
    const rejected = STARS.flatMap((boy) =>
      STARS.filter((girl) => boy.star <= girl.star && grade('vedha', boy, girl) === 'adhama').map((girl) => [
        boy.star,
        girl.star,
      ]),
    );
    const sorted = (pairs: readonly (readonly number[])[]) => pairs.map(String).sort();
    expect(sorted(rejected)).toEqual(sorted(VEDHA_PAIRS));
  });
});

describe('dina', () => {
  /** Grades for a boy in a pada of the nakshatra so many from a girl in Ashwini 1. */
  const dina = (count: number, pada: number) => grade('dina', moonAt(count, pada), moonAt(1));

  it.each([
    [2, 'uuuu'],
    [3, 'aaaa'],
    [12, 'ammm'],
    [14, 'mmma'],
    [16, 'mmam'],
    [17, 'aaaa'],
    [21, 'aaaa'],
    [25, 'aaaa'],
    [26, 'uuuu'],
    [27, 'aaaa'],
  ])('of %d stars is %s for the padas of the boy', (count, grades) => {
    expect([1, 2, 3, 4].map((pada) => dina(count, pada)[0]).join('')).toBe(grades);
  });

  it('of 27 nakshatras is satisfied within one sign', () => {
    // Rohini 4 is in Taurus with Mrigashira 1 and 2; Mrigashira 3 is in Gemini.
    expect(grade('dina', moonAt(4, 4), moonAt(5, 1))).toBe('madhyama');
    expect(grade('dina', moonAt(4, 4), moonAt(5, 3))).toBe('adhama');
  });

  it('of one nakshatra depends on the nakshatra', () => {
    const starsOf = (wanted: string) =>
      STARS.filter((moon) => grade('dina', moon, moon) === wanted).map(({ star }) => star);
    expect(starsOf('uttama')).toEqual([4, 6, 10, 13, 16, 22, 26, 27]);
    expect(starsOf('adhama')).toEqual([2, 9, 15, 18, 19, 23, 24, 25]);
  });
});

describe('rasi within one sign', () => {
  it("is uttama with the boy's Moon not beyond the girl's, madhyama otherwise", () => {
    const [early, late] = [moonAt(1, 1), moonAt(1, 3)];
    expect([grade('rasi', early, late), grade('rasi', late, early), grade('rasi', early, early)]).toEqual([
      'uttama',
      'madhyama',
      'uttama',
    ]);
  });
});

describe('the tables', () => {
  it('of Yavana friends go both ways', () => {
    for (const [planet, friends] of Object.entries(YAVANA_FRIENDS)) {
      for (const friend of friends) expect(YAVANA_FRIENDS[friend]).toContain(planet as Planet);
    }
  });

  it('name each enmity of yonis once, with serpent and rat of the south', () => {
    expect(YONI_ENEMIES).toHaveLength(8);
    expect(new Set(YONI_ENEMIES.map((pair) => [...pair].sort().join())).size).toBe(8);
  });
});

describe('the choices', () => {
  it('south_rajju direction lets ascending and descending halves of one group pass, and not two of one half', () => {
    const [ashwini, ashlesha, magha] = [moonAt(1), moonAt(9), moonAt(10)];
    expect(grade('rajju', ashwini, ashlesha)).toBe('adhama');
    expect(grade('rajju', ashwini, ashlesha, { south_rajju: 'direction' })).toBe('uttama');
    expect(grade('rajju', ashwini, magha, { south_rajju: 'direction' })).toBe('adhama');
    expect(
      additionalPoruthams(pairOf(ashwini, ashlesha), resolveRules(DEFAULT_RULES, { south_rajju: 'direction' })).rajju,
    ).toBe(false);
  });

  it("south_minimum by_varna requires rajju and the one of the girl's varna", () => {
    const rules = resolveRules(DEFAULT_RULES, { south_minimum: 'by_varna' });
    expect(
      pairsWhereNot((boy, girl) => {
        const { south } = matchMoons(boy, girl, rules);
        const required = INDISPENSABLE_BY_VARNA[girl.varna];
        return south.minimumSatisfied === required.every((id) => isSatisfied(south.grades[id]));
      }),
    ).toEqual([]);
    const differs = pairsWhereNot(
      (boy, girl) =>
        matchMoons(boy, girl, rules).south.minimumSatisfied ===
        matchMoons(boy, girl, DEFAULT_RULES).south.minimumSatisfied,
    );
    expect(differs.length).toBeGreaterThan(0);
  });
});
