import { HOUSES, type House, houseFrom } from '../../zodiac/houses.js';
import { rasiAspectingSigns, touchingHouse } from '../aspects.js';
import type { ChartFacts } from '../chartFacts.js';
import { isHouseHemmed, isOccupiedOnlyBy, neighbours } from '../conjunctions.js';
import type { Condition, Relation } from '../evidence.js';
import { common, type GrahaSet, isEmpty, LUNAR_NODES, membersOf, overlap, union } from '../grahaSet.js';
import { NO_REQUIREMENTS } from '../requirements.js';
import type { Subject } from '../subjects.js';

/** A house that is occupied only by members of a group. */
export function occupiedOnlyBy<F extends ChartFacts>(house: House, group: Subject<F>): Condition<F> {
  const id = `house_${house}_occupied_only_by_${group.id}`;
  return {
    id,
    description: `house ${house} occupied by ${group.name} only`,
    requirements: group.requirements,
    test: (facts) => isOccupiedOnlyBy(facts, house, group.of(facts)),
    evidence: (facts) => ({
      id,
      subject: [house],
      relation: 'occupied_only_by',
      object: membersOf(group.of(facts)),
      observed: membersOf(facts.occupants[house]),
    }),
  };
}

function occupied<F extends ChartFacts>(
  houses: readonly House[],
  group: Subject<F>,
  words: { readonly id: string; readonly description: string },
  wanted: number,
): Condition<F> {
  const isOccupied = (facts: F, house: House): boolean => overlap(facts.occupants[house], group.of(facts));
  return {
    ...words,
    requirements: group.requirements,
    test(facts) {
      let count = 0;
      for (const house of houses) if (isOccupied(facts, house)) count += 1;
      return count === wanted;
    },
    evidence: (facts) => ({
      id: words.id,
      subject: houses,
      relation: 'houses_occupied',
      object: membersOf(group.of(facts)),
      observed: houses.filter((house) => isOccupied(facts, house)),
    }),
  };
}

/** Each of some houses contains a member of a group. */
export const eachOccupiedBy = <F extends ChartFacts>(houses: readonly House[], group: Subject<F>): Condition<F> =>
  occupied(
    houses,
    group,
    {
      id: `each_of_${houses.join('_')}_occupied_by_${group.id}`,
      description: `each of the houses ${houses.join(', ')} occupied by some of ${group.name}`,
    },
    houses.length,
  );

/** Exactly three of some houses contain a member of a group. */
export const threeOccupiedBy = <F extends ChartFacts>(houses: readonly House[], group: Subject<F>): Condition<F> =>
  occupied(
    houses,
    group,
    {
      id: `three_of_${houses.join('_')}_occupied_by_${group.id}`,
      description: `exactly three of the houses ${houses.join(', ')} occupied by some of ${group.name}`,
    },
    3,
  );

/** The number of signs that they occupy. */
export function signsOccupied<F extends ChartFacts>(who: Subject<F>, wanted: number): Condition<F> {
  const id = `${who.id}_in_${wanted}_signs`;
  const count = (facts: F): number => {
    const members = who.of(facts);
    let occupied = 0;
    for (const house of HOUSES) if (overlap(facts.occupants[house], members)) occupied += 1;
    return occupied;
  };
  return {
    id,
    description: `${who.name} in ${wanted} ${wanted === 1 ? 'sign' : 'signs'}`,
    requirements: who.requirements,
    test: (facts) => count(facts) === wanted,
    evidence: (facts) => ({
      id,
      subject: membersOf(who.of(facts)),
      relation: 'signs_occupied',
      object: [wanted],
      observed: [count(facts)],
    }),
  };
}

/** Members of a group that affect a house. */
type ActingOnHouse = (facts: ChartFacts, house: House, group: GrahaSet) => GrahaSet;

const aspecting: ActingOnHouse = (facts, house, group) => common(facts.aspectingGrahas[house], group);
const signAspecting: ActingOnHouse = (facts, house, group) => common(rasiAspectingSigns(facts, house), group);

/** The nodes aspect the 5th, 7th and 9th here, the others as usual. */
const aspectingWithNodes: ActingOnHouse = (facts, house, group) => {
  let found = aspecting(facts, house, group);
  for (const count of [5, 9] as const) {
    found = union(found, common(common(facts.occupants[houseFrom(house, count)], LUNAR_NODES), group));
  }
  return found;
};

function houseActedOn(
  relation: Relation,
  words: string,
  acting: ActingOnHouse,
  wanted: 'some' | 'none',
  idSuffix = '',
) {
  return <F extends ChartFacts>(house: House, group: Subject<F>): Condition<F> => {
    const id = `house_${house}_${relation}_${group.id}${idSuffix}`;
    return {
      id,
      description: `house ${house} ${words} ${group.name}`,
      requirements: group.requirements,
      test: (facts) => isEmpty(acting(facts, house, group.of(facts))) === (wanted === 'none'),
      evidence: (facts) => ({
        id,
        subject: [house],
        relation,
        object: membersOf(group.of(facts)),
        observed: membersOf(acting(facts, house, group.of(facts))),
      }),
    };
  };
}

/** A member of a group aspects a house by graha drishti. */
export const houseAspectedBy = houseActedOn('aspected_by', 'aspected by', aspecting, 'some');
/** A member of a group aspects a house by rasi drishti. */
export const houseSignAspectedBy = houseActedOn('sign_aspected_by', 'seen by rasi drishti of', signAspecting, 'some');
export const houseNotSignAspectedBy = houseActedOn(
  'not_sign_aspected_by',
  'not seen by rasi drishti of',
  signAspecting,
  'none',
);
/** A member of a group in a house, or aspecting it by graha or rasi drishti. */
export const houseTouchedBy = houseActedOn(
  'touched_by',
  'occupied or seen by either drishti of',
  touchingHouse,
  'some',
);
/** No member of a group aspects a house; the nodes aspect the 5th, 7th and 9th. */
export const houseNotAspectedWithNodes = houseActedOn(
  'not_aspected_by',
  'not aspected (nodes 5, 7, 9) by',
  aspectingWithNodes,
  'none',
  '_nodes_5_7_9',
);

/** A house does not have malefics on both sides. */
export function houseNotHemmed(house: House): Condition {
  const id = `house_${house}_not_hemmed_by_malefics`;
  return {
    id,
    description: `house ${house} not hemmed by M`,
    requirements: NO_REQUIREMENTS,
    test: (facts) => !isHouseHemmed(facts, house),
    evidence: (facts) => ({
      id,
      subject: [house],
      relation: 'not_hemmed_by',
      object: membersOf(facts.malefics),
      observed: membersOf(neighbours(facts, house, facts.malefics)),
    }),
  };
}
