import type { View } from '../../facts/aspects.js';
import type { ChartFacts } from '../../facts/chartFacts.js';
import type { Condition } from '../../facts/evidence.js';
import type { Gender } from '../../facts/gender.js';
import { requirementSet, requirementsOf } from '../../facts/requirements.js';
import type { YogaFacts } from '../yogaFacts.js';

/** The native is of a gender. */
export const ofGender = (gender: Gender): Condition<YogaFacts> => ({
  id: gender,
  description: gender,
  requirements: requirementSet('gender'),
  test: ({ ofBirth }) => ofBirth.gender === gender,
  evidence: ({ ofBirth }) => ({
    id: gender,
    subject: ['gender'],
    relation: 'is',
    object: [gender],
    observed: ofBirth.gender === null ? [] : [ofBirth.gender],
  }),
});

/** The birth by day, from sunrise to sunset, or by night. */
export function bornBy(half: 'day' | 'night'): Condition<YogaFacts> {
  const id = `born_by_${half}`;
  const found = ({ ofBirth }: YogaFacts): 'day' | 'night' => (ofBirth.isDayBirth === true ? 'day' : 'night');
  return {
    id,
    description: `birth by ${half}`,
    requirements: requirementSet('half_of_day'),
    test: (facts) => found(facts) === half,
    evidence: (facts) => ({ id, subject: ['half_of_day'], relation: 'is', object: [half], observed: [found(facts)] }),
  };
}

/** The birth in one of the tithis from the first to the last, 1..30. */
export function tithiBetween(first: number, last: number): Condition<YogaFacts> {
  const id = `tithi_${first}_to_${last}`;
  return {
    id,
    description: `tithi ${first} to ${last}`,
    requirements: requirementSet('tithi'),
    test: ({ birth: { tithi } }) => tithi !== null && tithi >= first && tithi <= last,
    evidence: ({ birth: { tithi } }) => ({
      id,
      subject: ['tithi'],
      relation: 'between',
      object: [first, last],
      observed: tithi === null ? [] : [tithi],
    }),
  };
}

/** A condition in another chart: its lords, benefics and houses are those of that chart. */
export const evaluatedIn = (view: View<YogaFacts>, condition: Condition<ChartFacts>): Condition<YogaFacts> => {
  const id = `${condition.id}${view.id}`;
  return {
    id,
    description: `${condition.description}${view.name}`,
    requirements: requirementsOf(condition, view),
    test: (facts) => condition.test(view.of(facts)),
    evidence: (facts) => ({ ...condition.evidence(view.of(facts)), id }),
  };
};
