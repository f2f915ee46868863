import type { Graha } from '../../zodiac/grahas.js';
import { GRAHAS } from '../../zodiac/grahas.js';
import { areAssociated } from '../association.js';
import type { ChartFacts } from '../chartFacts.js';
import { joining } from '../company.js';
import type { Condition, Relation } from '../evidence.js';
import { type GrahaSet, has, isEmpty, membersOf, NOBODY, only, union, without } from '../grahaSet.js';
import { aspecting, joiningOrAspecting } from '../sight.js';
import type { Who, WhoOne } from '../who.js';

/** Members of a group that act on a graha, itself never among them. */
type Acting = (facts: ChartFacts, graha: Graha, group: GrahaSet) => GrahaSet;

const associated: Acting = (facts, graha, group) => {
  let found = NOBODY;
  for (const other of GRAHAS) {
    if (has(group, other) && areAssociated(facts, graha, other)) found = union(found, only(other));
  }
  return found;
};

function actedOn(relation: Relation, words: string, acting: Acting, wanted: 'somebody' | 'nobody') {
  return (who: WhoOne, group: Who): Condition => {
    const id = `${who.id}_${relation}_${group.id}`;
    return {
      id,
      asks: `${who.name} ${words} ${group.name}`,
      holds: (facts) => isEmpty(acting(facts, who.one(facts), group.of(facts))) === (wanted === 'nobody'),
      evidence(facts) {
        const one = who.one(facts);
        const others = without(group.of(facts), only(one));
        const observed = membersOf(acting(facts, one, others));
        return { id, subject: [one], relation, object: membersOf(others), observed };
      },
    };
  };
}

/** A member of a group, other than itself, stands in its sign. */
export const joinedBy = actedOn('joined_by', 'joined by', joining, 'somebody');
/** A member of a group aspects it by graha drishti. */
export const aspectedBy = actedOn('aspected_by', 'aspected by', aspecting, 'somebody');
export const joinedOrAspectedBy = actedOn(
  'joined_or_aspected_by',
  'joined or aspected by',
  joiningOrAspecting,
  'somebody',
);
export const notAspectedBy = actedOn('not_aspected_by', 'not aspected by', aspecting, 'nobody');
/** Conjunction, mutual aspect or exchange with a member of a group. */
export const associatedWith = actedOn('associated_with', 'associated with', associated, 'somebody');
