/**
 * Damerau-Levenshtein distance (optimal string alignment) of two byte strings: insertions, deletions, substitutions and
 * transpositions of neighbours. Stops with `max + 1` as soon as the distance must exceed `max`.
 */
export function editDistance(a: Uint8Array, b: Uint8Array, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before = new Uint8Array(b.length + 1);
  let previous = Uint8Array.from({ length: b.length + 1 }, (_, j) => j);
  let current = new Uint8Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    current[0] = i;
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      current[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > max) return max + 1;
    [before, previous, current] = [previous, current, before];
  }
  return previous[b.length] ?? max + 1;
}

/** Slips of the hand that a name of so many letters may have: none below four, one below eight, else two. */
export const slipsFor = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
