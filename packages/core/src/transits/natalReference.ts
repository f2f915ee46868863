import type { SignPlacement } from '../ashtakavarga/ashtakavarga.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { recordFrom } from '../records.js';
import type { Observatory } from '../sky/observatory.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { GRAHAS, type LagnaOrGraha } from '../zodiac/grahas.js';
import { type Nakshatra, nakshatraOf } from '../zodiac/nakshatras.js';
import { signOf } from '../zodiac/signs.js';

/** Points of the birth from which taras are counted. */
export const TARA_REFERENCES = ['Moon', 'Sun', 'Ascendant'] as const;
export type TaraReference = (typeof TARA_REFERENCES)[number];

/** Natal positions for transits, without anything that needs a sunrise. */
export interface NatalReference {
  readonly jdUt: JulianDayUt;
  readonly moonDeg: number;
  readonly ascendantDeg: number;
  readonly signs: SignPlacement;
  readonly stars: Readonly<Record<TaraReference, Nakshatra>>;
}

/** Compute the birth once for any number of transits. */
export function natalReference(observatory: Observatory, jdUt: JulianDayUt, place: GeoPlace): NatalReference {
  const longitudes: Readonly<Record<LagnaOrGraha, number>> = {
    Ascendant: observatory.ascendantDeg(jdUt, place),
    ...recordFrom(GRAHAS, (graha) => observatory.longitudeDeg(graha, jdUt)),
  };
  return {
    jdUt,
    moonDeg: longitudes.Moon,
    ascendantDeg: longitudes.Ascendant,
    signs: { Ascendant: signOf(longitudes.Ascendant), ...recordFrom(GRAHAS, (graha) => signOf(longitudes[graha])) },
    stars: recordFrom(TARA_REFERENCES, (point) => nakshatraOf(longitudes[point]).nakshatra),
  };
}
