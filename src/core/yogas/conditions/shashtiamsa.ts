import type { PlacedPoint } from '../../comparisons/placement.js';
import type { Condition } from '../../facts/evidence.js';
import { membersOf } from '../../facts/grahaSet.js';
import { requirementSet, requirementsOf, unionOfRequirements } from '../../facts/requirements.js';
import type { SingleSubject, Subject } from '../../facts/subjects.js';
import { amsaRulerOf } from '../../vargas/amsaRulers.js';
import { DEGREES_PER_SIGN, isOddSign, signIndex } from '../../zodiac/signs.js';
import { known, type YogaFacts } from '../yogaFacts.js';

const sixtiethOf = ({ sign, degreesInSign }: PlacedPoint) =>
  amsaRulerOf(signIndex(sign) * DEGREES_PER_SIGN + known(degreesInSign), 'D-60_shastiamsa');

/** Number 1..60 of the shashtiamsa of a point of any chart, counted from the end in even signs. */
const numberOfSixtieth = (point: PlacedPoint): number => sixtiethOf(point).rulerIndex;

/**
 * Nature of the shashtiamsa of a point of any chart
 * (docs/rules/06-yogas-doshas-longevity.md#section-1-6).
 */
export const natureOfSixtieth = (point: PlacedPoint): 'cruel' | 'gentle' => known(sixtiethOf(point).nature);

const withDegrees = (who: Subject<YogaFacts>) => unionOfRequirements(requirementsOf(who), requirementSet('degrees'));

/** Every one of them in a cruel shashtiamsa. */
export function inCruelSixtieth(who: Subject<YogaFacts>): Condition<YogaFacts> {
  const id = `${who.id}_in_cruel_shashtiamsa`;
  const natures = (facts: YogaFacts) =>
    membersOf(who.of(facts)).map((one) => natureOfSixtieth(facts.placement.grahas[one]));
  return {
    id,
    description: `${who.name} in a cruel shashtiamsa`,
    requirements: withDegrees(who),
    test: (facts) => natures(facts).every((nature) => nature === 'cruel'),
    evidence: (facts) => ({
      id,
      subject: membersOf(who.of(facts)),
      relation: 'in_shashtiamsa',
      object: ['cruel'],
      observed: natures(facts),
    }),
  };
}

/** All of them in the same shashtiamsa of a sign. */
export function inOneSixtieth(who: Subject<YogaFacts>): Condition<YogaFacts> {
  const id = `${who.id}_in_one_shashtiamsa`;
  const numbers = (facts: YogaFacts) =>
    membersOf(who.of(facts)).map((one) => numberOfSixtieth(facts.placement.grahas[one]));
  return {
    id,
    description: `${who.name} in the same shashtiamsa`,
    requirements: withDegrees(who),
    test: (facts) => new Set(numbers(facts)).size === 1,
    evidence: (facts) => ({
      id,
      subject: membersOf(who.of(facts)),
      relation: 'in_shashtiamsa',
      object: ['same'],
      observed: numbers(facts),
    }),
  };
}

/** One graha in the given half degree of an odd, or of an even sign, counted from 1. */
export function inHalfDegree(who: SingleSubject<YogaFacts>, odd: number, even: number): Condition<YogaFacts> {
  const id = `${who.id}_in_half_degree_${odd}_of_odd_or_${even}_of_even_sign`;
  const halfDegree = (facts: YogaFacts): number =>
    Math.floor(known(facts.placement.grahas[who.one(facts)].degreesInSign) * 2) + 1;
  const asked = (facts: YogaFacts): number => (isOddSign(facts.signs[who.one(facts)]) ? odd : even);
  return {
    id,
    description: `${who.name} in half degree ${odd} of an odd or ${even} of an even sign`,
    requirements: withDegrees(who),
    test: (facts) => halfDegree(facts) === asked(facts),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'in_half_degree',
      object: [asked(facts)],
      observed: [halfDegree(facts)],
    }),
  };
}
