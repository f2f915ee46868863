import { arc, degrees, norm360, radians, siderealDegrees, tanDeg, trisectedQuadrants } from '../../angles/angles.js';
import type { GeoPlace } from '../../ephemeris/ephemeris.js';
import type { Cusps } from '../observatory.js';
import { aharganaOf, ayanaDeg } from './meanMotion.js';
import { eclipticPointDeg, OBLIQUITY_DEG, ramcDeg, sayanaAscendantDeg } from './sines.js';

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
/** Each iteration leaves at most two thirds of the error: from 120 degrees this number is more than enough. */
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

/**
 * Sidereal cusps of a moment and place. The ascendant is that of docs/rules/01-positions-and-vargas.md#section-12,
 * which gives no other cusp; the midheaven and the cusps between follow from the same RAMC and obliquity, so that
 * every division of houses uses one horizon and one meridian. Beyond the polar circle of the text's obliquity the
 * quadrants are cut in three (Porphyry), from the point of the meridian above the horizon.
 */
export function siddhantaCusps(jdUt: number, place: GeoPlace): Cusps {
  const ayana = ayanaDeg(aharganaOf(jdUt));
  const ramc = ramcDeg(jdUt, place);
  const ascendant = sayanaAscendantDeg(ramc, place.latitudeDeg);
  const midheaven = eclipticPointDeg(ramc);
  const isPolar = Math.abs(place.latitudeDeg) >= POLAR_LATITUDE_DEG;
  const cusps = isPolar ? porphyry(ascendant, midheaven) : placidus(ascendant, midheaven, ramc, place.latitudeDeg);
  return {
    ascendantDeg: siderealDegrees(ascendant - ayana),
    midheavenDeg: siderealDegrees(midheaven - ayana),
    cuspsDeg: cusps.map((cusp) => siderealDegrees(cusp - ayana)),
    armcDeg: ramc,
    system: isPolar ? 'porphyry' : 'placidus',
  };
}

const opposite = (longitudeDeg: number): number => norm360(longitudeDeg + 180);

/** Quadrants in three. The 10th cusp is the point of the meridian less than half a circle before the ascendant. */
function porphyry(ascendant: number, midheaven: number): readonly number[] {
  const tenth = arc(midheaven, ascendant) < 180 ? midheaven : opposite(midheaven);
  return trisectedQuadrants([ascendant, opposite(tenth), opposite(ascendant), tenth]);
}

function placidus(ascendant: number, midheaven: number, ramc: number, latitudeDeg: number): readonly number[] {
  const eleventh = placidusCuspDeg('eleventh', ramc, latitudeDeg);
  const twelfth = placidusCuspDeg('twelfth', ramc, latitudeDeg);
  const second = placidusCuspDeg('second', ramc, latitudeDeg);
  const third = placidusCuspDeg('third', ramc, latitudeDeg);
  const eastern = [ascendant, second, third];
  const northern = [opposite(midheaven), opposite(eleventh), opposite(twelfth)];
  return [...eastern, ...northern, ...eastern.map(opposite), midheaven, eleventh, twelfth];
}
