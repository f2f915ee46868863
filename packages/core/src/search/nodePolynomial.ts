/** Nodes on 0..1, both ends included, and the weights that interpolate values at the nodes to any moment between. */
export interface PolynomialNodes {
  readonly at: readonly number[];
  /** The weights at a moment: their sum is one, and at a node only that node has weight. */
  weights(x: number): readonly number[];
}

/** Nodes are multiples of this step, so that a Julian day plus a node is exact in binary. */
const STEPS = 2 ** 20;

/**
 * Nodes where a Chebyshev polynomial has its extrema, so that a polynomial through them is close to a smooth function.
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
      const weights = shares.map((share, node) => share / (x - (at[node] as number)));
      const sum = weights.reduce((total, weight) => total + weight, 0);
      for (let node = 0; node < count; node++) weights[node] = (weights[node] as number) / sum;
      return weights;
    },
  };
}
