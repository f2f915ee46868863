import { findingOf } from '@ganita/core/facts/criteria.js';
import { COMBINATIONS, type Combination, combinationsOf } from '@ganita/core/longevity/combinations.js';
import { describe, expect, it } from 'vitest';
import { changed, factsOfWritten, type Places, type Written } from '../facts/charts.js';
import { expectTurn, type Turn } from '../facts/findings.js';

const criteriaOf = (id: Combination) => {
  const row = COMBINATIONS.find((combination) => combination.id === id);
  if (row === undefined) throw new Error(`no combination ${id}`);
  return row.criteria;
};

/** Every graha in a house of its own from Aries rising: for combinations that require only houses. */
const houses = (...places: readonly (readonly [string, number])[]): Places => Object.fromEntries(places);
const leaves = (graha: string, house: number, to: number): readonly [string, Written] => [
  `${graha.toLowerCase()}_in_${house}`,
  { in: houses([graha, to]) },
];

/** Combinations of which all conditions must be met. */
const TURNS: Readonly<Partial<Record<Combination, Turn>>> = {
  moon_in_kendra_with_malefic: {
    holds: { in: { Moon: 4, Saturn: 4 } },
    fails: [
      ['moon_in_1_4_7_10', { in: { Moon: 5, Saturn: 5 } }],
      ['moon_joined_by_malefics', { in: { Saturn: 10 } }],
    ],
  },
  moon_in_7_8_12_with_malefic_no_benefic_aspect: {
    holds: { in: { Moon: 7, Saturn: 7, Jupiter: 5, Venus: 2 } },
    fails: [
      ['moon_in_7_8_12', { in: { Moon: 6, Saturn: 6, Rahu: 6, Ketu: 6 } }],
      ['moon_joined_by_malefics', { in: { Saturn: 10 } }],
      ['moon_not_aspected_by_benefics_but_moon', { in: { Venus: 1 } }],
    ],
  },
  all_malefics_in_2_6_8_12: {
    holds: { in: { Sun: 2, Mars: 6, Saturn: 8, Rahu: 12, Ketu: 6 } },
    fails: [['malefics_in_2_6_8_12', { in: { Sun: 3 } }]],
  },
  weak_moon_in_1_or_8_malefic_in_kendra: {
    holds: { in: { Moon: 1, Mars: 7, Saturn: 9 } },
    fails: [
      ['moon_neutral_enemy_debilitated', { lagna: 'Taurus' }],
      ['moon_in_1_8', { in: { Moon: 11 } }],
      ['any_of_malefics_but_moon_in_1_4_7_10', { in: { Mars: 8 } }],
    ],
  },
  moon_1_mars_8_sun_9_saturn_12: {
    holds: { in: { Moon: 1, Mars: 8, Sun: 9, Saturn: 12 } },
    fails: [leaves('Moon', 1, 2), leaves('Mars', 8, 7), leaves('Sun', 9, 10), leaves('Saturn', 12, 1)],
  },
  moon_8_mars_7_rahu_9_jupiter_3: {
    holds: { in: { Moon: 8, Mars: 7, Rahu: 9, Ketu: 3, Jupiter: 3 } },
    fails: [leaves('Moon', 8, 2), leaves('Mars', 7, 8), leaves('Rahu', 9, 10), leaves('Jupiter', 3, 1)],
  },
  saturn_8_mars_5_ketu_1: {
    holds: { in: { Saturn: 8, Mars: 5, Ketu: 1, Rahu: 7 } },
    fails: [leaves('Saturn', 8, 2), leaves('Mars', 5, 8), leaves('Ketu', 1, 7)],
  },
  all_malefics_in_6_8_12: {
    holds: { in: { Sun: 8, Mars: 6, Saturn: 8, Rahu: 12, Ketu: 6 } },
    fails: [['malefics_in_6_8_12', { in: { Sun: 2 } }]],
  },
  saturn_1_sun_moon_mars_7: {
    holds: { in: { Saturn: 1, Sun: 7, Moon: 7, Mars: 7 } },
    fails: [leaves('Saturn', 1, 2), leaves('Sun', 7, 8), leaves('Moon', 7, 4), leaves('Mars', 7, 6)],
  },
  lord_8_with_ketu_in_1: {
    holds: { lagna: 'Taurus', in: { Jupiter: 1, Ketu: 1, Rahu: 7 } },
    fails: [
      ['lord_8_in_1', { in: { Jupiter: 2, Ketu: 2 } }],
      ['lord_8_joined_by_ketu', { in: { Ketu: 7 } }],
    ],
  },
  moon_with_malefic_in_1: {
    holds: { in: { Moon: 1, Sun: 1 } },
    fails: [
      ['moon_in_1', { in: { Moon: 2, Sun: 2 } }],
      ['moon_joined_by_malefics', { in: { Sun: 2 } }],
    ],
  },
  lord_8_in_1_and_lagna_lord_weak: {
    holds: { lagna: 'Taurus', in: { Jupiter: 1, Venus: 4 } },
    fails: [
      ['lord_8_in_1', { in: { Jupiter: 2 } }],
      ['lord_1_neutral_enemy_debilitated', { in: { Venus: 6 } }],
    ],
  },
  scorpio_lagna_sun_jupiter_in_1_lord_8_in_kendra: {
    holds: { lagna: 'Scorpio', in: { Sun: 1, Jupiter: 1, Mercury: 4 } },
    fails: [
      ['ascendant_in_scorpio', { lagna: 'Aquarius' }],
      leaves('Sun', 1, 2),
      leaves('Jupiter', 1, 2),
      ['lord_8_in_1_4_7_10', { in: { Mercury: 5 } }],
    ],
  },
  rahu_7_moon_8_jupiter_1: {
    holds: { in: { Rahu: 7, Ketu: 1, Moon: 8, Jupiter: 1 } },
    fails: [leaves('Rahu', 7, 8), leaves('Moon', 8, 7), leaves('Jupiter', 1, 2)],
  },
  saturn_in_1_malefic_lagna_lord_benefics_in_3_6_9_12: {
    holds: { lagna: 'Aries', in: { Saturn: 1, Moon: 3, Mercury: 6, Jupiter: 9, Venus: 12, Rahu: 5, Ketu: 11 } },
    fails: [
      leaves('Saturn', 1, 2),
      ['lord_1_is_malefics', { lagna: 'Taurus' }],
      ['benefics_in_3_6_9_12', { in: { Venus: 11 } }],
    ],
  },
  lords_1_and_8_in_8_with_malefic_no_benefic_aspect: {
    holds: { lagna: 'Taurus', in: { Venus: 8, Jupiter: 8, Sun: 8, Moon: 3, Mercury: 4 } },
    fails: [
      // Libra rising: Venus owns both the 1st and the 8th.
      ['lord_1_is_not_lord_8', { lagna: 'Libra' }],
      ['lord_1_in_8', { in: { Venus: 7 } }],
      ['lord_8_in_8', { in: { Jupiter: 7 } }],
      ['any_of_malefics_but_lord_1_lord_8_in_8', { in: { Sun: 7, Mars: 3 } }],
      ['lord_1_not_aspected_by_benefics', { in: { Moon: 2 } }],
    ],
  },
  mercury_venus_jupiter_in_2_3_11: {
    holds: { in: { Mercury: 2, Venus: 3, Jupiter: 11 } },
    fails: [['mercury_venus_jupiter_in_2_3_11', { in: { Venus: 4 } }]],
  },
  all_seven_in_5_to_8: {
    holds: { in: { Sun: 5, Moon: 6, Mars: 7, Mercury: 5, Jupiter: 8, Venus: 6, Saturn: 7 } },
    fails: [['seven_in_5_6_7_8', { in: { Saturn: 9 } }]],
  },
};

describe('a combination that requires everything at once', () => {
  const single = COMBINATIONS.filter(({ criteria }) => criteria.anyOf.length === 1).map(({ id }) => id);

  it('is tested here, whichever it is', () => {
    expect(Object.keys(TURNS).sort()).toEqual([...single].sort());
  });

  it.each(single)('applies, and not without any one of its conditions: %s', (id) => {
    expectTurn(criteriaOf(id), TURNS[id] as Turn);
  });
});

describe('a combination that can be met in several ways', () => {
  const found = (id: Combination, written: Written) => findingOf(criteriaOf(id), factsOfWritten(written));
  const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

  it('lord_3_or_6_in_kendra: either lord is enough, and neither is not', () => {
    // Taurus rising: the Moon owns the 3rd and Venus the 6th.
    const neither: Written = { lagna: 'Taurus', in: { Moon: 11, Venus: 2 } };
    const first = found('lord_3_or_6_in_kendra', changed(neither, { in: { Moon: 10 } }));
    expect([first.present, ids(first.evidence), first.unmet]).toEqual([true, ['lord_3_in_1_4_7_10'], []]);
    const second = found('lord_3_or_6_in_kendra', changed(neither, { in: { Venus: 1 } }));
    expect([second.present, ids(second.evidence)]).toEqual([true, ['lord_6_in_1_4_7_10']]);
    const none = found('lord_3_or_6_in_kendra', neither);
    expect([none.present, ids(none.unmet)]).toEqual([false, ['lord_3_in_1_4_7_10', 'lord_6_in_1_4_7_10']]);
    expect(none.unmet.map(({ observed }) => observed)).toEqual([[11], [2]]);
  });

  it('two_of_lords_8_10_11_own_or_exalted: any two are enough, and one alone is not', () => {
    // Gemini rising: Saturn owns the 8th, Jupiter the 10th, Mars the 11th.
    const none: Written = { lagna: 'Gemini', in: { Saturn: 3, Jupiter: 3, Mars: 1, Ketu: 6 } };
    const dignified = { Saturn: 8, Jupiter: 10, Mars: 11 } as const;
    const id = 'two_of_lords_8_10_11_own_or_exalted';
    const pairs = [
      ['Saturn', 'Jupiter', ['lord_8_own_exalted', 'lord_10_own_exalted']],
      ['Saturn', 'Mars', ['lord_8_own_exalted', 'lord_11_own_exalted']],
      ['Jupiter', 'Mars', ['lord_10_own_exalted', 'lord_11_own_exalted']],
    ] as const;
    for (const [a, b, evidence] of pairs) {
      const two = found(id, changed(none, { in: { [a]: dignified[a], [b]: dignified[b] } }));
      expect([two.present, ids(two.evidence)]).toEqual([true, evidence]);
      const one = found(id, changed(none, { in: { [a]: dignified[a] } }));
      expect([one.present, ids(one.evidence)]).toEqual([false, [evidence[0]]]);
    }
  });

  it('two_of_lords_8_10_11_own_or_exalted: a planet that owns two of the houses is two lords', () => {
    // Aries rising, Saturn in company and Rahu alone: Saturn owns the 10th and the 11th.
    const saturn: Written = { lagna: 'Aries', in: { Saturn: 10, Venus: 10, Mars: 9, Ketu: 9, Rahu: 3 } };
    const facts = factsOfWritten(saturn);
    expect([facts.lords[10], facts.lords[11]]).toEqual(['Saturn', 'Saturn']);
    expect(findingOf(criteriaOf('two_of_lords_8_10_11_own_or_exalted'), facts).present).toBe(true);
  });
});

describe('company and groups', () => {
  const present = (id: Combination, written: Written): boolean =>
    findingOf(criteriaOf(id), factsOfWritten(written)).present;

  it('never count the waning Moon as a malefic joined to itself', () => {
    const waning: Written = { moon: 'malefics', in: { Moon: 1 } };
    expect(present('moon_with_malefic_in_1', waning)).toBe(false);
    expect(present('moon_with_malefic_in_1', changed(waning, { in: { Ketu: 1 } }))).toBe(true);
  });

  it('count the waning Moon among all malefics', () => {
    const dusthanas = { Sun: 8, Mars: 6, Saturn: 8, Rahu: 12, Ketu: 6 } as const;
    expect(present('all_malefics_in_6_8_12', { moon: 'malefics', in: { ...dusthanas, Moon: 11 } })).toBe(false);
    expect(present('all_malefics_in_6_8_12', { moon: 'malefics', in: { ...dusthanas, Moon: 12 } })).toBe(true);
  });

  it('require Ketu to be another than the lord of the 8th that it joins', () => {
    // Aries rising, Ketu in Aries with company and Mars alone: Ketu is the stronger lord of Scorpio.
    const ketu: Written = { lagna: 'Aries', in: { Ketu: 1, Rahu: 7, Sun: 1, Mars: 11, Moon: 9 } };
    expect(factsOfWritten(ketu).lords[8]).toBe('Ketu');
    expect(present('lord_8_with_ketu_in_1', ketu)).toBe(false);
  });
});

describe('the list of combinations', () => {
  it('says of every combination whether it is present, with all it has looked at', () => {
    const all = combinationsOf(factsOfWritten({}));
    expect(all.map(({ id }) => id)).toEqual(COMBINATIONS.map(({ id }) => id));
    for (const { present, evidence, unmet } of all) {
      expect(unmet.length === 0).toBe(present);
      expect(evidence.length + unmet.length).toBeGreaterThan(0);
    }
  });

  it('has none for poornayu, which comes from the three pairs alone', () => {
    expect(new Set(COMBINATIONS.map(({ band }) => band))).toEqual(new Set(['balarishta', 'alpayu', 'madhyayu']));
  });
});
