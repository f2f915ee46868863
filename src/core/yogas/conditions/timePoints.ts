import type { Condition } from '../../facts/evidence.js';
import { common, type GrahaSet, isEmpty, membersOf } from '../../facts/grahaSet.js';
import { requirementSet, requirementsOf, unionOfRequirements } from '../../facts/requirements.js';
import type { Subject } from '../../facts/subjects.js';
import { type House, houseOf } from '../../zodiac/houses.js';
import { known, type TimePoint, type YogaFacts } from '../yogaFacts.js';
import { natureOfSixtieth } from './shashtiamsa.js';

const nameOf = (point: TimePoint): string => (point === 'gulika' ? 'Gulika' : 'Maandi');
const houseOfPoint = (facts: YogaFacts, point: TimePoint): House =>
  houseOf(facts.lagna, known(facts.timePoints[point]).sign);

/** Gulika or Maandi in one of some houses. */
export function pointIn(point: TimePoint, houses: readonly House[]): Condition<YogaFacts> {
  const id = `${point}_in_${houses.join('_')}`;
  return {
    id,
    description: `${nameOf(point)} in ${houses.join(', ')}`,
    requirements: requirementSet(point),
    test: (facts) => houses.includes(houseOfPoint(facts, point)),
    evidence: (facts) => ({
      id,
      subject: [point],
      relation: 'in_house',
      object: houses,
      observed: [houseOfPoint(facts, point)],
    }),
  };
}

/** Gulika or Maandi in the sign of at least one of a group. */
export function pointJoinedBy(point: TimePoint, group: Subject<YogaFacts>): Condition<YogaFacts> {
  const id = `${point}_joined_by_${group.id}`;
  const members = (facts: YogaFacts): GrahaSet => common(facts.occupants[houseOfPoint(facts, point)], group.of(facts));
  return {
    id,
    description: `${nameOf(point)} joined by ${group.name}`,
    requirements: unionOfRequirements(requirementsOf(group), requirementSet(point)),
    test: (facts) => !isEmpty(members(facts)),
    evidence: (facts) => ({
      id,
      subject: [point],
      relation: 'joined_by',
      object: membersOf(group.of(facts)),
      observed: membersOf(members(facts)),
    }),
  };
}

/** Gulika or Maandi in a cruel shashtiamsa. */
export function pointInCruelSixtieth(point: TimePoint): Condition<YogaFacts> {
  const id = `${point}_in_cruel_shashtiamsa`;
  return {
    id,
    description: `${nameOf(point)} in a cruel shashtiamsa`,
    requirements: requirementSet(point, 'degrees'),
    test: (facts) => natureOfSixtieth(known(facts.timePoints[point])) === 'cruel',
    evidence: (facts) => ({
      id,
      subject: [point],
      relation: 'in_shashtiamsa',
      object: ['cruel'],
      observed: [natureOfSixtieth(known(facts.timePoints[point]))],
    }),
  };
}
