import { arc, norm360, siderealDegrees, trisectedQuadrants } from '../../angles/angles.js';
import type { GeoPlace } from '../../ephemeris/ephemeris.js';
import type { Cusps } from '../observatory.js';
import { eclipticPointDeg, ramcDeg, sayanaAscendantDeg } from './angles.js';
import { ayanaDeg } from './ayana.js';
import { aharganaOf } from './meanMotion.js';
import { POLAR_LATITUDE_DEG, placidusCuspDeg } from './placidus.js';

/**
 * Sidereal cusps of a moment and place. The ascendant is that of docs/rules/01-positions-and-vargas.md#section-12,
 * which gives no other cusp; the midheaven and the cusps between follow from the same RAMC and obliquity, so that
 * every division of houses rests on one horizon and one meridian. Beyond the polar circle of the text's obliquity the
 * quadrants are cut in three (Porphyry), from the point of the meridian that stands above the horizon.
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

/** Quadrants in three. The tenth is the point of the meridian less than half a circle before the ascendant. */
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
