import type { Graha } from '../../zodiac/grahas.js';
import { countHouses, type House, houseFrom } from '../../zodiac/houses.js';
import type { ChartFacts } from '../chartFacts.js';
import { grahasFrom, grahasIn } from '../conjunctions.js';
import type { Condition, Fact, Relation } from '../evidence.js';
import { common, contains, type GrahaSet, has, isEmpty, membersOf, NO_GRAHA, sizeOf, union } from '../grahaSet.js';
import { NO_REQUIREMENTS, requirementsOf } from '../requirements.js';
import type { SingleSubject, Subject } from '../subjects.js';

/** A member of a group aspects the n-th house from a graha by graha drishti. */
export function houseFromAspectedBy<F extends ChartFacts>(
  from: SingleSubject<F>,
  n: House,
  group: Subject<F>,
): Condition<F> {
  const id = `house_${n}_from_${from.id}_aspected_by_${group.id}`;
  const house = (facts: F): House => houseFrom(facts.houses[from.one(facts)], n);
  const aspectingGrahas = (facts: F): GrahaSet => common(facts.aspectingGrahas[house(facts)], group.of(facts));
  return {
    id,
    description: `house ${n} from ${from.name} aspected by ${group.name}`,
    requirements: requirementsOf(from, group),
    test: (facts) => !isEmpty(aspectingGrahas(facts)),
    evidence: (facts) => ({
      id,
      subject: [house(facts)],
      relation: 'aspected_by',
      object: membersOf(group.of(facts)),
      observed: membersOf(aspectingGrahas(facts)),
    }),
  };
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
  who: Subject<F>,
  houses: readonly House[],
): Condition<F> {
  const id = `${who.id}_in_${houses.join('_')}_from_${from.id}`;
  return {
    id,
    description: `${who.name} in ${houses.join(', ')} from ${from.name}`,
    requirements: requirementsOf(from, who),
    test: (facts) => contains(countedFrom(facts, from.one(facts), houses), who.of(facts)),
    evidence(facts) {
      const subject = membersOf(who.of(facts));
      const start = from.one(facts);
      const observed = subject.map((one) => countHouses(facts.houses[start], facts.houses[one]));
      return { id, subject, relation: 'in_house_from', object: [start, ...houses], observed };
    },
  };
}

function foundFrom(relation: Relation, wanted: 'any' | 'none') {
  return <F extends ChartFacts>(from: SingleSubject<F>, who: Subject<F>, houses: readonly House[]): Condition<F> => {
    const id = `${wanted}_of_${who.id}_in_${houses.join('_')}_from_${from.id}`;
    const members = (facts: F): GrahaSet => common(countedFrom(facts, from.one(facts), houses), who.of(facts));
    return {
      id,
      description: `${wanted} of ${who.name} in ${houses.join(', ')} from ${from.name}`,
      requirements: requirementsOf(from, who),
      test: (facts) => isEmpty(members(facts)) === (wanted === 'none'),
      evidence: (facts) => ({
        id,
        subject: membersOf(who.of(facts)),
        relation,
        object: [from.one(facts), ...houses],
        observed: membersOf(members(facts)),
      }),
    };
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
  who: Subject<F>,
  houses: readonly House[],
): Condition<F> {
  const names = points.map((point) => (point === LAGNA ? 'Lagna' : point.name));
  const id = `${who.id}_in_${houses.join('_')}_from_any_of_${points.map((point) => (point === LAGNA ? point : point.id)).join('_')}`;
  const reached = (facts: F, point: Point<F>): GrahaSet =>
    point === LAGNA ? grahasIn(facts, houses) : countedFrom(facts, point.one(facts), houses);
  const named = (facts: F, point: Point<F>): Fact => (point === LAGNA ? 'Ascendant' : point.one(facts));
  return {
    id,
    description: `each of ${who.name} in ${houses.join(', ')} from ${names.join(' or ')}`,
    requirements: requirementsOf(
      who,
      ...points.map((point) => (point === LAGNA ? { requirements: NO_REQUIREMENTS } : point)),
    ),
    test(facts) {
      let all = NO_GRAHA;
      for (const point of points) all = union(all, reached(facts, point));
      return contains(all, who.of(facts));
    },
    evidence(facts) {
      const subject = membersOf(who.of(facts));
      const serving = (one: Graha): readonly Fact[] => {
        const point = points.find((candidate) => has(reached(facts, candidate), one));
        return point === undefined ? [] : [named(facts, point)];
      };
      return {
        id,
        subject,
        relation: 'in_house_from_any',
        object: [...points.map((point) => named(facts, point)), ...houses],
        observed: subject.flatMap(serving),
      };
    },
  };
}

/** At least three in a group. */
export function threeOf<F extends ChartFacts>(who: Subject<F>): Condition<F> {
  const id = `three_of_${who.id}`;
  return {
    id,
    description: `three of ${who.name}`,
    requirements: who.requirements,
    test: (facts) => sizeOf(who.of(facts)) >= 3,
    evidence: (facts) => ({
      id,
      subject: membersOf(who.of(facts)),
      relation: 'number_of',
      object: [3],
      observed: [sizeOf(who.of(facts))],
    }),
  };
}
