import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { aspecting, joiningOrAspecting, SAME_CHART, signAspecting, touching, type View } from '../aspectFacts.js';
import { areAssociated } from '../association.js';
import type { ChartFacts } from '../chartFacts.js';
import { conjunctWith, isHemmed, neighbours } from '../conjunctionFacts.js';
import type { Condition, Relation } from '../evidence.js';
import { common, type GrahaSet, has, isEmpty, membersOf, NO_GRAHA, only, union, without } from '../grahaSet.js';
import { requirementsOf } from '../requirements.js';
import { MALEFICS, type SingleSubject, type Subject } from '../subjects.js';
import { condition } from './condition.js';

/** Members of a group that affect a graha, never including itself. */
type Acting = (facts: ChartFacts, graha: Graha, group: GrahaSet) => GrahaSet;

const associated: Acting = (facts, graha, group) => {
  let found = NO_GRAHA;
  for (const other of GRAHAS) {
    if (has(group, other) && areAssociated(facts, graha, other)) found = union(found, only(other));
  }
  return found;
};

/** Whether the graha itself counts if it belongs to the group. */
type Itself = 'never' | 'counts';

/** Members of a group in its sign or aspecting it, including itself. */
const meeting: Acting = (facts, graha, group) =>
  common(union(facts.occupants[facts.houses[graha]], facts.aspectingGrahas[facts.houses[graha]]), group);

function actedOn(relation: Relation, words: string, acting: Acting, wanted: 'some' | 'none', itself: Itself = 'never') {
  return <F extends ChartFacts>(
    subject: SingleSubject<F>,
    group: Subject<F>,
    view: View<F> = SAME_CHART,
  ): Condition<F> => {
    const others = (facts: F): GrahaSet =>
      itself === 'counts' ? group.of(facts) : without(group.of(facts), subject.of(facts));
    return condition({
      id: `${subject.id}_${relation}_${group.id}${view.id}`,
      description: `${subject.name} ${words} ${group.name}${view.name}`,
      requirements: requirementsOf(group, view),
      subject,
      relation,
      object: (facts) => membersOf(others(facts)),
      observe: (facts) => acting(view.of(facts), subject.one(facts), others(facts)),
      test: (facts) => isEmpty(acting(view.of(facts), subject.one(facts), group.of(facts))) === (wanted === 'none'),
    });
  };
}

/** A member of a group, other than itself, is in its sign. */
export const joinedBy = actedOn('joined_by', 'joined by', conjunctWith, 'some');
/** A member of a group aspects it by graha drishti. */
export const aspectedBy = actedOn('aspected_by', 'aspected by', aspecting, 'some');
/** A member of a group is in a sign that has rasi drishti on its sign. */
export const signAspectedBy = actedOn('sign_aspected_by', 'seen by rasi drishti of', signAspecting, 'some');
export const joinedOrAspectedBy = actedOn('joined_or_aspected_by', 'joined or aspected by', joiningOrAspecting, 'some');
export const notAspectedBy = actedOn('not_aspected_by', 'not aspected by', aspecting, 'none');
export const notJoinedOrAspectedBy = actedOn(
  'not_joined_or_aspected_by',
  'neither joined nor aspected by',
  joiningOrAspecting,
  'none',
);
/** A member of a group joins or aspects it; a graha that is itself a member counts as joined. */
export const metBy = actedOn('joined_or_aspected_by', 'joined or aspected by', meeting, 'some', 'counts');
/** Conjunction, mutual aspect or exchange with a member of a group. */
export const associatedWith = actedOn('associated_with', 'associated with', associated, 'some');
/** Members of a group in its sign (including itself), or aspecting it by graha or rasi drishti. */
export const touchedBy = actedOn('touched_by', 'in company or in either drishti of', touching, 'some', 'counts');

/** A malefic in the 12th and one in the 2nd from a graha. */
export const hemmed = <F extends ChartFacts>(subject: SingleSubject<F>): Condition<F> =>
  condition({
    id: `${subject.id}_hemmed_by_malefics`,
    description: `${subject.name} hemmed by M`,
    subject,
    relation: 'hemmed_by',
    object: MALEFICS,
    observe: (facts) => neighbours(facts, facts.houses[subject.one(facts)], facts.malefics),
    test: (facts) => isHemmed(facts, subject.one(facts)),
  });

/** No member of one group aspects a member of another by graha drishti. */
export function noneAspects<F extends ChartFacts>(subject: Subject<F>, group: Subject<F>): Condition<F> {
  const found = (facts: F): GrahaSet => {
    let all = NO_GRAHA;
    for (const one of membersOf(subject.of(facts))) all = union(all, aspecting(facts, one, group.of(facts)));
    return all;
  };
  return condition({
    id: `${subject.id}_not_aspected_by_${group.id}`,
    description: `none of ${subject.name} aspected by ${group.name}`,
    subject,
    relation: 'not_aspected_by',
    object: group,
    observe: found,
    test: (facts) => isEmpty(found(facts)),
  });
}
