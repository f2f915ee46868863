import { norm360 } from '../angles/angles.js';
import type { JulianDayUt } from '../time/julianDay.js';
import type { SkyBody } from '../zodiac/grahas.js';
import { correctionOf, ephemerisBodyOf, type Observatory } from './observatory.js';

/** What an ayanamsa is subtracted from, in degrees. */
export interface TropicalPlace {
  /** Longitude from the mean equinox of date, corrected as the positions are, 0 <= x < 360. */
  readonly longitudeDeg: number;
  /** Nutation that the positions keep; 0 where they keep none. */
  readonly nutationDeg: number;
}

/** The tropical longitude of a body whose sidereal longitude an observatory gives. */
export function tropicalPlace(
  { ephemeris, rules, places }: Observatory,
  body: SkyBody,
  jdUt: JulianDayUt,
): TropicalPlace {
  const options = { zodiac: { kind: 'tropical' }, correction: correctionOf(rules), nutation: 'without' } as const;
  const { longitudeDeg } = ephemeris.ecliptic(ephemerisBodyOf(body, rules), jdUt, options);
  return {
    longitudeDeg: body === 'Ketu' ? norm360(longitudeDeg + 180) : longitudeDeg,
    nutationDeg: places.keepsNutation ? ephemeris.obliquity(jdUt).nutationLongitudeDeg : 0,
  };
}
