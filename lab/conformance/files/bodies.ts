import type { Sky } from '@ganita/core/sky/sky.js';
import { BODIES, type Body, isGraha } from '@ganita/core/zodiac/grahas.js';

/** Sidereal longitude of any of the thirteen bodies of a sky; null for an outer planet it does not have. */
function longitudeOf(sky: Sky, body: Body): number | null {
  if (body === 'Ascendant') return sky.ascendantDeg;
  if (isGraha(body)) return sky.grahas[body].longitudeDeg;
  return sky.outerPlanets?.[body].longitudeDeg ?? null;
}

/** One value per body, made from its longitude. */
export const perBodyOf = <T>(sky: Sky, make: (longitudeDeg: number) => T): Readonly<Record<Body, T | null>> =>
  Object.fromEntries(
    BODIES.map((body) => {
      const longitudeDeg = longitudeOf(sky, body);
      return [body, longitudeDeg === null ? null : make(longitudeDeg)];
    }),
  ) as Record<Body, T | null>;
