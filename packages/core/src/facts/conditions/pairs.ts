import type { Graha } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';
import { naturalRelation, temporaryRelation } from '../../zodiac/relations.js';
import { aspectEachOther } from '../aspectFacts.js';
import { housesExchange } from '../association.js';
import type { ChartFacts } from '../chartFacts.js';
import { isGreatFriend } from '../dignityTests.js';
import type { Condition, Fact, Relation } from '../evidence.js';
import { contains, membersOf } from '../grahaSet.js';
import { type SingleSubject, type Subject, union } from '../subjects.js';
import { condition } from './condition.js';

/** All of them in one sign; a graha that has several of the roles counts as joined to itself. */
export function inOneSign<F extends ChartFacts>(...parts: readonly Subject<F>[]): Condition<F> {
  const subject = union(...parts);
  return condition({
    id: `${subject.id}_in_one_sign`,
    description: `${subject.name} in one sign`,
    subject,
    relation: 'in_one_sign',
    object: [],
    observe: (facts) => membersOf(subject.of(facts)).map((one) => facts.signs[one]),
    test(facts) {
      const set = subject.of(facts);
      const first = membersOf(set)[0];
      return first !== undefined && contains(facts.occupants[facts.houses[first]], set);
    },
  });
}

/** The lord of each of two houses in the other (parivartana). */
export const exchangeOf = (a: House, b: House): Condition =>
  condition({
    id: `lords_${a}_${b}_exchange`,
    description: `L${a} in ${b} and L${b} in ${a}`,
    subject: ({ lords }) => [lords[a], lords[b]],
    relation: 'exchange',
    object: [b, a],
    observe: ({ lords, houses }) => [houses[lords[a]], houses[lords[b]]],
    test: (facts) => housesExchange(facts, a, b),
  });

/** A relation of one graha to another; observed is the other or the kind of relation. */
function relationOf<F extends ChartFacts>(
  [a, b]: readonly [SingleSubject<F>, SingleSubject<F>],
  words: { readonly id: string; readonly description: string },
  relation: Relation,
  test: (facts: F, a: Graha, b: Graha) => boolean,
  found: (other: Graha) => Fact,
): Condition<F> {
  const isPresent = (facts: F): boolean => test(facts, a.one(facts), b.one(facts));
  return condition({
    id: `${a.id}_${words.id}_${b.id}`,
    description: `${a.name} ${words.description} ${b.name}`,
    subject: a,
    relation,
    object: b,
    observe: (facts) => (isPresent(facts) ? [found(b.one(facts))] : []),
    test: isPresent,
  });
}

/** Two grahas aspect each other by graha drishti. */
export const seeingEachOther = <F extends ChartFacts>(a: SingleSubject<F>, b: SingleSubject<F>): Condition<F> =>
  relationOf(
    [a, b],
    { id: 'and', description: 'in mutual aspect with' },
    'aspect_each_other',
    aspectEachOther,
    (other) => other,
  );

/** The natural relation of the first to the second is friend. */
export const naturalFriend = <F extends ChartFacts>(of: SingleSubject<F>, to: SingleSubject<F>): Condition<F> =>
  relationOf(
    [of, to],
    { id: 'natural_friend_of', description: 'a natural friend of' },
    'friend_of',
    (_, one, other) => one !== other && naturalRelation(one, other) === 'friend',
    () => 'natural_friend',
  );

/** Two that are temporary friends of each other. */
export const temporaryFriends = <F extends ChartFacts>(a: SingleSubject<F>, b: SingleSubject<F>): Condition<F> =>
  relationOf(
    [a, b],
    { id: 'temporary_friend_of', description: 'a temporary friend of' },
    'friend_of',
    ({ signs }, one, other) => one !== other && temporaryRelation(signs[one], signs[other]) === 'friend',
    () => 'temporary_friend',
  );

/** The relation of the first to the second is great friend (adhimitra) in this chart. */
export const greatFriend = <F extends ChartFacts>(of: SingleSubject<F>, to: SingleSubject<F>): Condition<F> =>
  relationOf(
    [of, to],
    { id: 'great_friend_of', description: 'a great friend of' },
    'friend_of',
    isGreatFriend,
    () => 'great_friend',
  );
