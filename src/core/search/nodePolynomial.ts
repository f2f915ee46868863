/** Nodes on 0..1, both ends included, and the weights that carry values given at them to any moment between. */
export interface PolynomialNodes {
  readonly at: readonly number[];
  /** The weights at a moment: they add up to one, and a node has the whole weight of its own moment. */
  weights(x: number): readonly number[];
}

/** Steps that a node is rounded to: added to a Julian day, it is written without a rest. */
const STEPS = 2 ** 20;

/**
 * Nodes where a Chebyshev polynomial has its extrema, which keep a polynomial through them nearest to a smooth function.
 * Weights by the barycentric formula (Berrut and Trefethen, Barycentric Lagrange interpolation, SIAM Review 46, 2004).
 */
export function polynomialNodes(count: number): PolynomialNodes {
  const at = Array.from(
    { length: count },
    (_, node) => Math.round(((1 - Math.cos((node * Math.PI) / (count - 1))) / 2) * STEPS) / STEPS,
  );
  const shares = at.map((node) => at.reduce((share, other) => (other === node ? share : share / (node - other)), 1));
  return {
    at,
    weights(x) {
      const own = at.indexOf(x);
      if (own >= 0) return at.map((_, node) => (node === own ? 1 : 0));
      const raw = shares.map((share, node) => share / (x - (at[node] as number)));
      const sum = raw.reduce((total, weight) => total + weight, 0);
      return raw.map((weight) => weight / sum);
    },
  };
}
