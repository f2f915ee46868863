import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { JulianDayUt } from '../time/julianDay.js';

/** A birth, and how far around it the clock is looked at, in days before and after it. */
export interface BirthWindow {
  readonly jdUt: JulianDayUt;
  readonly place: GeoPlace;
  /** That of the recorded moment, for the whole window. */
  readonly utcOffsetHours: number;
  /** 0 or less. */
  readonly fromDays: number;
  /** 0 or more. */
  readonly toDays: number;
}
