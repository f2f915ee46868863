/**
 * Places near the wanted ones that are at least a distance apart, within bounds: each is moved as little as its neighbours
 * allow, first downwards, then back from the lower bound.
 */
export function spreadOut(wanted: readonly number[], apart: number, from: number, to: number): readonly number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] as number) - (wanted[b] as number));
  const places = [...wanted];
  let least = from + apart / 2;
  for (const index of order) {
    places[index] = Math.max(least, wanted[index] as number);
    least = (places[index] as number) + apart;
  }
  let most = to - apart / 2;
  for (const index of [...order].reverse()) {
    places[index] = Math.min(most, places[index] as number);
    most = (places[index] as number) - apart;
  }
  return places;
}
