import type { Rules } from '../../rules/rules.js';
import type { Graha } from '../../zodiac/grahas.js';
import { type DashaPlan, equalDivision, type Mahadasha, weightedDivision } from '../period.js';
import { type AntardashaOption, antardashaOrder } from './antardashaOrder.js';
import type { LordYears } from './nakshatraDashas.data.js';

export type CycleRules = Pick<Rules, 'tribhagi' | 'sub_period_split'>;

/** A dasha with a cyclic order of lords, for one birth. */
export interface Cycle {
  readonly lords: LordYears;
  readonly cycles: number;
  /** Index of the first lord. */
  readonly first: number;
  /** Share of the first period that had passed at birth, 0 <= x < 1. */
  readonly elapsed: number;
  readonly equalSplitOffered: boolean;
  readonly option: AntardashaOption;
}

const THIRDS = 3;

/**
 * Mahadashas of a cycle and the start of the first, which is before birth (docs/rules/04-graha-dashas.md#section-1
 * and #section-2).
 */
export function cyclePeriods(
  { lords, cycles, first, elapsed }: Cycle,
  rules: Pick<Rules, 'tribhagi'>,
): { readonly mahadashas: readonly Mahadasha[]; readonly startYears: number } {
  const thirds = rules.tribhagi === 'yes' ? THIRDS : 1;
  const mahadashas = Array.from({ length: lords.length * cycles * thirds }, (_, index) => {
    const key = (first + index) % lords.length;
    return { key, years: (lords[key] as LordYears[number])[1] / thirds };
  });
  return { mahadashas, startYears: 0 - elapsed * (mahadashas[0] as Mahadasha).years };
}

/** A cycle and its sub-periods: the same lords in the order of the chosen option, with lengths by their years or equal. */
export function cyclePlan(cycle: Cycle, rules: CycleRules): DashaPlan<Graha> {
  const { lords, option } = cycle;
  const equal = cycle.equalSplitOffered && rules.sub_period_split === 'equal';
  return {
    lords: lords.map(([lord]) => lord),
    ...cyclePeriods(cycle, rules),
    divide(key) {
      const keys = antardashaOrder(lords.length, key, option);
      return equal
        ? equalDivision(keys)
        : weightedDivision(
            keys,
            keys.map((part) => (lords[part] as LordYears[number])[1]),
          );
    },
  };
}
