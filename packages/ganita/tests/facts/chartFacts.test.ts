import {
  aspectEachOther,
  aspecting,
  aspects,
  aspectsHouse,
  joiningOrAspecting,
  rasiAspectingSigns,
} from '@ganita/core/facts/aspectFacts.js';
import { areAssociated, associationsOf, exchange, housesExchange } from '@ganita/core/facts/association.js';
import {
  companions,
  conjoin,
  conjunctWith,
  grahasFrom,
  grahasIn,
  houseFromGraha,
  isHemmed,
  isOccupiedOnlyBy,
} from '@ganita/core/facts/conjunctionFacts.js';
import {
  isDebilitated,
  isDeeplyDebilitated,
  isDeeplyExalted,
  isDignified,
  isExalted,
  isFair,
  isGreatFriend,
  isStrong,
  isWeak,
} from '@ganita/core/facts/dignityTests.js';
import { has, membersOf, setOf } from '@ganita/core/facts/grahaSet.js';
import { recordFrom } from '@ganita/core/records.js';
import { aspectsSign, rasiDrishti } from '@ganita/core/zodiac/aspects.js';
import { dignityValue } from '@ganita/core/zodiac/dignities.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { HOUSES, houseOf } from '@ganita/core/zodiac/houses.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOfWritten, type Written } from './charts.js';

const house = fc.constantFrom(...HOUSES);
const written: fc.Arbitrary<Written> = fc.record({
  lagna: fc.constantFrom(...SIGNS),
  in: fc.record(recordFrom(GRAHAS, () => house)),
  moon: fc.constantFrom('benefics' as const, 'malefics' as const, null),
});
const ofAnyChart = (check: (facts: ReturnType<typeof factsOfWritten>) => void): void =>
  fc.assert(fc.property(written, (chart) => check(factsOfWritten(chart))));
const pairs = GRAHAS.flatMap((a) => GRAHAS.map((b) => [a, b] as const));

describe('the facts of any chart', () => {
  it('put every graha in one house and read its dignity from grid A', () =>
    ofAnyChart((facts) => {
      for (const graha of GRAHAS) {
        expect(HOUSES.filter((one) => has(facts.occupants[one], graha))).toEqual([facts.houses[graha]]);
        expect(houseOf(facts.lagna, facts.signs[graha])).toBe(facts.houses[graha]);
        expect(facts.dignities[graha]).toBe(dignityValue(graha, facts.signs[graha]));
        expect(facts.dispositors[graha]).toBe(facts.lords[facts.houses[graha]]);
      }
    }));

  it('give each house its lord, with the stronger co-lord for Scorpio and Aquarius', () =>
    ofAnyChart((facts) => {
      for (const one of HOUSES) expect(facts.lords[one]).toBe(facts.comparisons.lordOf(facts.signsOfHouses[one]));
    }));

  it('let a graha aspect what its drishti reaches, and join everybody else in its sign', () =>
    ofAnyChart((facts) => {
      for (const [a, b] of pairs) {
        expect(aspects(facts, a, b)).toBe(aspectsSign(a, facts.signs[a], facts.signs[b]));
        expect(has(companions(facts, a), b)).toBe(a !== b && conjoin(facts, a, b));
        expect(has(grahasFrom(facts, a, houseFromGraha(facts, a, b)), b)).toBe(true);
        expect(areAssociated(facts, a, b)).toBe(associationsOf(facts, a, b).length > 0);
        expect(areAssociated(facts, a, b)).toBe(areAssociated(facts, b, a));
      }
    }));

  it('let grahas in three signs aspect a house by rasi drishti', () =>
    ofAnyChart((facts) => {
      for (const one of HOUSES) {
        const signs = rasiDrishti(facts.signsOfHouses[one]);
        expect(membersOf(rasiAspectingSigns(facts, one))).toEqual(
          GRAHAS.filter((graha) => signs.includes(facts.signs[graha])),
        );
      }
    }));

  it('never let a graha join or aspect itself as a member of a group', () =>
    ofAnyChart((facts) => {
      const all = setOf(GRAHAS);
      for (const graha of GRAHAS) {
        for (const acting of [conjunctWith, aspecting, joiningOrAspecting]) {
          expect(has(acting(facts, graha, all), graha)).toBe(false);
        }
      }
    }));

  it('keep benefics and malefics apart', () =>
    ofAnyChart(({ benefics, malefics, birth }) => {
      const both = [...membersOf(benefics), ...membersOf(malefics)];
      expect(both).toHaveLength(new Set(both).size);
      expect(both).toHaveLength(birth.moon === null ? 8 : 9);
    }));

  it('are the same whatever was computed before', () =>
    fc.assert(
      fc.property(written, (chart) => {
        const { comparisons: _first, ...first } = factsOfWritten(chart);
        const { comparisons: _again, ...again } = factsOfWritten(chart);
        expect(again).toEqual(first);
      }),
    ));
});

describe('lords of houses', () => {
  const scorpioRising: Written = { lagna: 'Scorpio', in: { Mars: 8, Ketu: 4, Saturn: 9, Rahu: 10, Venus: 4 } };

  it('take Ketu for Scorpio and Rahu for Aquarius where they are stronger', () => {
    const { lords } = factsOfWritten(scorpioRising);
    expect(lords[1]).toBe('Ketu');
  });

  it('take Mars and Saturn alone by the Parashari choice', () => {
    const { lords, dispositors } = factsOfWritten(scorpioRising, { yoga_lords: 'parashari' });
    expect([lords[1], lords[4]]).toEqual(['Mars', 'Saturn']);
    expect(dispositors.Ketu).toBe('Saturn');
  });
});

describe('conjunction and association', () => {
  const facts = factsOfWritten({ lagna: 'Aries', in: { Sun: 4, Moon: 5, Mars: 10, Saturn: 8, Jupiter: 6, Ketu: 6 } });

  it('sees an exchange of two grahas and of the houses they own', () => {
    expect(exchange(facts, 'Sun', 'Moon')).toBe(true);
    expect(housesExchange(facts, 4, 5)).toBe(true);
    expect(associationsOf(facts, 'Sun', 'Moon')).toEqual(['exchange']);
    expect(exchange(facts, 'Sun', 'Mars')).toBe(false);
    expect(exchange(facts, 'Sun', 'Sun')).toBe(false);
  });

  it('sees conjunction and mutual aspect', () => {
    expect(associationsOf(facts, 'Jupiter', 'Ketu')).toEqual(['conjunction']);
    expect(aspectEachOther(facts, 'Sun', 'Mars')).toBe(true);
    expect(associationsOf(facts, 'Sun', 'Mars')).toEqual(['mutual_aspect']);
    expect(aspects(facts, 'Saturn', 'Moon')).toBe(true);
    expect(aspects(facts, 'Saturn', 'Sun')).toBe(false);
    expect(aspectsHouse(facts, 'Saturn', 10)).toBe(true);
  });

  it('hems a graha in only from both sides', () => {
    const between = { lagna: 'Aries', in: { Venus: 5, Saturn: 4, Mars: 6, Rahu: 9, Ketu: 3, Sun: 9 } } as const;
    expect(isHemmed(factsOfWritten(between), 'Venus')).toBe(true);
    expect(isHemmed(factsOfWritten({ ...between, in: { ...between.in, Mars: 7 } }), 'Venus')).toBe(false);
  });

  it('knows houses occupied by one group alone', () => {
    expect(isOccupiedOnlyBy(facts, 6, setOf(['Jupiter', 'Ketu']))).toBe(true);
    expect(isOccupiedOnlyBy(facts, 6, setOf(['Jupiter']))).toBe(false);
    expect(isOccupiedOnlyBy(facts, 7, setOf(GRAHAS))).toBe(false);
    expect(membersOf(grahasIn(facts, [4, 5]))).toEqual(['Sun', 'Moon', 'Mercury']);
  });
});

describe('dignity', () => {
  const facts = factsOfWritten({
    lagna: 'Aries',
    in: { Sun: 1, Moon: 2, Mars: 4, Mercury: 6, Jupiter: 4, Venus: 6, Saturn: 7, Rahu: 2, Ketu: 8 },
    degrees: { Sun: 9.5, Moon: 5, Mars: 28, Jupiter: 6.5, Saturn: 20, Venus: 25 },
    combust: ['Jupiter'],
  });
  const those = (test: typeof isExalted): readonly Graha[] => GRAHAS.filter((graha) => test(facts, graha));

  it('reads exaltation and debility from the sign, Virgo for Mercury', () => {
    expect(those(isExalted)).toEqual(['Sun', 'Moon', 'Mercury', 'Jupiter', 'Saturn', 'Rahu', 'Ketu']);
    expect(those(isDebilitated)).toEqual(['Mars', 'Venus']);
  });

  it('requires the degree at the deep points, and the sign for the nodes', () => {
    expect(those(isDeeplyExalted)).toEqual(['Sun', 'Saturn', 'Rahu', 'Ketu']);
    expect(those(isDeeplyDebilitated)).toEqual(['Mars']);
  });

  it('ranks dignified above strong above fair', () => {
    expect(those(isDignified)).toEqual(those(isExalted));
    expect(GRAHAS.filter((graha) => isStrong(facts, graha) && !isFair(facts, graha))).toEqual([]);
    expect(isFair(facts, 'Mars')).toBe(false);
  });

  it('calls weak who is debilitated, seen by a malefic, combust or in a dusthana', () => {
    const lonely: Written = {
      lagna: 'Aries',
      in: { Jupiter: 9, Sun: 1, Moon: 1, Mars: 1, Mercury: 1, Venus: 1, Saturn: 1, Rahu: 4, Ketu: 10 },
    };
    const weak = (chart: Written): boolean => isWeak(factsOfWritten(chart), 'Jupiter');
    expect(weak(lonely)).toBe(false);
    expect(weak({ ...lonely, combust: ['Jupiter'] })).toBe(true);
    expect(weak({ ...lonely, in: { ...lonely.in, Jupiter: 8 } })).toBe(true);
    expect(weak({ ...lonely, in: { ...lonely.in, Sun: 3 } })).toBe(true);
    expect(weak({ ...lonely, in: { ...lonely.in, Jupiter: 10 } })).toBe(true);
  });

  it('finds a great friend by nature and by place', () => {
    expect(isGreatFriend(facts, 'Sun', 'Moon')).toBe(true);
    expect(isGreatFriend(facts, 'Sun', 'Saturn')).toBe(false);
    expect(isGreatFriend(facts, 'Sun', 'Sun')).toBe(false);
  });
});

describe('a chart known by signs only', () => {
  it('has no planet at a deep point', () => {
    const facts = factsOfWritten({ lagna: 'Aries', in: { Sun: 1 }, degrees: { Sun: 10 } });
    const { placement } = facts;
    const without = recordFrom(GRAHAS, (graha) => ({ sign: placement.grahas[graha].sign, degreesInSign: null }));
    const signsOnly = { ...facts, placement: { ...placement, grahas: without } };
    expect(isDeeplyExalted(facts, 'Sun')).toBe(true);
    expect(isDeeplyExalted(signsOnly, 'Sun')).toBe(false);
    expect(isExalted(signsOnly, 'Sun')).toBe(true);
  });
});
