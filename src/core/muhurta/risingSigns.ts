import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { HIGHEST_LAGNA_LATITUDE_DEG, lagnaSpansOf } from '../panchanga/lagnaSpans.js';
import type { Interval } from '../panchanga/spans.js';
import type { Observatory } from '../sky/observatory.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { type Sign, signOf } from '../zodiac/signs.js';

/** The sign that rises at a moment. Moments must be asked in order of time. */
export type RisingSign = (jdUt: JulianDayUt) => Sign;

/**
 * The rising signs of a day. Where every sign rises each day they are listed once; nearer to the poles, where some fail
 * to rise or pass in an instant, the ascendant of each moment is taken.
 */
export function risingSigns(observatory: Observatory, day: Interval, place: GeoPlace): RisingSign {
  if (Math.abs(place.latitudeDeg) > HIGHEST_LAGNA_LATITUDE_DEG) {
    return (jdUt) => signOf(observatory.ascendantDeg(jdUt, place));
  }
  const spans = lagnaSpansOf(observatory, day, place);
  let at = 0;
  return (jdUt) => {
    let span = spans[at];
    while (span !== undefined && span.endJdUt <= jdUt && at < spans.length - 1) span = spans[++at];
    if (span === undefined) throw new Error('no sign rises in the day');
    return span.sign;
  };
}
