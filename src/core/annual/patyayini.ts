import { rotated } from '../dashas/graha/antardashaOrder.js';
import { type DashaPlan, weightedDivision } from '../dashas/period.js';
import type { Rules } from '../rules/rules.js';
import { PLANETS, type Planet } from '../zodiac/grahas.js';

export type PatyayiniLord = Planet | 'Ascendant';

/** A chart with its degrees. */
export interface DegreesOfChart {
  readonly ascendant: { readonly degreesInSign: number };
  readonly grahas: Readonly<Record<Planet, { readonly degreesInSign: number }>>;
}

const LIFE_YEARS = 120;
const LORDS: readonly PatyayiniLord[] = ['Ascendant', ...PLANETS];

/**
 * Patyayini (PVR book 30; docs/rules/05-rasi-dashas.md#section-7-3): the Ascendant and Sun .. Saturn of the annual
 * chart by their degrees in sign, fewest first; each has the degrees by which it is ahead of the one before, and the
 * year is shared in proportion. Degrees that are equal keep the order Ascendant, Sun .. Saturn. The parts of a period
 * run in the same ring from it.
 */
export function patyayini(annual: DegreesOfChart, rules: Pick<Rules, 'patyayini_span'>): DashaPlan<PatyayiniLord> {
  const degreesOf = (lord: PatyayiniLord): number =>
    (lord === 'Ascendant' ? annual.ascendant : annual.grahas[lord]).degreesInSign;
  const lords = [...LORDS].sort((a, b) => degreesOf(a) - degreesOf(b));
  const arcs = lords.map((lord, index) => degreesOf(lord) - (index === 0 ? 0 : degreesOf(lords[index - 1] ?? lord)));
  const total = degreesOf(lords.at(-1) ?? 'Ascendant');
  const span = rules.patyayini_span === 'year' ? 1 : LIFE_YEARS;
  const keys = [...lords.keys()];
  return {
    lords,
    mahadashas: keys.map((key) => ({ key, years: ((arcs[key] as number) / total) * span })),
    divide(key) {
      const parts = rotated(keys, key);
      return weightedDivision(
        parts,
        parts.map((part) => arcs[part] as number),
      );
    },
  };
}
