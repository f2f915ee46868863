import type { GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import type { GoldenNode } from './golden.js';
import { julianDayOfText } from './moments.js';

/** The `birth` of a golden case. */
export interface Birth {
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM:SS` */
  readonly time: string;
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The historically right offset of that moment, hours ahead of UTC. */
  readonly timezone: number;
}

/** Read a birth. A birth without an id takes the last step of its path. Errors: `GoldenShapeError` for a missing field. */
export function birthOf(node: GoldenNode): Birth {
  return {
    id: node.maybe('id')?.text() ?? node.path,
    date: node.at('date').text(),
    time: node.at('time').text(),
    place: node.maybe('place')?.text() ?? '',
    latitude: node.at('latitude').number(),
    longitude: node.at('longitude').number(),
    timezone: node.at('timezone').number(),
  };
}

export const birthMoment = (birth: Birth): JulianDayUt => julianDayOfText(birth.date, birth.time, birth.timezone);

export const birthPlace = (birth: Birth): GeoPlace => ({
  latitudeDeg: birth.latitude,
  longitudeDeg: birth.longitude,
});

/** The fields of a request for a birth; the service resolves the same offset again from the coordinates. */
export const requestOf = ({ date, time, place, latitude, longitude, timezone }: Birth): Record<string, unknown> => ({
  date,
  time,
  place,
  latitude,
  longitude,
  timezone,
});
