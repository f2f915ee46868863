import {
  AstroTime,
  Body,
  e_tilt,
  GeoMoon,
  HelioVector,
  Observer,
  RotateVector,
  Rotation_ECT_EQJ,
  Rotation_EQJ_ECT,
  SearchAltitude,
  SiderealTime,
  Vector,
} from 'astronomy-engine';

/**
 * A chart reckoned again from astronomy-engine, by other code and another ephemeris (VSOP87 and a theory of the Moon, cut to an
 * accuracy of 1'). Definitions: docs/rules/01-positions-and-vargas.md#section-1.
 */

const DEGREES = 180 / Math.PI;
const J2000_JD = 2_451_545;
const SECONDS_OF_DAY = 86_400;
const ARCSECONDS = 3600;

export const RECKONED = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'lagna'] as const;
export type Reckoned = (typeof RECKONED)[number];

const circle = (degrees: number): number => ((degrees % 360) + 360) % 360;
const timeOf = (jdUt: number): AstroTime => new AstroTime(jdUt - J2000_JD);

/** Ecliptic longitude of date, with nutation. */
function longitudeOf(vector: Vector, time: AstroTime): number {
  const { x, y } = RotateVector(Rotation_EQJ_ECT(time), vector);
  return circle(Math.atan2(y, x) * DEGREES);
}

/** The geometric place from the centre of the Earth: without light time and aberration. */
function geocentric(name: Exclude<Reckoned, 'Rahu' | 'lagna'>, time: AstroTime): Vector {
  if (name === 'Moon') return GeoMoon(time);
  const [body, earth] = [HelioVector(Body[name], time), HelioVector(Body.Earth, time)];
  return new Vector(body.x - earth.x, body.y - earth.y, body.z - earth.z, time);
}

/** Meeus, Astronomical Algorithms (47.7): the mean node, from the mean equinox of date. */
function meanNode(time: AstroTime): number {
  const t = time.tt / 36_525;
  return circle(125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467_441 - t ** 4 / 60_616_000);
}

/** Lahiri at its epoch, 2435553.5 TT, and its epoch as a time. */
const LAHIRI_AT_EPOCH = 23.250182778 - 0.004658035;
const LAHIRI_EPOCH = AstroTime.FromTerrestrialTime(2_435_553.5 - J2000_JD);

/** Lahiri ayanamsa: what it was at its epoch, and the way of the mean equinox since then along the ecliptic of the epoch. */
function ayanamsa(time: AstroTime): number {
  const dpsi = e_tilt(time).dpsi / ARCSECONDS / DEGREES;
  const equinox = new Vector(Math.cos(dpsi), Math.sin(dpsi), 0, time);
  const atEpoch = longitudeOf(RotateVector(Rotation_ECT_EQJ(time), equinox), LAHIRI_EPOCH);
  return LAHIRI_AT_EPOCH - (atEpoch - e_tilt(LAHIRI_EPOCH).dpsi / ARCSECONDS);
}

/** The rising degree of the ecliptic, with nutation. */
function risingDegree(time: AstroTime, latitude: number, longitude: number): number {
  const armc = (SiderealTime(time) * 15 + longitude) / DEGREES;
  const obliquity = e_tilt(time).tobl / DEGREES;
  const height = Math.tan(latitude / DEGREES) * Math.sin(obliquity) + Math.sin(armc) * Math.cos(obliquity);
  return circle(Math.atan2(Math.cos(armc), -height) * DEGREES);
}

/** A chart as it is reckoned here. */
export interface ReckonedChart {
  /** Sidereal longitudes in degrees. */
  readonly longitudes: Readonly<Record<Reckoned, number>>;
  /** The lord of the mahadasha at birth, and the days of it that remain. */
  readonly dasha: { readonly lord: string; readonly remainingDays: number };
  /** The last sunrise at or before the birth, the centre of the disc on the horizon without refraction; null where there is none. */
  readonly sunriseJdUt: number | null;
}

/** Reckon the chart of a moment and a place. */
export function reckonedChart(jdUt: number, latitude: number, longitude: number): ReckonedChart {
  const time = timeOf(jdUt);
  const zero = ayanamsa(time);
  const nutation = e_tilt(time).dpsi / ARCSECONDS;
  const longitudes = Object.fromEntries(
    RECKONED.map((name): [Reckoned, number] => {
      if (name === 'Rahu') return [name, circle(meanNode(time) - zero)];
      const ofDate =
        name === 'lagna' ? risingDegree(time, latitude, longitude) : longitudeOf(geocentric(name, time), time);
      return [name, circle(ofDate - nutation - zero)];
    }),
  ) as Record<Reckoned, number>;
  return {
    longitudes,
    dasha: dashaAt(longitudes.Moon),
    sunriseJdUt: lastSunrise(time, new Observer(latitude, longitude, 0)),
  };
}

const STAR_DEG = 360 / 27;
const YEAR_DAYS = 365.256364;
/** The mahadashas of Vimshottari in years, from that of Ashwini. */
const MAHADASHAS = [
  ['Ketu', 7],
  ['Venus', 20],
  ['Sun', 6],
  ['Moon', 10],
  ['Mars', 7],
  ['Rahu', 18],
  ['Jupiter', 16],
  ['Saturn', 19],
  ['Mercury', 17],
] as const;

function dashaAt(moon: number): ReckonedChart['dasha'] {
  const star = Math.floor(moon / STAR_DEG);
  const [lord, years] = MAHADASHAS[star % MAHADASHAS.length] as (typeof MAHADASHAS)[number];
  return { lord, remainingDays: (star + 1 - moon / STAR_DEG) * years * YEAR_DAYS };
}

function lastSunrise(time: AstroTime, observer: Observer): number | null {
  let found: AstroTime | null = null;
  let from = time.AddDays(-1.1);
  for (;;) {
    const next = SearchAltitude(Body.Sun, observer, 1, from, time.ut - from.ut, 0);
    if (next === null || next.ut > time.ut) return found === null ? null : found.ut + J2000_JD;
    found = next;
    from = next.AddDays(60 / SECONDS_OF_DAY);
  }
}

/** Parts of the circle at a longitude, and the width of each: nakshatra 1 to 27, pada 1 to 4, sign in D-9 0 to 11. */
export const PARTS = {
  nakshatra: { of: (longitude: number) => Math.floor(longitude / STAR_DEG) + 1, widthDeg: STAR_DEG },
  pada: { of: (longitude: number) => (Math.floor((longitude / STAR_DEG) * 4) % 4) + 1, widthDeg: STAR_DEG / 4 },
  d9: { of: (longitude: number) => Math.floor((longitude * 9) / 30) % 12, widthDeg: 30 / 9 },
} as const;
