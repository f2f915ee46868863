import type { JulianDayUt } from '../time/julianDay.js';
import type { Graha } from '../zodiac/grahas.js';
import { type Nakshatra, nakshatraAt, type Pada } from '../zodiac/nakshatras.js';
import { type Sign, signAt } from '../zodiac/signs.js';
import { type Division, enteredPart, NAKSHATRA_DIVISION, PADA_DIVISION, SIGN_DIVISION } from './divisions.js';
import type { GrahaPaths } from './grahaPaths.js';

/** The next time a graha leaves a part of the zodiac, forward or backward, and what it enters. */
export interface NextChange<P> {
  readonly jdUt: JulianDayUt;
  readonly forward: boolean;
  readonly to: P;
}

/** A quarter of a nakshatra. */
export interface NakshatraPada {
  readonly nakshatra: Nakshatra;
  readonly pada: Pada;
}

/** The next changes of a graha; null if the ephemeris ends before one (2400). */
export interface NextChanges {
  readonly sign: NextChange<Sign> | null;
  readonly nakshatra: NextChange<Nakshatra> | null;
  readonly pada: NextChange<NakshatraPada> | null;
}

/** A quarter of a nakshatra by its number, 0 the first of Ashwini .. 107. */
const padaOfIndex = (index: number): NakshatraPada => ({
  nakshatra: nakshatraAt(Math.floor(index / 4) + 1),
  pada: ((index % 4) + 1) as Pada,
});

/** First crossing of each kind of boundary after a moment (docs/rules/07-panchang-calendar-transits.md#section-12). */
export function nextChanges(paths: GrahaPaths, graha: Graha, afterJdUt: JulianDayUt): NextChanges {
  const path = paths.of(graha);
  const next = <P>(division: Division, partOf: (index: number) => P): NextChange<P> | null => {
    const crossing = path.nextCrossing(division, afterJdUt);
    if (crossing === null) return null;
    const { jdUt, forward } = crossing;
    return { jdUt, forward, to: partOf(enteredPart(division, crossing)) };
  };
  return {
    sign: next(SIGN_DIVISION, signAt),
    nakshatra: next(NAKSHATRA_DIVISION, (index) => nakshatraAt(index + 1)),
    pada: next(PADA_DIVISION, padaOfIndex),
  };
}
