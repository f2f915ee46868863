import { arc, type SiderealDegrees, siderealDegrees } from '../angles/angles.js';
import type { Comparisons } from '../comparisons/comparisons.js';
import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import { GRAHAS, type Graha, LAGNA_AND_GRAHAS, type LagnaOrGraha } from '../zodiac/grahas.js';
import { HOUSES, lordOf } from '../zodiac/houses.js';
import { countSigns, DEGREES_PER_SIGN, type Sign, signFrom, signOf } from '../zodiac/signs.js';

/**
 * Names of A1..A12 in a response: A1 is the arudha lagna AL, A12 the upapada UL
 * (docs/rules/02-points-and-arudhas.md#section-8).
 */
export const ARUDHA_PADAS = ['AL', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'UL'] as const;
export type ArudhaPada = (typeof ARUDHA_PADAS)[number];

export type ArudhaRules = Pick<Rules, 'arudha_exception' | 'arudha_co_lords'>;

const SEVENTH = 7;
const TENTH = 10;

/**
 * The arudha of a sign (BPHS, Jaimini Sutras 1.1; docs/rules/02-points-and-arudhas.md#section-8): as far from
 * `lordSign` as that is from `sign`. If this is the sign itself or its 7th, the 10th from there is used, unless
 * the rules have no exception.
 */
export function arudhaOf(sign: Sign, lordSign: Sign, exception: Rules['arudha_exception']): Sign {
  const arudha = signFrom(lordSign, countSigns(sign, lordSign));
  if (exception === 'none' || (arudha !== sign && arudha !== signFrom(sign, SEVENTH))) return arudha;
  return signFrom(arudha, TENTH);
}

/** The lord of a sign for its arudha: the stronger co-lord of this chart, or one of the seven planets. */
const arudhaLord = (comparisons: Comparisons, sign: Sign, coLords: Rules['arudha_co_lords']): Graha =>
  coLords === 'stronger' ? comparisons.lordOf(sign) : lordOf(sign);

/**
 * Arudhas of the twelve houses counted from a sign in one chart, house 1 first: from the ascendant they are A1..A12,
 * from the Sun S1..S12, from the Moon M1..M12.
 */
export function houseArudhas(comparisons: Comparisons, first: Sign, rules: ArudhaRules): readonly Sign[] {
  const { grahas } = comparisons.placement;
  return HOUSES.map((house) => {
    const sign = signFrom(first, house);
    const lord = arudhaLord(comparisons, sign, rules.arudha_co_lords);
    return arudhaOf(sign, grahas[lord].sign, rules.arudha_exception);
  });
}

/** A1..A12. */
export const bhavaArudhas = (comparisons: Comparisons, rules: ArudhaRules): readonly Sign[] =>
  houseArudhas(comparisons, comparisons.placement.ascendant.sign, rules);

/** S1..S12. */
export const suryaArudhas = (comparisons: Comparisons, rules: ArudhaRules): readonly Sign[] =>
  houseArudhas(comparisons, comparisons.placement.grahas.Sun.sign, rules);

/** M1..M12. */
export const chandraArudhas = (comparisons: Comparisons, rules: ArudhaRules): readonly Sign[] =>
  houseArudhas(comparisons, comparisons.placement.grahas.Moon.sign, rules);

const HALF_HOUSE_DEG = 15;
const QUARTER_TURN_DEG = 90;

/** Within the equal house around the base, or within the opposite one. */
function inHouseOrSeventh(houseMiddle: number, longitude: number): boolean {
  const way = arc(houseMiddle - HALF_HOUSE_DEG, longitude);
  return way < DEGREES_PER_SIGN || (way >= 180 && way < 180 + DEGREES_PER_SIGN);
}

/**
 * D-1 longitudes of the arudhas of the twelve equal houses counted from `base` (PVR, article on padamsa;
 * docs/rules/02-points-and-arudhas.md#section-8), house 1 first. The lord is that of the sign in which the middle of
 * the house falls. The sign can differ from that of the arudha by signs; the two are never mixed.
 */
export function arudhaLongitudes(
  comparisons: Comparisons,
  longitudes: Readonly<Record<Graha, number>>,
  base: number,
  rules: ArudhaRules,
): readonly SiderealDegrees[] {
  return HOUSES.map((house) => {
    const middle = siderealDegrees(base + DEGREES_PER_SIGN * (house - 1));
    const lord = longitudes[arudhaLord(comparisons, signOf(middle), rules.arudha_co_lords)];
    const arudha = 2 * lord - middle;
    const moved = rules.arudha_exception === 'tenth' && inHouseOrSeventh(middle, arudha);
    return siderealDegrees(moved ? arudha - QUARTER_TURN_DEG : arudha);
  });
}

/**
 * Signs a graha owns for its own arudha; of two the stronger is used, compared in this order
 * (docs/rules/02-points-and-arudhas.md#section-8).
 */
export const ARUDHA_OWN_SIGNS: Readonly<Record<Graha, readonly [Sign] | readonly [Sign, Sign]>> = {
  Sun: ['Leo'],
  Moon: ['Cancer'],
  Mars: ['Aries', 'Scorpio'],
  Mercury: ['Gemini', 'Virgo'],
  Jupiter: ['Sagittarius', 'Pisces'],
  Venus: ['Taurus', 'Libra'],
  Saturn: ['Capricorn', 'Aquarius'],
  Rahu: ['Aquarius'],
  Ketu: ['Scorpio'],
};

/** Arudha of a graha: as far from its own (stronger) sign as that is from the sign of the graha. */
function grahaArudha(comparisons: Comparisons, graha: Graha, rules: ArudhaRules): Sign {
  const [first, second] = ARUDHA_OWN_SIGNS[graha];
  const own = second === undefined ? first : comparisons.strongerSign(first, second).stronger;
  return arudhaOf(comparisons.placement.grahas[graha].sign, own, rules.arudha_exception);
}

/** Arudhas of Sun..Ketu and of the ascendant, which is A1. */
export function grahaArudhas(comparisons: Comparisons, rules: ArudhaRules): Readonly<Record<LagnaOrGraha, Sign>> {
  const [a1] = bhavaArudhas(comparisons, rules);
  const grahas = recordFrom(GRAHAS, (graha) => grahaArudha(comparisons, graha, rules));
  return recordFrom(LAGNA_AND_GRAHAS, (body) => (body === 'Ascendant' ? (a1 as Sign) : grahas[body]));
}
