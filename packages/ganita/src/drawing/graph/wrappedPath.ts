import type { GraphPlace } from './graphPlace.js';

/** A path cut where it passes from 360 degrees to 0 or back: each piece ends and begins at the edge. */
export function unwrapped(places: readonly GraphPlace[]): readonly (readonly GraphPlace[])[] {
  const pieces: GraphPlace[][] = [[]];
  places.forEach((place, index) => {
    const before = places[index - 1];
    if (before !== undefined && Math.abs(place.deg - before.deg) > 180) {
      const isForward = place.deg < before.deg;
      const edge = isForward ? 360 : 0;
      const next = place.deg + (isForward ? 360 : -360);
      const at = before.at + ((place.at - before.at) * (edge - before.deg)) / (next - before.deg);
      pieces.at(-1)?.push({ at, deg: edge });
      pieces.push([{ at, deg: 360 - edge }]);
    }
    pieces.at(-1)?.push(place);
  });
  return pieces;
}
