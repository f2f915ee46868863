import type { JulianDayUt } from '../time/julianDay.js';
import type { GrahaPaths } from '../transits/grahaPaths.js';
import { type Sign, signOf } from '../zodiac/signs.js';
import {
  cyclesOverlapping,
  houseZone,
  type SaturnCycle,
  type SaturnZone,
  sadeSatiByDegree,
  sadeSatiBySign,
} from './cycles.js';
import { lifeOf } from './lifeWindow.js';

/** Cycles of Saturn in the 4th and the 8th sign from a point. */
export interface FourthAndEighth {
  readonly fourth: readonly SaturnCycle[];
  readonly eighth: readonly SaturnCycle[];
}

/**
 * Every cycle of Saturn that overlaps a birth and the hundred years after it
 * (docs/rules/07-panchang-calendar-transits.md#section-14).
 */
export interface SaturnTransits {
  readonly signBased: readonly SaturnCycle[];
  readonly degreeBased: readonly SaturnCycle[];
  readonly fromMoon: FourthAndEighth;
  readonly fromLagna: FourthAndEighth;
}

/** Natal longitudes that Saturn's transits are counted from, and the moment of the birth. */
export interface SaturnNatal {
  readonly jdUt: JulianDayUt;
  readonly moonDeg: number;
  readonly ascendantDeg: number;
}

export function saturnTransits(paths: GrahaPaths, { jdUt, moonDeg, ascendantDeg }: SaturnNatal): SaturnTransits {
  const life = lifeOf(jdUt);
  const cycles = (zone: SaturnZone): readonly SaturnCycle[] => cyclesOverlapping(paths, zone, life);
  const houses = (from: Sign): FourthAndEighth => ({
    fourth: cycles(houseZone(from, 4)),
    eighth: cycles(houseZone(from, 8)),
  });
  const moonSign = signOf(moonDeg);
  return {
    signBased: cycles(sadeSatiBySign(moonSign)),
    degreeBased: cycles(sadeSatiByDegree(moonDeg)),
    fromMoon: houses(moonSign),
    fromLagna: houses(signOf(ascendantDeg)),
  };
}
