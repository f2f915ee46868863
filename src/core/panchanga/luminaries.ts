import { norm360, signedArc } from '../angles/angles.js';
import { DomainError } from '../errors/domainError.js';
import type { Observatory } from '../sky/observatory.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { AngaRow } from './angas.js';

/**
 * The Sun and the Moon of one observatory; every moment is requested from the ephemeris once.
 * Made for one calculation and discarded with it. A result does not depend on earlier calls,
 * except for the last 1e-8 degree of a root, which depends on the start of its search.
 */
export interface Luminaries {
  readonly observatory: Observatory;
  /** Sidereal longitude of the Sun. */
  sunDeg(jdUt: JulianDayUt): number;
  /** Sidereal longitude of the Moon. */
  moonDeg(jdUt: JulianDayUt): number;
  /** The angle of an anga, 0 <= x < 360. */
  angleDeg(anga: AngaRow, jdUt: JulianDayUt): number;
  /** The moment near `guessJdUt` (within a third of a turn) at which the angle of an anga passes `targetDeg`. */
  crossing(anga: AngaRow, targetDeg: number, guessJdUt: number): JulianDayUt;
}

interface Motion {
  readonly jdUt: JulianDayUt;
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
}

/** States of a body that were computed before, used to start a search near its root. */
interface Track {
  at(jdUt: JulianDayUt): Motion;
  /** The known moment nearest to an estimate, or null if none is within `days`. */
  knownNear(jdUt: number, days: number): JulianDayUt | null;
}

/** An angle within this distance of its target has reached it. */
const AT_TARGET_DEG = 1e-8;
/**
 * Between two segments of the ephemeris data the Moon jumps by up to 0.001 second of arc, and a boundary may be in
 * the jump. The search has found it when its steps are this short without convergence.
 */
const JUMP_DAYS = 1e-7;
const MIN_STEPS = 6;
/** Beyond this distance a known state of the Moon is a worse start than the estimate itself. */
const NEAR_DAYS = 1.2;
const MAX_STEPS = 12;

/** Open the Sun and the Moon of an observatory. */
export function openLuminaries(observatory: Observatory): Luminaries {
  const sun = trackOf(observatory, 'Sun');
  const moon = trackOf(observatory, 'Moon');
  const roots = new Map<number, JulianDayUt[]>();

  const angleDeg = (anga: AngaRow, jdUt: JulianDayUt): number =>
    norm360(
      (anga.moon === 0 ? 0 : moon.at(jdUt).longitudeDeg) + (anga.sun === 0 ? 0 : anga.sun * sun.at(jdUt).longitudeDeg),
    );
  const rateDegPerDay = (anga: AngaRow, jdUt: JulianDayUt): number =>
    (anga.moon === 0 ? 0 : moon.at(jdUt).speedDegPerDay) +
    (anga.sun === 0 ? 0 : anga.sun * sun.at(jdUt).speedDegPerDay);

  const solve = (anga: AngaRow, targetDeg: number, guessJdUt: number): JulianDayUt => {
    let jdUt = (anga.moon === 0 ? sun : moon).knownNear(guessJdUt, NEAR_DAYS) ?? julianDayUt(guessJdUt);
    for (let step = 0; step < MAX_STEPS; step++) {
      const error = signedArc(angleDeg(anga, jdUt), targetDeg);
      if (Math.abs(error) < AT_TARGET_DEG) return jdUt;
      const days = error / rateDegPerDay(anga, jdUt);
      jdUt = julianDayUt(jdUt + days);
      if (step >= MIN_STEPS && Math.abs(days) < JUMP_DAYS) return jdUt;
    }
    throw new DomainError('no_convergence', `${anga.id} does not reach ${targetDeg} degrees`, { value: guessJdUt });
  };

  return {
    observatory,
    sunDeg: (jdUt) => sun.at(jdUt).longitudeDeg,
    moonDeg: (jdUt) => moon.at(jdUt).longitudeDeg,
    angleDeg,
    crossing(anga, targetDeg, guessJdUt) {
      const key = (anga.moon * 4 + anga.sun) * 1000 + targetDeg;
      const known = roots.get(key) ?? [];
      const tolerance = 120 / anga.meanDegPerDay;
      const found = known.find((root) => Math.abs(root - guessJdUt) < tolerance);
      if (found !== undefined) return found;
      const root = solve(anga, targetDeg, guessJdUt);
      roots.set(key, [...known, root]);
      return root;
    },
  };
}

function trackOf(observatory: Observatory, body: 'Sun' | 'Moon'): Track {
  const states: Motion[] = [];
  const byMoment = new Map<number, Motion>();
  return {
    at(jdUt) {
      const known = byMoment.get(jdUt);
      if (known !== undefined) return known;
      const { longitudeDeg, speedDegPerDay } = observatory.motion(body, jdUt);
      const state = { jdUt, longitudeDeg, speedDegPerDay };
      byMoment.set(jdUt, state);
      states.push(state);
      return state;
    },
    knownNear(jdUt, days) {
      let nearest: JulianDayUt | null = null;
      let distance = days;
      for (const state of states) {
        const away = Math.abs(state.jdUt - jdUt);
        if (away < distance) [nearest, distance] = [state.jdUt, away];
      }
      return nearest;
    },
  };
}
