import { degrees } from '../angles/angles.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { bracketedZero } from '../search/crossings.js';
import type { Observatory } from '../sky/observatory.js';
import { angleBetween, viewFrom } from '../sky/risings/topocentric.js';
import { type JulianDayUt, julianDayUt, MINUTES_PER_DAY } from '../time/julianDay.js';
import { discArea } from './discArea.js';

/** Radii of the discs at an eclipse, as in Swiss Ephemeris, km. */
const SUN_RADIUS_KM = 696_000;
const MOON_RADIUS_KM = 1738.15;

/** How much of the Sun is covered at a moment. */
export interface Covering {
  /** Ratio of the diameters when total or annular, else the covered part of the Sun's diameter. */
  readonly magnitude: number;
  readonly coveredDiameter: number;
  /** Covered part of the disc, 0..1. */
  readonly obscuration: number;
}

/** The two discs from a place at a moment, degrees. */
interface Discs {
  readonly separationDeg: number;
  readonly sunRadiusDeg: number;
  readonly moonRadiusDeg: number;
}

/** A solar eclipse at a place, the horizon left aside: contacts may be below it. */
export interface LocalSolarEclipse {
  readonly type: 'partial' | 'total' | 'annular';
  readonly maximumJdUt: JulianDayUt;
  readonly contacts: Readonly<Record<'c1' | 'c4', JulianDayUt> & Record<'c2' | 'c3', JulianDayUt | null>>;
  coveringAt(jdUt: JulianDayUt): Covering;
}

/** No contact is further from the maximum on Earth, nor from that of the place. */
const REACH_DAYS = 0.16;
const PARTIAL_DAYS = 0.12;
const CENTRAL_DAYS = 0.02;
const SCAN_DAYS = 4 / MINUTES_PER_DAY;
const TOLERANCE_DAYS = 1e-7;

/**
 * The contacts of a solar eclipse at a place, from the topocentric separation of the discs; null where there is none.
 * They are those of the library's local search within 0.05 second, and are also found below the horizon, where that
 * search goes on to another eclipse (docs/rules/11-eclipses-and-visibility.md#section-3).
 */
export function localSolarEclipse(
  { seen }: Pick<Observatory, 'seen'>,
  place: GeoPlace,
  globalMaximumJdUt: JulianDayUt,
): LocalSolarEclipse | null {
  const viewOf = viewFrom(place, 'surface');
  const discsAt = (jd: number): Discs => {
    const [sun, moon] = [viewOf(seen('Sun', julianDayUt(jd))), viewOf(seen('Moon', julianDayUt(jd)))];
    return {
      separationDeg: angleBetween(sun, moon),
      sunRadiusDeg: degrees(Math.asin(SUN_RADIUS_KM / sun.awayKm)),
      moonRadiusDeg: degrees(Math.asin(MOON_RADIUS_KM / moon.awayKm)),
    };
  };
  const maximum = closestMoment((jd) => discsAt(jd).separationDeg, globalMaximumJdUt);
  const outer = (jd: number): number => apart(discsAt(jd));
  const inner = (jd: number): number => within(discsAt(jd));
  if (outer(maximum) >= 0) return null;

  const contact = (f: (jd: number) => number, days: number): JulianDayUt =>
    julianDayUt(bracketedZero(f, maximum, maximum + days, TOLERANCE_DAYS));
  const isCentral = inner(maximum) < 0;
  const { sunRadiusDeg, moonRadiusDeg } = discsAt(maximum);
  return {
    type: !isCentral ? 'partial' : moonRadiusDeg >= sunRadiusDeg ? 'total' : 'annular',
    maximumJdUt: julianDayUt(maximum),
    contacts: {
      c1: contact(outer, -PARTIAL_DAYS),
      c2: isCentral ? contact(inner, -CENTRAL_DAYS) : null,
      c3: isCentral ? contact(inner, CENTRAL_DAYS) : null,
      c4: contact(outer, PARTIAL_DAYS),
    },
    coveringAt: (jdUt) => covering(discsAt(jdUt)),
  };
}

/** Negative while the discs overlap. */
const apart = ({ separationDeg, sunRadiusDeg, moonRadiusDeg }: Discs): number =>
  separationDeg - (sunRadiusDeg + moonRadiusDeg);

/** Negative while one disc is within the other. */
const within = ({ separationDeg, sunRadiusDeg, moonRadiusDeg }: Discs): number =>
  separationDeg - Math.abs(sunRadiusDeg - moonRadiusDeg);

function covering(discs: Discs): Covering {
  const { separationDeg, sunRadiusDeg, moonRadiusDeg } = discs;
  const coveredDiameter = Math.max(0, -apart(discs) / (2 * sunRadiusDeg));
  return {
    magnitude: within(discs) < 0 ? moonRadiusDeg / sunRadiusDeg : coveredDiameter,
    coveredDiameter,
    obscuration: discArea(sunRadiusDeg, moonRadiusDeg, separationDeg) / (Math.PI * sunRadiusDeg * sunRadiusDeg),
  };
}

/** Moment of the least separation near a moment: a scan, then a golden section. */
function closestMoment(separationDeg: (jd: number) => number, nearJd: number): number {
  const steps = Math.ceil(REACH_DAYS / SCAN_DAYS);
  let best = nearJd;
  let smallest = Number.POSITIVE_INFINITY;
  for (let step = -steps; step <= steps; step++) {
    const jd = nearJd + step * SCAN_DAYS;
    const value = separationDeg(jd);
    if (value < smallest) [best, smallest] = [jd, value];
  }
  return goldenSection(separationDeg, best - SCAN_DAYS, best + SCAN_DAYS);
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

function goldenSection(f: (jd: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let [x1, x2] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [f1, f2] = [f(x1), f(x2)];
  while (high - low > TOLERANCE_DAYS) {
    if (f1 < f2) {
      [high, x2, f2] = [x2, x1, f1];
      x1 = high - GOLDEN * (high - low);
      f1 = f(x1);
    } else {
      [low, x1, f1] = [x1, x2, f2];
      x2 = low + GOLDEN * (high - low);
      f2 = f(x2);
    }
  }
  return (low + high) / 2;
}
