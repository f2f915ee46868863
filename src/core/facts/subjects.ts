import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { type House, houseFrom } from '../zodiac/houses.js';
import type { ChartFacts } from './chartFacts.js';
import { conjunctWith, grahasIn } from './conjunctions.js';
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
export interface Who<F extends ChartFacts = ChartFacts> {
  /** snake_case, part of the ids of conditions */
  readonly id: string;
  /** as the tables of the documentation write it */
  readonly name: string;
  /** what must be known to determine it */
  readonly requirements: Requirements;
  readonly of: (facts: F) => GrahaSet;
}

/** Exactly one graha. */
export interface WhoOne<F extends ChartFacts = ChartFacts> extends Who<F> {
  readonly one: (facts: F) => Graha;
}

/** A role that one graha has. */
export const whoOne = <F extends ChartFacts>(
  id: string,
  name: string,
  one: (facts: F) => Graha,
  requirements: Requirements = NO_REQUIREMENTS,
): WhoOne<F> => ({ id, name, requirements, one, of: (facts) => only(one(facts)) });

/** A graha by name. */
export const graha = (of: Graha): WhoOne => whoOne(of.toLowerCase(), of, () => of);

/** The lord of a house. */
export const lordOfHouse = (house: House): WhoOne => whoOne(`lord_${house}`, `L${house}`, ({ lords }) => lords[house]);

/** The lord of the n-th house from a graha. */
export const lordOfHouseFrom = (from: WhoOne, n: House): WhoOne =>
  whoOne(
    `lord_${n}_from_${from.id}`,
    `lord of the ${n}th from ${from.name}`,
    (facts) => facts.lords[houseFrom(facts.houses[from.one(facts)], n)],
  );

/** The lord of the sign of another graha. */
export const dispositorOf = <F extends ChartFacts>(who: WhoOne<F>): WhoOne<F> =>
  whoOne(
    `dispositor_of_${who.id}`,
    `disp(${who.name})`,
    (facts) => facts.dispositors[who.one(facts)],
    who.requirements,
  );

/** Some grahas by name. */
export const grahas = (...members: readonly Graha[]): Who => {
  const set = setOf(members);
  return {
    id: members.map((member) => member.toLowerCase()).join('_'),
    name: members.join(', '),
    requirements: NO_REQUIREMENTS,
    of: () => set,
  };
};

const group = (id: string, name: string, of: (facts: ChartFacts) => GrahaSet): Who => ({
  id,
  name,
  requirements: NO_REQUIREMENTS,
  of,
});

export const BENEFICS: Who = group('benefics', 'B', (facts) => facts.benefics);
export const MALEFICS: Who = group('malefics', 'M', (facts) => facts.malefics);
export const THE_SEVEN: Who = group('seven', 'the seven', () => SEVEN);
export const NODES: Who = group('nodes', 'Rahu, Ketu', () => LUNAR_NODES);
export const THE_NINE: Who = group('nine', 'the nine', () => ALL_GRAHAS);

function standing(facts: ChartFacts, test: typeof isExalted): GrahaSet {
  let found = NO_GRAHA;
  for (const one of GRAHAS) if (test(facts, one)) found = unionOf(found, only(one));
  return found;
}

/** Grahas of the chart by their state. */
export const DIGNIFIED_GRAHAS: Who = group('dignified', 'the dignified', (facts) => standing(facts, isDignified));
export const OWN_SIGN_GRAHAS: Who = group('own_sign', 'those in their own sign', (facts) =>
  standing(facts, isInOwnSign),
);
export const STRONG_GRAHAS: Who = group('strong', 'the strong', (facts) => standing(facts, isStrong));
export const EXALTED_GRAHAS: Who = group('exalted', 'the exalted', (facts) => standing(facts, isExalted));
export const DEBILITATED_GRAHAS: Who = group('debilitated', 'the debilitated', (facts) =>
  standing(facts, isDebilitated),
);

/** Several together. */
export const among = <F extends ChartFacts>(...parts: readonly Who<F>[]): Who<F> => ({
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
export const bothOf = <F extends ChartFacts>(first: Who<F>, second: Who<F>): Who<F> => ({
  id: `${first.id}_${second.id}`,
  name: `${first.name} of ${second.name}`,
  requirements: requirementsOf(first, second),
  of: (facts) => common(first.of(facts), second.of(facts)),
});

/** Members of a group in some houses. */
export const thoseIn = <F extends ChartFacts>(group: Who<F>, houses: readonly House[]): Who<F> => ({
  id: `${group.id}_of_${houses.join('_')}`,
  name: `${group.name} in ${houses.join(', ')}`,
  requirements: group.requirements,
  of: (facts) => common(group.of(facts), grahasIn(facts, houses)),
});

/** Members of a group in the sign of a graha, never including itself. */
export const companionsOf = <F extends ChartFacts>(who: WhoOne<F>, group: Who<F>): Who<F> => ({
  id: `${group.id}_with_${who.id}`,
  name: `those of ${group.name} with ${who.name}`,
  requirements: requirementsOf(who, group),
  of: (facts) => conjunctWith(facts, who.one(facts), group.of(facts)),
});

/** A group without some of its members. */
export const but = <F extends ChartFacts>(group: Who<F>, ...others: readonly Who<F>[]): Who<F> => ({
  id: `${group.id}_but_${others.map(({ id }) => id).join('_')}`,
  name: `${group.name} without ${others.map(({ name }) => name).join(', ')}`,
  requirements: requirementsOf(group, ...others),
  of(facts) {
    let rest = group.of(facts);
    for (const other of others) rest = without(rest, other.of(facts));
    return rest;
  },
});
