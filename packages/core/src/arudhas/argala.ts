import type { Placement } from '../comparisons/placement.js';
import type { Rules } from '../rules/rules.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { HOUSES, type House } from '../zodiac/houses.js';
import { countSigns, type Sign, signFrom } from '../zodiac/signs.js';

/**
 * Houses that give argala and the house that obstructs each (Jaimini Sutras 1.1;
 * docs/rules/02-points-and-arudhas.md#section-9).
 */
const ARGALA_PAIRS: readonly { readonly argala: House; readonly obstruction: House }[] = [
  { argala: 2, obstruction: 12 },
  { argala: 4, obstruction: 10 },
  { argala: 11, obstruction: 3 },
  { argala: 5, obstruction: 9 },
];

/** House whose malefics give an unobstructed argala, and the least number of them. */
const VIPAREETA_ARGALA = { house: 3, malefics: 2 } as const;

export type ArgalaRules = Pick<Rules, 'argala_effective' | 'argala_ketu_reversed' | 'argala_third_house'>;

/** Whether an argala is stronger than its obstruction. */
export type ArgalaOutcome = 'effective' | 'obstructed' | 'undecided';

/** Grahas that act on a house from another one. */
export interface ArgalaFrom {
  readonly fromHouse: House;
  readonly grahas: readonly Graha[];
  /** null where it was not requested, where no graha gives the argala, and on the side of the obstruction */
  readonly outcome: ArgalaOutcome | null;
}

export interface HouseArgala {
  readonly house: House;
  readonly sign: Sign;
  /** from the 2nd, 4th, 11th and 5th; with `argala_third_house` also the malefics of the 3rd */
  readonly argala: readonly ArgalaFrom[];
  /** from the 12th, 10th, 3rd and 9th, in the order of what they obstruct */
  readonly virodhargala: readonly ArgalaFrom[];
}

/** The house with the same count in the other direction: the 2nd becomes the 12th. */
const mirrored = (house: House): House => (house === 1 ? 1 : ((14 - house) as House));

const outcomeOf = (giving: number, obstructing: number): ArgalaOutcome | null => {
  if (giving === 0) return null;
  if (giving === obstructing) return 'undecided';
  return giving > obstructing ? 'effective' : 'obstructed';
};

/** House of a graha counted from a house, 1..12; backward where the rule for Ketu requires it. */
function placeFrom(house: Sign, graha: Sign, ketu: Sign, { argala_ketu_reversed }: ArgalaRules): House {
  const place = countSigns(house, graha) as House;
  const backward =
    (argala_ketu_reversed === 'house_of_ketu' && house === ketu) ||
    (argala_ketu_reversed === 'from_ketu_sign' && graha === ketu);
  return backward ? mirrored(place) : place;
}

/**
 * Argala and virodhargala on the twelve houses of a chart (docs/rules/02-points-and-arudhas.md#section-9). `malefics`
 * are the natural malefics; needed only with `argala_third_house`.
 */
export function argalas(
  placement: Placement,
  rules: ArgalaRules,
  malefics: readonly Graha[] = [],
): readonly HouseArgala[] {
  const first = placement.ascendant.sign;
  const ketu = placement.grahas.Ketu.sign;
  return HOUSES.map((house) => {
    const sign = signFrom(first, house);
    const places = GRAHAS.map((graha) => placeFrom(sign, placement.grahas[graha].sign, ketu, rules));
    const from = (n: House): readonly Graha[] => GRAHAS.filter((_, index) => places[index] === n);
    const argala: ArgalaFrom[] = [];
    const virodhargala: ArgalaFrom[] = [];
    for (const pair of ARGALA_PAIRS) {
      const [giving, obstructing] = [from(pair.argala), from(pair.obstruction)];
      const outcome = rules.argala_effective === 'yes' ? outcomeOf(giving.length, obstructing.length) : null;
      argala.push({ fromHouse: pair.argala, grahas: giving, outcome });
      virodhargala.push({ fromHouse: pair.obstruction, grahas: obstructing, outcome: null });
    }
    if (rules.argala_third_house === 'yes') {
      const grahas = from(VIPAREETA_ARGALA.house).filter((graha) => malefics.includes(graha));
      if (grahas.length >= VIPAREETA_ARGALA.malefics) {
        const outcome = rules.argala_effective === 'yes' ? 'effective' : null;
        argala.push({ fromHouse: VIPAREETA_ARGALA.house, grahas, outcome });
      }
    }
    return { house, sign, argala, virodhargala };
  });
}
