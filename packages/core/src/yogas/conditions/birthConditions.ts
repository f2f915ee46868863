import type { View } from '../../facts/aspectFacts.js';
import type { ChartFacts } from '../../facts/chartFacts.js';
import { condition } from '../../facts/conditions/condition.js';
import type { Condition } from '../../facts/evidence.js';
import type { Gender } from '../../facts/gender.js';
import { requirementSet, requirementsOf } from '../../facts/requirements.js';
import type { YogaFacts } from '../yogaFacts.js';

/** The native is of a gender. */
export const ofGender = (gender: Gender): Condition<YogaFacts> =>
  condition({
    id: gender,
    description: gender,
    requirements: requirementSet('gender'),
    subject: ['gender'],
    relation: 'is',
    object: [gender],
    observe: ({ ofBirth }) => (ofBirth.gender === null ? [] : [ofBirth.gender]),
    test: ({ ofBirth }) => ofBirth.gender === gender,
  });

/** The birth by day, from sunrise to sunset, or by night. */
export function bornBy(half: 'day' | 'night'): Condition<YogaFacts> {
  const found = ({ ofBirth }: YogaFacts): 'day' | 'night' => (ofBirth.isDayBirth === true ? 'day' : 'night');
  return condition({
    id: `born_by_${half}`,
    description: `birth by ${half}`,
    requirements: requirementSet('half_of_day'),
    subject: ['half_of_day'],
    relation: 'is',
    object: [half],
    observe: (facts) => [found(facts)],
    test: (facts) => found(facts) === half,
  });
}

/** The birth in one of the tithis from the first to the last, 1..30. */
export const tithiBetween = (first: number, last: number): Condition<YogaFacts> =>
  condition({
    id: `tithi_${first}_to_${last}`,
    description: `tithi ${first} to ${last}`,
    requirements: requirementSet('tithi'),
    subject: ['tithi'],
    relation: 'between',
    object: [first, last],
    observe: ({ birth: { tithi } }) => (tithi === null ? [] : [tithi]),
    test: ({ birth: { tithi } }) => tithi !== null && tithi >= first && tithi <= last,
  });

/** A condition in another chart: its lords, benefics and houses are those of that chart. */
export const evaluatedIn = (view: View<YogaFacts>, inChart: Condition<ChartFacts>): Condition<YogaFacts> => {
  const id = `${inChart.id}${view.id}`;
  return {
    id,
    description: `${inChart.description}${view.name}`,
    requirements: requirementsOf(inChart, view),
    test: (facts) => inChart.test(view.of(facts)),
    evidence: (facts) => ({ ...inChart.evidence(view.of(facts)), id }),
  };
};
