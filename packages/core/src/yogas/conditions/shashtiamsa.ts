import type { PlacedPoint } from '../../comparisons/placement.js';
import { condition } from '../../facts/conditions/condition.js';
import type { Condition } from '../../facts/evidence.js';
import { membersOf } from '../../facts/grahaSet.js';
import { requirementSet } from '../../facts/requirements.js';
import type { SingleSubject, Subject } from '../../facts/subjects.js';
import { amsaRulerOf } from '../../vargas/amsaRulers.js';
import { DEGREES_PER_SIGN, isOddSign, signIndex } from '../../zodiac/signs.js';
import { known, type YogaFacts } from '../yogaFacts.js';

const shashtiamsaOf = ({ sign, degreesInSign }: PlacedPoint) =>
  amsaRulerOf(signIndex(sign) * DEGREES_PER_SIGN + known(degreesInSign), 'D-60_shastiamsa');

/** Number 1..60 of the shashtiamsa of a point of any chart, counted from the end in even signs. */
const numberOfShashtiamsa = (point: PlacedPoint): number => shashtiamsaOf(point).rulerIndex;

/**
 * Nature of the shashtiamsa of a point of any chart
 * (docs/rules/06-yogas-doshas-longevity.md#section-1-6).
 */
export const natureOfShashtiamsa = (point: PlacedPoint): 'cruel' | 'gentle' => known(shashtiamsaOf(point).nature);

/** Every one of them in a cruel shashtiamsa. */
export function inCruelShashtiamsa(subject: Subject<YogaFacts>): Condition<YogaFacts> {
  const natures = (facts: YogaFacts) =>
    membersOf(subject.of(facts)).map((one) => natureOfShashtiamsa(facts.placement.grahas[one]));
  return condition({
    id: `${subject.id}_in_cruel_shashtiamsa`,
    description: `${subject.name} in a cruel shashtiamsa`,
    requirements: requirementSet('degrees'),
    subject,
    relation: 'in_shashtiamsa',
    object: ['cruel'],
    observe: natures,
    test: (facts) => natures(facts).every((nature) => nature === 'cruel'),
  });
}

/** All of them in the same shashtiamsa of a sign. */
export function inOneShashtiamsa(subject: Subject<YogaFacts>): Condition<YogaFacts> {
  const numbers = (facts: YogaFacts) =>
    membersOf(subject.of(facts)).map((one) => numberOfShashtiamsa(facts.placement.grahas[one]));
  return condition({
    id: `${subject.id}_in_one_shashtiamsa`,
    description: `${subject.name} in the same shashtiamsa`,
    requirements: requirementSet('degrees'),
    subject,
    relation: 'in_shashtiamsa',
    object: ['same'],
    observe: numbers,
    test: (facts) => new Set(numbers(facts)).size === 1,
  });
}

/** One graha in the given half degree of an odd, or of an even sign, counted from 1. */
export function inHalfDegree(subject: SingleSubject<YogaFacts>, odd: number, even: number): Condition<YogaFacts> {
  const halfDegree = (facts: YogaFacts): number =>
    Math.floor(known(facts.placement.grahas[subject.one(facts)].degreesInSign) * 2) + 1;
  const required = (facts: YogaFacts): number => (isOddSign(facts.signs[subject.one(facts)]) ? odd : even);
  return condition({
    id: `${subject.id}_in_half_degree_${odd}_of_odd_or_${even}_of_even_sign`,
    description: `${subject.name} in half degree ${odd} of an odd or ${even} of an even sign`,
    requirements: requirementSet('degrees'),
    subject,
    relation: 'in_half_degree',
    object: (facts) => [required(facts)],
    observe: (facts) => [halfDegree(facts)],
    test: (facts) => halfDegree(facts) === required(facts),
  });
}
