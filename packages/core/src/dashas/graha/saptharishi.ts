import type { Rules } from '../../rules/rules.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { KENDRAS } from '../../zodiac/houses.js';
import {
  NAKSHATRAS,
  type Nakshatra,
  nakshatraFrom,
  nakshatraNumber,
  VIMSHOTTARI_YEARS,
} from '../../zodiac/nakshatras.js';
import { signFrom } from '../../zodiac/signs.js';
import { type DashaPlan, equalDivision } from '../period.js';
import { antardashaOrder } from './antardashaOrder.js';
import { cyclePlan } from './cycle.js';
import type { DashaSubject, GrahaDashaRules } from './grahaDashaSubject.js';
import { type NakshatraSeed, starOf } from './seed.js';

const STARS = 10;
const YEARS = 10;
const THIRDS = 3;

/** Ten nakshatras backward from one, as keys. */
function tenFrom(star: Nakshatra): number[] {
  return Array.from({ length: STARS }, (_, index) => nakshatraNumber(nakshatraFrom(star, 1 - index)) - 1);
}

/**
 * Saptharishi nakshatra dasha (docs/rules/04-graha-dashas.md#section-4-7): ten nakshatras backward from that of the
 * seed, ten years each, the first one whole from birth. A period has ten equal parts, backward from its own nakshatra.
 */
export function saptharishi(
  { star }: Pick<NakshatraSeed, 'star'>,
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

/** Lords in order; the years are those of Vimsottari (docs/rules/04-graha-dashas.md#section-4-2). */
export const TARA_ORDERS: Readonly<Record<Rules['tara_order'], readonly Graha[]>> = {
  sanjay_rath: ['Venus', 'Moon', 'Ketu', 'Saturn', 'Jupiter', 'Mercury', 'Rahu', 'Mars', 'Sun'],
  parasara: ['Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury', 'Ketu'],
};

/**
 * The strongest planet in kendras from the Ascendant, or null where they are empty: the fullest kendra first (the
 * Ascendant fills its own), each further planet compared with the strongest so far.
 */
function strongestInKendras({ rasi, comparisons }: DashaSubject): Graha | null {
  const ascendant = rasi.ascendant.sign;
  const kendras = KENDRAS.map((house) => {
    const occupants = GRAHAS.filter((graha) => rasi.grahas[graha].sign === signFrom(ascendant, house));
    return { occupants, size: occupants.length + (house === 1 ? 1 : 0) };
  });
  const [first, ...others] = kendras.sort((a, b) => b.size - a.size).flatMap(({ occupants }) => occupants);
  if (first === undefined) return null;
  return others.reduce((best, graha) => comparisons.strongerGraha(graha, best).stronger, first);
}

/** The tara dasha: 120 years from the strongest planet in kendras; no periods where the kendras are empty. */
export function tara(subject: DashaSubject, rules: GrahaDashaRules): DashaPlan<Graha> {
  const order = TARA_ORDERS[rules.tara_order];
  const strongest = strongestInKendras(subject);
  const cycle = {
    lords: order.map((graha) => [graha, VIMSHOTTARI_YEARS[graha]] as const),
    cycles: 1,
    first: strongest === null ? 0 : order.indexOf(strongest),
    elapsed: starOf(subject.rasi.grahas.Moon.longitudeDeg).elapsed,
    equalSplitOffered: false,
    option: 'own_onward' as const,
  };
  const plan = cyclePlan(cycle, { tribhagi: 'no', sub_period_split: 'proportional' });
  return strongest === null ? { ...plan, mahadashas: [] } : plan;
}
