import { separation } from '@ganita/core/angles/angles.js';
import type { Evidence, Fact, Relation } from '@ganita/core/facts/evidence.js';

/** Whether evidence says that its condition is met, read from the record alone. */
type Claim = (evidence: Evidence) => boolean;

const some: Claim = ({ observed }) => observed.length > 0;
const none: Claim = ({ observed }) => observed.length === 0;
const atLeast =
  (count: number): Claim =>
  ({ observed }) =>
    observed.length >= count;
const all: Claim = ({ object, observed }) => observed.every((fact) => object.includes(fact));
const allBehindPoint: Claim = ({ object, observed }) => observed.every((fact) => object.slice(1).includes(fact));
const same = (facts: readonly Fact[]): boolean => facts.length > 0 && new Set(facts).size === 1;
const numbers = (facts: readonly Fact[]): readonly number[] => facts.map(Number);

/** What each relation claims; null where the record does not say, as of the two sides of a graha. */
export const CLAIMS: Readonly<Record<Relation, Claim | null>> = {
  in_house: all,
  in_house_from: allBehindPoint,
  in_house_from_any: ({ subject, observed }) => observed.length === subject.length,
  any_in_house: some,
  any_two_in_house: atLeast(2),
  any_three_in_house: atLeast(3),
  none_in_house: none,
  any_in_house_from: some,
  none_in_house_from: none,
  houses_occupied: ({ id, subject, observed }) => observed.length === (id.startsWith('three_of') ? 3 : subject.length),
  occupied_only_by: (evidence) => some(evidence) && all(evidence),
  signs_occupied: ({ object, observed }) => object[0] === observed[0],
  number_of: ({ object, observed }) => Number(observed[0]) >= Number(object[0]),
  lord_of_house: some,
  in_one_sign: ({ observed }) => same(observed),
  in_sign: all,
  not_in_sign: ({ object, observed }) => !observed.some((fact) => object.includes(fact)),
  in_nakshatra: all,
  exchange: ({ object, observed }) => observed.every((fact, at) => fact === object[at]),
  has_dignity: all,
  in_house_or_dignity: ({ object, observed }) => observed.some((fact) => object.includes(fact)),
  joined_by: some,
  aspected_by: some,
  sign_aspected_by: some,
  touched_by: some,
  joined_or_aspected_by: some,
  hemmed_by: null,
  not_hemmed_by: null,
  aspect_each_other: some,
  not_aspected_by: none,
  not_joined_or_aspected_by: none,
  not_sign_aspected_by: none,
  associated_with: some,
  is: (evidence) => some(evidence) && all(evidence),
  is_not: ({ object, observed }) => !observed.some((fact) => object.includes(fact)),
  friend_of: some,
  has_state: some,
  degrees_below: ({ object, observed }) => Number(observed[0]) < Number(object[0]),
  degrees_above: ({ object, observed }) => Number(observed[0]) > Number(object[0]),
  at_degree: ({ object, observed }) => separation(Number(observed[0]), Number(object[0])) <= 1,
  in_half_degree: ({ object, observed }) => object[0] === observed[0],
  in_shashtiamsa: (evidence) => (evidence.object[0] === 'same' ? same(evidence.observed) : all(evidence)),
  varga_count: (evidence) =>
    evidence.id.includes('at_least') ? Number(evidence.observed[0]) >= Number(evidence.object[0]) : all(evidence),
  between: ({ object, observed }) => {
    const [from = 0, to = 0] = numbers(object);
    const [value = 0] = numbers(observed);
    return value >= from && value <= to;
  },
};
