import type { BodyState } from '../../sky/observatory.js';

/** Slower than this a body stands still, degrees per day. */
const STATIONARY_DEG_PER_DAY = 0.01;

/** Which way a body moves. */
export interface Motion {
  readonly speedDegPerDay: number;
  /** north positive; null where the calculation defines none */
  readonly declinationDeg: number | null;
  readonly retrograde: boolean;
  readonly stationary: boolean;
}

/** Motion by the true speed, never guessed from the Sun (docs/rules/01-positions-and-vargas.md#section-9). */
export const motionOf = ({ speedDegPerDay, declinationDeg }: BodyState): Motion => ({
  speedDegPerDay,
  declinationDeg,
  retrograde: speedDegPerDay < 0,
  stationary: Math.abs(speedDegPerDay) < STATIONARY_DEG_PER_DAY,
});
