import type { Condition } from '../../facts/evidence.js';
import { requirementSet, unionOfRequirements } from '../../facts/requirements.js';
import type { SingleSubject } from '../../facts/subjects.js';
import { type CountedGroup, known, type YogaFacts } from '../yogaFacts.js';

/** The groups as written in the tables of the documentation: V6, V10 and V16. */
const SYMBOLS: Readonly<Record<CountedGroup, string>> = { shadvarga: 'V6', dasavarga: 'V10', shodasavarga: 'V16' };

function counted(
  who: SingleSubject<YogaFacts>,
  group: CountedGroup,
  words: { readonly id: string; readonly description: string },
  object: readonly number[],
  enough: (count: number) => boolean,
): Condition<YogaFacts> {
  const id = `${who.id}_${group}_${words.id}`;
  const count = (facts: YogaFacts): number => known(facts.ofBirth.vargaCounts)[group][who.one(facts)];
  return {
    id,
    description: `${SYMBOLS[group]}(${who.name}) ${words.description}`,
    requirements: unionOfRequirements(who.requirements, requirementSet('varga_counts')),
    test: (facts) => enough(count(facts)),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'varga_count',
      object,
      observed: [count(facts)],
    }),
  };
}

/** One graha at home in a minimum number of vargas of a group. */
export const atHomeIn = (who: SingleSubject<YogaFacts>, group: CountedGroup, least: number): Condition<YogaFacts> =>
  counted(
    who,
    group,
    { id: `at_least_${least}`, description: `at least ${least}` },
    [least],
    (count) => count >= least,
  );

/** One graha at home in exactly one of some numbers of vargas of a group. */
export const atHomeInOneOf = (
  who: SingleSubject<YogaFacts>,
  group: CountedGroup,
  numbers: readonly number[],
): Condition<YogaFacts> =>
  counted(who, group, { id: numbers.join('_'), description: numbers.join(' or ') }, numbers, (count) =>
    numbers.includes(count),
  );
