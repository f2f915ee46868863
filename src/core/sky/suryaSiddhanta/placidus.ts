import { degrees, norm360, radians, tanDeg } from '../../angles/angles.js';
import { eclipticPointDeg, OBLIQUITY_DEG } from './angles.js';

/** Of a point's diurnal arc (above the horizon) or nocturnal arc, the part between the meridian and the cusp. */
interface CuspShare {
  readonly above: boolean;
  readonly share: number;
}

/** Cusps between the upper meridian and the eastern horizon, and between that and the lower meridian. */
const SHARES = {
  eleventh: { above: true, share: 1 / 3 },
  twelfth: { above: true, share: 2 / 3 },
  second: { above: false, share: 2 / 3 },
  third: { above: false, share: 1 / 3 },
} as const satisfies Readonly<Record<string, CuspShare>>;
export type IntermediateCusp = keyof typeof SHARES;

/** Beyond this latitude, about 66.02 degrees, some points of the ecliptic neither rise nor set. */
export const POLAR_LATITUDE_DEG = 90 - OBLIQUITY_DEG;

const PRECISION_DEG = 1e-11;
/** Each round leaves at most two thirds of the error: from 120 degrees this many are more than enough. */
const MAX_ROUNDS = 90;

/**
 * A cusp of Placidus from the equinox, 0 <= x < 360: the point whose distance from the meridian is a third, or two
 * thirds, of its own half arc. Only within `POLAR_LATITUDE_DEG`.
 */
export function placidusCuspDeg(cusp: IntermediateCusp, ramcDeg: number, latitudeDeg: number): number {
  const { above, share } = SHARES[cusp];
  const slope = tanDeg(latitudeDeg) * tanDeg(OBLIQUITY_DEG);
  let fromMeridian = above ? 90 * share : 180 - 90 * share;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    // tan(declination) = tan(obliquity) sin(right ascension)
    const difference = degrees(Math.asin(slope * Math.sin(radians(ramcDeg + fromMeridian))));
    const next = above ? (90 + difference) * share : 180 - (90 - difference) * share;
    const change = Math.abs(next - fromMeridian);
    fromMeridian = next;
    if (change < PRECISION_DEG) break;
  }
  return eclipticPointDeg(norm360(ramcDeg + fromMeridian));
}
