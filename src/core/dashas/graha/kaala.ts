import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { type DashaPlan, weightedDivision } from '../period.js';
import type { TwilightAt } from '../twilight.js';

/** Sun .. Ketu twice: the years that have passed of each at birth, then those to come. */
const LORDS: readonly Graha[] = [...GRAHAS, ...GRAHAS];
const KEYS: readonly number[] = [...LORDS.keys()];
const SPAN_YEARS = 120;

/**
 * Kaala (BPHS 46; docs/rules/04-graha-dashas.md#section-4-5): the nine planets share 120 years as 1 to 9, each split
 * by what has passed of the day, night or twilight of birth; the passed shares first, then the rest. Parts by the
 * same rule.
 */
export function kaala({ elapsed }: TwilightAt): DashaPlan<Graha> {
  const serials = GRAHAS.map((_, index) => index + 1);
  const weights = [...serials.map((serial) => serial * elapsed), ...serials.map((serial) => serial * (1 - elapsed))];
  const total = serials.reduce((sum, serial) => sum + serial, 0);
  const division = weightedDivision(KEYS, weights);
  return {
    lords: LORDS,
    mahadashas: KEYS.map((key) => ({ key, years: ((weights[key] as number) * SPAN_YEARS) / total })),
    divide: () => division,
  };
}
