import { norm360 } from '../angles/angles.js';
import type { JulianDayUt } from '../time/julianDay.js';

/** Equal parts of the zodiac, counted 0..parts-1 from a first boundary. */
export interface Division {
  readonly parts: number;
  /** Longitude of boundary 0, the start of part 0. */
  readonly originDeg: number;
  /** Only so many boundaries, from boundary 0 on, are searched; by default all. */
  readonly boundaries?: number;
}

export const SIGN_DIVISION: Division = { parts: 12, originDeg: 0 };
export const NAKSHATRA_DIVISION: Division = { parts: 27, originDeg: 0 };
export const PADA_DIVISION: Division = { parts: 108, originDeg: 0 };
export const KAKSHYA_DIVISION: Division = { parts: 96, originDeg: 0 };

/**
 * Boundary `index` in degrees from 0 Aries; any whole number, not reduced to 0..360. Shared boundaries are equal
 * numbers.
 */
export const boundaryDeg = ({ parts, originDeg }: Division, index: number): number => originDeg + (index * 360) / parts;

/** A whole number reduced to 0..parts-1. */
export const partIndex = ({ parts }: Division, index: number): number => ((index % parts) + parts) % parts;

/** The part that contains a longitude; a boundary belongs to the later part. */
export function partAt(division: Division, longitudeDeg: number): number {
  const fromOrigin = norm360(longitudeDeg - division.originDeg);
  return partIndex(division, Math.floor((fromOrigin * division.parts) / 360));
}

/** The same boundaries relative to the opposite point of the zodiac. */
export const opposite = (division: Division): Division => ({ ...division, originDeg: division.originDeg - 180 });

/** A crossing of a boundary between two parts of the zodiac by a body. */
export interface Crossing {
  readonly jdUt: JulianDayUt;
  /** 0..parts-1: the boundary at the start of the part with the same number. */
  readonly boundary: number;
  /** False for backward motion. */
  readonly forward: boolean;
}

/** The part that a crossing leads into, 0..parts-1. */
export const enteredPart = (division: Division, { boundary, forward }: Crossing): number =>
  partIndex(division, forward ? boundary : boundary - 1);

/** The part that a crossing leads out of, 0..parts-1. */
export const leftPart = (division: Division, { boundary, forward }: Crossing): number =>
  partIndex(division, forward ? boundary - 1 : boundary);
