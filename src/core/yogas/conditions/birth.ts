import type { Condition } from '../../facts/evidence.js';
import type { Gender } from '../../facts/gender.js';
import { needsOf } from '../../facts/needs.js';
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
