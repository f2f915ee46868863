import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { type House, houseFrom } from '../zodiac/houses.js';
import type { ChartFacts } from './chartFacts.js';
import { conjunctWith, grahasIn } from './conjunctionFacts.js';
import { isDebilitated, isDignified, isExalted, isInOwnSign, isStrong } from './dignityTests.js';
import {
  ALL_GRAHAS,
  common,
  type GrahaSet,
  LUNAR_NODES,
  NO_GRAHA,
  only,
  SEVEN,
  setOf,
  union as unionOf,
  without,
} from './grahaSet.js';
import { NO_REQUIREMENTS, type Requirements, requirementsOf } from './requirements.js';

/** The subjects of a condition: grahas by name, or by their role in the chart under test. */
export interface Subject<F extends ChartFacts = ChartFacts> {
  /** snake_case, part of the ids of conditions */
  readonly id: string;
  /** as the tables of the documentation write it */
  readonly name: string;
  /** what must be known to determine it */
  readonly requirements: Requirements;
  readonly of: (facts: F) => GrahaSet;
}

/** Exactly one graha. */
export interface SingleSubject<F extends ChartFacts = ChartFacts> extends Subject<F> {
  readonly one: (facts: F) => Graha;
}

/** A role that one graha has. */
export const singleSubject = <F extends ChartFacts>(
  id: string,
  name: string,
  one: (facts: F) => Graha,
  requirements: Requirements = NO_REQUIREMENTS,
): SingleSubject<F> => ({ id, name, requirements, one, of: (facts) => only(one(facts)) });

/** A graha by name. */
export const graha = (of: Graha): SingleSubject => singleSubject(of.toLowerCase(), of, () => of);

/** The lord of a house. */
export const lordOfHouse = (house: House): SingleSubject =>
  singleSubject(`lord_${house}`, `L${house}`, ({ lords }) => lords[house]);

/** The lord of the n-th house from a graha. */
export const lordOfHouseFrom = (from: SingleSubject, n: House): SingleSubject =>
  singleSubject(
    `lord_${n}_from_${from.id}`,
    `lord of the ${n}th from ${from.name}`,
    (facts) => facts.lords[houseFrom(facts.houses[from.one(facts)], n)],
  );

/** The lord of the sign of another graha. */
export const dispositorOf = <F extends ChartFacts>(subject: SingleSubject<F>): SingleSubject<F> =>
  singleSubject(
    `dispositor_of_${subject.id}`,
    `disp(${subject.name})`,
    (facts) => facts.dispositors[subject.one(facts)],
    subject.requirements,
  );

/** Some grahas by name. */
export const grahas = (...members: readonly Graha[]): Subject => {
  const set = setOf(members);
  return {
    id: members.map((member) => member.toLowerCase()).join('_'),
    name: members.join(', '),
    requirements: NO_REQUIREMENTS,
    of: () => set,
  };
};

const group = (id: string, name: string, of: (facts: ChartFacts) => GrahaSet): Subject => ({
  id,
  name,
  requirements: NO_REQUIREMENTS,
  of,
});

export const BENEFICS: Subject = group('benefics', 'B', (facts) => facts.benefics);
export const MALEFICS: Subject = group('malefics', 'M', (facts) => facts.malefics);
export const THE_SEVEN: Subject = group('seven', 'the seven', () => SEVEN);
export const NODES: Subject = group('nodes', 'Rahu, Ketu', () => LUNAR_NODES);
export const THE_NINE: Subject = group('nine', 'the nine', () => ALL_GRAHAS);

function grahasWith(facts: ChartFacts, test: typeof isExalted): GrahaSet {
  let found = NO_GRAHA;
  for (const one of GRAHAS) if (test(facts, one)) found = unionOf(found, only(one));
  return found;
}

/** Grahas of the chart by their state. */
export const DIGNIFIED_GRAHAS: Subject = group('dignified', 'the dignified', (facts) => grahasWith(facts, isDignified));
export const OWN_SIGN_GRAHAS: Subject = group('own_sign', 'those in their own sign', (facts) =>
  grahasWith(facts, isInOwnSign),
);
export const STRONG_GRAHAS: Subject = group('strong', 'the strong', (facts) => grahasWith(facts, isStrong));
export const EXALTED_GRAHAS: Subject = group('exalted', 'the exalted', (facts) => grahasWith(facts, isExalted));
export const DEBILITATED_GRAHAS: Subject = group('debilitated', 'the debilitated', (facts) =>
  grahasWith(facts, isDebilitated),
);

/** Several together. */
export const union = <F extends ChartFacts>(...parts: readonly Subject<F>[]): Subject<F> => ({
  id: parts.map(({ id }) => id).join('_'),
  name: parts.map(({ name }) => name).join(', '),
  requirements: requirementsOf(...parts),
  of(facts) {
    let all = NO_GRAHA;
    for (const part of parts) all = unionOf(all, part.of(facts));
    return all;
  },
});

/** Members of one group that also belong to another. */
export const intersection = <F extends ChartFacts>(first: Subject<F>, second: Subject<F>): Subject<F> => ({
  id: `${first.id}_${second.id}`,
  name: `${first.name} of ${second.name}`,
  requirements: requirementsOf(first, second),
  of: (facts) => common(first.of(facts), second.of(facts)),
});

/** Members of a group in some houses. */
export const membersInHouses = <F extends ChartFacts>(group: Subject<F>, houses: readonly House[]): Subject<F> => ({
  id: `${group.id}_of_${houses.join('_')}`,
  name: `${group.name} in ${houses.join(', ')}`,
  requirements: group.requirements,
  of: (facts) => common(group.of(facts), grahasIn(facts, houses)),
});

/** Members of a group in the sign of a graha, never including itself. */
export const companionsOf = <F extends ChartFacts>(subject: SingleSubject<F>, group: Subject<F>): Subject<F> => ({
  id: `${group.id}_with_${subject.id}`,
  name: `those of ${group.name} with ${subject.name}`,
  requirements: requirementsOf(subject, group),
  of: (facts) => conjunctWith(facts, subject.one(facts), group.of(facts)),
});

/** A group without some of its members. */
export const except = <F extends ChartFacts>(group: Subject<F>, ...others: readonly Subject<F>[]): Subject<F> => ({
  id: `${group.id}_but_${others.map(({ id }) => id).join('_')}`,
  name: `${group.name} without ${others.map(({ name }) => name).join(', ')}`,
  requirements: requirementsOf(group, ...others),
  of(facts) {
    let rest = group.of(facts);
    for (const other of others) rest = without(rest, other.of(facts));
    return rest;
  },
});
