import type { Graha } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';
import { aspectEachOther } from './aspectFacts.js';
import type { ChartFacts } from './chartFacts.js';
import { conjoin } from './conjunctionFacts.js';

/** True when each of two grahas is in a sign owned by the other. */
export const exchange = (facts: ChartFacts, a: Graha, b: Graha): boolean =>
  a !== b && facts.dispositors[a] === b && facts.dispositors[b] === a;

/** Exchange (parivartana) of two houses: the lord of each is in the other. */
export const housesExchange = (facts: ChartFacts, a: House, b: House): boolean =>
  facts.houses[facts.lords[a]] === b && facts.houses[facts.lords[b]] === a;

/** Ways in which two grahas are associated (docs/rules/06-yogas-doshas-longevity.md#section-1-6). */
export const ASSOCIATIONS = ['conjunction', 'mutual_aspect', 'exchange'] as const;
export type Association = (typeof ASSOCIATIONS)[number];

const TESTS: Readonly<Record<Association, (facts: ChartFacts, a: Graha, b: Graha) => boolean>> = {
  conjunction: conjoin,
  mutual_aspect: aspectEachOther,
  exchange,
};

/** The ways in which two different grahas are associated; empty where they are not. */
export const associationsOf = (facts: ChartFacts, a: Graha, b: Graha): readonly Association[] =>
  a === b ? [] : ASSOCIATIONS.filter((way) => TESTS[way](facts, a, b));

export const areAssociated = (facts: ChartFacts, a: Graha, b: Graha): boolean =>
  a !== b && (conjoin(facts, a, b) || aspectEachOther(facts, a, b) || exchange(facts, a, b));
