import type { ChartFacts } from '../facts/chartFacts.js';
import { joinedBy, joinedOrAspectedBy } from '../facts/conditions/conjunctionConditions.js';
import { DIGNIFIED, hasDignity, STRONG } from '../facts/conditions/dignityConditions.js';
import { isAmong, isInState } from '../facts/conditions/identity.js';
import { anyIn, degreesAbove, degreesBelow, inHouses, inSigns, lagnaIn } from '../facts/conditions/placeConditions.js';
import { houseFromGraha } from '../facts/conjunctionFacts.js';
import { allOf, anyOf, type Criteria, findingOf, meets } from '../facts/criteria.js';
import { dispositorOf, graha, grahas, lordOfHouse } from '../facts/subjects.js';
import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import { type House, KENDRAS_AND_TRIKONAS } from '../zodiac/houses.js';
import type { Sign } from '../zodiac/signs.js';
import type { DoshaFinding, ExceptionEffect, ExceptionRow, MatchedException } from './dosha.js';
import { MANGLIK } from './doshas.data.js';

const MARS = graha('Mars');
const DISPOSITOR = dispositorOf(MARS);
const JUPITER = graha('Jupiter');
const VENUS = graha('Venus');

const row = <const Id extends string>(
  number: number,
  id: Id,
  criteria: Criteria,
  effect: ExceptionEffect = 'cancels',
): ExceptionRow & { readonly id: Id } => ({
  number,
  id,
  effect,
  criteria,
  source: 'docs/rules/06-yogas-doshas-longevity.md#section-5',
});

/** Mars in a house that falls in one of two signs. */
const placed = (house: House, signs: readonly Sign[]): Criteria => allOf(inHouses(MARS, [house]), inSigns(MARS, signs));

/**
 * Exceptions to manglik dosha (docs/rules/06-yogas-doshas-longevity.md#section-5); houses are always those from the
 * Ascendant.
 */
export const MANGLIK_EXCEPTIONS = [
  row(1, 'mars_in_leo_or_aquarius', allOf(inSigns(MARS, ['Leo', 'Aquarius']))),
  row(2, 'mars_in_2nd_in_sign_of_mercury', placed(2, ['Gemini', 'Virgo'])),
  row(3, 'mars_in_4th_in_own_sign', placed(4, ['Aries', 'Scorpio'])),
  row(4, 'mars_in_7th_in_cancer_or_capricorn', placed(7, ['Cancer', 'Capricorn'])),
  row(5, 'mars_in_8th_in_sign_of_jupiter', placed(8, ['Sagittarius', 'Pisces'])),
  row(6, 'mars_in_12th_in_sign_of_venus', placed(12, ['Taurus', 'Libra'])),
  row(7, 'mars_joined_or_aspected_by_jupiter_or_saturn', allOf(joinedOrAspectedBy(MARS, grahas('Jupiter', 'Saturn')))),
  row(8, 'mars_retrograde', allOf(isInState(MARS, 'retrograde'))),
  row(
    9,
    'mars_combust_or_at_edge_of_sign',
    anyOf([isInState(MARS, 'combust')], [degreesBelow(MARS, 1)], [degreesAbove(MARS, 29)]),
  ),
  row(10, 'mars_lord_of_lagna', allOf(isAmong(lordOfHouse(1), MARS))),
  row(
    11,
    'dispositor_of_mars_debilitated_or_with_dignified_benefic',
    anyOf(
      [hasDignity(DISPOSITOR, ['debilitated'])],
      [joinedBy(DISPOSITOR, JUPITER), hasDignity(JUPITER, DIGNIFIED)],
      [joinedBy(DISPOSITOR, VENUS), hasDignity(VENUS, DIGNIFIED)],
    ),
  ),
  row(12, 'mars_strong', allOf(hasDignity(MARS, STRONG)), 'reduces'),
  row(13, 'mars_in_movable_sign', allOf(inSigns(MARS, ['Aries', 'Cancer', 'Libra', 'Capricorn'])), 'reduces'),
  row(14, 'dispositor_of_mars_in_kendra_or_trikona', allOf(inHouses(DISPOSITOR, KENDRAS_AND_TRIKONAS))),
  row(15, 'lagna_cancer_or_leo', allOf(lagnaIn(['Cancer', 'Leo']))),
  row(16, 'mars_with_jupiter_or_moon', allOf(joinedBy(MARS, grahas('Jupiter', 'Moon')))),
  row(17, 'jupiter_or_venus_in_lagna', allOf(anyIn(grahas('Jupiter', 'Venus'), [1]))),
] as const;
export type ManglikException = (typeof MANGLIK_EXCEPTIONS)[number]['id'];

export type ManglikReference = Rules['manglik_reference'];
export type ManglikHouses = Rules['manglik_houses'];
export const MANGLIK_REFERENCES = ['lagna', 'moon', 'venus'] as const satisfies readonly ManglikReference[];
const HOUSE_SETS = Object.keys(MANGLIK) as readonly ManglikHouses[];

/** House of Mars from one reference, and whether it is manglik by each list of houses. */
export interface ManglikFrom {
  readonly marsHouse: House;
  readonly by: Readonly<Record<ManglikHouses, boolean>>;
}

export interface Manglik extends DoshaFinding {
  readonly references: Readonly<Record<ManglikReference, ManglikFrom>>;
  /** exceptions that apply, whether or not the dosha is present */
  readonly exceptions: readonly (MatchedException & { readonly id: ManglikException })[];
  /** true if the dosha is present and no exception applies */
  readonly effective: boolean;
}

const houseOfMars = (facts: ChartFacts, from: ManglikReference): House => {
  if (from === 'lagna') return facts.houses.Mars;
  return houseFromGraha(facts, from === 'moon' ? 'Moon' : 'Venus', 'Mars');
};

/** Manglik dosha from the chosen reference, with the facts of all three and the exceptions that apply. */
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
    by: recordFrom(HOUSE_SETS, (houses) => meets(MANGLIK[houses].forms[reference], facts)),
  });
  return {
    ...finding,
    cancelledBy: finding.present ? exceptions.map(({ id }) => id) : [],
    references: { lagna: from('lagna'), moon: from('moon'), venus: from('venus') },
    exceptions,
    effective: finding.present && exceptions.length === 0,
  };
}
