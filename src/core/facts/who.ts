import type { Graha } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';
import type { ChartFacts } from './chartFacts.js';
import { type GrahaSet, LUNAR_NODES, only, SEVEN, setOf, without } from './grahaSet.js';

/** Whom a condition speaks of: grahas by name, or by the part they play in the chart under test. */
export interface Who {
  /** snake_case, part of the ids of conditions */
  readonly id: string;
  /** as the tables of the documentation write it */
  readonly name: string;
  readonly of: (facts: ChartFacts) => GrahaSet;
}

/** Exactly one graha. */
export interface WhoOne extends Who {
  readonly one: (facts: ChartFacts) => Graha;
}

const whoOne = (id: string, name: string, one: (facts: ChartFacts) => Graha): WhoOne => ({
  id,
  name,
  one,
  of: (facts) => only(one(facts)),
});

/** A graha by name. */
export const graha = (of: Graha): WhoOne => whoOne(of.toLowerCase(), of, () => of);

/** The lord of a house. */
export const lordOfHouse = (house: House): WhoOne => whoOne(`lord_${house}`, `L${house}`, ({ lords }) => lords[house]);

/** The lord of the sign in which another stands. */
export const dispositorOf = (who: WhoOne): WhoOne =>
  whoOne(`dispositor_of_${who.id}`, `disp(${who.name})`, (facts) => facts.dispositors[who.one(facts)]);

/** Some grahas by name. */
export const grahas = (...members: readonly Graha[]): Who => {
  const set = setOf(members);
  return { id: members.map((member) => member.toLowerCase()).join('_'), name: members.join(', '), of: () => set };
};

export const BENEFICS: Who = { id: 'benefics', name: 'B', of: (facts) => facts.benefics };
export const MALEFICS: Who = { id: 'malefics', name: 'M', of: (facts) => facts.malefics };
export const THE_SEVEN: Who = { id: 'seven', name: 'the seven', of: () => SEVEN };
export const NODES: Who = { id: 'nodes', name: 'Rahu, Ketu', of: () => LUNAR_NODES };

/** A group with some left out. */
export const but = (group: Who, ...others: readonly Who[]): Who => ({
  id: `${group.id}_but_${others.map(({ id }) => id).join('_')}`,
  name: `${group.name} without ${others.map(({ name }) => name).join(', ')}`,
  of: (facts) => others.reduce((rest, other) => without(rest, other.of(facts)), group.of(facts)),
});
