import type { View } from '../../facts/aspects.js';
import type { ChartFacts } from '../../facts/chartFacts.js';
import type { Condition } from '../../facts/evidence.js';
import type { Gender } from '../../facts/gender.js';
import { neededBy, needsOf } from '../../facts/requirements.js';
import type { YogaFacts } from '../yogaFacts.js';

/** The native is of a gender. */
export const ofGender = (gender: Gender): Condition<YogaFacts> => ({
  id: gender,
  asks: gender,
  needs: needsOf('gender'),
  holds: ({ ofBirth }) => ofBirth.gender === gender,
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
    asks: `birth by ${half}`,
    needs: needsOf('half_of_day'),
    holds: (facts) => found(facts) === half,
    evidence: (facts) => ({ id, subject: ['half_of_day'], relation: 'is', object: [half], observed: [found(facts)] }),
  };
}

/** The birth in one of the tithis from the first to the last, 1..30. */
export function tithiBetween(first: number, last: number): Condition<YogaFacts> {
  const id = `tithi_${first}_to_${last}`;
  return {
    id,
    asks: `tithi ${first} to ${last}`,
    needs: needsOf('tithi'),
    holds: ({ birth: { tithi } }) => tithi !== null && tithi >= first && tithi <= last,
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
    asks: `${condition.asks}${view.name}`,
    needs: neededBy(condition, view),
    holds: (facts) => condition.holds(view.of(facts)),
    evidence: (facts) => ({ ...condition.evidence(view.of(facts)), id }),
  };
};
