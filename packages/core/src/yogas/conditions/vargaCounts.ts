import { condition } from '../../facts/conditions/condition.js';
import type { Condition } from '../../facts/evidence.js';
import { requirementSet } from '../../facts/requirements.js';
import type { SingleSubject } from '../../facts/subjects.js';
import { type CountedGroup, known, type YogaFacts } from '../yogaFacts.js';

/** The groups as written in the tables of the documentation: V6, V10 and V16. */
const SYMBOLS: Readonly<Record<CountedGroup, string>> = { shadvarga: 'V6', dasavarga: 'V10', shodasavarga: 'V16' };

function counted(
  subject: SingleSubject<YogaFacts>,
  group: CountedGroup,
  words: { readonly id: string; readonly description: string },
  object: readonly number[],
  enough: (count: number) => boolean,
): Condition<YogaFacts> {
  const count = (facts: YogaFacts): number => known(facts.ofBirth.vargaCounts)[group][subject.one(facts)];
  return condition({
    id: `${subject.id}_${group}_${words.id}`,
    description: `${SYMBOLS[group]}(${subject.name}) ${words.description}`,
    requirements: requirementSet('varga_counts'),
    subject,
    relation: 'varga_count',
    object,
    observe: (facts) => [count(facts)],
    test: (facts) => enough(count(facts)),
  });
}

/** One graha at home in a minimum number of vargas of a group. */
export const atHomeIn = (subject: SingleSubject<YogaFacts>, group: CountedGroup, min: number): Condition<YogaFacts> =>
  counted(subject, group, { id: `at_least_${min}`, description: `at least ${min}` }, [min], (count) => count >= min);

/** One graha at home in exactly one of some numbers of vargas of a group. */
export const atHomeInOneOf = (
  subject: SingleSubject<YogaFacts>,
  group: CountedGroup,
  numbers: readonly number[],
): Condition<YogaFacts> =>
  counted(subject, group, { id: numbers.join('_'), description: numbers.join(' or ') }, numbers, (count) =>
    numbers.includes(count),
  );
