import { condition } from '../../facts/conditions/condition.js';
import type { Condition } from '../../facts/evidence.js';
import { common, type GrahaSet, isEmpty } from '../../facts/grahaSet.js';
import { requirementSet } from '../../facts/requirements.js';
import type { Subject } from '../../facts/subjects.js';
import { type House, houseOf } from '../../zodiac/houses.js';
import { known, type TimePoint, type YogaFacts } from '../yogaFacts.js';
import { natureOfShashtiamsa } from './shashtiamsa.js';

const nameOf = (point: TimePoint): string => (point === 'gulika' ? 'Gulika' : 'Maandi');
const houseOfPoint = (facts: YogaFacts, point: TimePoint): House =>
  houseOf(facts.lagna, known(facts.timePoints[point]).sign);

/** Gulika or Maandi in one of some houses. */
export const pointIn = (point: TimePoint, houses: readonly House[]): Condition<YogaFacts> =>
  condition({
    id: `${point}_in_${houses.join('_')}`,
    description: `${nameOf(point)} in ${houses.join(', ')}`,
    requirements: requirementSet(point),
    subject: [point],
    relation: 'in_house',
    object: houses,
    observe: (facts) => [houseOfPoint(facts, point)],
    test: (facts) => houses.includes(houseOfPoint(facts, point)),
  });

/** Gulika or Maandi in the sign of at least one of a group. */
export function pointJoinedBy(point: TimePoint, group: Subject<YogaFacts>): Condition<YogaFacts> {
  const members = (facts: YogaFacts): GrahaSet => common(facts.occupants[houseOfPoint(facts, point)], group.of(facts));
  return condition({
    id: `${point}_joined_by_${group.id}`,
    description: `${nameOf(point)} joined by ${group.name}`,
    requirements: requirementSet(point),
    subject: [point],
    relation: 'joined_by',
    object: group,
    observe: members,
    test: (facts) => !isEmpty(members(facts)),
  });
}

/** Gulika or Maandi in a cruel shashtiamsa. */
export function pointInCruelShashtiamsa(point: TimePoint): Condition<YogaFacts> {
  const nature = (facts: YogaFacts) => natureOfShashtiamsa(known(facts.timePoints[point]));
  return condition({
    id: `${point}_in_cruel_shashtiamsa`,
    description: `${nameOf(point)} in a cruel shashtiamsa`,
    requirements: requirementSet(point, 'degrees'),
    subject: [point],
    relation: 'in_shashtiamsa',
    object: ['cruel'],
    observe: (facts) => [nature(facts)],
    test: (facts) => nature(facts) === 'cruel',
  });
}
