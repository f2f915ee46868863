import { norm360, signedArc } from '../angles/angles.js';
import type { Ephemeris } from '../ephemeris/ephemeris.js';
import { bracketedZero } from '../search/crossings.js';
import { SECONDS_PER_DAY } from '../time/julianDay.js';
import { type EquinoxFrame, SIDEREAL_DEG_PER_DAY } from './horary.js';
import type { KpChart, KpCusp } from './kpChart.js';
import { degreesOfTicks, kpSub } from './kpTable.js';

/** The sky that the cusps of a chart belong to. */
export interface TurningSky {
  readonly ephemeris: Pick<Ephemeris, 'housesAtArmc'>;
  readonly armcDeg: number;
  readonly latitudeDeg: number;
  readonly frame: EquinoxFrame;
}

/** A sub is at most 2 degrees 13 minutes long: the sky never turns more before a cusp has left it. */
const FIRST_TURN_DEG = 4;
const MAX_TURN_DEG = 128;
const TOLERANCE_DEG = 1e-7;
const SECONDS_PER_DEGREE = SECONDS_PER_DAY / SIDEREAL_DEG_PER_DAY;

/**
 * Seconds until each cusp enters the next sub while the sky turns (docs/rules/12-kp-and-prashna.md#section-2,
 * docs/rules/13-birth-time-margins.md#section-3-2). null for a chart without cusps of Placidus: others do not move in
 * one direction.
 */
export const secondsToNextSub = (chart: KpChart, sky: TurningSky): readonly number[] | null =>
  chart.houseSystem === 'placidus' ? chart.cusps.map((cusp, index) => secondsOf(cusp, index, sky)) : null;

function secondsOf({ lords }: KpCusp, index: number, sky: TurningSky): number {
  const { ephemeris, armcDeg, latitudeDeg, frame } = sky;
  const endDeg = degreesOfTicks(kpSub(lords.kpNumber).endTicks);
  /** Degrees by which the cusp has passed the end of its sub. */
  const passed = (turnDeg: number): number => {
    const { cuspsDeg } = ephemeris.housesAtArmc(norm360(armcDeg + turnDeg), latitudeDeg, frame.obliquityDeg);
    return signedArc(endDeg, norm360((cuspsDeg[index] as number) - frame.zeroPointDeg));
  };
  let turnDeg = FIRST_TURN_DEG;
  while (passed(turnDeg) < 0 && turnDeg < MAX_TURN_DEG) turnDeg *= 2;
  return bracketedZero(passed, 0, turnDeg, TOLERANCE_DEG) * SECONDS_PER_DEGREE;
}
