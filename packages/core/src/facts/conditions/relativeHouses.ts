import type { Graha } from '../../zodiac/grahas.js';
import { countHouses, type House, houseFrom } from '../../zodiac/houses.js';
import type { ChartFacts } from '../chartFacts.js';
import { grahasFrom, grahasIn } from '../conjunctionFacts.js';
import type { Condition, Fact, Relation } from '../evidence.js';
import { common, contains, type GrahaSet, has, isEmpty, membersOf, NO_GRAHA, sizeOf, union } from '../grahaSet.js';
import { requirementsOf } from '../requirements.js';
import type { SingleSubject, Subject } from '../subjects.js';
import { condition } from './condition.js';

/** A member of a group aspects the n-th house from a graha by graha drishti. */
export function houseFromAspectedBy<F extends ChartFacts>(
  from: SingleSubject<F>,
  n: House,
  group: Subject<F>,
): Condition<F> {
  const house = (facts: F): House => houseFrom(facts.houses[from.one(facts)], n);
  const aspecting = (facts: F): GrahaSet => common(facts.aspectingGrahas[house(facts)], group.of(facts));
  return condition({
    id: `house_${n}_from_${from.id}_aspected_by_${group.id}`,
    description: `house ${n} from ${from.name} aspected by ${group.name}`,
    requirements: from.requirements,
    subject: (facts) => [house(facts)],
    relation: 'aspected_by',
    object: group,
    observe: aspecting,
    test: (facts) => !isEmpty(aspecting(facts)),
  });
}

/** The Ascendant as a point from which houses are counted. */
export const LAGNA = 'lagna';
type Point<F extends ChartFacts> = SingleSubject<F> | typeof LAGNA;

/** The houses of the chart that are the n-th ones from a graha. */
function countedFrom(facts: ChartFacts, from: Graha, houses: readonly House[]): GrahaSet {
  let found = NO_GRAHA;
  for (const house of houses) found = union(found, grahasFrom(facts, from, house));
  return found;
}

/** Every one of them in one of some houses counted from a graha. */
export function inHousesFrom<F extends ChartFacts>(
  from: SingleSubject<F>,
  subject: Subject<F>,
  houses: readonly House[],
): Condition<F> {
  return condition({
    id: `${subject.id}_in_${houses.join('_')}_from_${from.id}`,
    description: `${subject.name} in ${houses.join(', ')} from ${from.name}`,
    requirements: from.requirements,
    subject,
    relation: 'in_house_from',
    object: (facts) => [from.one(facts), ...houses],
    observe(facts) {
      const start = facts.houses[from.one(facts)];
      return membersOf(subject.of(facts)).map((one) => countHouses(start, facts.houses[one]));
    },
    test: (facts) => contains(countedFrom(facts, from.one(facts), houses), subject.of(facts)),
  });
}

function foundFrom(relation: Relation, wanted: 'any' | 'none') {
  return <F extends ChartFacts>(
    from: SingleSubject<F>,
    subject: Subject<F>,
    houses: readonly House[],
  ): Condition<F> => {
    const members = (facts: F): GrahaSet => common(countedFrom(facts, from.one(facts), houses), subject.of(facts));
    return condition({
      id: `${wanted}_of_${subject.id}_in_${houses.join('_')}_from_${from.id}`,
      description: `${wanted} of ${subject.name} in ${houses.join(', ')} from ${from.name}`,
      requirements: from.requirements,
      subject,
      relation,
      object: (facts) => [from.one(facts), ...houses],
      observe: members,
      test: (facts) => isEmpty(members(facts)) === (wanted === 'none'),
    });
  };
}

/** At least one of them in one of some houses counted from a graha. */
export const anyInFrom = foundFrom('any_in_house_from', 'any');
/** None of them in any of some houses counted from a graha. */
export const noneInFrom = foundFrom('none_in_house_from', 'none');

/**
 * Every one of them in one of some houses counted from at least one of several points, which may differ between them.
 */
export function inHousesFromAny<F extends ChartFacts>(
  points: readonly Point<F>[],
  subject: Subject<F>,
  houses: readonly House[],
): Condition<F> {
  const ids = points.map((point) => (point === LAGNA ? point : point.id));
  const names = points.map((point) => (point === LAGNA ? 'Lagna' : point.name));
  const reached = (facts: F, point: Point<F>): GrahaSet =>
    point === LAGNA ? grahasIn(facts, houses) : countedFrom(facts, point.one(facts), houses);
  const named = (facts: F, point: Point<F>): Fact => (point === LAGNA ? 'Ascendant' : point.one(facts));
  return condition({
    id: `${subject.id}_in_${houses.join('_')}_from_any_of_${ids.join('_')}`,
    description: `each of ${subject.name} in ${houses.join(', ')} from ${names.join(' or ')}`,
    requirements: requirementsOf(...points.filter((point) => point !== LAGNA)),
    subject,
    relation: 'in_house_from_any',
    object: (facts) => [...points.map((point) => named(facts, point)), ...houses],
    observe: (facts) =>
      membersOf(subject.of(facts)).flatMap((one) => {
        const point = points.find((candidate) => has(reached(facts, candidate), one));
        return point === undefined ? [] : [named(facts, point)];
      }),
    test(facts) {
      let all = NO_GRAHA;
      for (const point of points) all = union(all, reached(facts, point));
      return contains(all, subject.of(facts));
    },
  });
}

/** At least three in a group. */
export const threeOf = <F extends ChartFacts>(subject: Subject<F>): Condition<F> =>
  condition({
    id: `three_of_${subject.id}`,
    description: `three of ${subject.name}`,
    subject,
    relation: 'number_of',
    object: [3],
    observe: (facts) => [sizeOf(subject.of(facts))],
    test: (facts) => sizeOf(subject.of(facts)) >= 3,
  });
