import type { Rules } from '../../rules/rules.js';
import { NAKSHATRAS, type Nakshatra, nakshatraFrom, nakshatraNumber } from '../../zodiac/nakshatras.js';
import { type DashaPlan, equalDivision } from '../period.js';
import { antardashaOrder } from './antardashaOrder.js';
import type { StarSeed } from './seed.js';

const STARS = 10;
const YEARS = 10;
const THIRDS = 3;

/** Ten stars backward from one, as keys. */
function tenFrom(star: Nakshatra): number[] {
  return Array.from({ length: STARS }, (_, index) => nakshatraNumber(nakshatraFrom(star, 1 - index)) - 1);
}

/**
 * Saptharishi nakshatra dasha (docs/rules/04-graha-dashas.md#section-4-7): ten stars backward from that of the seed,
 * ten years each, the first one whole from birth. The parts of a star are the ten from it, equal.
 */
export function saptharishi(
  { star }: Pick<StarSeed, 'star'>,
  rules: Pick<Rules, 'antardasha_option' | 'tribhagi'>,
): DashaPlan<Nakshatra> {
  const thirds = rules.tribhagi === 'yes' ? THIRDS : 1;
  const stars = tenFrom(NAKSHATRAS[star - 1] as Nakshatra);
  const option = rules.antardasha_option === 'default' ? 'own_onward' : rules.antardasha_option;
  return {
    lords: NAKSHATRAS,
    mahadashas: Array.from({ length: STARS * thirds }, (_, index) => ({
      key: stars[index % STARS] as number,
      years: YEARS / thirds,
    })),
    divide(key) {
      const ten = tenFrom(NAKSHATRAS[key] as Nakshatra);
      return equalDivision(antardashaOrder(STARS, 0, option).map((place) => ten[place] as number));
    },
  };
}
