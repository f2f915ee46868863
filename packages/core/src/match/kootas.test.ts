import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES, resolveRules } from '../rules/rules.js';
import { PLANETS } from '../zodiac/grahas.js';
import { NAKSHATRA_DEG, PADA_DEG } from '../zodiac/nakshatras.js';
import { signIndex } from '../zodiac/signs.js';
import { GANAS, VARNAS, VASYAS, YONIS } from './attributes.data.js';
import { KOOTAS, type KootaId } from './kootas.data.js';
import { bhakootDosha, KOOTA_IDS, kootaScore, kootaScores } from './kootas.js';
import { type Partner, pairOf, partnerOf } from './partner.js';

/** A Moon in every nakshatra, in its pada 1 and in its pada 4, so that signs that begin within a nakshatra are met. */
const MOONS = [1, 4].flatMap((pada) =>
  Array.from({ length: 27 }, (_, star) => star * NAKSHATRA_DEG + (pada - 1) * PADA_DEG + 1 / 60),
);
const PARTNERS = MOONS.map((moonDeg) => partnerOf(moonDeg, DEFAULT_RULES));

const score = (id: KootaId, boy: Partner, girl: Partner, chosen = {}): number =>
  kootaScore(KOOTAS[id], pairOf(boy, girl), resolveRules(DEFAULT_RULES, chosen));

/** Every ordered pair of partners for which a test fails. */
const pairsWhereNot = (test: (boy: Partner, girl: Partner) => boolean): readonly string[] =>
  PARTNERS.flatMap((boy) =>
    PARTNERS.filter((girl) => !test(boy, girl)).map(
      (girl) => `${boy.nakshatra} ${boy.pada}, ${girl.nakshatra} ${girl.pada}`,
    ),
  );

describe('the eight kootas over all nakshatras', () => {
  it.each(['vasya', 'tara', 'yoni', 'graha_maitri', 'bhakoot', 'nadi'] as const)(
    '%s gives the same points when boy and girl change places',
    (id) => {
      expect(pairsWhereNot((boy, girl) => score(id, boy, girl) === score(id, girl, boy))).toEqual([]);
    },
  );

  it('varna is lost in one direction only, and in neither when both are of one varna', () => {
    expect(
      pairsWhereNot((boy, girl) => {
        const [one, other] = [score('varna', boy, girl), score('varna', girl, boy)];
        return boy.varna === girl.varna ? one + other === 2 : one + other === 1;
      }),
    ).toEqual([]);
    expect(score('varna', partnerWith('varna', 'brahmin'), partnerWith('varna', 'shudra'))).toBe(1);
  });

  it('gana has a direction for deva and manushya alone: 6 with a deva boy, 5 with a manushya boy', () => {
    expect(
      pairsWhereNot((boy, girl) => {
        const difference = score('gana', boy, girl) - score('gana', girl, boy);
        if (boy.gana === 'deva' && girl.gana === 'manushya') return difference === 1;
        return boy.gana === 'manushya' && girl.gana === 'deva' ? difference === -1 : difference === 0;
      }),
    ).toEqual([]);
  });

  it('give all their points to one nakshatra, but no nadi', () => {
    for (const moon of PARTNERS) {
      const { nadi, ...others } = kootaScores(pairOf(moon, moon), DEFAULT_RULES);
      expect(nadi).toBe(0);
      expect(others).toEqual({ varna: 1, vasya: 2, tara: 3, yoni: 4, graha_maitri: 5, gana: 6, bhakoot: 7 });
    }
  });

  it('never give more than their greatest score or less than nothing', () => {
    expect(KOOTA_IDS.map((id) => KOOTAS[id].maxScore)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(
      pairsWhereNot((boy, girl) =>
        KOOTA_IDS.every((id) => score(id, boy, girl) >= 0 && score(id, boy, girl) <= KOOTAS[id].maxScore),
      ),
    ).toEqual([]);
  });
});

const partnerWith = (key: 'varna' | 'vasya' | 'yoni' | 'gana', value: string): Partner => {
  const found = PARTNERS.find((partner) => partner[key] === value);
  if (found === undefined) throw new Error(`no partner of ${key} ${value}`);
  return found;
};

describe('the tables', () => {
  it.each(['yoni', 'vasya'] as const)('of %s name every pair once and are symmetric', (id) => {
    const { points } = KOOTAS[id].scoring;
    const names: readonly string[] = id === 'yoni' ? YONIS : VASYAS;
    const table = points as Readonly<Record<string, Readonly<Record<string, number>>>>;
    expect(Object.keys(table)).toEqual([...names]);
    for (const row of names) {
      expect(Object.keys(table[row] ?? {})).toEqual([...names]);
      for (const column of names) expect(table[row]?.[column]).toBe(table[column]?.[row]);
      expect(table[row]?.[row]).toBe(id === 'yoni' ? 4 : 2);
    }
  });

  it('of gana is the one of Muhurta Chintamani, rows the boy', () => {
    const rows = GANAS.map((boy) =>
      GANAS.map((girl) => score('gana', partnerWith('gana', boy), partnerWith('gana', girl))),
    );
    expect(rows).toEqual([
      [6, 6, 1],
      [5, 6, 0],
      [1, 0, 6],
    ]);
  });

  it('of graha maitri follows from natural relations (docs/rules/08-match-and-muhurta.md#section-3-5)', () => {
    const lords = PLANETS.map((planet) => PARTNERS.find(({ signLord }) => signLord === planet) as Partner);
    expect(lords.map((boy) => lords.map((girl) => score('graha_maitri', boy, girl)))).toEqual([
      [5, 5, 5, 4, 5, 0, 0],
      [5, 5, 4, 1, 4, 0.5, 0.5],
      [5, 4, 5, 0.5, 5, 3, 0.5],
      [4, 1, 0.5, 5, 0.5, 5, 4],
      [5, 4, 5, 0.5, 5, 0.5, 3],
      [0, 0.5, 3, 5, 0.5, 5, 5],
      [0, 0.5, 0.5, 4, 3, 5, 5],
    ]);
  });

  it('of varna rank brahmin above kshatriya, vaishya and shudra', () => {
    const rows = VARNAS.map((boy) =>
      VARNAS.map((girl) => score('varna', partnerWith('varna', boy), partnerWith('varna', girl))),
    );
    expect(rows).toEqual([
      [1, 0, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 1, 0],
      [1, 1, 1, 1],
    ]);
  });

  it('of tara takes 1.5 for each of vipat, pratyari and vadha', () => {
    const [first, ...others] = PARTNERS.slice(0, 27) as [Partner, ...Partner[]];
    expect(others.slice(0, 8).map((girl) => score('tara', first, girl))).toEqual([3, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 3]);
    expect(score('tara', first, first)).toBe(3);
  });

  it('of bhakoot name the dosha by the count of signs', () => {
    const doshas = PARTNERS.slice(0, 27).map((boy) => {
      const girl = PARTNERS[0] as Partner;
      return [signIndex(boy.sign) + 1, bhakootDosha(pairOf(boy, girl), DEFAULT_RULES)];
    });
    expect(Object.fromEntries(doshas)).toEqual({
      1: null,
      2: 'dwirdwadasha',
      3: null,
      4: null,
      5: 'navapanchama',
      6: 'shadashtaka',
      7: null,
      8: 'shadashtaka',
      9: 'navapanchama',
      10: null,
      11: null,
      12: 'dwirdwadasha',
    });
  });
});

describe('the vasya group', () => {
  it.each([
    [255 - 1e-9, 'manava'],
    [255, 'chatushpada'],
    [285 - 1e-9, 'chatushpada'],
    [285, 'jalachara'],
  ] as const)('of a Moon at %d is %s: Sagittarius and Capricorn change in the middle', (moonDeg, vasya) => {
    expect(partnerOf(moonDeg, DEFAULT_RULES).vasya).toBe(vasya);
  });
});

describe('the printed variants', () => {
  const cell = (id: 'vasya' | 'yoni' | 'gana', boy: string, girl: string, chosen: object): number =>
    score(id, partnerWith(id, boy), partnerWith(id, girl), chosen);

  it.each([
    ['vasya', 'chatushpada', 'vanachara', 'lower_points', 0.5, 0],
    ['vasya', 'manava', 'jalachara', 'higher_points', 0.5, 1.5],
    ['yoni', 'horse', 'deer', 'lower_points', 3, 1],
    ['gana', 'deva', 'rakshasa', 'lower_points', 1, 0],
  ] as const)(
    '%s of %s and %s by the tables %s goes from %d to %d, either way',
    (id, one, other, match_tables, usual, varied) => {
      for (const [boy, girl] of [
        [one, other],
        [other, one],
      ] as const) {
        expect(cell(id, boy, girl, {})).toBe(usual);
        expect(cell(id, boy, girl, { match_tables })).toBe(varied);
      }
      const changed = pairsWhereNot((boy, girl) => score(id, boy, girl) === score(id, boy, girl, { match_tables }));
      const expected = pairsWhereNot(
        (boy, girl) => !((boy[id] === one && girl[id] === other) || (boy[id] === other && girl[id] === one)),
      );
      expect(changed).toEqual(expected);
    },
  );

  it('varna by Raman has three signs of each and moves all but the watery ones, Leo and Sagittarius', () => {
    const moved = (chosen: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        PARTNERS.map(({ sign, moonDeg }) => [sign, partnerOf(moonDeg, resolveRules(DEFAULT_RULES, chosen)).varna]),
      );
    const [usual, raman] = [moved({}), moved({ varna_of_signs: 'raman' })];
    const kept = Object.keys(usual).filter((sign) => usual[sign] === raman[sign]);
    expect(kept.sort()).toEqual(['Cancer', 'Leo', 'Pisces', 'Sagittarius', 'Scorpio']);
    expect(raman.Libra).toBe('kshatriya');
    for (const varna of VARNAS) expect(Object.values(raman).filter((v) => v === varna)).toHaveLength(3);
  });
});

describe('the rasi koota of Raman', () => {
  const points = (boy: Partner, girl: Partner): number => score('bhakoot', boy, girl, { raasi_koota: 'from_girl' });

  it("has no points with the boy's sign 2nd to 6th from the girl's, and all with it 7th to 12th", () => {
    expect(
      pairsWhereNot((boy, girl) => {
        const { signsToBoy } = pairOf(boy, girl);
        return signsToBoy === 1 || points(boy, girl) === (signsToBoy <= 6 ? 0 : 7);
      }),
    ).toEqual([]);
  });

  it('has all points with one sign and two nakshatras, and none with one nakshatra', () => {
    expect(
      pairsWhereNot(
        (boy, girl) => boy.sign !== girl.sign || points(boy, girl) === (boy.nakshatra === girl.nakshatra ? 0 : 7),
      ),
    ).toEqual([]);
  });

  it('names a dosha only where it gives no points', () => {
    const rules = resolveRules(DEFAULT_RULES, { raasi_koota: 'from_girl' });
    expect(
      pairsWhereNot((boy, girl) => bhakootDosha(pairOf(boy, girl), rules) === null || points(boy, girl) === 0),
    ).toEqual([]);
  });
});
