import { DomainError } from '../errors/domainError.js';
import { recordFrom } from '../records.js';
import { GRAHAS, type Graha } from './grahas.js';
import { countSigns, type Sign } from './signs.js';

/**
 * Natural relations, the row's view of Sun Moon Mars Mercury Jupiter Venus Saturn Rahu Ketu:
 * F friend, N neutral, E enemy, - itself (docs/rules/01-positions-and-vargas.md#section-10).
 */
const NATURAL_ROWS: Readonly<Record<Graha, string>> = {
  Sun: '-FFNFEEEN',
  Moon: 'F-NFNNNNN',
  Mars: 'FF-EFNNNN',
  Mercury: 'FEN-NFNNE',
  Jupiter: 'FFFE-ENEN',
  Venus: 'EENFN-FFN',
  Saturn: 'EEEFNF-FE',
  Rahu: 'EEENNFF-N',
  Ketu: 'FNFNNEEN-',
};

/** Natural (naisargika) relation. */
export const NATURAL_RELATIONS = ['friend', 'neutral', 'enemy'] as const;
export type NaturalRelation = (typeof NATURAL_RELATIONS)[number];

/** Temporary (tatkalika) relation, by place. */
export type TemporaryRelation = 'friend' | 'enemy';

/** Compound (panchadha) relation, from the best to the worst. */
export const COMPOUND_RELATIONS = ['great_friend', 'friend', 'neutral', 'enemy', 'great_enemy'] as const;
export type CompoundRelation = (typeof COMPOUND_RELATIONS)[number];

const NATURAL_LETTERS: Readonly<Record<string, NaturalRelation>> = { F: 'friend', N: 'neutral', E: 'enemy' };
const NATURAL: Readonly<Record<Graha, Readonly<Partial<Record<Graha, NaturalRelation>>>>> = recordFrom(GRAHAS, (of) =>
  recordFrom(
    GRAHAS.filter((to) => to !== of),
    (to) => NATURAL_LETTERS[NATURAL_ROWS[of].charAt(GRAHAS.indexOf(to))] as NaturalRelation,
  ),
);

/** How `of` regards `to` by nature. A graha has no relation to itself: `not_defined`. */
export function naturalRelation(of: Graha, to: Graha): NaturalRelation {
  const relation = NATURAL[of][to];
  if (relation === undefined) {
    throw new DomainError('not_defined', `${of} has no relation to itself`, { value: of });
  }
  return relation;
}

/** Places from which a graha is a temporary friend, counted inclusively. */
const FRIENDLY_COUNTS: readonly number[] = [2, 3, 4, 10, 11, 12];

/** Temporary relation of a graha in sign `of` to one in sign `to`; the same sign makes enemies. */
export const temporaryRelation = (of: Sign, to: Sign): TemporaryRelation =>
  FRIENDLY_COUNTS.includes(countSigns(of, to)) ? 'friend' : 'enemy';

const NATURAL_STEP: Readonly<Record<NaturalRelation, number>> = { friend: 1, neutral: 0, enemy: -1 };

/**
 * Natural and temporary relation added up. Always computed, never read from a table
 * (docs/rules/01-positions-and-vargas.md#section-10).
 */
export function compoundRelation(natural: NaturalRelation, temporary: TemporaryRelation): CompoundRelation {
  const sum = NATURAL_STEP[natural] + (temporary === 'friend' ? 1 : -1);
  return COMPOUND_RELATIONS[2 - sum] as CompoundRelation;
}

/** Compound relation of `of`, standing in `ofSign`, to `to`, standing in `toSign`. */
export const compoundRelationOf = (of: Graha, ofSign: Sign, to: Graha, toSign: Sign): CompoundRelation =>
  compoundRelation(naturalRelation(of, to), temporaryRelation(ofSign, toSign));
