import { joinedBy } from '@ganita/core/facts/conditions/conjunctionConditions.js';
import { inHouses } from '@ganita/core/facts/conditions/placeConditions.js';
import { allOf, anyOf, criteriaText, findingOf, meets } from '@ganita/core/facts/criteria.js';
import { graha, grahas, lordOfHouse } from '@ganita/core/facts/subjects.js';
import { describe, expect, it } from 'vitest';
import { factsOfWritten, type Places } from './charts.js';

const MOON = graha('Moon');
const moonInKendra = inHouses(MOON, [1, 4, 7, 10]);
const withMars = joinedBy(MOON, graha('Mars'));
const sunRises = inHouses(graha('Sun'), [1]);

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
const look = (criteria: Parameters<typeof meets>[0], places: Places) => {
  const facts = factsOfWritten({ in: places });
  const { present, evidence, unmet } = findingOf(criteria, facts);
  expect(meets(criteria, facts)).toBe(present);
  return { present, evidence: ids(evidence), unmet: ids(unmet) };
};

describe('criteria', () => {
  const both = allOf(moonInKendra, withMars);
  const ways = anyOf([moonInKendra, withMars], [moonInKendra, sunRises]);

  it('of one way are met where all conditions are, and separate met from unmet ones', () => {
    expect(look(both, { Moon: 4, Mars: 4 })).toEqual({
      present: true,
      evidence: ['moon_in_1_4_7_10', 'moon_joined_by_mars'],
      unmet: [],
    });
    expect(look(both, { Moon: 4, Mars: 5 })).toEqual({
      present: false,
      evidence: ['moon_in_1_4_7_10'],
      unmet: ['moon_joined_by_mars'],
    });
  });

  it('of several ways show those that are complete, each condition once', () => {
    expect(look(ways, { Moon: 4, Mars: 5, Sun: 1 })).toEqual({
      present: true,
      evidence: ['moon_in_1_4_7_10', 'sun_in_1'],
      unmet: [],
    });
    expect(look(ways, { Moon: 4, Mars: 4, Sun: 1 }).evidence).toEqual([
      'moon_in_1_4_7_10',
      'moon_joined_by_mars',
      'sun_in_1',
    ]);
  });

  it('of several ways show all of them where none is complete', () => {
    expect(look(ways, { Moon: 4, Mars: 5, Sun: 2 })).toEqual({
      present: false,
      evidence: ['moon_in_1_4_7_10'],
      unmet: ['moon_joined_by_mars', 'sun_in_1'],
    });
  });

  it('are written for the documentation from the same conditions', () => {
    expect(criteriaText(both)).toBe('Moon in 1, 4, 7, 10; Moon joined by Mars');
    expect(criteriaText(ways)).toContain('**or**');
  });
});

describe('the evidence of a condition', () => {
  it('names the grahas that play the parts in this chart, and keeps its id', () => {
    const rule = allOf(inHouses(lordOfHouse(1), [10]), joinedBy(lordOfHouse(1), grahas('Sun', 'Saturn')));
    const aries = findingOf(rule, factsOfWritten({ lagna: 'Aries', in: { Mars: 10, Sun: 10, Saturn: 3 } }));
    const taurus = findingOf(rule, factsOfWritten({ lagna: 'Taurus', in: { Venus: 9 } }));
    expect(aries.evidence).toEqual([
      { id: 'lord_1_in_10', subject: ['Mars'], relation: 'in_house', object: [10], observed: [10] },
      {
        id: 'lord_1_joined_by_sun_saturn',
        subject: ['Mars'],
        relation: 'joined_by',
        object: ['Sun', 'Saturn'],
        observed: ['Sun'],
      },
    ]);
    expect(taurus.unmet[0]).toEqual({
      id: 'lord_1_in_10',
      subject: ['Venus'],
      relation: 'in_house',
      object: [10],
      observed: [9],
    });
  });
});
