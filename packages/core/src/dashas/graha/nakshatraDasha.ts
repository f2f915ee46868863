import type { Graha } from '../../zodiac/grahas.js';
import { NAKSHATRAS, nakshatraNumber } from '../../zodiac/nakshatras.js';
import { SIGNS, type Sign, signFrom, signIndex } from '../../zodiac/signs.js';
import { type DashaPlan, equalDivision } from '../period.js';
import type { AntardashaOption } from './antardashaOrder.js';
import { type Cycle, type CycleRules, cyclePeriods, cyclePlan } from './cycle.js';
import type { DashaSubject, GrahaDashaRules } from './grahaDashaSubject.js';
import { NAKSHATRA_DASHA_ROWS, type NakshatraDashaId, type NakshatraDashaRow } from './nakshatraDashas.data.js';
import { type NakshatraSeed, numberWithAbhijit, starWithAbhijit } from './seed.js';

/** Nakshatras by which the lords of a dasha are counted. */
interface Wheel {
  readonly stars: number;
  /** How many in a row each lord has; null where the lord changes with every nakshatra. */
  readonly starsOfLords: readonly number[] | null;
  /** Number of a seed among them, from 1, and the elapsed share of that nakshatra. */
  readonly placeOf: (seed: NakshatraSeed) => Pick<NakshatraSeed, 'star' | 'elapsed'>;
  /** Number among them of one of the 27 nakshatras. */
  readonly numberOf: (star: number) => number;
}

/** The nakshatras of a dasha; only rows with lords for 28 of them can count Abhijit. */
const wheelOf = (row: NakshatraDashaRow, rules: GrahaDashaRules): Wheel =>
  row.starsWithAbhijit !== null && rules.abhijit_star === 'counted'
    ? {
        stars: NAKSHATRAS.length + 1,
        starsOfLords: row.starsWithAbhijit,
        placeOf: ({ longitudeDeg }) => starWithAbhijit(longitudeDeg),
        numberOf: numberWithAbhijit,
      }
    : { stars: NAKSHATRAS.length, starsOfLords: row.starsOfLords, placeOf: (seed) => seed, numberOf: (star) => star };

/** Steps from the seed nakshatra of a row to another, 0 to one less than their number, in the row's direction. */
function placesFromSeed(row: NakshatraDashaRow, star: number, seed: number, stars: number): number {
  const places = row.counted === 'forward' ? star - seed : seed - star;
  return (places + stars) % stars;
}

/** The lord of a nakshatra, and the elapsed share of its period. */
function lordOfSeed(
  row: NakshatraDashaRow,
  balance: NakshatraDashaRow['balance'],
  seed: NakshatraSeed,
  { stars, starsOfLords, placeOf, numberOf }: Wheel,
  seedStar: GrahaDashaRules['seed_star'],
): Pick<Cycle, 'first' | 'elapsed'> {
  const { star, elapsed } = placeOf(seed);
  const places = placesFromSeed(
    row,
    star,
    numberOf(seedStar === 'default' ? row.seedStar : nakshatraNumber(seedStar)),
    stars,
  );
  if (starsOfLords === null) return { first: places % row.lords.length, elapsed };
  let before = 0;
  for (const [first, count] of starsOfLords.entries()) {
    if (places < before + count) {
      return { first, elapsed: balance === 'star' ? elapsed : (places - before + elapsed) / count };
    }
    before += count;
  }
  throw new RangeError(`the lords have ${before} stars, and ${places} is not among them`);
}

/** First lord and balance of a nakshatra dasha for a nakshatra. */
export function nakshatraCycle(id: NakshatraDashaId, seed: NakshatraSeed, rules: GrahaDashaRules): Cycle {
  const row: NakshatraDashaRow = NAKSHATRA_DASHA_ROWS[id];
  const balance = id === 'shashtisama' && rules.shashtisama_balance === 'group_balance' ? 'group' : row.balance;
  const { lords, cycles, equalSplitOffered } = row;
  return {
    lords,
    cycles,
    equalSplitOffered,
    option: optionOf(rules),
    ...lordOfSeed(row, balance, seed, wheelOf(row, rules), rules.seed_star),
  };
}

const optionOf = ({ antardasha_option }: GrahaDashaRules): AntardashaOption =>
  antardasha_option === 'default' ? 'own_onward' : antardasha_option;

/** A nakshatra dasha of one birth (docs/rules/04-graha-dashas.md#section-2). */
export const nakshatraDasha = (
  id: NakshatraDashaId,
  seed: NakshatraSeed,
  rules: GrahaDashaRules & CycleRules,
): DashaPlan<Graha> => cyclePlan(nakshatraCycle(id, seed, rules), rules);

/**
 * Vimsottari with twelve equal parts: the signs from that of the mahadasha's lord in D-1. There is no third level
 * (docs/rules/04-graha-dashas.md#section-2-3).
 */
export function rasiBhukthiVimsottari(
  subject: DashaSubject,
  seed: NakshatraSeed,
  rules: GrahaDashaRules,
): DashaPlan<Graha | Sign> {
  const cycle = nakshatraCycle('rasi_bhukthi_vimsottari', seed, rules);
  const grahas = cycle.lords.map(([lord]) => lord);
  return {
    lords: [...grahas, ...SIGNS],
    ...cyclePeriods(cycle, rules),
    deepestLevel: 2,
    divide(key) {
      const { sign } = subject.rasi.grahas[grahas[key] as Graha];
      return equalDivision(SIGNS.map((_, index) => grahas.length + signIndex(signFrom(sign, index + 1))));
    },
  };
}
