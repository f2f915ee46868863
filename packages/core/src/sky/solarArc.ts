import { norm360, signedArc } from '../angles/angles.js';
import type { Ephemeris, PlaceOptions } from '../ephemeris/ephemeris.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { equationOfCentreDeg, J2000, MEAN_LONGITUDE_DEG, MEAN_MOTION_DEG } from './estimatedPlaces.js';
import type { Observatory } from './observatory.js';

/**
 * The inverse of the Sun's motion: for each cell of longitude a polynomial that gives the moment.
 * The same for every zodiac and birth, because it is counted from the mean equinox of date.
 */
export interface SolarBlock {
  /** Days after `originJd` as a function of the passed share 0..1 of the cell, ten coefficients a cell. */
  readonly coefficients: Float64Array;
  readonly originJd: number;
}

/** Cache of blocks between requests. A block is a pure function of its number, so the cache size changes no result. */
export interface SolarTables {
  readonly block: (number: number, make: () => SolarBlock) => SolarBlock;
}

/** Tables without a cache. */
export const NO_SOLAR_TABLES: SolarTables = { block: (_number, make) => make() };

/** The geometric Sun from the mean equinox of date. */
const GEOMETRIC_SUN: PlaceOptions = { zodiac: { kind: 'tropical' }, correction: 'geometric', nutation: 'without' };

/** Cells are narrow enough for ten nodes to follow the Earth's monthly waves (14 to 30 days) to 0.1 second. */
const CELL_DEG = 3;
/** Cells of a block: 8.5 years. */
const BLOCK_CELLS = 1024;
const ORDER = 10;
/** Nodes of a cell before its start. */
const BEFORE = 4;

/** The moment at which the Sun's longitude, counted on since 2000 without reduction, has a value; good to 1 ms. */
function momentOf(ephemeris: Ephemeris, longitudeDeg: number): number {
  const fromMean = (centreDeg: number): number => (longitudeDeg - MEAN_LONGITUDE_DEG - centreDeg) / MEAN_MOTION_DEG;
  let days = fromMean(0);
  for (let step = 0; step < 3; step++) days = fromMean(equationOfCentreDeg(days));
  // The estimate is good to 0.01 day: one position and speed, with the curvature of the mean orbit, give the moment.
  const sun = ephemeris.ecliptic('Sun', julianDayUt(J2000 + days), GEOMETRIC_SUN);
  const first = signedArc(sun.longitudeDeg, norm360(longitudeDeg)) / sun.speedDegPerDay;
  const bend = equationOfCentreDeg(days + 1) - 2 * equationOfCentreDeg(days) + equationOfCentreDeg(days - 1);
  return J2000 + days + first - (bend * first * first) / (2 * sun.speedDegPerDay);
}

/** The polynomials that are 1 at one of the ten nodes and 0 at the others, coefficients lowest first. */
const BASIS: readonly (readonly number[])[] = Array.from({ length: ORDER }, (_, one) => {
  let polynomial: readonly number[] = [1];
  for (let other = 0; other < ORDER; other++) {
    if (other === one) continue;
    const node = other - BEFORE;
    const scale = one - other;
    polynomial = Array.from(
      { length: polynomial.length + 1 },
      (_, power) => ((polynomial[power - 1] ?? 0) - node * (polynomial[power] ?? 0)) / scale,
    );
  }
  return polynomial;
});

/** Polynomials of the cells of a block, each through the moments of five nodes on either side of its middle. */
function makeBlock(ephemeris: Ephemeris, number: number): SolarBlock {
  const first = number * BLOCK_CELLS - BEFORE;
  const moments = Array.from({ length: BLOCK_CELLS + ORDER - 1 }, (_, index) =>
    momentOf(ephemeris, (first + index) * CELL_DEG),
  );
  const originJd = Math.round(moments[0] as number);
  const coefficients = new Float64Array(BLOCK_CELLS * ORDER);
  for (let cell = 0; cell < BLOCK_CELLS; cell++) {
    for (let power = 0; power < ORDER; power++) {
      let sum = 0;
      for (let node = 0; node < ORDER; node++) {
        sum += ((BASIS[node] as readonly number[])[power] as number) * ((moments[cell + node] as number) - originJd);
      }
      coefficients[cell * ORDER + power] = sum;
    }
  }
  return { coefficients, originJd };
}

/**
 * Days between computed values of the ayanamsa. It deviates from linear by 2e-4 second of arc; if a star fixes it,
 * the star's parallax changes it by up to 0.03, which is 0.7 second of time.
 */
const AYANAMSA_STEP_DAYS = 1024;
/** Steps before and after a birth: 700 years each way, more than the ephemeris covers. */
const AYANAMSA_STEPS = 512;
/** Days of a sidereal year, for the first estimate. */
const YEAR_DAYS = 365.25636;

/**
 * The moment a number of years after a birth, where a year is a full circle of the geometric Sun in the chosen
 * zodiac: its longitude, counted on without reduction, has grown by 360 degrees times the years
 * (docs/rules/09-jhora-agreement.md#rule-p5). Every moment is computed from the birth, to 0.15 second (1 second
 * if a star fixes the zodiac). Errors: `outside_ephemeris`.
 */
export function solarArcMoments(
  observatory: Observatory,
  birthJdUt: JulianDayUt,
  tables: SolarTables = NO_SOLAR_TABLES,
): (yearsFromBirth: number) => JulianDayUt {
  const { ephemeris } = observatory;
  const blocks = new Map<number, SolarBlock>();
  let lastNumber = Number.NaN;
  let last: SolarBlock | null = null;
  const blockAt = (number: number): SolarBlock => {
    if (last !== null && number === lastNumber) return last;
    last = blocks.get(number) ?? tables.block(number, () => makeBlock(ephemeris, number));
    lastNumber = number;
    blocks.set(number, last);
    return last;
  };

  const ayanamsas = new Float64Array(AYANAMSA_STEPS).fill(Number.NaN);
  const ayanamsaOfStep = (step: number): number => {
    const known = ayanamsas[step];
    if (known !== undefined && !Number.isNaN(known)) return known;
    const jd = birthJdUt + (step - AYANAMSA_STEPS / 2) * AYANAMSA_STEP_DAYS;
    const found = observatory.geometricAyanamsaDeg(julianDayUt(jd));
    ayanamsas[step] = found;
    return found;
  };
  /** The moment when the Sun has a sidereal longitude, near the mean moment a number of days after birth. */
  const momentAt = (siderealDeg: number, meanDays: number): number => {
    const step = meanDays / AYANAMSA_STEP_DAYS + AYANAMSA_STEPS / 2;
    const whole = Math.floor(step);
    const ayanamsaDeg = ayanamsaOfStep(whole);
    const ayanamsaMotionDeg = ayanamsaOfStep(whole + 1) - ayanamsaDeg;

    const place = (siderealDeg + ayanamsaDeg + (step - whole) * ayanamsaMotionDeg) / CELL_DEG;
    const cell = Math.floor(place);
    const share = place - cell;
    const number = Math.floor(cell / BLOCK_CELLS);
    const { coefficients, originJd } = blockAt(number);
    const lowest = (cell - number * BLOCK_CELLS) * ORDER;
    let days = 0;
    let daysPerCell = 0;
    for (let power = ORDER - 1; power >= 0; power--) {
      daysPerCell = daysPerCell * share + days;
      days = days * share + (coefficients[lowest + power] as number);
    }
    const moment = originJd + days;

    // In the days between the mean and the true moment the zodiac moves by half a second of arc.
    const zodiacCellsPerDay = ayanamsaMotionDeg / (AYANAMSA_STEP_DAYS * CELL_DEG);
    return moment + (moment - birthJdUt - meanDays) * zodiacCellsPerDay * daysPerCell;
  };

  const atBirthDeg = unreducedSun(ephemeris, birthJdUt) - ayanamsaOfStep(AYANAMSA_STEPS / 2);
  const solved = (years: number): number => momentAt(atBirthDeg + 360 * years, YEAR_DAYS * years);
  /** Correction for the error of the polynomials at birth: zero years are zero days. */
  const off = birthJdUt - solved(0);
  return (years) => julianDayUt(solved(years) + off);
}

/** The Sun's longitude since 2000, not reduced to 0..360. */
function unreducedSun(ephemeris: Ephemeris, jdUt: JulianDayUt): number {
  const days = jdUt - J2000;
  const nearDeg = MEAN_LONGITUDE_DEG + MEAN_MOTION_DEG * days;
  const { longitudeDeg } = ephemeris.ecliptic('Sun', jdUt, GEOMETRIC_SUN);
  return longitudeDeg + 360 * Math.round((nearDeg - longitudeDeg) / 360);
}
