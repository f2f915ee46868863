import type { JulianDayUt } from '../time/julianDay.js';
import { type Division, partIndex } from './divisions.js';

/** A boundary between two parts of the zodiac passed by a body. */
export interface Crossing {
  readonly jdUt: JulianDayUt;
  /** 0..parts-1: the boundary at which the part of the same number begins. */
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
