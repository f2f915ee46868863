import { MANGLIK, MANGLIK_HOUSES } from '@ganita/core/doshas/doshas.data.js';
import { MANGLIK_EXCEPTIONS, type ManglikException, manglik } from '@ganita/core/doshas/manglik.js';
import { findingOf } from '@ganita/core/facts/criteria.js';
import { DEFAULT_RULES, type Rules } from '@ganita/core/rules/rules.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import { HOUSES, houseFrom } from '@ganita/core/zodiac/houses.js';
import { describe, expect, it } from 'vitest';
import { changed, factsOfWritten, type Written } from '../facts/charts.js';
import { expectTurn, type Turn } from '../facts/findings.js';

const look = (written: Written, chosen: Readonly<Partial<Rules>> = {}) =>
  manglik(factsOfWritten(written, chosen), { ...DEFAULT_RULES, ...chosen });

const rowOf = (id: ManglikException) => {
  const row = MANGLIK_EXCEPTIONS.find((exception) => exception.id === id);
  if (row === undefined) throw new Error(`no exception ${id}`);
  return row;
};

describe('manglik', () => {
  const references: readonly (readonly [Rules['manglik_reference'], Graha | null])[] = [
    ['lagna', null],
    ['moon', 'Moon'],
    ['venus', 'Venus'],
  ];

  it.each(references)(
    'is present by the houses of Mars from %s, each list of houses by its own rule',
    (reference, from) => {
      const start = from === null ? 1 : 3;
      const written = (n: (typeof HOUSES)[number]): Written => ({
        in: { ...(from === null ? {} : { [from]: start }), Mars: houseFrom(start, n) },
      });
      for (const [list, houses] of Object.entries(MANGLIK_HOUSES)) {
        const chosen = { manglik_reference: reference, manglik_houses: list } as Partial<Rules>;
        const holding = HOUSES.filter((n) => look(written(n), chosen).present);
        expect(holding).toEqual([...houses].sort((a, b) => a - b));
        const facts = HOUSES.map((n) => look(written(n)).references[reference]);
        expect(facts.map(({ marsHouse }) => marsHouse)).toEqual(HOUSES);
        expect(HOUSES.filter((n) => facts[n - 1]?.by[list as keyof typeof MANGLIK_HOUSES])).toEqual(holding);
      }
    },
  );

  it('shows the house it has seen', () => {
    expectTurn(MANGLIK.standard.forms.lagna, {
      holds: { in: { Mars: 8 } },
      fails: [['mars_in_2_4_7_8_12', { in: { Mars: 9 } }]],
    });
    expectTurn(MANGLIK.standard.forms.moon, {
      holds: { in: { Moon: 11, Mars: 10 } },
      fails: [['mars_in_2_4_7_8_12_from_moon', { in: { Mars: 9 } }]],
    });
    expectTurn(MANGLIK.standard.forms.venus, {
      holds: { in: { Venus: 2, Mars: 8 } },
      fails: [['mars_in_2_4_7_8_12_from_venus', { in: { Mars: 10 } }]],
    });
  });

  /** Taurus rising, Mars in Gemini without company, Mercury in the 3rd: no exception but what a test brings about. */
  const free: Written = { lagna: 'Taurus', in: { Mars: 3, Mercury: 3, Saturn: 3, Jupiter: 9, Rahu: 9, Ketu: 3 } };
  const bare = changed(free, { in: { Mars: 2 } });

  it('is effective where no exception applies', () => {
    // Scorpio rising, ruled by Ketu in company; Mars alone in Taurus, its lord Venus in the 3rd.
    const third = { Sun: 3, Moon: 3, Mercury: 3, Venus: 3, Saturn: 3, Ketu: 3 } as const;
    const { present, effective, exceptions, cancelledBy } = look({
      lagna: 'Scorpio',
      in: { ...third, Mars: 7, Jupiter: 9, Rahu: 9 },
    });
    expect({ present, effective, exceptions, cancelledBy }).toEqual({
      present: true,
      effective: true,
      exceptions: [],
      cancelledBy: [],
    });
  });

  it('is cancelled by every exception that applies', () => {
    const held = look(changed(bare, { retrograde: ['Mars'], in: { Venus: 1 } }));
    expect(held.present).toBe(true);
    expect(held.cancelledBy).toEqual([
      'mars_in_2nd_in_sign_of_mercury',
      'mars_retrograde',
      'jupiter_or_venus_in_lagna',
    ]);
    expect(held.effective).toBe(false);
  });

  it('is cancelled only where it is present', () => {
    const absent = look(changed(free, { retrograde: ['Mars'] }));
    expect(absent.present).toBe(false);
    expect(absent.exceptions.map(({ id }) => id)).toContain('mars_retrograde');
    expect([absent.cancelledBy, absent.effective]).toEqual([[], false]);
  });
});

const sign = (
  lagna: Written['lagna'],
  ids: readonly [house: string, signs: string],
  other: Written,
  elsewhere: Written,
) =>
  ({
    holds: { ...(lagna === undefined ? {} : { lagna }), in: { Mars: Number(ids[0].slice('mars_in_'.length)) as 2 } },
    fails: [
      [ids[0], other],
      [ids[1], elsewhere],
    ],
  }) satisfies Turn;

/** Exceptions of which all conditions must be met. */
const TURNS: Readonly<Partial<Record<ManglikException, Turn>>> = {
  mars_in_leo_or_aquarius: {
    holds: { lagna: 'Aries', in: { Mars: 5 } },
    fails: [['mars_in_leo_aquarius', { in: { Mars: 6 } }]],
  },
  mars_in_2nd_in_sign_of_mercury: sign(
    'Taurus',
    ['mars_in_2', 'mars_in_gemini_virgo'],
    { in: { Mars: 5 } },
    { lagna: 'Aries' },
  ),
  mars_in_4th_in_own_sign: sign(
    'Capricorn',
    ['mars_in_4', 'mars_in_aries_scorpio'],
    { in: { Mars: 11 } },
    { lagna: 'Aries' },
  ),
  mars_in_7th_in_cancer_or_capricorn: sign(
    'Capricorn',
    ['mars_in_7', 'mars_in_cancer_capricorn'],
    { in: { Mars: 1 } },
    { lagna: 'Aries' },
  ),
  mars_in_8th_in_sign_of_jupiter: sign(
    'Taurus',
    ['mars_in_8', 'mars_in_sagittarius_pisces'],
    { in: { Mars: 11 } },
    { lagna: 'Aries' },
  ),
  mars_in_12th_in_sign_of_venus: sign(
    'Gemini',
    ['mars_in_12', 'mars_in_taurus_libra'],
    { in: { Mars: 5 } },
    { lagna: 'Aries' },
  ),
  mars_joined_or_aspected_by_jupiter_or_saturn: {
    holds: { in: { Mars: 8, Jupiter: 4 } },
    fails: [['mars_joined_or_aspected_by_jupiter_saturn', { in: { Jupiter: 5 } }]],
  },
  mars_retrograde: { holds: { retrograde: ['Mars'] }, fails: [['mars_retrograde', { retrograde: ['Venus'] }]] },
  mars_lord_of_lagna: { holds: { lagna: 'Aries' }, fails: [['lord_1_is_mars', { lagna: 'Taurus' }]] },
  mars_strong: {
    holds: { lagna: 'Aries', in: { Mars: 5 } },
    fails: [['mars_own_exalted_friend', { in: { Mars: 2 } }]],
  },
  mars_in_movable_sign: {
    holds: { lagna: 'Aries', in: { Mars: 1 } },
    fails: [['mars_in_aries_cancer_libra_capricorn', { in: { Mars: 2 } }]],
  },
  dispositor_of_mars_in_kendra_or_trikona: {
    holds: { lagna: 'Aries', in: { Mars: 2, Venus: 4 } },
    fails: [['dispositor_of_mars_in_1_4_5_7_9_10', { in: { Venus: 3 } }]],
  },
  lagna_cancer_or_leo: { holds: { lagna: 'Cancer' }, fails: [['ascendant_in_cancer_leo', { lagna: 'Virgo' }]] },
  mars_with_jupiter_or_moon: {
    holds: { in: { Mars: 8, Moon: 8 } },
    fails: [['mars_joined_by_jupiter_moon', { in: { Moon: 11, Venus: 8 } }]],
  },
  jupiter_or_venus_in_lagna: {
    holds: { in: { Venus: 1 } },
    fails: [['any_of_jupiter_venus_in_1', { in: { Venus: 2, Mercury: 1 } }]],
  },
};

describe('an exception to manglik', () => {
  const single = MANGLIK_EXCEPTIONS.filter(({ criteria }) => criteria.anyOf.length === 1).map(({ id }) => id);

  it('is tested here, whichever it is', () => {
    expect(Object.keys(TURNS).sort()).toEqual([...single].sort());
    expect(MANGLIK_EXCEPTIONS.map(({ number }) => number)).toEqual([...Array(17).keys()].map((index) => index + 1));
  });

  it.each(single)('applies, and not without any one of its conditions: %s', (id) => {
    expectTurn(rowOf(id).criteria, TURNS[id] as Turn);
  });

  it('only reduces where Mars is strong or in a movable sign', () => {
    expect(MANGLIK_EXCEPTIONS.filter(({ effect }) => effect === 'reduces').map(({ number }) => number)).toEqual([
      12, 13,
    ]);
  });

  it.each([
    ['joined by Jupiter', { Jupiter: 8 }],
    ['joined by Saturn', { Saturn: 8 }],
    ['aspected by Jupiter', { Jupiter: 2 }],
    ['aspected by Saturn', { Saturn: 6 }],
  ] as const)('7 applies with Mars in the 8th %s', (_, places) => {
    const facts = factsOfWritten({ in: { Mars: 8, ...places } });
    const { evidence } = findingOf(rowOf('mars_joined_or_aspected_by_jupiter_or_saturn').criteria, facts);
    expect(evidence[0]?.observed).toEqual(Object.keys(places));
  });
});

describe('an exception that can be met in several ways', () => {
  const found = (id: ManglikException, written: Written) => {
    const { present, evidence, unmet } = findingOf(rowOf(id).criteria, factsOfWritten(written));
    return { present, evidence: evidence.map((one) => one.id), unmet: unmet.map((one) => one.id) };
  };

  it('9: combust, in the first degree, or past the 29th', () => {
    const id = 'mars_combust_or_at_edge_of_sign';
    expect(found(id, { combust: ['Mars'] })).toMatchObject({ present: true, evidence: ['mars_combust'] });
    expect(found(id, { degrees: { Mars: 0.99 } })).toMatchObject({ present: true, evidence: ['mars_degrees_below_1'] });
    expect(found(id, { degrees: { Mars: 29.01 } })).toMatchObject({
      present: true,
      evidence: ['mars_degrees_above_29'],
    });
    for (const degrees of [1, 15, 29]) {
      expect(found(id, { degrees: { Mars: degrees } })).toEqual({
        present: false,
        evidence: [],
        unmet: ['mars_combust', 'mars_degrees_below_1', 'mars_degrees_above_29'],
      });
    }
  });

  it('11: lord of the sign of Mars debilitated, or with a dignified Jupiter or Venus', () => {
    const id = 'dispositor_of_mars_debilitated_or_with_dignified_benefic';
    // Aries rising, Mars in Taurus: Venus is the lord of his sign.
    const venus: Written = { lagna: 'Aries', in: { Mars: 2, Venus: 3 } };
    expect(found(id, venus).present).toBe(false);
    expect(found(id, changed(venus, { in: { Venus: 6 } }))).toMatchObject({
      present: true,
      evidence: ['dispositor_of_mars_debilitated'],
    });
    expect(found(id, changed(venus, { in: { Venus: 9, Jupiter: 9 } }))).toMatchObject({
      present: true,
      evidence: ['dispositor_of_mars_joined_by_jupiter', 'jupiter_own_exalted'],
    });
    // Jupiter in his own sign without Venus, and with Venus in a sign that is not his.
    expect(found(id, changed(venus, { in: { Venus: 10, Jupiter: 9 } })).unmet).toContain(
      'dispositor_of_mars_joined_by_jupiter',
    );
    expect(found(id, changed(venus, { in: { Venus: 5, Jupiter: 5 } })).unmet).toContain('jupiter_own_exalted');
    // Venus dignified, and the lord itself: a planet is not counted as joined to itself.
    expect(found(id, changed(venus, { in: { Venus: 7 } })).present).toBe(false);
    // Mars in Gemini, Mercury with Venus in Libra.
    const mercury: Written = { lagna: 'Aries', in: { Mars: 3, Mercury: 7, Venus: 7 } };
    expect(found(id, mercury)).toMatchObject({
      present: true,
      evidence: ['dispositor_of_mars_joined_by_venus', 'venus_own_exalted'],
    });
  });
});
