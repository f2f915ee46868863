import { DOSHAS } from '@ganita/core/doshas/dosha.js';
import {
  DOSHA_ROWS,
  GANDA_MOOLA,
  GANDANTA_PADAS,
  GHATA,
  GURU_CHANDALA,
  KALA_SARPA,
  KALATHRA,
  PITRU,
  SHRAPIT,
} from '@ganita/core/doshas/doshas.data.js';
import { type Doshas, doshasOf } from '@ganita/core/doshas/doshas.js';
import { findingOf } from '@ganita/core/facts/criteria.js';
import { DEFAULT_RULES, type Rules } from '@ganita/core/rules/rules.js';
import { HOUSES, type House, houseFrom } from '@ganita/core/zodiac/houses.js';
import { NAKSHATRAS, nakshatraOf, PADA_DEG } from '@ganita/core/zodiac/nakshatras.js';
import { degreesInSign, signOf } from '@ganita/core/zodiac/signs.js';
import { describe, expect, it } from 'vitest';
import { changed, chartOfWritten, factsOfWritten, type Places, type Written } from '../facts/charts.js';
import { expectTurn } from '../facts/findings.js';

const doshas = (written: Written, chosen: Readonly<Partial<Rules>> = {}): Doshas =>
  doshasOf(chartOfWritten(written), factsOfWritten(written, chosen), { ...DEFAULT_RULES, ...chosen });

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

describe('the rows', () => {
  it('are one for every dosha, in the order of the answer', () => {
    expect(DOSHA_ROWS.map(({ id }) => id)).toEqual(DOSHAS);
  });
});

describe('a chart without any dosha', () => {
  const none = doshas({ in: { Mars: 1 } });

  it('has none of the eight', () => {
    expect(DOSHAS.filter((id) => none[id].present)).toEqual([]);
  });

  it('says of each what was looked at and not found', () => {
    for (const id of DOSHAS) {
      expect(none[id].unmet.length).toBeGreaterThan(0);
      expect(none[id].evidence).toEqual([]);
      expect(none[id].cancelledBy).toEqual([]);
    }
  });
});

describe('kala sarpa', () => {
  /** All seven from the house of Rahu to that of Ketu. */
  const between = (rahu: House): Places => {
    const at = (n: number): House => houseFrom(rahu, n as House);
    return {
      Rahu: rahu,
      Ketu: at(7),
      Sun: at(2),
      Moon: at(3),
      Mars: at(4),
      Mercury: at(2),
      Jupiter: at(5),
      Venus: at(6),
      Saturn: at(7),
    };
  };

  it('takes its type from the house of Rahu', () => {
    const types = HOUSES.map((house) => doshas({ in: between(house) }).kala_sarpa.type);
    expect(types).toEqual([
      'ananta',
      'kulika',
      'vasuki',
      'shankhapala',
      'padma',
      'mahapadma',
      'takshaka',
      'karkotaka',
      'shankhachuda',
      'ghataka',
      'vishadhara',
      'sheshanaga',
    ]);
  });

  it('is present with all seven between the nodes, and not with one outside', () => {
    expectTurn(KALA_SARPA.forms.rahu_to_ketu, {
      holds: { in: between(1) },
      fails: [['seven_in_1_2_3_4_5_6_7_from_rahu', { in: { Saturn: 8 } }]],
    });
    const outside = doshas({ in: { ...between(1), Saturn: 8 } }).kala_sarpa;
    expect([outside.present, outside.type, outside.direction]).toEqual([false, null, null]);
    expect(outside.unmet[0]?.observed).toEqual([2, 3, 4, 2, 5, 6, 8]);
  });

  it('runs from Ketu to Rahu on the other side', () => {
    const { direction, evidence } = doshas({ in: { ...between(4), Rahu: 10, Ketu: 4 } }).kala_sarpa;
    expect(direction).toBe('ketu_to_rahu');
    expect(ids(evidence)).toEqual(['seven_in_1_2_3_4_5_6_7_from_ketu']);
    expectTurn(KALA_SARPA.forms.ketu_to_rahu, {
      holds: { in: { ...between(4), Rahu: 10, Ketu: 4 } },
      fails: [['seven_in_1_2_3_4_5_6_7_from_ketu', { in: { Moon: 1 } }]],
    });
  });

  it('runs from Rahu to Ketu where both halves contain all seven', () => {
    const inNodes = {
      Sun: 1,
      Moon: 7,
      Mars: 1,
      Mercury: 1,
      Jupiter: 7,
      Venus: 1,
      Saturn: 7,
      Rahu: 1,
      Ketu: 7,
    } as const;
    const { direction, evidence } = doshas({ in: inNodes }).kala_sarpa;
    expect(direction).toBe('rahu_to_ketu');
    expect(evidence).toHaveLength(2);
  });

  it('counts the halves by longitude beside the whole signs', () => {
    const degrees = { Rahu: 10, Ketu: 10, Saturn: 5 };
    const strict = doshas({ in: between(1), degrees }).kala_sarpa;
    expect([strict.strictByLongitude, strict.partialByLongitude]).toEqual([true, false]);
    expect(strict.rahuToKetu).toHaveLength(7);
    // Saturn in the sign of Ketu, past its degree: whole signs still count.
    const partial = doshas({ in: between(1), degrees: { ...degrees, Saturn: 15 } }).kala_sarpa;
    expect([partial.present, partial.strictByLongitude, partial.partialByLongitude]).toEqual([true, false, true]);
    expect(partial.ketuToRahu).toEqual(['Saturn']);
    // Saturn exactly on Ketu is in neither half: six and none are not six and one.
    const onKetu = doshas({ in: between(1), degrees: { ...degrees, Saturn: 10 } }).kala_sarpa;
    expect([onKetu.rahuToKetu.length, onKetu.ketuToRahu.length, onKetu.partialByLongitude]).toEqual([6, 0, false]);
    // Two outside are neither.
    const two = doshas({ in: { ...between(1), Saturn: 8, Venus: 9 }, degrees }).kala_sarpa;
    expect([two.strictByLongitude, two.partialByLongitude]).toEqual([false, false]);
  });
});

describe('pitru', () => {
  const reasons = (written: Written): readonly number[] => doshas(written).pitru.reasons.map(({ number }) => number);

  it('is present by the first reason with Sun, Moon or Rahu in the 9th', () => {
    for (const one of ['Sun', 'Moon', 'Rahu'] as const) {
      const { pitru } = doshas({ in: { [one]: 9 } });
      expect([pitru.present, pitru.inNinth]).toEqual([true, [one]]);
    }
    expectTurn(PITRU.forms.luminary_or_rahu_in_9th, {
      holds: { in: { Sun: 9 } },
      fails: [['any_of_sun_moon_rahu_in_9', { in: { Sun: 3 } }]],
    });
    expect(reasons({ in: { Ketu: 9 } })).toEqual([]);
  });

  it('is present by the second with Ketu in the 4th, not with Rahu there', () => {
    expectTurn(PITRU.forms.ketu_in_4th, {
      holds: { in: { Ketu: 4, Rahu: 10 } },
      fails: [['ketu_in_4', { in: { Ketu: 10, Rahu: 4 } }]],
    });
    expect(doshas({ in: { Ketu: 4 } }).pitru.ketuInFourth).toBe(true);
  });

  it.each([
    ['in one sign', { in: { Saturn: 3 } }, ['Sun', 'Saturn']],
    ['by mutual aspect', { in: { Saturn: 9 } }, ['Sun', 'Saturn']],
    ['by exchange', { lagna: 'Aries', in: { Sun: 1, Mars: 5 } }, ['Sun', 'Mars']],
    ['Moon and Mars', { in: { Moon: 8 } }, ['Moon', 'Mars']],
    ['Rahu and Saturn', { in: { Saturn: 12 } }, ['Rahu', 'Saturn']],
    ['Ketu and Mars', { in: { Mars: 6 } }, ['Ketu', 'Mars']],
  ] as const)('is present by the third with an association %s', (_, written, pair) => {
    const { pitru } = doshas(written);
    expect(pitru.associatedWithMarsOrSaturn).toContainEqual(pair);
    expect(ids(pitru.reasons)).toContain('luminary_or_node_with_mars_or_saturn');
    const shown = pitru.evidence.find(({ subject }) => subject[0] === pair[0]);
    expect(shown).toMatchObject({ relation: 'associated_with', object: ['Mars', 'Saturn'], observed: [pair[1]] });
  });

  it('is not present by the third with a one-sided aspect', () => {
    // Mars in the 8th aspects the Moon in the 11th, who does not aspect him.
    const { unmet } = findingOf(PITRU.forms.luminary_or_node_with_mars_or_saturn, factsOfWritten({}));
    expect(unmet.map(({ subject, observed }) => [...subject, ...observed])).toEqual([
      ['Sun'],
      ['Moon'],
      ['Rahu'],
      ['Ketu'],
    ]);
  });

  it('is present by the fourth where two of Mercury, Venus and Rahu meet in 2, 5, 9 or 12, and nowhere else', () => {
    const meeting = HOUSES.filter((house) => reasons({ in: { Mercury: house, Venus: house } }).includes(4));
    expect(meeting).toEqual([2, 5, 9, 12]);
    expect(reasons({ in: { Mercury: 5, Venus: 9 } })).toEqual([]);
    const { together } = doshas({ in: { Mercury: 12, Venus: 12, Rahu: 12 } }).pitru;
    expect(together).toEqual([{ house: 12, grahas: ['Mercury', 'Venus', 'Rahu'] }]);
    const { evidence, together: pair } = doshas({ in: { Mercury: 5, Venus: 5 } }).pitru;
    expect(pair).toEqual([{ house: 5, grahas: ['Mercury', 'Venus'] }]);
    expect(evidence).toEqual([
      {
        id: 'two_of_mercury_venus_rahu_in_5',
        subject: ['Mercury', 'Venus', 'Rahu'],
        relation: 'any_two_in_house',
        object: [5],
        observed: ['Mercury', 'Venus'],
      },
    ]);
  });

  it('is present by the fifth with Sun or Moon in the sign of a node', () => {
    expect(doshas({ in: { Sun: 12 } }).pitru.luminaryWithNode).toEqual([['Sun', 'Rahu']]);
    expect(doshas({ in: { Moon: 6 } }).pitru.luminaryWithNode).toEqual([['Moon', 'Ketu']]);
    expect(reasons({ in: { Moon: 6 } })).toEqual([5]);
    expect(reasons({ in: { Moon: 5 } })).toEqual([]);
  });
});

describe('guru chandala', () => {
  it('is present with Jupiter in the sign of a node', () => {
    expectTurn(GURU_CHANDALA.forms.jupiter_with_node, {
      holds: { in: { Jupiter: 12 } },
      fails: [['jupiter_joined_by_nodes', { in: { Jupiter: 11 } }]],
    });
    const absent = doshas({}).guru_chandala;
    expect([absent.node, absent.house, absent.jupiterStronger]).toEqual([null, null, null]);
  });

  it('names the node and the house, and which of the two is stronger', () => {
    // Aries rising: Pisces is Jupiter's own sign; degrees decide, and 20 of Jupiter beat 10 of Rahu.
    const degrees = { Jupiter: 20, Rahu: 10 };
    const withRahu = doshas({ in: { Jupiter: 12 }, degrees }).guru_chandala;
    expect([withRahu.node, withRahu.house, withRahu.jupiterStronger]).toEqual(['Rahu', 12, true]);
    const weaker = doshas({ in: { Jupiter: 6 }, degrees: { Jupiter: 1, Ketu: 20 } }).guru_chandala;
    expect([weaker.node, weaker.house, weaker.jupiterStronger]).toEqual(['Ketu', 6, false]);
  });
});

describe('ganda moola', () => {
  const moonAt = (longitudeDeg: number): Written => ({
    lagna: signOf(longitudeDeg),
    in: { Moon: 1 },
    degrees: { Moon: degreesInSign(longitudeDeg) },
  });

  it('is present with the Moon in six of the 27 nakshatras', () => {
    const middle = NAKSHATRAS.map((_, index) => (index + 0.5) * (360 / 27));
    const holding = middle.filter((longitudeDeg) => doshas(moonAt(longitudeDeg)).ganda_moola.present);
    expect(holding.map((longitudeDeg) => nakshatraOf(longitudeDeg).number)).toEqual([1, 9, 10, 18, 19, 27]);
  });

  it('marks the one pada of each that touches the border of water and fire', () => {
    const padas = [...Array(108).keys()].map((index) => doshas(moonAt((index + 0.5) * PADA_DEG)).ganda_moola);
    const touching = padas.filter(({ gandantaPada }) => gandantaPada);
    expect(Object.fromEntries(touching.map(({ nakshatra, pada }) => [nakshatra, pada]))).toEqual(GANDANTA_PADAS);
    expect(touching.every(({ present }) => present)).toBe(true);
  });

  it('shows the star it has seen', () => {
    expectTurn(GANDA_MOOLA.forms.moon_in_gandanta_star, {
      holds: moonAt(1),
      fails: [
        ['moon_in_nakshatra_ashwini_ashlesha_magha_jyeshtha_mula_revati', { lagna: 'Aries', degrees: { Moon: 14 } }],
      ],
    });
    expect(doshas(moonAt(14)).ganda_moola).toMatchObject({ present: false, nakshatra: 'Bharani', nakshatraNumber: 2 });
  });
});

describe('kalathra', () => {
  const all: Written = { in: { Sun: 1, Mars: 2, Saturn: 4, Rahu: 7, Ketu: 12 } };

  it('is present with all five in 1, 2, 4, 7, 8 and 12 from the Ascendant, and not with one elsewhere', () => {
    expectTurn(KALATHRA.forms.lagna, {
      holds: all,
      fails: [['sun_mars_saturn_rahu_ketu_in_1_2_4_7_8_12', { in: { Saturn: 3 } }]],
    });
    for (const one of ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'] as const) {
      const { kalathra } = doshas(changed(all, { in: { [one]: 10 } }));
      expect(kalathra.present).toBe(false);
      expect(kalathra.references.lagna.malefics).not.toContain(one);
      expect(kalathra.references.lagna.malefics).toHaveLength(4);
    }
  });

  it('is present with the same five counted from the Moon where the rule requires it', () => {
    // The Moon in the 4th: her 1st, 2nd, 4th, 7th and 8th are the 4th, 5th, 7th, 10th and 11th.
    const fromMoon: Written = { in: { Moon: 4, Sun: 4, Mars: 5, Saturn: 7, Rahu: 10, Ketu: 11 } };
    const byLagna = doshas(fromMoon).kalathra;
    expect([byLagna.present, byLagna.references.moon.present]).toEqual([false, true]);
    expect(doshas(fromMoon, { kalathra_reference: 'moon' }).kalathra.present).toBe(true);
    expectTurn(KALATHRA.forms.moon, {
      holds: fromMoon,
      fails: [['sun_mars_saturn_rahu_ketu_in_1_2_4_7_8_12_from_moon', { in: { Sun: 6 } }]],
    });
  });
});

describe('ghata and shrapit', () => {
  it('ghata is present with Mars and Saturn in one sign', () => {
    expectTurn(GHATA.forms.mars_with_saturn, {
      holds: { in: { Mars: 9, Saturn: 9 } },
      fails: [['mars_joined_by_saturn', { in: { Mars: 8 } }]],
    });
    expect(doshas({ in: { Mars: 9, Saturn: 9 } }).ghata.house).toBe(9);
    expect(doshas({}).ghata.house).toBeNull();
  });

  it('shrapit is present with Rahu and Saturn in one sign, and not with Ketu', () => {
    expectTurn(SHRAPIT.forms.rahu_with_saturn, {
      holds: { in: { Rahu: 12, Saturn: 12 } },
      fails: [['rahu_joined_by_saturn', { in: { Saturn: 6 } }]],
    });
    expect(doshas({ in: { Saturn: 12 } }).shrapit.house).toBe(12);
    expect(doshas({ in: { Saturn: 6 } }).shrapit.present).toBe(false);
  });
});
