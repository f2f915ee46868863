/** True when the first of the two is the stronger. */
export type Outranks<T> = (first: T, second: T) => boolean;

/**
 * Order from the strongest down by binary insertion (docs/rules/03-strengths.md#section-15). The relation between
 * grahas is not transitive in every chart, so the way of sorting is part of the rule: an initial run (reversed when
 * it falls), then each further value inserted by halving.
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
