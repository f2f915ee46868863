import { countSigns, isOddFooted, type Sign } from '../zodiac/signs.js';
import { GRID_J } from './jaiminiDignity.js';
import type { Placement } from './placement.js';
import type { SignLords } from './signLord.js';

/** True when the first of the two is the stronger. */
export type Outranks<T> = (first: T, second: T) => boolean;

/**
 * Order from the strongest down by binary insertion (docs/rules/03-strengths.md#section-15). The relation between
 * grahas is not transitive in every chart, so the way of sorting is part of the rule: an initial run (reversed if
 * it is descending), then each further value is inserted by bisection.
 */
export function strengthOrder<T>(values: readonly T[], outranks: Outranks<T>): T[] {
  const order = [...values];
  if (order.length < 2) return order;
  const at = (index: number): T => order[index] as T;
  let run = 2;
  if (outranks(at(1), at(0))) {
    while (run < order.length && outranks(at(run), at(run - 1))) run += 1;
    order.splice(0, run, ...order.slice(0, run).reverse());
  } else {
    while (run < order.length && !outranks(at(run), at(run - 1))) run += 1;
  }
  for (let k = run; k < order.length; k++) {
    const value = at(k);
    let [low, high] = [0, k];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (outranks(value, at(middle))) high = middle;
      else low = middle + 1;
    }
    order.splice(k, 1);
    order.splice(low, 0, value);
  }
  return order;
}

/**
 * Length of a sign's Narayana dasha in whole years, 0..13 (PVR book, Narayana dasa;
 * docs/rules/05-rasi-dashas.md#section-2-5). It is the count from the sign to its lord less one, forward from an
 * odd-footed sign and backward from an even-footed one; a lord in the sign itself gives 12. An exalted lord adds a
 * year, a debilitated one subtracts a year.
 */
export function narayanaLength(placement: Placement, lords: SignLords, sign: Sign): number {
  const lord = lords(sign);
  const home = placement.grahas[lord].sign;
  const count = (isOddFooted(sign) ? countSigns(sign, home) : countSigns(home, sign)) - 1;
  const dignity = GRID_J[lord][home];
  return (count === 0 ? 12 : count) + (dignity === 'exalted' ? 1 : dignity === 'debilitated' ? -1 : 0);
}
