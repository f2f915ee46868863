import type { Graha } from '../../zodiac/grahas.js';
import { nakshatraAt, nakshatraNumber } from '../../zodiac/nakshatras.js';
import type { DashaPlan } from '../period.js';
import type { AntardashaOption } from './antardashaOrder.js';
import { type Cycle, type CycleRules, cyclePlan } from './cycle.js';
import { NAKSHATRA_DASHA_ROWS, type NakshatraDashaId, type NakshatraDashaRow } from './nakshatraDashas.data.js';
import type { StarSeed } from './seed.js';
import type { GrahaDashaRules } from './subject.js';

/** Whole number 1..27 of a star any number of places on. */
const wrapped = (star: number): number => nakshatraNumber(nakshatraAt(star));

/** Places from the seed star of a row to a star, 0..26, in the direction the row counts. */
function placesFromSeed(row: NakshatraDashaRow, star: number, seedStar: GrahaDashaRules['seed_star']): number {
  const seed = seedStar === 'default' ? row.seedStar : seedStar;
  return wrapped(row.counted === 'forward' ? star - seed + 1 : seed - star + 1) - 1;
}

/** The lord of a star, and the share of its period that has passed. */
function lordOfStar(
  row: NakshatraDashaRow,
  balance: NakshatraDashaRow['balance'],
  { star, elapsed }: Pick<StarSeed, 'star' | 'elapsed'>,
  seedStar: GrahaDashaRules['seed_star'],
): Pick<Cycle, 'first' | 'elapsed'> {
  const places = placesFromSeed(row, star, seedStar);
  if (row.starsOfLords === null) return { first: places % row.lords.length, elapsed };
  let before = 0;
  for (const [first, stars] of row.starsOfLords.entries()) {
    if (places < before + stars) {
      return { first, elapsed: balance === 'star' ? elapsed : (places - before + elapsed) / stars };
    }
    before += stars;
  }
  throw new RangeError(`the lords have ${before} stars, and ${places} is not among them`);
}

/** How a nakshatra dasha begins for a star. */
export function nakshatraCycle(id: NakshatraDashaId, seed: StarSeed, rules: GrahaDashaRules): Cycle {
  const row: NakshatraDashaRow = NAKSHATRA_DASHA_ROWS[id];
  const balance = id === 'shashtisama' && rules.shashtisama_balance === 'group_balance' ? 'group' : row.balance;
  const { lords, cycles, equalSplitOffered } = row;
  return {
    lords,
    cycles,
    equalSplitOffered,
    option: optionOf(rules),
    ...lordOfStar(row, balance, seed, rules.seed_star),
  };
}

const optionOf = ({ antardasha_option }: GrahaDashaRules): AntardashaOption =>
  antardasha_option === 'default' ? 1 : antardasha_option;

/** A nakshatra dasha of one birth (rules 04 section 2). */
export const nakshatraDasha = (
  id: NakshatraDashaId,
  seed: StarSeed,
  rules: GrahaDashaRules & CycleRules,
): DashaPlan<Graha> => cyclePlan(nakshatraCycle(id, seed, rules), rules);
