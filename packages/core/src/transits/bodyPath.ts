import { signedArc } from '../angles/angles.js';
import { DomainError } from '../errors/domainError.js';
import { perKey } from '../lazy.js';
import { bracketedZero } from '../search/crossings.js';
import {
  type AngularMotion,
  type BoundedMotion,
  crossingsBetween,
  type PathPoint,
  pointNear,
} from '../search/levelCrossings.js';
import type { Observatory } from '../sky/observatory.js';
import { contains, type Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { Graha } from '../zodiac/grahas.js';
import {
  APPARENT_SPEED_ERROR_DEG_PER_DAY,
  BODY_MOTIONS,
  type BodyMotionRow,
  NUTATION_ACCELERATION_DEG_PER_DAY2,
  type PathBody,
} from './bodyMotions.data.js';
import { boundaryDeg, type Crossing, type Division, partIndex, SIGN_DIVISION } from './divisions.js';
import { NO_TABLES, type PathBlock, type TransitTables } from './motionBlocks.js';

/** A moment at which a planet is stationary, and its direction afterwards. */
export interface Station {
  readonly jdUt: JulianDayUt;
  readonly direction: 'retrograde' | 'direct';
  readonly longitudeDeg: number;
}

/**
 * The path of a body through one observatory. All searches use the cells of one grid, so that a
 * crossing is the same number in every window that contains it.
 */
export interface BodyPath {
  /** Every crossing of a boundary in `startJdUt <= t < endJdUt`, in time order. Errors: `outside_ephemeris`. */
  crossings(division: Division, window: Interval): readonly Crossing[];
  /** First crossing after a moment, or null if the ephemeris ends before it. */
  nextCrossing(division: Division, afterJdUt: JulianDayUt): Crossing | null;
  /** Every zero of the speed in the window; none for a body without stations. Errors: `outside_ephemeris`. */
  stations(window: Interval): readonly Station[];
}

/** Cells of a block. */
const BLOCK_CELLS = 256;

/** Open the path of a body; positions are cached for the lifetime of the path, and in the tables. */
export function bodyPath(observatory: Observatory, body: PathBody, tables: TransitTables): BodyPath {
  const row: BodyMotionRow = BODY_MOTIONS[body];
  const motion = boundedMotion(observatory, body, row);
  const turning = turningSpeed(observatory, body);
  const { range } = observatory.places;
  const jdOf = (index: number): number => Math.min(range.toJdUt, Math.max(range.fromJdUt, index * row.stepDays));
  const indexOf = (jd: number): number => Math.floor(jd / row.stepDays);
  const lastIndex = indexOf(range.toJdUt);

  const blockAt = perKey((number: number) =>
    cacheFor(observatory, tables).block(blockKey(observatory, body, number), () => makeBlock(number)),
  );
  const makeBlock = (number: number): PathBlock => {
    const first = number * BLOCK_CELLS;
    const motions = Array.from({ length: BLOCK_CELLS + 1 }, (_, cell) => motion.at(jdOf(first + cell)));
    const signChanges = motions.slice(1).flatMap((next, cell) => {
      const from = pointAt(jdOf(first + cell), motions[cell] as AngularMotion);
      return crossingsInCell(motion, SIGN_DIVISION, from, pointNear(next, jdOf(first + cell + 1), from.angleDeg));
    });
    return { motions, signChanges };
  };

  const motionAtIndex = perKey((index: number) => motion.at(jdOf(index)));
  const motionOf = (index: number): AngularMotion => {
    if (row.isSlow) {
      const number = Math.floor(index / BLOCK_CELLS);
      return blockAt(number).motions[index - number * BLOCK_CELLS] as AngularMotion;
    }
    return motionAtIndex(index);
  };
  const cellOf = (index: number): readonly [PathPoint, PathPoint] => {
    const from = pointAt(jdOf(index), motionOf(index));
    return [from, pointNear(motionOf(index + 1), jdOf(index + 1), from.angleDeg)];
  };
  const inCell = (division: Division, index: number): readonly Crossing[] => {
    const [fromDeg, nextDeg] = [motionOf(index).longitudeDeg, motionOf(index + 1).longitudeDeg];
    const toDeg = fromDeg + signedArc(fromDeg, nextDeg);
    // Most cells end here, before any point is made.
    const { first, last } = boundariesNear(motion, division, jdOf(index + 1) - jdOf(index), fromDeg, toDeg);
    return first > last ? NO_CROSSINGS : crossingsInCell(motion, division, ...cellOf(index));
  };

  const requireRange = ({ startJdUt, endJdUt }: Interval): void => {
    if (startJdUt >= range.fromJdUt && endJdUt <= range.toJdUt) return;
    throw new DomainError('outside_ephemeris', 'the window reaches outside the ephemeris data', {
      value: [startJdUt, endJdUt],
    });
  };
  const overCells = <T>({ startJdUt, endJdUt }: Interval, inOne: (index: number) => readonly T[]): T[] => {
    const found: T[] = [];
    // A crossing at a point of the grid belongs to the cell that ends there.
    for (let index = Math.ceil(startJdUt / row.stepDays) - 1; jdOf(index) < endJdUt; index++) {
      found.push(...inOne(index));
    }
    return found;
  };
  /** Sign changes of a slow body from its tables; `turned` counts the boundaries from the division's origin. */
  const signChanges = (window: Interval, turned: number, boundaries: number): Crossing[] => {
    const found: Crossing[] = [];
    const last = Math.floor(indexOf(window.endJdUt) / BLOCK_CELLS);
    for (let number = Math.floor((indexOf(window.startJdUt) - 1) / BLOCK_CELLS); number <= last; number++) {
      for (const change of blockAt(number).signChanges) {
        const boundary = partIndex(SIGN_DIVISION, change.boundary - turned);
        if (boundary < boundaries) found.push({ ...change, boundary });
      }
    }
    return found;
  };

  return {
    crossings(division, window) {
      requireRange(window);
      const turned = wholeSigns(division);
      const all =
        row.isSlow && turned !== null
          ? signChanges(window, turned, division.boundaries ?? division.parts)
          : overCells(window, (index) => inCell(division, index));
      return all.filter(({ jdUt }) => contains(window, jdUt));
    },
    nextCrossing(division, afterJdUt) {
      for (let index = indexOf(afterJdUt); index <= lastIndex; index++) {
        const next = inCell(division, index).find(({ jdUt }) => jdUt > afterJdUt);
        if (next !== undefined) return next;
      }
      return null;
    },
    stations(window) {
      requireRange(window);
      if (!row.hasStations) return [];
      return overCells(window, (index) => stationsInCell(turning, motion, ...cellOf(index))).filter(({ jdUt }) =>
        contains(window, jdUt),
      );
    },
  };
}

const grahaOf = (body: PathBody): Graha => (body === 'mean_node' || body === 'true_node' ? 'Rahu' : body);

function boundedMotion(observatory: Observatory, body: PathBody, row: BodyMotionRow): BoundedMotion {
  const graha = grahaOf(body);
  const bent = observatory.rules.positions !== 'geometric' ? APPARENT_SPEED_ERROR_DEG_PER_DAY : 0;
  const nodding = observatory.places.keepsNutation ? NUTATION_ACCELERATION_DEG_PER_DAY2 : 0;
  return {
    at: (jd) => observatory.motion(graha, julianDayUt(jd)),
    maxAccelerationDegPerDay2: row.maxAccelerationDegPerDay2 + nodding,
    speedErrorDegPerDay: Math.max(row.speedErrorDegPerDay, bent),
  };
}

/** A user's own zodiac differs for every birth, so its blocks are not cached. */
const cacheFor = ({ rules }: Observatory, tables: TransitTables): TransitTables =>
  rules.ayanamsa_mode === 'SIDM_USER' ? NO_TABLES : tables;

const blockKey = ({ places }: Observatory, body: PathBody, number: number): string => `${places.key} ${body} ${number}`;

const pointAt = (jd: number, { longitudeDeg, speedDegPerDay }: AngularMotion): PathPoint => ({
  jd,
  angleDeg: longitudeDeg,
  speedDegPerDay,
});

/** By how many signs a division into signs is shifted, or null for another division. */
function wholeSigns({ parts, originDeg }: Division): number | null {
  const turned = originDeg / 30;
  return parts === SIGN_DIVISION.parts && Number.isInteger(turned) ? turned : null;
}

const NO_CROSSINGS: readonly Crossing[] = [];

/** The boundaries, as whole numbers from the origin, that a body may reach between two angles; none if first > last. */
function boundariesNear(
  { maxAccelerationDegPerDay2 }: BoundedMotion,
  { parts, originDeg }: Division,
  days: number,
  fromDeg: number,
  toDeg: number,
): { readonly first: number; readonly last: number } {
  const strayDeg = (maxAccelerationDegPerDay2 * days * days) / 8;
  const partDeg = 360 / parts;
  return {
    first: Math.ceil((Math.min(fromDeg, toDeg) - strayDeg - originDeg) / partDeg),
    last: Math.floor((Math.max(fromDeg, toDeg) + strayDeg - originDeg) / partDeg),
  };
}

/** Crossings between two neighbouring points of the grid, in time order. */
function crossingsInCell(
  motion: BoundedMotion,
  division: Division,
  from: PathPoint,
  to: PathPoint,
): readonly Crossing[] {
  const days = to.jd - from.jd;
  if (days <= 0) return NO_CROSSINGS;
  const { first, last } = boundariesNear(motion, division, days, from.angleDeg, to.angleDeg);
  const found: Crossing[] = [];
  for (let index = first; index <= last; index++) {
    const boundary = partIndex(division, index);
    if (boundary >= (division.boundaries ?? division.parts)) continue;
    for (const { jd, forward } of crossingsBetween(motion, from, to, boundaryDeg(division, index))) {
      found.push({ jdUt: julianDayUt(jd), boundary, forward });
    }
  }
  return found.sort((a, b) => a.jdUt - b.jdUt);
}

/** The daily motion whose zeros are stations; that of the path's own point if the path uses the same motion. */
interface TurningSpeed {
  readonly at: (jd: number) => number;
  readonly of: (point: PathPoint) => number;
}

function turningSpeed(observatory: Observatory, body: PathBody): TurningSpeed {
  const graha = grahaOf(body);
  const at = (jd: number): number => observatory.stationSpeedDegPerDay(graha, julianDayUt(jd));
  return observatory.rules.station === 'own_zodiac'
    ? { at, of: ({ speedDegPerDay }) => speedDegPerDay }
    : { at, of: ({ jd }) => at(jd) };
}

/** The station between two neighbouring points of the grid; no planet has two stations in a step. */
function stationsInCell(
  turning: TurningSpeed,
  motion: BoundedMotion,
  from: PathPoint,
  to: PathPoint,
): readonly Station[] {
  const after = turning.of(to);
  if (turning.of(from) < 0 === after < 0) return [];
  const jd = bracketedZero(turning.at, from.jd, to.jd);
  return [
    {
      jdUt: julianDayUt(jd),
      direction: after < 0 ? 'retrograde' : 'direct',
      longitudeDeg: motion.at(jd).longitudeDeg,
    },
  ];
}
