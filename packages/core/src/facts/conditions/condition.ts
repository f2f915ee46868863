import type { ChartFacts } from '../chartFacts.js';
import type { Condition, Fact, Relation } from '../evidence.js';
import { type GrahaSet, membersOf } from '../grahaSet.js';
import { NO_REQUIREMENTS, type Requirements, requirementsOf, unionOfRequirements } from '../requirements.js';
import type { Subject } from '../subjects.js';

/** Facts of an evidence: the same in every chart, the members of a subject, or determined in the chart. */
type FactSource<F extends ChartFacts> = readonly Fact[] | Subject<F> | ((facts: F) => readonly Fact[]);

interface ConditionRow<F extends ChartFacts> extends Pick<Condition<F>, 'id' | 'description' | 'test'> {
  /** in addition to those of its subject and its object */
  readonly requirements?: Requirements;
  readonly subject: FactSource<F>;
  readonly relation: Relation;
  readonly object: FactSource<F>;
  /** what was found; a set of grahas is listed by its members */
  readonly observe: (facts: F) => GrahaSet | readonly Fact[];
}

const isSubject = <F extends ChartFacts>(source: FactSource<F>): source is Subject<F> => 'requirements' in source;

function factsOf<F extends ChartFacts>(source: FactSource<F>): (facts: F) => readonly Fact[] {
  if (typeof source === 'function') return source;
  return isSubject(source) ? (facts) => membersOf(source.of(facts)) : () => source;
}

/**
 * A condition with its evidence. `test` gets the chart, not what is observed: it is called some ten thousand times for
 * a birth, the evidence is made for the few conditions that are shown.
 */
export function condition<F extends ChartFacts = ChartFacts>(row: ConditionRow<F>): Condition<F> {
  const { id, description, requirements = NO_REQUIREMENTS, relation, observe, test } = row;
  const [subject, object] = [factsOf(row.subject), factsOf(row.object)];
  return {
    id,
    description,
    requirements: unionOfRequirements(requirements, requirementsOf(...[row.subject, row.object].filter(isSubject))),
    test,
    evidence(facts) {
      const found = observe(facts);
      const observed = typeof found === 'number' ? membersOf(found) : found;
      return { id, subject: subject(facts), relation, object: object(facts), observed };
    },
  };
}
