import type { Graha } from '../zodiac/grahas.js';
import { lordOf } from '../zodiac/houses.js';
import type { Sign } from '../zodiac/signs.js';
import type { ComparisonRules, Decision } from './placement.js';
import type { SignFacts } from './signFacts.js';
import { type LengthOf, strongerGraha } from './strongerGraha.js';

/** The lord of every sign in one chart; of co-lords the stronger. */
export type SignLords = (sign: Sign) => Graha;

/** The two signs with two lords, in the order in which the lords are compared. */
export const CO_LORDS = {
  Scorpio: ['Mars', 'Ketu'],
  Aquarius: ['Saturn', 'Rahu'],
} as const satisfies Partial<Record<Sign, readonly [Graha, Graha]>>;
export type CoLordedSign = keyof typeof CO_LORDS;

/**
 * The stronger of the two lords of Scorpio or Aquarius; an owner fixed by choice is used without a comparison
 * (docs/rules/05-rasi-dashas.md#section-2-4).
 */
export function coLord(
  facts: SignFacts,
  sign: CoLordedSign,
  rules: ComparisonRules,
  during: LengthOf | null = null,
): Decision<Graha> {
  const owner = sign === 'Scorpio' ? rules.scorpio_owner : rules.aquarius_owner;
  if (owner !== 'stronger') return { stronger: owner, decidedByRule: null };
  const [first, second] = CO_LORDS[sign];
  return strongerGraha(facts, first, second, rules, during);
}

/** Lord of a sign in one chart: the plain lord, or for Scorpio and Aquarius the stronger co-lord. */
export function signLord(facts: SignFacts, sign: Sign, rules: ComparisonRules, during: LengthOf | null = null): Graha {
  return sign === 'Scorpio' || sign === 'Aquarius' ? coLord(facts, sign, rules, during).stronger : lordOf(sign);
}
