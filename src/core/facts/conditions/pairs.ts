import type { Graha } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';
import { naturalRelation, temporaryRelation } from '../../zodiac/relations.js';
import { aspectEachOther } from '../aspects.js';
import { housesExchange } from '../association.js';
import type { ChartFacts } from '../chartFacts.js';
import { isGreatFriend } from '../dignityTests.js';
import type { Condition, Evidence } from '../evidence.js';
import { contains, type GrahaSet, membersOf } from '../grahaSet.js';
import { NO_REQUIREMENTS, requirementsOf } from '../requirements.js';
import { type SingleSubject, type Subject, union } from '../subjects.js';

/** All of them in one sign; a graha that has several of the roles counts as joined to itself. */
export function inOneSign<F extends ChartFacts>(...parts: readonly Subject<F>[]): Condition<F> {
  const all = union(...parts);
  const id = `${all.id}_in_one_sign`;
  const meet = (facts: F, set: GrahaSet): boolean => {
    const first = membersOf(set)[0];
    return first !== undefined && contains(facts.occupants[facts.houses[first]], set);
  };
  return {
    id,
    description: `${all.name} in one sign`,
    requirements: all.requirements,
    test: (facts) => meet(facts, all.of(facts)),
    evidence(facts) {
      const subject = membersOf(all.of(facts));
      return { id, subject, relation: 'in_one_sign', object: [], observed: subject.map((one) => facts.signs[one]) };
    },
  };
}

/** The lord of each of two houses in the other (parivartana). */
export function exchangeOf(a: House, b: House): Condition {
  const id = `lords_${a}_${b}_exchange`;
  return {
    id,
    description: `L${a} in ${b} and L${b} in ${a}`,
    requirements: NO_REQUIREMENTS,
    test: (facts) => housesExchange(facts, a, b),
    evidence({ lords, houses }) {
      const subject = [lords[a], lords[b]];
      return {
        id,
        subject,
        relation: 'exchange',
        object: [b, a],
        observed: subject.map((lord) => houses[lord]),
      };
    },
  };
}

function ofTwo<F extends ChartFacts>(
  [a, b]: readonly [SingleSubject<F>, SingleSubject<F>],
  words: { readonly id: string; readonly description: string },
  test: (facts: F, a: Graha, b: Graha) => boolean,
  found: (facts: F, a: Graha, b: Graha) => Pick<Evidence, 'relation' | 'object' | 'observed'>,
): Condition<F> {
  const id = `${a.id}_${words.id}_${b.id}`;
  return {
    id,
    description: `${a.name} ${words.description} ${b.name}`,
    requirements: requirementsOf(a, b),
    test: (facts) => test(facts, a.one(facts), b.one(facts)),
    evidence(facts) {
      const [one, other] = [a.one(facts), b.one(facts)];
      return { id, subject: [one], ...found(facts, one, other) };
    },
  };
}

/** Two grahas aspect each other by graha drishti. */
export const seeingEachOther = <F extends ChartFacts>(a: SingleSubject<F>, b: SingleSubject<F>): Condition<F> =>
  ofTwo([a, b], { id: 'and', description: 'in mutual aspect with' }, aspectEachOther, (facts, one, other) => ({
    relation: 'aspect_each_other',
    object: [other],
    observed: aspectEachOther(facts, one, other) ? [other] : [],
  }));

/** The natural relation of the first to the second is friend. */
export const naturalFriend = <F extends ChartFacts>(of: SingleSubject<F>, to: SingleSubject<F>): Condition<F> =>
  ofTwo(
    [of, to],
    { id: 'natural_friend_of', description: 'a natural friend of' },
    (_, one, other) => one !== other && naturalRelation(one, other) === 'friend',
    (_, one, other) => ({
      relation: 'friend_of',
      object: [other],
      observed: one !== other && naturalRelation(one, other) === 'friend' ? ['natural_friend'] : [],
    }),
  );

/** Two that are temporary friends of each other. */
export const temporaryFriends = <F extends ChartFacts>(a: SingleSubject<F>, b: SingleSubject<F>): Condition<F> => {
  const friends = ({ signs }: ChartFacts, one: Graha, other: Graha): boolean =>
    one !== other && temporaryRelation(signs[one], signs[other]) === 'friend';
  return ofTwo(
    [a, b],
    { id: 'temporary_friend_of', description: 'a temporary friend of' },
    friends,
    (facts, one, other) => ({
      relation: 'friend_of',
      object: [other],
      observed: friends(facts, one, other) ? ['temporary_friend'] : [],
    }),
  );
};

/** The relation of the first to the second is great friend (adhimitra) in this chart. */
export const greatFriend = <F extends ChartFacts>(of: SingleSubject<F>, to: SingleSubject<F>): Condition<F> =>
  ofTwo([of, to], { id: 'great_friend_of', description: 'a great friend of' }, isGreatFriend, (facts, one, other) => ({
    relation: 'friend_of',
    object: [other],
    observed: isGreatFriend(facts, one, other) ? ['great_friend'] : [],
  }));
