import { HOUSES, type House, houseFrom } from '../../zodiac/houses.js';
import { rasiAspectingSigns, touchingHouse } from '../aspectFacts.js';
import type { ChartFacts } from '../chartFacts.js';
import { isHouseHemmed, isOccupiedOnlyBy, neighbours } from '../conjunctionFacts.js';
import type { Condition, Relation } from '../evidence.js';
import { common, type GrahaSet, isEmpty, LUNAR_NODES, overlap, union } from '../grahaSet.js';
import { MALEFICS, type Subject } from '../subjects.js';
import { condition } from './condition.js';

/** A house that is occupied only by members of a group. */
export const occupiedOnlyBy = <F extends ChartFacts>(house: House, group: Subject<F>): Condition<F> =>
  condition({
    id: `house_${house}_occupied_only_by_${group.id}`,
    description: `house ${house} occupied by ${group.name} only`,
    subject: [house],
    relation: 'occupied_only_by',
    object: group,
    observe: (facts) => facts.occupants[house],
    test: (facts) => isOccupiedOnlyBy(facts, house, group.of(facts)),
  });

function occupied<F extends ChartFacts>(
  houses: readonly House[],
  group: Subject<F>,
  words: { readonly id: string; readonly description: string },
  wanted: number,
): Condition<F> {
  const isOccupied = (facts: F, house: House): boolean => overlap(facts.occupants[house], group.of(facts));
  return condition({
    ...words,
    subject: houses,
    relation: 'houses_occupied',
    object: group,
    observe: (facts) => houses.filter((house) => isOccupied(facts, house)),
    test(facts) {
      let count = 0;
      for (const house of houses) if (isOccupied(facts, house)) count += 1;
      return count === wanted;
    },
  });
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
export function signsOccupied<F extends ChartFacts>(subject: Subject<F>, wanted: number): Condition<F> {
  const count = (facts: F): number => {
    const members = subject.of(facts);
    let found = 0;
    for (const house of HOUSES) if (overlap(facts.occupants[house], members)) found += 1;
    return found;
  };
  return condition({
    id: `${subject.id}_in_${wanted}_signs`,
    description: `${subject.name} in ${wanted} ${wanted === 1 ? 'sign' : 'signs'}`,
    subject,
    relation: 'signs_occupied',
    object: [wanted],
    observe: (facts) => [count(facts)],
    test: (facts) => count(facts) === wanted,
  });
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
    const found = (facts: F): GrahaSet => acting(facts, house, group.of(facts));
    return condition({
      id: `house_${house}_${relation}_${group.id}${idSuffix}`,
      description: `house ${house} ${words} ${group.name}`,
      subject: [house],
      relation,
      object: group,
      observe: found,
      test: (facts) => isEmpty(found(facts)) === (wanted === 'none'),
    });
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
export const houseNotHemmed = (house: House): Condition =>
  condition({
    id: `house_${house}_not_hemmed_by_malefics`,
    description: `house ${house} not hemmed by M`,
    subject: [house],
    relation: 'not_hemmed_by',
    object: MALEFICS,
    observe: (facts) => neighbours(facts, house, facts.malefics),
    test: (facts) => !isHouseHemmed(facts, house),
  });
