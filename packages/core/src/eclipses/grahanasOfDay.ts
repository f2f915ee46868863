import { norm360, signedArc } from '../angles/angles.js';
import type { Observatory } from '../sky/observatory.js';
import type { Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { type EclipsePlace, type EclipseRules, eclipseAtPlace, type GrahanaFacts } from './eclipseAtPlace.js';
import { eclipseSeries } from './eclipseSeries.js';
import type { EclipseTables } from './eclipseTables.js';
import { type EclipseKind, eclipseAfter, type GlobalEclipse } from './globalEclipse.js';

/** A grahana of a place, and the eclipse that it is. */
export interface DayGrahana {
  readonly eclipse: GlobalEclipse;
  readonly grahana: GrahanaFacts;
}

/** Sutak starts at most so long before an eclipse, at high latitudes too. */
const REACH_DAYS = 0.8;
/** Greatest daily motion of the Moon from the Sun, and of its latitude, degrees. */
const [LARGEST_ELONGATION_MOTION, LARGEST_LATITUDE_MOTION] = [14.5, 1.5];
/** The Moon is nearer than this to the ecliptic at a new or full moon with an eclipse, degrees. */
const ECLIPSE_LATITUDE_DEG = 1.7;

/**
 * The grahanas of a place whose time from the start of sutak to moksha has a part in a day, in time order. A day far
 * from a new or full moon, or with the Moon far from the ecliptic, is not searched.
 */
export function grahanasOfDay(
  observatory: Observatory,
  where: EclipsePlace,
  day: Interval,
  rules: EclipseRules,
): readonly DayGrahana[] {
  const kind = possibleKind(observatory, day);
  if (kind === null) return [];
  const eclipse = eclipseAfter(observatory.ephemeris, kind, julianDayUt(day.startJdUt - REACH_DAYS));
  if (eclipse.maximumJdUt > day.endJdUt + REACH_DAYS) return [];
  return grahanaOf(observatory, eclipse, where, rules).filter((one) => touches(one, day));
}

/** The same of the days of a range, in time order, from tables. */
export const grahanasOfRange = (
  observatory: Observatory,
  tables: EclipseTables,
  where: EclipsePlace,
  range: Interval,
  rules: EclipseRules,
): readonly DayGrahana[] =>
  eclipseSeries(observatory.ephemeris, tables)
    .between(range.startJdUt - REACH_DAYS, range.endJdUt + REACH_DAYS)
    .flatMap((eclipse) => grahanaOf(observatory, eclipse, where, rules))
    .filter((one) => touches(one, range));

/** Whether the time from the start of sutak to moksha has a part in an interval. */
export const touches = ({ grahana }: DayGrahana, { startJdUt, endJdUt }: Interval): boolean =>
  startOf(grahana) < endJdUt && grahana.mokshaJdUt > startJdUt;

/** The eclipse, where it counts at the place. */
function grahanaOf(
  observatory: Observatory,
  eclipse: GlobalEclipse,
  where: EclipsePlace,
  rules: EclipseRules,
): readonly DayGrahana[] {
  const grahana = eclipseAtPlace(observatory, eclipse, where, rules)?.grahana ?? null;
  return grahana === null ? [] : [{ eclipse, grahana }];
}

const startOf = ({ sutak, sparshaJdUt }: GrahanaFacts): JulianDayUt => sutak?.startJdUt ?? sparshaJdUt;

/** The eclipse that the places of Sun and Moon allow around a day, or null. */
function possibleKind(observatory: Observatory, { startJdUt, endJdUt }: Interval): EclipseKind | null {
  const middle = julianDayUt((startJdUt + endJdUt) / 2);
  const days = (endJdUt - startJdUt) / 2 + REACH_DAYS;
  const { longitudeDeg, latitudeDeg } = observatory.state('Moon', middle);
  if (Math.abs(latitudeDeg ?? 0) > ECLIPSE_LATITUDE_DEG + days * LARGEST_LATITUDE_MOTION) return null;
  const fromSun = signedArc(observatory.longitudeDeg('Sun', middle), norm360(longitudeDeg));
  const reachDeg = days * LARGEST_ELONGATION_MOTION;
  if (Math.abs(fromSun) <= reachDeg) return 'solar';
  return Math.abs(fromSun) >= 180 - reachDeg ? 'lunar' : null;
}
