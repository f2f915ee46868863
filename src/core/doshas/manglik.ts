import type { ChartFacts } from '../facts/chartFacts.js';
import { houseFromGraha } from '../facts/company.js';
import { findingOf, meets } from '../facts/criteria.js';
import type { Rules } from '../rules/rules.js';
import type { House } from '../zodiac/houses.js';
import type { DoshaFinding, HeldException } from './dosha.js';
import { MANGLIK } from './doshas.data.js';
import { MANGLIK_EXCEPTIONS, type ManglikException } from './manglikExceptions.data.js';

export type ManglikReference = Rules['manglik_reference'];
export type ManglikHouses = Rules['manglik_houses'];
export const MANGLIK_REFERENCES = ['lagna', 'moon', 'venus'] as const satisfies readonly ManglikReference[];
const HOUSE_SETS = Object.keys(MANGLIK) as readonly ManglikHouses[];

/** Where Mars stands from one reference, and whether that is manglik by each list of houses. */
export interface ManglikFrom {
  readonly marsHouse: House;
  readonly by: Readonly<Record<ManglikHouses, boolean>>;
}

export interface Manglik extends DoshaFinding {
  readonly references: Readonly<Record<ManglikReference, ManglikFrom>>;
  /** exceptions that hold, whether or not the dosha is present */
  readonly exceptions: readonly (HeldException & { readonly id: ManglikException })[];
  /** true where the dosha is present and no exception holds */
  readonly effective: boolean;
}

const houseOfMars = (facts: ChartFacts, from: ManglikReference): House => {
  if (from === 'lagna') return facts.houses.Mars;
  return houseFromGraha(facts, from === 'moon' ? 'Moon' : 'Venus', 'Mars');
};

/** Manglik dosha from the chosen reference, with the facts of all three and the exceptions that hold. */
export function manglik(
  facts: ChartFacts,
  { manglik_reference, manglik_houses }: Pick<Rules, 'manglik_reference' | 'manglik_houses'>,
): Manglik {
  const finding = findingOf(MANGLIK[manglik_houses].forms[manglik_reference], facts);
  const exceptions = MANGLIK_EXCEPTIONS.filter(({ criteria }) => meets(criteria, facts)).map(
    ({ number, id, effect, criteria }) => ({ number, id, effect, evidence: findingOf(criteria, facts).evidence }),
  );
  const from = (reference: ManglikReference): ManglikFrom => ({
    marsHouse: houseOfMars(facts, reference),
    by: Object.fromEntries(
      HOUSE_SETS.map((houses) => [houses, meets(MANGLIK[houses].forms[reference], facts)]),
    ) as Record<ManglikHouses, boolean>,
  });
  return {
    ...finding,
    cancelledBy: finding.present ? exceptions.map(({ id }) => id) : [],
    references: { lagna: from('lagna'), moon: from('moon'), venus: from('venus') },
    exceptions,
    effective: finding.present && exceptions.length === 0,
  };
}
