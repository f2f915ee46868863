import { SECONDS_PER_DAY } from './julianDay.js';
import type { ZonePeriod } from './zoneHistory.js';

/** An era in which a zone's history names one city's mean time, while other towns used their own. */
export interface TownTimeEra {
  readonly zone: string;
  /** Abbreviations of the periods concerned, as in tzdata. */
  readonly abbreviations: readonly string[];
}

/**
 * India before Indian Standard Time (1906-01-01). tzdata gives all of India Howrah time (to 1870) and then Madras
 * time: the clocks of the railways and the telegraph. Towns used their own local mean time, among them Calcutta
 * (5:53:20, to 1948) and Bombay (4:51, to 1955).
 * Source: tzdata, file `asia`, Asia/Kolkata; Wikipedia, "Indian Standard Time", "Calcutta Time", "Railway time"; the
 * reasons are in docs/time.md.
 */
export const TOWN_TIME_ERAS: readonly TownTimeEra[] = [{ zone: 'Asia/Kolkata', abbreviations: ['HMT', 'MMT'] }];

const SECONDS_PER_DEGREE = 240;
/** If a supplied offset differs by no more than this from a city's mean time, that city's clock is meant. */
const SAME_CLOCK_SECONDS = 30;

/**
 * Local mean time of a longitude in seconds ahead of UTC: 240 s for each degree east.
 * The date is that of the zone: where its calendar is on the other side of the 180th meridian (Tonga, eastern
 * Chukotka) a whole day is added or subtracted.
 */
export function localMeanOffset(longitudeDeg: number, zoneOffsetSeconds: number): number {
  const byLongitude = longitudeDeg * SECONDS_PER_DEGREE;
  return byLongitude + Math.round((zoneOffsetSeconds - byLongitude) / SECONDS_PER_DAY) * SECONDS_PER_DAY;
}

/**
 * Whether the clocks of a town showed its own local mean time during a period of its zone: where the zone's history
 * says so (`LMT`), and where it names the mean time of one city that the towns did not use (`TOWN_TIME_ERAS`)
 * , unless the supplied offset is that city's.
 */
export function keepsLocalMeanTime(
  zone: string,
  period: ZonePeriod,
  longitudeDeg: number,
  suppliedOffsetHours: number | null,
): boolean {
  if (period.abbreviation === 'LMT') return true;
  const townTime = TOWN_TIME_ERAS.some((era) => era.zone === zone && era.abbreviations.includes(period.abbreviation));
  if (!townTime) return false;
  if (suppliedOffsetHours === null) return true;
  const supplied = suppliedOffsetHours * 3600;
  const fromCity = Math.abs(supplied - period.offsetSeconds);
  const fromTown = Math.abs(supplied - localMeanOffset(longitudeDeg, period.offsetSeconds));
  return fromCity > SAME_CLOCK_SECONDS || fromTown <= fromCity;
}
