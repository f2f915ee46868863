import { lordOf } from '../../zodiac/houses.js';
import { SIGNS, type Sign, signFrom, signIndex } from '../../zodiac/signs.js';
import { type DashaPlan, equalDivision } from '../period.js';
import type { RasiDashaRules, RasiDashaSubject } from './rasiDashaSubject.js';

/** The signs that a period has from the Ascendant, the Moon and the Sun. */
export interface SignTriple {
  readonly lagna: Sign;
  readonly moon: Sign;
  readonly sun: Sign;
}

const TWELVE = SIGNS.length;

/** Every triple; its index is its key. */
const TRIPLES: readonly SignTriple[] = SIGNS.flatMap((lagna) =>
  SIGNS.flatMap((moon) => SIGNS.map((sun) => Object.freeze({ lagna, moon, sun }))),
);

const keyOf = ({ lagna, moon, sun }: SignTriple): number =>
  (signIndex(lagna) * TWELVE + signIndex(moon)) * TWELVE + signIndex(sun);

/** Keys of twelve triples, each a sign further in all three. */
const twelveFrom = ({ lagna, moon, sun }: SignTriple): readonly number[] =>
  SIGNS.map((_, index) =>
    keyOf({ lagna: signFrom(lagna, index + 1), moon: signFrom(moon, index + 1), sun: signFrom(sun, index + 1) }),
  );

/**
 * Sudarshana chakra (PVR book; docs/rules/05-rasi-dashas.md#section-6-1): a year for each house of the three wheels,
 * a sign on in each. Parts start from the signs of the period, or from those of their plain lords.
 */
export function sudarshanaChakra(
  { chosen }: RasiDashaSubject,
  rules: RasiDashaRules,
): { readonly first: SignTriple; readonly plan: DashaPlan<SignTriple> } {
  const { ascendant, grahas } = chosen.comparisons.placement;
  const signOfLord = (sign: Sign): Sign => grahas[lordOf(sign)].sign;
  const first: SignTriple = { lagna: ascendant.sign, moon: grahas.Moon.sign, sun: grahas.Sun.sign };
  const round = twelveFrom(first).map((key) => ({ key, years: 1 }));
  return {
    first,
    plan: {
      lords: TRIPLES,
      mahadashas: Array.from({ length: rules.sudarshana_cycles }, () => round).flat(),
      divide(key) {
        const triple = TRIPLES[key] as SignTriple;
        if (rules.sudarshana_antardasha === 'signs') return equalDivision(twelveFrom(triple));
        const { lagna, moon, sun } = triple;
        return equalDivision(twelveFrom({ lagna: signOfLord(lagna), moon: signOfLord(moon), sun: signOfLord(sun) }));
      },
    },
  };
}
